"""What learners see of a game and how they act, as numbers: a game brings its own in its `encode.py`."""
