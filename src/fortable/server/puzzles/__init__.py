"""Puzzles out of play: as they are told to one reader, and how a try is judged."""
