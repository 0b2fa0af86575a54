"""By which names and below which path a server is called."""
