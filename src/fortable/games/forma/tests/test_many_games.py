"""Random games: every one ends; squares, forms, markers and scores add up, counted a second time."""

from itertools import product
from random import Random

import pytest

from fortable.bots import seat_bot
from fortable.kernel.log import Match, Ruling
from fortable.kernel.words import Event, Seat
from fortable.testing import rule

from .. import GAME
from ..actions import LayOut, Pass, Place
from ..board.forms import SET, VALUES
from ..board.squares import BOARD, FORM, FREE, MARKED, MARKER, OBSTACLE, TOWER, own
from ..bridges.most import count, most_bridges
from ..events import (
    FormLaid,
    FormLost,
    LaidOut,
    ObstacleEnclosed,
    SeatPassed,
    SecondTryWaived,
    SquareEnclosed,
    TowerEnclosed,
    TurnCame,
)
from ..model import Options, State
from .recount import Recount, name_of

WORDS: dict[type[Event], str] = {
    FormLaid: "laid",
    FormLost: "lost",
    SecondTryWaived: "waived",
    SquareEnclosed: "square",
    ObstacleEnclosed: "obstacle",
    TowerEnclosed: "tower",
}
KINDS = {"form": FORM, "marker": MARKER, "marked": MARKED}


def recounted(match: Match, rng: Random) -> Match:
    """A match played to its end, every step of it held against the second count."""
    state: State = match.state
    second = Recount(state.options, state.seats)
    bots = [seat_bot(GAME, "casual", seat, rng) for seat in map(Seat, range(state.seats))]
    while not match.is_over:
        (seat,) = match.waiting
        view = match.view(seat)
        action = bots[seat].choose(view)
        if rng.random() < 0.3:
            action = rng.choice(list(GAME.legal(view)))
        ruling = match.act(seat, action)
        if isinstance(action, Place | Pass):
            told = second.act(seat, action)
            assert told == _told(ruling)
            _passes(second, ruling)
        for event in ruling.events:
            if isinstance(event, LaidOut):
                second.lay_out(LayOut(event.tower, event.obstacles))
    _adds_up(match, second)
    return match


def _told(ruling: Ruling) -> list[tuple[str, str]]:
    named = [event for event in ruling.events if type(event) in WORDS]
    return [
        (WORDS[type(event)], getattr(event, "form", "") or getattr(event, "square", ""))
        for event in named
    ]


def _passes(second: Recount, ruling: Ruling) -> None:
    """Who passes has no form that fits, and whose turn comes has one (FA-12, FA-13)."""
    for event in ruling.events:
        if isinstance(event, SeatPassed):
            assert not second.fits_somewhere(event.seat)
        elif isinstance(event, TurnCame):
            second.misfits = 0
            assert second.fits_somewhere(event.seat)


def _adds_up(match: Match, second: Recount) -> None:
    state: State = match.state
    board = {}
    for square, thing in second.board.items():
        mark = {"obstacle": OBSTACLE, "tower": TOWER}.get(thing.kind)
        board[name_of(square)] = mark or KINDS[thing.kind][thing.seat]
    squares = [f"{letter}{row}" for row in range(1, 21) for letter in "ABCDEFGHIJKLMNOPQRST"]
    marks = "".join(board.get(square, FREE) for square in squares)
    assert marks == state.board.replace("/", "")
    assert not any(second.fits_somewhere(seat) for seat in range(state.seats))
    outcome = match.outcome()
    for seat in range(state.seats):
        laid = [form.form for form in state.laid if form.seat == seat]
        everything = sorted([*laid, *state.lost[seat], *state.stocks[seat]])
        assert everything == sorted(SET * (4 // state.seats))
        assert sorted(second.stocks[seat].elements()) == sorted(state.stocks[seat])
        assert second.lost[seat] == [*state.lost[seat]]
        assert marks.count(FORM[seat]) == sum(VALUES[form] for form in laid)
        bridges = count(most_bridges(BOARD, own(state.board, seat)))
        assert outcome.scores[seat] == second.points(seat, bridges)


@rule("FA-13", "FA-17", "FA-22")
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize(
    ("placing", "edition", "contact"),
    list(product(("by_eye", "assisted"), ("de", "fr"), ("corners", "sides"))),
)
def test_a_random_game_ends_and_adds_up(
    seats: int, placing: str, edition: str, contact: str
) -> None:
    rng = Random(f"{seats} {placing} {edition} {contact}")
    options = Options(placing=placing, edition=edition, obstacle_contact=contact)  # type: ignore[arg-type]
    recounted(Match.begin(GAME, seats, options, rng.randbytes(32)), rng)
