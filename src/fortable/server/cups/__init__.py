"""Cups among friends: the same deals for everybody, round by round, and who made the most of them."""
