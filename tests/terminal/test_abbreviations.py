"""What a person may leave out when typing an action."""

import pytest

from fortable.terminal.console.abbreviations import fitting

GRID = [f"turn {row}{column}" for row in "ABC" for column in range(1, 13)]
SHOTS = ["fire 1 4", "fire 1 40", "fire 2 41"]


@pytest.mark.parametrize(
    ("typed", "actions", "meant"),
    [
        ("turn c4", GRID, ["turn C4"]),
        ("c4", GRID, ["turn C4"]),
        ("C4", GRID, ["turn C4"]),
        ("t c4", GRID, ["turn C4"]),
        ("a1", GRID, ["turn A1"]),
        ("take", ["return", "take C4"], ["take C4"]),
        ("t", ["return", "take C4"], ["take C4"]),
        ("r", ["return", "take C4"], ["return"]),
        ("c", ["return", "take C4"], ["take C4"]),
        ("4", SHOTS, ["fire 1 4"]),
        ("fire 41", SHOTS, ["fire 2 41"]),
        ("1", SHOTS, ["fire 1 4", "fire 1 40"]),
        ("f 1", SHOTS, ["fire 1 4", "fire 1 40"]),
        ("fire 2 4", SHOTS, []),
        ("4 1", SHOTS, []),
        ("turn", ["return"], []),
        ("bid", ["bid", "bid 4"], ["bid"]),
        ("", ["return"], []),
        ("   ", ["return"], []),
    ],
)
def test_an_abbreviation_means(typed: str, actions: list[str], meant: list[str]) -> None:
    assert fitting(typed, actions) == meant


def test_every_action_in_full_means_itself() -> None:
    for action in GRID + SHOTS:
        assert fitting(action.upper(), GRID + SHOTS) == [action]
