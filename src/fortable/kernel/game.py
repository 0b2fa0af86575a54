"""The contract of a game: a typed record of pure functions over frozen values.

The comments below are the specification; `fortable.testing` holds every game to it.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache, partial
from itertools import chain, repeat
from random import Random
from typing import Any, Generic, Protocol, TypeVar

from .chance import Draw, Picks
from .codec import encode, reader, typed
from .notation import Notation as Notation, notation_of
from .options import AS_IN_THE_BOX, Preset
from .words import Action, Event, Illegal, Options, Seat, Value, Viewer


class Position(Protocol):
    """What the kernel reads of any game's state; all else is the game's own."""

    @property
    def seats(self) -> int: ...

    @property
    def options(self) -> Options: ...


class Seen(Protocol):
    """What every room may read of any game's view; all else is between the game and its board.

    A game of several phases says in a field `phase: str` which one its view is in: table and
    shell then tell the player what to do in it (`phase-turn` in the catalogue). See `phase_of`.
    """

    @property
    def viewer(self) -> Viewer:
        """Whose view it is."""


def phase_of(view: Seen) -> str | None:
    """The phase a view is in; None in a game that has none."""
    phase: str | None = getattr(view, "phase", None)
    return phase


S = TypeVar("S", bound=Position)
A = TypeVar("A", bound=Action)
E = TypeVar("E", bound=Event)
V = TypeVar("V", bound=Seen)
O = TypeVar("O", bound=Options)

Waiting = frozenset[Seat] | Draw
"""Whom the match waits for: the seats that may act now, chance, or (the empty set) nobody."""

NOBODY: frozenset[Seat] = frozenset()


@cache
def only(seat: Seat) -> frozenset[Seat]:
    """Whom a match waits for when it is one seat's turn."""
    return frozenset({seat})


class Line(Value, frozen=True):
    """One line of a seat's score: points by a rule, and what they are for, in the game's own words."""

    rule: str
    points: int
    items: tuple[str, ...] = ()


class Outcome(Value, frozen=True):
    """How a match ended, and why."""

    ranking: tuple[tuple[Seat, ...], ...]
    """Best first; seats that share a place stand together."""
    scores: tuple[int, ...]
    breakdown: tuple[tuple[Line, ...], ...]
    """The lines of each seat; a seat's points add up to its score."""
    ended_by: str
    """The clause that ended the match."""


class Decision(Value, frozen=True):
    """What decided a match, for a sentence: `decided-REASON` of the game's catalogue, or of the house's."""

    reason: str
    facts: dict[str, Any]


def by_points(_: Any, outcome: Outcome) -> Decision:
    """By the clause to which whoever is first owes the most of being ahead of the next."""
    (seat, *equals), *others = outcome.ranking
    facts: dict[str, Any] = {"seat": seat, "points": outcome.scores[seat]}
    if equals:
        return Decision("shared", {**facts, "seats": [seat, *equals]})
    if not others:
        return Decision("alone", facts)
    other = others[0][0]
    ahead = outcome.scores[seat] - outcome.scores[other]
    facts |= {"other": other, "margin": abs(ahead)}
    if ahead <= 0:  # where few points are good, no clause brings them
        return Decision("points" if ahead else "tie", facts)
    gains = _gains(outcome.breakdown[seat], outcome.breakdown[other])
    best = max(gains, key=lambda rule: gains[rule], default="points")
    return Decision(best, facts)


def _gains(lines: Sequence[Line], others: Sequence[Line]) -> dict[str, int]:
    """By how much one has more than the other, clause by clause."""
    gains: dict[str, int] = {}
    for line, sign in chain(zip(lines, repeat(1)), zip(others, repeat(-1))):
        gains[line.rule] = gains.get(line.rule, 0) + sign * line.points
    return gains


def ranked(merits: Sequence[Any]) -> tuple[tuple[Seat, ...], ...]:
    """The seats by what each has earned, the most first; equals share a place.

    >>> ranked((12, 30, 12))
    ((1,), (0, 2))
    """
    seats = range(len(merits))
    return tuple(
        tuple(Seat(seat) for seat in seats if merits[seat] == merit)
        for merit in sorted(set(merits), reverse=True)
    )


class Figure(Value, frozen=True):
    """What the scores of a match count, and with which other matches' they can be compared."""

    unit: str = "points"
    """`figure-UNIT` of the game's catalogue says so many of them (`points`, and `count` without a sign); for
    points the house has words."""
    fewer: bool = False
    """Whether few are good."""
    kind: str = ""
    """How it was played, where that matters to the scores: those of one kind and as many seats are compared.
    `kind-KIND` of the game's catalogue says it; empty: as usual."""


def in_points(*_: Any) -> Figure | None:
    """In most games points are counted, and many are good."""
    return Figure()


