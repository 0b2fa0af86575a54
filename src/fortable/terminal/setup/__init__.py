"""Before a match: the shelf, who sits where, which options."""
