"""The game as numbers, for learners."""