class Deadline(Value, frozen=True):
    """What the rules want done if nothing happens for a while: the clock submits `action`."""

    after_ms: int
    """Counted from the match's last event."""
    action: Action


def _unwritten(_: Any) -> Any:
    raise NotImplementedError("a game makes its notation from its types")


BY_TYPES: Notation[Any, Any] = Notation(
    write_state=_unwritten,
    read_state=_unwritten,
    write_action=_unwritten,
    read_action=_unwritten,
)
"""Stands for the notation that a game gets if it brings none."""


@dataclass(frozen=True, kw_only=True)
class Types:
    """The types of a game's values, so that any of them can be told from JSON.

    `action` and `event` are usually unions; each value here is what the codec is handed.
    """

    options: type[Options]
    state: Any
    action: Any
    event: Any
    view: Any
    shown: Any = None
    """A view as it is shown; the view's own type where a game shows nothing more."""

    def __post_init__(self) -> None:
        if self.shown is None:
            object.__setattr__(self, "shown", self.view)


def nothing(_: Any) -> tuple[Any, ...]:
    """In the simplest games all that happens is what somebody chose, or chance did."""
    return ()


def no_clause(_: Any) -> str | None:
    """Whatever the types allow can be."""
    return None


def no_deadline(_: Any) -> Deadline | None:
    """The rules of most games know no clock."""
    return None


def no_claim(_: Any) -> str | None:
    """In most games nobody snatches anything from anybody."""
    return None


def no_race(_: Any) -> bool:
    """In most games nobody must be quick."""
    return False


def takes_no_time(*_: Any) -> bool:
    """In most games a ruling is a matter of microseconds."""
    return False


def outdates_nothing(_: Any) -> bool:
    """In most games an action is judged by the present, or not at all."""
    return False


def no_words(*_: Any) -> Illegal | None:
    """In most games the table's own words will do."""
    return None


def never_out(*_: Any) -> bool:
    """In most games everybody plays until the end."""
    return False


def unaided(*_: Any) -> bool:
    """In most games there is no help to be had."""
    return False


def as_it_is(view: V) -> V:
    """Most games show what a viewer may know, and nothing more."""
    return view


