"""What the table plays for a seat that is gone."""

import pytest

from fortable.kernel.log import Match
from fortable.testing import rule

from .. import GAME
from ..model import Options
from .table import SEED, after, seen_by


def plays(position: str, *wishes: str) -> str:
    """What the table plays now."""
    state = after(position, *wishes)
    return GAME.notation.write_action(GAME.auto_action(seen_by(state.turn, state)))


@rule("FT-05")
@pytest.mark.parametrize(
    ("turns", "place"),
    [(1, "A1"), (2, "A3"), (3, "A3"), (4, "A4"), (86, "E9"), (88, "A1")],
)
def test_it_looks_at_place_after_place_round_by_round(turns: int, place: str) -> None:
    assert plays(f"- | 0 {turns} turn - | A2:. | 1, 1 12") == f"turn {place}"


@rule("FT-06")
def test_it_takes_what_can_be_taken() -> None:
    assert plays("- | 0 9 choose C4 | C4:17* | 1 5, 1") == "take C4"
    assert plays("rules=advanced | 0 9 choose C4 | C4:17* | 1 31! 32, 1") == "insert C4"


@rule("FT-06")
def test_it_returns_what_cannot_be_taken() -> None:
    assert plays("- | 0 9 choose C4 | C4:17* | 1 18, 1") == "return"


@rule("FT-10")
def test_it_takes_a_face_up_card_when_there_is_none_to_turn() -> None:
    seen = [number for number in range(2, 44) if number != 40]
    places = [f"{row}{column}" for row in "ABCDE" for column in range(1, 10)]
    cards = " ".join(f"{place}:{number}*" for place, number in zip(places, seen, strict=False))
    assert plays(f"- | 0 90 turn - | {cards} | 1 40, 1 44 45 46") == "take E3"


@rule("FT-18")
def test_it_fires_at_the_first_card_in_danger() -> None:
    assert plays("rules=advanced | 0 9 aim - | - | 1 7, 1 8 9, 1 10") == "fire 1 8"


@rule("FT-12")
@pytest.mark.parametrize("rules", ["basic", "advanced"])
@pytest.mark.parametrize("seats", [2, 4])
def test_a_match_of_such_seats_alone_ends(rules: str, seats: int) -> None:
    options = Options(rules="advanced" if rules == "advanced" else "basic")
    match = Match.begin(GAME, seats, options, SEED)
    while not match.is_over:
        (seat,) = match.waiting
        match.act(seat, GAME.auto_action(match.view(seat)))
        assert match.version < 10_000
