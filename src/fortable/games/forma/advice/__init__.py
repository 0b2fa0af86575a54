"""What can be said of a decision in words: why another place was better, and where to look for it."""
