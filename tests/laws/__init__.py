"""The laws have teeth: each is held against a game that breaks it, and finds it out."""
