"""Commands for whoever looks after a server."""
