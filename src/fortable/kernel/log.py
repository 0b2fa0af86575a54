"""A match: one game's log, and where it stands. Only the log remembers.

The owner of a match asks for a ruling, makes it durable, then accepts it: until then nothing changed.
"""

from collections.abc import Mapping, Sequence
from functools import reduce
from itertools import accumulate, islice, repeat
from typing import Any, NamedTuple

from . import referee
from .chance import Dealer, Draw, fingerprint
from .codec import plain
from .game import NOBODY, AnyGame, Decision, Outcome
from .terms import Terms
from .words import CLOCK, Action, Event, Illegal, Options, Seat, Value, Viewer


class Asked(Value, frozen=True):
    """An admitted action: who asked for it, and the version it was admitted at."""

    version: int
    seat: Seat
    action: Any


class Ruling(NamedTuple):
    """What an admitted action would do to a match, chance included."""

    asked: Asked
    events: tuple[Event, ...]
    states: tuple[Any, ...]
    drawn: int
    waiting: frozenset[Seat]
    """Who may act then."""


class Opening(NamedTuple):
    """What chance did before anybody could act, and how many picks it had made."""

    events: tuple[Event, ...]
    drawn: int


def ruled(
    game: AnyGame, state: Any, waiting: frozenset[Seat], dealer: Dealer, asked: Asked
) -> Ruling:
    """What follows if this is asked of a match that stands at a state and waits for these seats."""
    course = referee.rule(game, state, asked.seat, asked.action, dealer, waiting)
    return Ruling(asked, course.events, course.states, dealer.drawn, course.waiting)


