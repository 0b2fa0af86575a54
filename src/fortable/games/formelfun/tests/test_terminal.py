"""The board in a terminal."""

from collections.abc import Iterator
from io import StringIO

import pytest
from rich.cells import cell_len
from rich.console import Console

from fortable.kernel import referee
from fortable.kernel.chance import Dealer
from fortable.kernel.log import Match
from fortable.kernel.words import Fact, Say, Seat, Viewer
from fortable.testing import rule
from fortable.texts import LANGUAGES, Texts

from .. import GAME
from ..model import Options, State
from ..terminal import draw
from .table import SEED, after, at, seen_by

PLAYERS = ["Mia", "Leo", "Ada", "Wolfeschlegelste", "Bo", "Christopher-Paul"]


def words(language: str) -> Say:
    """What a table gives a board to speak with."""
    texts = Texts(language, [GAME.package], PLAYERS)

    def say(message: str, /, **facts: Fact) -> str:
        seat = facts.get("seat")
        return (
            PLAYERS[seat]
            if message == "player" and isinstance(seat, int)
            else texts(message, **facts)
        )

    return say


def drawn(state: State, viewer: Viewer, language: str = "en") -> list[str]:
    console = Console(width=80, record=True, file=StringIO(), color_system=None)
    console.print(draw(seen_by(viewer, state), words(language)))
    return [line.rstrip() for line in console.export_text().splitlines()]


def race(track: str = "B1:12.1 A1:9.1 C1:9.2 C2:3.1", moved: int = 1) -> State:
    return at(
        track,
        moved=moved,
        A="2/3 9/3 8 Turbo",
        B="3/3 3/3 6 7 7",
        C="1/10 4/3 8 8 Turbo",
    )


@rule("FF-02", "FF-03")
def test_the_track_is_a_loop_with_lanes() -> None:
    lines = drawn(race(), Seat(0))
    upper = "╭◁─3────2────1───10────9────8────7─────6────5────4────3────2────1───10────9──╮"
    lower = "╰──4────5────6────7────8────9───10──║──1────2────3────4────5────6────7────8─▷╯"
    assert (lines[0], lines[12]) == (upper, lower)
    assert lines[4].endswith("▶A1  │")
    assert lines[3].endswith("C1  │")
    assert sum("·" in line for line in lines) == 8


@rule("FF-22")
def test_the_running_order_the_car_that_is_due_and_the_last_one_are_marked() -> None:
    order = next(line for line in drawn(race(), Seat(0)) if "Race" in line)
    assert order.split("Race 6 of 8")[1].split() == ["B1", "▶A1", "C1", "C2!", "│"]


@rule("FF-16")
def test_the_danger_of_the_last_place_is_told() -> None:
    text = "\n".join(drawn(race(), Seat(0)))
    assert "In danger: C2 of Ada, 6 spaces behind C1" in text
    level = race("B1:12.1 A1:9.1 C1:9.2")
    assert "level with A1 but further out" in "\n".join(drawn(level, None))


@rule("FF-05", "FF-22")
def test_the_hand_shows_each_cards_true_movement_for_the_car_that_is_due() -> None:
    *_, cards, movements = drawn(race(), Seat(0))
    assert cards.split() == ["Your", "hand", "2/3", "9/3", "8", "Turbo", "Draw", "pile", "96"]
    assert movements.split() == ["A1", "on", "9", "→3", "→9●", "→8", "→5", "Discards", "0"]


@rule("FF-05")
def test_while_others_are_due_the_movements_are_for_the_next_own_car() -> None:
    movements = drawn(race(), Seat(2))[-1]
    assert movements.split()[:3] == ["C1", "on", "9"]
    assert drawn(race(), Seat(1))[-1].split() == ["Discards", "0"]


@rule("FF-23")
def test_other_hands_are_not_shown() -> None:
    for viewer, card in ((None, "/3"), (Seat(1), "9/3"), (Seat(2), "2/3")):
        assert card not in "\n".join(drawn(race(), viewer))


@rule("FF-19", "FF-21")
def test_at_the_end_both_titles_and_the_order_of_elimination_are_shown() -> None:
    final = at("A1:25.1 B1:24.1", "6 6 6 6 6", B="8 8 8 8 8", out="B2 B3 A2 A3 C1 C2 C3")
    text = "\n".join(drawn(after(final, "6", "8"), None))
    assert "Winner of the final: Leo with B1" in text
    assert "Title on points: Ada with 18 points" in text
    assert "Out, first to last: B2 B3 A2 A3 C1 C2 C3 A1" in text
    assert "The final" in "\n".join(drawn(final, None))


def moments(seats: int) -> Iterator[State]:
    """Every state of a match, the ones nobody is asked in included."""
    match = Match.begin(GAME, seats, Options(), SEED)
    yield match.first
    yield from referee.settle(GAME, match.first, Dealer(SEED)).states
    while not match.is_over:
        (seat,) = match.waiting
        yield from match.act(seat, GAME.auto_action(match.view(seat))).states


@rule("FF-22", "FF-08")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [3, 6])
def test_the_board_fits_every_moment_of_a_match(seats: int, language: str) -> None:
    for number, state in enumerate(moments(seats)):
        if number < 12 or number % 60 == 0 or state.phase in ("done", "over"):
            lines = drawn(state, Seat(number % seats), language)
            assert len(lines) <= (16 if seats == 6 else 15)
            assert max(map(cell_len, lines)) <= 80
