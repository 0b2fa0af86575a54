"""Bridges: the most that can be drawn at once with the proof of it, and what is missing for another."""