class Match:
    """One match. Its version is the number of its events."""

    def __init__(
        self,
        game: AnyGame,
        first: Any,
        seed: bytes,
        terms: Terms | None = None,
        opening: Opening | None = None,
    ) -> None:
        """With an opening that is remembered, chance is not asked again."""
        opening = opening or _opened(game, first, seed)
        self.game = game
        self.terms = terms or _terms(game, first)
        self.is_bound = True
        """Whether the commitment binds the terms; of a match of long ago it binds the seed alone."""
        self.seed = seed
        self.first = first
        self.state = reduce(game.evolve, opening.events, first)
        self.events: list[Event] = list(opening.events)
        self.asked: list[Asked] = []
        self.drawn = opening.drawn
        self.heard_before: Mapping[Viewer, tuple[Event, ...]] = {}
        """By viewer, what it had heard before the position in which this match began, where that is known."""
        self._waited: tuple[Any, frozenset[Seat]] = None, NOBODY
        """A state, and who may act in it: worked out once."""

    @classmethod
    def begin(
        cls,
        game: AnyGame,
        seats: int,
        options: Options,
        seed: bytes,
        opening: Opening | None = None,
        settings: Mapping[str, Any] | None = None,
    ) -> "Match":
        """A match from its first moment, at a table with these settings of its own."""
        first = referee.start(game, options, seats)
        return cls(game, first, seed, _terms(game, first, settings=settings), opening)

    @classmethod
    def at(
        cls,
        game: AnyGame,
        position: str,
        seed: bytes,
        opening: Opening | None = None,
        settings: Mapping[str, Any] | None = None,
    ) -> "Match":
        """A match that goes on from a position in the game's notation, at a table with these settings."""
        first = game.notation.read_state(position)
        match = cls(game, first, seed, _terms(game, first, position, settings), opening)
        for seat in match.waiting:
            if not any(True for _ in game.legal(match.view(seat))):
                raise Illegal("TB-08", "not-at-rest", seat=seat)
        return match

    @property
    def version(self) -> int:
        return len(self.events)

    @property
    def commitment(self) -> str:
        """Public from the first moment: it binds the terms and the seed."""
        return self.terms.commitment(self.seed) if self.is_bound else fingerprint(self.seed)

    @property
    def waiting(self) -> frozenset[Seat]:
        """The seats that may act now; nobody when the match is over."""
        if self._waited[0] is not self.state:
            waiting = self.game.waiting(self.state)
            self._waited = self.state, NOBODY if isinstance(waiting, Draw) else waiting
        return self._waited[1]

    @property
    def is_over(self) -> bool:
        return not self.waiting

    def rule(self, seat: Seat, action: Action, version: int | None = None) -> Ruling:
        """What would follow if `seat` did `action`, chosen at `version`. Changes nothing."""
        now = len(self.events)
        if version is not None and version != now:
            self.check_version(seat, action, version)
        asked = Asked(now, seat, action)
        return ruled(self.game, self.state, self.waiting, Dealer(self.seed, self.drawn), asked)

    def foreseen(self, seat: Seat, action: Action, events: tuple[Event, ...], drawn: int) -> Ruling:
        """A ruling on the match as it stands whose events were worked out elsewhere."""
        states = tuple(accumulate(events, self.game.evolve, initial=self.state))[1:]
        waiting = self.game.waiting(states[-1])
        assert not isinstance(waiting, Draw), "chance is settled in a ruling"
        return Ruling(Asked(self.version, seat, action), events, states, drawn, waiting)

    def accept(self, ruling: Ruling) -> None:
        """Make a ruling true. It must be the answer to the match as it stands."""
        assert ruling.asked.version == len(self.events), "a ruling is accepted at once or never"
        self.asked.append(ruling.asked)
        self.events.extend(ruling.events)
        self.state = ruling.states[-1]
        self.drawn = ruling.drawn
        self._waited = self.state, ruling.waiting

    def act(self, seat: Seat, action: Action, version: int | None = None) -> Ruling:
        """Rule and accept in one, for owners with nothing to make durable."""
        ruling = self.rule(seat, action, version)
        self.accept(ruling)
        return ruling

    def recall(self, asked: Asked, events: Sequence[Event], drawn: int) -> None:
        """Make true again what was accepted once: facts are not judged a second time."""
        for event in events:
            self.state = self.game.evolve(self.state, event)
        self.asked.append(asked)
        self.events.extend(events)
        self.drawn = drawn

    def view(self, viewer: Viewer) -> Any:
        return self.game.view_for(self.state, viewer)

    def shown(self, viewer: Viewer) -> Any:
        """The view with all that boards show besides."""
        return self.game.shown(self.view(viewer))

    def news(self, viewer: Viewer, ruling: Ruling) -> tuple[Event, ...]:
        """The events of a ruling as `viewer` hears them, fresh."""
        if len(ruling.events) == 1:  # mostly, and then there is nothing to go through
            return (self.game.redact(ruling.events[0], viewer, ruling.states[0]),)
        return tuple(map(self.game.redact, ruling.events, repeat(viewer), ruling.states))

    def retold(self, viewer: Viewer, since: int = 0) -> tuple[Event, ...]:
        """The log from a version on as `viewer` may hear it now: all of it once the match is over."""
        events = self.events[since:]
        if self.is_over:
            return tuple(events)
        return tuple(self.game.redact(event, viewer, self.state) for event in events)

    def fresh_news(self, viewer: Viewer) -> tuple[Event, ...]:
        """The log as `viewer` heard it when it was fresh: whoever was there may remember it."""
        return heard_fresh(self.game, self.first, self.events, viewer)

    def outcome(self) -> Outcome:
        if not self.is_over:
            raise Illegal("TB-02", "not-over", waiting=sorted(self.waiting))
        return self.game.outcome(self.state)

    def decided(self) -> Decision:
        """Why whoever is first is ahead; asked when the match is over."""
        return self.game.decided(self.state, self.outcome())

    def check_version(self, seat: Seat, action: Action, version: int) -> None:
        """`Illegal` if an action that was chosen at a version comes too late now."""
        now = self.version
        if not 0 <= version <= now:
            raise Illegal("TB-05", "no-such-version", tried=version, now=now)
        if version == now:
            return
        if seat == CLOCK:  # a deadline counts from the last event
            raise Illegal("TB-03", "no-deadline")
        if not self.game.simultaneous:
            raise Illegal("TB-05", "stale", tried=version, now=now)
        if seat in self.waiting and any(map(self.game.outdates, self.events[version:])):
            raise self.game.untimely(self.state, seat, action) or Illegal(
                "TB-05", "stale", tried=version, now=now
            )


def heard_fresh(
    game: AnyGame, first: Any, events: Sequence[Event], viewer: Viewer
) -> tuple[Event, ...]:
    """What happened from a state on, as `viewer` heard each event when it was fresh."""
    states = accumulate(events, game.evolve, initial=first)
    return tuple(map(game.redact, events, repeat(viewer), islice(states, 1, None)))


def _terms(
    game: AnyGame,
    first: Any,
    position: str | None = None,
    settings: Mapping[str, Any] | None = None,
) -> Terms:
    return Terms(
        game=game.key,
        version=game.version,
        seats=first.seats,
        options=plain(first.options),
        position=position,
        settings=dict(settings or {}),
    )


def _opened(game: AnyGame, first: Any, seed: bytes) -> Opening:
    dealer = Dealer(seed)
    return Opening(referee.settle(game, first, dealer).events, dealer.drawn)
