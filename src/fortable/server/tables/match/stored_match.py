"""From what is stored to a match, and from a match that begins to its first step."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from fortable.catalog import catalog
from fortable.kernel import referee
from fortable.kernel.codec import plain, typed
from fortable.kernel.game import AnyGame, Types
from fortable.kernel.log import Asked, Match, Opening, heard_fresh
from fortable.kernel.options import read_options
from fortable.kernel.words import CLOCK, SPECTATOR, Event, Seat, Viewer
from fortable.server.store import Chair, Heard, Step, StoredTable, TableRow

Watch = Callable[[Match, Seat | None, float], None]
"""Called with a match, the seat that just acted, and when."""

OPENING = "opening"
"""Instead of an intent, at the first step of a match that chance opened."""


def new_match(
    row: TableRow, opening: Opening | None = None, settings: dict[str, Any] | None = None
) -> Match:
    """The match of a table at its first moment; `Illegal` if options and chairs do not go together."""
    game = catalog()[row.game]
    if row.terms is not None and row.terms.position is not None:
        return Match.at(game, row.terms.position, row.seed, opening, row.terms.settings)
    options = read_options(game.types.options, row.options)
    return Match.begin(game, len(row.chairs), options, row.seed, opening, settings)


def opening_step(row: TableRow, match: Match) -> Step:
    """The first step: what chance did is a fact, whatever later rules would make of the seed."""
    return Step(
        table=row.id,
        version=0,
        intent=OPENING,
        seat=CLOCK,
        action=None,
        events=tuple(match.events),
        drawn=match.drawn,
        answer=None,
        waiting=tuple(sorted(match.waiting)),
        at=row.changed,
    )


def begun_table(row: TableRow, binding: dict[str, Any]) -> tuple[TableRow, Step]:
    """A table whose match has begun with it, and the first step: nobody waited for anybody to start it."""
    match = new_match(row, settings=binding)
    row = replace(row, terms=match.terms, options=match.terms.options)
    return row, opening_step(row, match)


def rebuild_match(stored: StoredTable, watch: Watch = lambda *_: None) -> Match:
    """The match of a table as it stands, by its facts alone; `watch` sees it come about."""
    row, kinds = stored.row, catalog()[stored.row.game].types
    is_opened = bool(stored.steps) and stored.steps[0].intent == OPENING
    match = new_match(row, _opening(stored.steps[0], kinds) if is_opened else None)
    match.terms = row.terms or replace(match.terms, version=row.version, options=row.options)
    match.is_bound = row.terms is not None
    if stored.steps:
        match.heard_before = _heard_before(match, stored.steps[0])
    watch(match, None, row.began or row.changed)
    for step in stored.steps[is_opened:]:
        asked = Asked(step.version, step.seat, typed(step.action, kinds.action))
        match.recall(asked, _events(step, kinds), step.drawn)
        watch(match, step.seat, step.at)
    return match


def stored_until(stored: StoredTable, version: int) -> StoredTable:
    """As it was then. Its first step stays: it may be of the same version, where chance had nothing to do."""
    steps = (step for step in stored.steps if step.version < version or step.intent == OPENING)
    return StoredTable(stored.row, tuple(steps))


def heard_until_now(match: Match) -> dict[Viewer, tuple[Event, ...]]:
    """By viewer, all that it has ever been told of a match, and of what was before that."""
    return {
        viewer: (*match.heard_before.get(viewer, ()), *match.fresh_news(viewer))
        for viewer in _viewers(match)
    }


def written_heard(heard: Mapping[Viewer, tuple[Event, ...]]) -> Heard:
    """As it is remembered."""
    public = heard[SPECTATOR]
    own = {
        seat: tuple(map(plain, news))
        for seat, news in heard.items()
        if seat is not None and news != public
    }
    return Heard(tuple(map(plain, public)), own)


def _heard_before(match: Match, first: Step) -> dict[Viewer, tuple[Event, ...]]:
    """By viewer, what it had been told before the position."""
    game, told = match.game, first.heard
    if told is not None:
        public = _typed(game, told.public)
        own = {seat: _typed(game, news) for seat, news in told.own.items()}
        return dict.fromkeys(_viewers(match), public) | own
    if not first.before:
        return {}
    start = referee.start(game, match.first.options, match.state.seats)
    events = _typed(game, first.before)
    return {viewer: heard_fresh(game, start, events, viewer) for viewer in _viewers(match)}


def _viewers(match: Match) -> tuple[Viewer, ...]:
    return (SPECTATOR, *map(Seat, range(match.state.seats)))


def _typed(game: AnyGame, events: Sequence[Any]) -> tuple[Event, ...]:
    return tuple(typed(event, game.types.event) for event in events)


def _opening(step: Step, kinds: Types) -> Opening:
    return Opening(_events(step, kinds), step.drawn)


def _events(step: Step, kinds: Types) -> tuple[Event, ...]:
    return tuple(typed(event, kinds.event) for event in step.events)


def wishes_to_give_up(stored: StoredTable) -> frozenset[Seat]:
    """Of people who are still there and have not acted since."""

    def is_held(chair: Chair) -> bool:
        since, own = chair.gives_up_at, f"{chair.person}:"
        if since is None or chair.has_left:
            return False
        return not any(
            step.version >= since and step.intent.startswith(own) for step in stored.steps
        )

    chairs = enumerate(stored.row.chairs)
    return frozenset(Seat(seat) for seat, chair in chairs if is_held(chair))
