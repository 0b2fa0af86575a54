"""Matches as files and as replays: made by a worker, few at a time, within limits."""
