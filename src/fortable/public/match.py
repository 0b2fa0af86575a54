"""A match as a value: to play is to get another match, and the one before is still there to branch from."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import accumulate, chain
from typing import TYPE_CHECKING, Any, NamedTuple

from fortable.kernel import log, referee
from fortable.kernel.chance import Dealer
from fortable.kernel.game import Deadline, Outcome, read_wish
from fortable.kernel.terms import Terms
from fortable.kernel.words import Action, Illegal, Seat, Viewer

from .legal import Legal
from .moment import Moment, moments
from .news import News
from .refusal import Refusal, taught

if TYPE_CHECKING:
    from rich.console import RenderableType

    from fortable.review import Review

    from .player import Chooser, Player
    from .record import Record

Wish = Action | str | Mapping[str, Any]
"""An action as it may be said: a value, text in the game's notation, or an object as in JSON."""


class Beginning(NamedTuple):
    """What all matches have in common that go on from the same first moment."""

    first: Any
    seed: bytes
    terms: Terms
    opening: log.Opening


class Match(Moment, frozen=True, eq=False, weakref=True):
    """A match at one moment. It never changes: `play` gives the match that follows.

    So any match can be kept, compared, copied, pickled, and gone on from more than once.

    >>> import fortable
    >>> match = fortable.new(next(iter(fortable.games())), seed=1)
    >>> seat = match.waiting[0]
    >>> one, other = match.legal(seat)[0], match.legal(seat)[-1]
    >>> match.play(seat, one) == match.play(seat, one), match.play(seat, one) == match
    (True, False)
    >>> match.play(seat, other).before is match
    True
    """

    _beginning: Beginning
    _waits: frozenset[Seat]
    _drawn: int
    _ruling: log.Ruling | None
    before: "Match | None"
    """The match before the last action; None before the first."""

    @property
    def is_over(self) -> bool:
        """Whether nobody may act any more."""
        return not self._waits

    @property
    def outcome(self) -> Outcome:
        """Ranking, scores and what they are for; a `Refusal` while the match goes on."""
        with taught(self._game):
            return self._log().outcome()

    @property
    def deadline(self) -> Deadline | None:
        """What the rules want done if nothing happens for a while: `play(CLOCK, deadline.action)` does it."""
        return self._game.deadline(self._state)

    @property
    def commitment(self) -> str:
        """The hash that binds the seed and all that was agreed on before the first draw."""
        return self._beginning.terms.commitment(self._beginning.seed)

    @property
    def seed(self) -> str:
        """All chance of this match follows from it: 64 hexadecimal digits."""
        return self._beginning.seed.hex()

    @property
    def last(self) -> tuple[int, Action] | None:
        """Who acted last, and how; None before the first action."""
        return (
            None if self._ruling is None else (self._ruling.asked.seat, self._ruling.asked.action)
        )

    def legal(self, seat: int) -> Legal:
        """What a seat may do now, counted; nothing if the match does not wait for it."""
        return Legal(self._game, self.view(seat), self.waiting)

    def play(self, seat: int, action: Wish) -> "Match":
        """The match after this action and all that follows from it, or a `Refusal` that teaches.

        An action is a value (one of `legal`), text in the game's notation, or an object as in JSON.

        >>> import fortable
        >>> match = fortable.new(next(iter(fortable.games())), seed=1)
        >>> seat = match.waiting[0]
        >>> match.play(seat, match.legal(seat)[0]) == match.play(seat, match.legal(seat).written[0])
        True
        """
        try:
            asked = log.Asked(self.version, Seat(seat), read_wish(self._game, action))
            dealer = Dealer(self._beginning.seed, self._drawn)
            ruling = log.ruled(self._game, self._state, self._waits, dealer, asked)
        except Illegal as illegal:
            raise self._refusal(seat, illegal) from None
        return self._after(ruling)

    def bot(self, seat: int, name: "str | Chooser", luck: int = 0) -> "Player":
        """A bot in a seat: `choose()` says what it would do, `play()` gives the match after it has done so.

        A bot is one of `game.bots`, or a function of the seat's view and legal actions. It hears and sees
        what its seat may, from the first event on. From the same match, with the same luck, it does the same.
        """
        from .player import Player

        return Player(self, self._seat(seat), name, luck)

    def finish(
        self, bots: "str | Chooser | Sequence[str | Chooser]" = "random", luck: int = 0
    ) -> "Match":
        """The match at its end: bots play on, one for all seats, or one for each (taken in turn).

        >>> import fortable
        >>> match = fortable.new(next(iter(fortable.games())), seed=1).finish()
        >>> match.is_over, sorted(seat for place in match.outcome.ranking for seat in place)
        (True, [0, 1])
        """
        from .player import played_out

        with taught(self._game):
            return played_out(self, bots, luck)

    def news(self, viewer: int | None = None, since: int | None = None) -> News:
        """What the last action led to, as a viewer heard it; or all since a version, as it may be told now.

        What was shown then and is hidden again is not told a second time.
        """
        if since is None:
            return super().news(viewer)
        return News(self._game, self._log().retold(self._viewer(viewer), since))

    def result(
        self, language: str | None = None, width: int = 80, names: Sequence[str] = ()
    ) -> str:
        """The outcome in words, as the terminal tells it: who won and why, and what the points are for."""
        from .drawn_text import plain_text, result

        with taught(self._game):
            return plain_text(result(self._log(), language, names), width)

    def history(self) -> "tuple[Match, ...]":
        """The match after each of its actions, from its first moment on: each can be gone on from."""
        return (*reversed(list(self._back())),)

    def moments(self) -> tuple[Moment, ...]:
        """Every moment of it so far, one for each event, from before the first."""
        first = self._beginning.first
        steps = (pair for each in self.history() for pair in each._steps())
        return (*moments(self._game, chain([(None, first)], steps)),)

    def record(self) -> "Record":
        """A finished match as a file has it; a `Refusal` while it goes on."""
        from .record import record_of

        with taught(self._game):
            return record_of(self)

    def review(self, *, seed: int = 0, effort: float = 1.0) -> "Review":
        """What of a finished match was luck, what was skill, and what would have been better.

        A `Refusal` while it goes on. The same seed and effort say the same.
        """
        from fortable.review import review

        with taught(self._game):
            return review(self._log(), seed=seed, effort=effort)

    def _after(self, ruling: log.Ruling) -> "Match":
        events, states = ruling.events, ruling.states
        return Match(
            self._game,
            states[-1],
            self.version + len(events),
            events,
            states,
            self._beginning,
            ruling.waiting,
            ruling.drawn,
            ruling,
            self,
        )

    def _refusal(self, seat: int, illegal: Illegal) -> Refusal:
        is_seat = 0 <= seat < self.seats
        return Refusal(illegal, self._game, self.legal(seat) if is_seat else None)

    def _seat(self, seat: int) -> Seat:
        with taught(self._game):
            return referee.check_seat(seat, self.seats)

    def _log(self) -> log.Match:
        """The same match as all other rooms have it."""
        match = log.Match(self._game, *self._beginning)
        for ruling in self._rulings():
            match.accept(ruling)
        return match

    def _rulings(self) -> Iterator[log.Ruling]:
        return (each._ruling for each in self.history() if each._ruling)

    def _back(self) -> Iterator["Match"]:
        match: Match | None = self
        while match is not None:
            yield match
            match = match.before

    def _waiting(self) -> frozenset[Seat]:
        return self._waits

    def _page(
        self, viewer: Viewer, language: str | None = None, names: Sequence[str] = ()
    ) -> "RenderableType":
        from rich.console import Group

        from .drawn_text import DrawnText

        drawn = DrawnText(self._game, self.seats, language, names)
        table = drawn.table(self._state, viewer)
        if self.is_over:
            return Group(table, drawn.decided(self._state))
        if viewer not in self._waits:
            return table
        return Group(table, drawn.expected(self.view(viewer), self.legal(viewer)))

    def _told(self) -> tuple[object, ...]:
        """All that makes it this match: how it began, and what was asked since."""
        asked = tuple(ruling.asked for ruling in self._rulings())
        return self._game.key, self._beginning, asked

    def __hash__(self) -> int:
        return hash((self._beginning.seed, self.version))

    def __reduce__(self) -> tuple[Callable[..., "Match"], tuple[object, ...]]:
        steps = tuple((ruling.asked, ruling.events, ruling.drawn) for ruling in self._rulings())
        return _again, (self._game.key, self._beginning, steps)


def begun(match: log.Match) -> Match:
    """A match at its first moment, as others have it."""
    game, first = match.game, match.first
    events = tuple(match.events)
    states = tuple(accumulate(events, game.evolve, initial=first))[1:]
    opening = log.Opening(events, match.drawn)
    beginning = Beginning(first, match.seed, match.terms, opening)
    waiting, drawn = match.waiting, match.drawn
    return Match(
        game, match.state, len(events), events, states, beginning, waiting, drawn, None, None
    )


def _again(key: str, beginning: Beginning, steps: Iterable[tuple[Any, ...]]) -> Match:
    from fortable.catalog import catalog

    remembered = log.Match(catalog()[key], *beginning)
    match = begun(remembered)
    for asked, events, drawn in steps:
        ruling = remembered.foreseen(asked.seat, asked.action, events, drawn)
        remembered.accept(ruling)
        match = match._after(ruling)
    return match
