"""Puzzles are about where to lay, not about whether it fits."""

from fortable.puzzles.setting import Setting

PUZZLES = Setting(players=("beginner", "casual", "good"), options={"placing": "assisted"})
