"""Puzzles show what was seen: what is to be found is what to do with it, not where it lies."""

from fortable.puzzles.setting import Setting

PUZZLES = Setting(options={"memory_aid": True})
