"""One vocabulary for tests of positions: a position, wishes, and what comes of them.

    >>> from keepsake import GAME
    >>> table = Positions(GAME)
    >>> begun = "- | cards=5,9 kept=false,false"
    >>> table.may(begun)
    ['keep', 'swap']
    >>> table.after(begun, "0: swap = 7").cards
    (7, 9)
    >>> kinds(table.events(begun, "0: swap = 7"))
    ['CardLaidOpen', 'CardDrawn']
    >>> table.refused(begun, "1: keep").message
    'TB-03-not-waited-for'
    >>> table.seen_by(1, table.after(begun, "0: keep")).cards
    (None, 9)

A position is a state, or its notation; a game's tests may have a shorter one, which `whole` completes. A wish
is a seat, or `clock`, and an action; the seat may be left out if only one is waited for. Behind ` = ` stands
what chance then picks; else, and once that is used up, it picks the lowest there is.
"""

import re
from collections.abc import Callable, Iterable
from typing import Any, Generic, NamedTuple, TypeVar, overload

from fortable.kernel import referee
from fortable.kernel.chance import Chance, Draw, Picks
from fortable.kernel.game import Game, Position, Seen
from fortable.kernel.log import Match
from fortable.kernel.options import parse_options
from fortable.kernel.words import CLOCK, SPECTATOR, Action, Event, Illegal, Options, Seat, Viewer

S = TypeVar("S", bound=Position)
V = TypeVar("V", bound=Seen)
L = TypeVar("L")

SEED = bytes(32)
WISH = re.compile(r"(?:(?P<who>\d+|clock): )?(?P<action>.*?)(?: = (?P<picks>.*))?")


class Wish(NamedTuple):
    """What somebody wants, and what chance will do then."""

    seat: Seat
    action: Action
    chance: Chance


class Positions(Generic[S, L]):
    """The positions of one game, and what is looked at: its views, or what its boards make of them."""

    @overload
    def __init__(
        self: "Positions[S, V]",
        game: Game[S, Any, Any, V, Any],
        *,
        whole: Callable[[str], str] = str,
        pick: Callable[[str], int] = int,
    ) -> None: ...

    @overload
    def __init__(
        self,
        game: Game[S, Any, Any, Any, Any],
        *,
        whole: Callable[[str], str] = str,
        pick: Callable[[str], int] = int,
        shown: Callable[[Any], L],
    ) -> None: ...

    def __init__(
        self,
        game: Game[S, Any, Any, Any, Any],
        *,
        whole: Callable[[str], str] = str,
        pick: Callable[[str], int] = int,
        shown: Callable[[Any], Any] = lambda view: view,
    ) -> None:
        """`pick` reads what chance picks; `shown` makes of a view what is to be looked at."""
        self.game = game
        self._whole = whole
        self._pick = pick
        self._shown = shown

    def at(self, position: str | S) -> S:
        """The state that a position is."""
        if isinstance(position, str):
            return self.game.notation.read_state(self._whole(position))
        return position

    def match_at(self, position: str) -> Match:
        """A match that goes on from a position."""
        return Match.at(self.game, self._whole(position), SEED)

    def begin(self, seats: int, options: str | Options = "-") -> S:
        """Where a match stands when somebody may act for the first time."""
        if isinstance(options, str):
            options = parse_options(self.game.types.options, options)
        first: S = referee.start(self.game, options, seats)
        states: tuple[S, ...] = (first, *referee.settle(self.game, first, lowest).states)
        return states[-1]

    def follows(
        self, position: str | S, *wishes: str, chance: Chance | None = None
    ) -> referee.Consequences:
        """All that comes of the last of some wishes."""
        course = referee.Consequences((), (self.at(position),))
        for wish in wishes:
            course = self._ruled(course.states[-1], wish, chance)
        return course

    def after(self, position: str | S, *wishes: str) -> S:
        """Where the match stands when the wishes have come true."""
        state: S = self.follows(position, *wishes).states[-1]
        return state

    def events(self, position: str | S, *wishes: str) -> list[Event]:
        """What the last of the wishes leads to."""
        return list(self.follows(position, *wishes).events)

    def refused(self, position: str | S, *wishes: str) -> Illegal:
        """How the last of the wishes is refused."""
        *granted, wish = wishes
        state = self.after(position, *granted)
        try:
            self._ruled(state, wish, None)
        except Illegal as refusal:
            return refusal
        raise AssertionError(f"nobody refuses {wish}")

    def may(self, position: str | S, viewer: int | None = None) -> list[str]:
        """What a seat may do; if none is named, the one that is waited for."""
        state = self.at(position)
        is_over = viewer is None and not self.game.waiting(state)
        seat = None if is_over else self.due(state) if viewer is None else Seat(viewer)
        view = self.game.view_for(state, seat)
        return [self.game.notation.write_action(action) for action in self.game.legal(view)]

    def due(self, position: str | S) -> Seat:
        """The one seat that is waited for."""
        waiting = self.game.waiting(self.at(position))
        assert not isinstance(waiting, Draw), "chance is waited for"
        (seat,) = waiting
        return seat

    def seen_by(self, viewer: int | None, position: str | S) -> L:
        """What a viewer may know."""
        seat = SPECTATOR if viewer is None else Seat(viewer)
        look: L = self._shown(self.game.view_for(self.at(position), seat))
        return look

    def everyone(self, position: str | S) -> list[Viewer]:
        """All seats, and whoever watches."""
        return [*map(Seat, range(self.at(position).seats)), SPECTATOR]

    def _ruled(self, state: S, wish: str, chance: Chance | None) -> referee.Consequences:
        seat, action, drawn = self._read(state, wish)
        return referee.rule(self.game, state, seat, action, chance or drawn)

    def _read(self, state: S, wish: str) -> Wish:
        found = WISH.fullmatch(wish)
        assert found, f"{wish} is no wish"
        who = found["who"]
        seat = CLOCK if who == "clock" else self.due(state) if who is None else Seat(int(who))
        picks = tuple(map(self._pick, (found["picks"] or "").split()))
        return Wish(seat, self.game.notation.read_action(found["action"]), picking(*picks))


def picking(*picks: int) -> Chance:
    """Chance that picks these numbers one after another, and then the lowest there is."""
    left = list(picks)

    def choose(draw: Draw) -> Picks:
        bag, chosen = sorted(draw.bag), list[int]()
        for _ in range(draw.count):
            pick = left.pop(0) if left else bag[0]
            assert pick in bag, f"{pick} is not in the bag {draw.bag}"
            chosen.append(pick)
            if not draw.returns:
                bag.remove(pick)
        return tuple(chosen)

    return choose


lowest = picking()
"""Chance that picks the lowest there is."""


def kinds(events: Iterable[Event]) -> list[str]:
    """What happened, by the names of the events."""
    return [type(event).__name__ for event in events]