@dataclass(frozen=True, kw_only=True)
class Game(Generic[S, A, E, V, O]):
    """One game. Functions are pure: no clock, no I/O, no randomness but what is handed in."""

    key: str
    """Its name for programs: lower case, no spaces."""
    title: str
    """Its name for people."""
    version: int
    """Raised only when behaviour changes. Old matches replay through `evolve` for ever."""
    seats: tuple[int, ...]
    """How many may play."""
    package: str
    """Where it lives: rulebook, messages, bots and terminal board are found beside it by name."""
    minutes: tuple[int, int]
    """About how long a match takes, from and to."""
    age: int
    """From what age on."""
    types: Types
    presets: tuple[Preset, ...] = field(default=(AS_IN_THE_BOX,), hash=False)
    """Ways to play it that people are offered, the one for a first game first."""
    simultaneous: bool = False
    """True if several seats act at once: then an action chosen at an older version is judged now."""

    outdates: Callable[[E], bool] = outdates_nothing
    """Whether with this event something is over, like a round: an action chosen before it was meant for that,
    and comes too late, although several seats act at once."""
    untimely: Callable[[S, Seat, A], Illegal | None] = no_words
    """How the rules themselves refuse what comes too late, or from a seat that is not waited for."""

    forgets: bool = False
    """True if memory is the game: what was shown and is hidden again is nobody's to be told."""

    start: Callable[[O, int], S]
    """The state before anything happened; `Illegal` if these options do not go with these seats."""
    waiting: Callable[[S], Waiting]
    """Whom the match waits for. It is over when that is nobody. Everyone may know the answer."""
    is_out: Callable[[S, Seat], bool] = never_out
    """Whether a seat has nothing more to decide until the end, whatever happens; everyone may know it. Where
    that holds for all people at a table, they may let the rest be played at once."""
    decide: Callable[[S, Seat, A], tuple[E, ...]]
    """The events an action is, or `Illegal`. Asked only of seats the match waits for."""
    resolve: Callable[[S, Picks], tuple[E, ...]]
    """The events a draw is. Asked only when the match waits for chance."""
    takes_long: Callable[[S, A], bool] = takes_no_time
    """Whether it may take long to say what an action leads to, because something must be proven for it: a
    server then works it out where nobody at another table waits for it."""
    follows: Callable[[S], tuple[E, ...]] = nothing
    """What happens next without anybody's choice: a round is scored, a turn passes, the match ends.

    Asked when all events of an action or of a draw are true, and again when its own are, until it has
    nothing more to say; only then chance is asked, or a seat. So it is empty wherever anybody may act.
    """
    evolve: Callable[[S, E], S]
    """The state after an event. Checks nothing and never fails."""

    view_for: Callable[[S, Viewer], V]
    """All that a viewer may know, built up from nothing: enough to choose an action, and no more than
    that takes, for players look at every step."""
    shown: Callable[[V], V] = as_it_is
    """A view with all that boards show besides: what anybody could work out from the view, and only from
    it. Whoever draws or sends a view asks for it; whoever chooses an action need not."""
    unveiled: Callable[[S], V] | None = None
    """A state of a match that is over, as it may be looked at now that nothing of it is a secret any more;
    without it as a spectator saw it. Never asked of a match that goes on."""
    redact: Callable[[E, Viewer, S], E]
    """An event as a viewer may hear it while the match stands at the given state.

    That is the state right after the event for fresh news, and the present one when the event is
    told again: what has become secret since (a card that is face down again) is not repeated.
    """
    legal: Callable[[V], Iterable[A]]
    """Every action that `decide` would accept from this view's seat. Where there are many, a `Sequence` that
    knows their number and makes the k-th when it is asked for (`choices`): nobody who wants one lists all."""
    unlisted: tuple[type[Action], ...] = ()
    """Kinds of action with more variants than anybody could list, like the layout of a whole board:
    `legal` leaves them out, and offers something else as well."""
    auto_action: Callable[[V], A]
    """What the table plays for a seat that is gone. Matches of such seats alone end."""

    scores: Callable[[S], tuple[int, ...]]
    """Points as they stand, at any time: those that everyone may know."""
    outcome: Callable[[S], Outcome]
    """Asked only when the match is over."""
    decided: Callable[[S, Outcome], Decision] = by_points
    """What decided it, asked then as well: the reason why whoever is first is ahead."""
    figure: Callable[[O, int], Figure | None] = in_points
    """What the scores of a match with these options and so many seats are good for beyond it, in somebody's
    history: the best is told from them, and how they went. None: only who won can be told."""
    aided: Callable[[S], bool] = unaided
    """Whether anybody had help in a match that is over, such as hints, moves taken back, or a board that
    remembers for them: it says nothing of who plays well, and counts for no rating."""
    deadline: Callable[[S], Deadline | None] = no_deadline

    claim: Callable[[A], str | None] = no_claim
    """The thing an action reaches for, if only the first hand can have it: a table may be fair to slow
    lines where two reach for the same."""

    starts_race: Callable[[E], bool] = no_race
    """Whether a race is on with this event of an action: a table may let everybody count down before the
    action is judged."""

    imagine: Callable[[V, Random], S]
    """A full state this viewer could be in, for bots."""
    redeal: Callable[[S, Viewer, Random], S]
    """The same state with everything this viewer cannot know dealt anew, for tests."""
    against: Callable[[S], str | None] = no_clause
    """The clause that a position is against which somebody wrote down, if it can be in no match."""
    notation: Notation[S, A] = BY_TYPES
    """How positions and actions are written; if it is left out, by their types (see `kernel.notation`)."""

    def __post_init__(self) -> None:
        if self.notation is BY_TYPES:
            types, check = self.types, partial(check_position, self)
            written = notation_of(types.state, types.action, types.options, check)
            object.__setattr__(self, "notation", written)


def check_position(game: "AnyGame", state: Any) -> None:
    """Refuse what is no position of a game: against a clause, or such that its rules stumble."""
    if state.seats not in game.seats:
        raise Illegal("TB-06", "bad-seats", tried=state.seats, allowed=game.seats)
    try:
        clause = game.against(state)
        stumbles = clause is None and not _goes_on(game, state)
    except Exception:  # rules trust their states, and this one may be anybody's
        clause, stumbles = None, True
    if clause is not None:
        raise Illegal("TB-08", "impossible", clause=clause)
    if stumbles:
        raise Illegal("TB-08", "senseless")


def _goes_on(game: "AnyGame", state: Any) -> bool:
    """Whether something follows, chance, a seat or the end comes next, and everybody can look at it."""
    seats = [Seat(seat) for seat in range(state.seats)]
    for viewer in (None, *seats):
        next(iter(game.legal(game.view_for(state, viewer))), None)
    waiting = game.waiting(state)
    if game.follows(state):
        return True
    if isinstance(waiting, Draw):
        return waiting.returns or waiting.count <= len(waiting.bag)
    return waiting <= {*seats} if waiting else bool(game.outcome(state))


AnyGame = Game[Any, Any, Any, Any, Any]


def read_wish(game: AnyGame, said: Any) -> Action:
    """An action as another program says it: as an object, in the game's notation, or as a value, which may be
    another game's or hold anything; else `Illegal`.
    """
    action: Action
    if isinstance(said, str):
        action = game.notation.read_action(said)
    elif isinstance(said, Action):
        action = reader(game.types.action)(encode(said))
    else:
        action = typed(said, game.types.action)
    return action
