"""From a match to a file or to a replay. What came as a file is judged by the rules before it is shown."""

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import astuple

from fortable.catalog import catalog
from fortable.kernel.codec import decode, encode
from fortable.kernel.game import AnyGame, Decision, Outcome
from fortable.kernel.record import Excerpt, Record, export, judge, read_record, replay, verify
from fortable.kernel.words import Event, Illegal, Value
from fortable.server.store import Chair, StoredTable
from fortable.server.tables.match.stored_match import rebuild_match

from .packing import Packing
from .requests import MatchRequest

LONGEST_TEXT = 4000
"""No text in a file of ours is longer, be it a position or part of an event."""


class Frame(Value, frozen=True):
    """One moment of a match: what happened, and how it looked then."""

    event: Event | None
    view: Any


class Replay(Value, frozen=True, kw_only=True):
    """A finished match, moment by moment."""

    game: str
    seats: int
    options: dict[str, Any]
    frames: tuple[Frame, ...]
    outcome: Outcome
    decided: Decision
    """Why whoever is first is ahead."""
    names: tuple[str, ...] = ()
    """Who sat there, by seat; a file does not say."""
    bots: tuple[str | None, ...] = ()
    """By seat: which bot sat there, if it was one's own."""
    is_genuine: bool
    """Whether all of it follows from what the commitment binds; not known of older rules and files."""


def exported(request: MatchRequest, data: bytes) -> bytes:
    """The file of a table's match: all of a finished one, of a running one what the viewer may know."""
    stored = decode(data, StoredTable)
    packing = Packing(request.most_bytes)
    packing.add(encode(export(rebuild_match(stored), request.viewer)))
    return packing.done()


def replayed_table(request: MatchRequest, data: bytes) -> bytes:
    """A table's match, moment by moment: a match of older rules as it was remembered."""
    stored = decode(data, StoredTable)
    match = rebuild_match(stored)
    record = export(match, None)
    if isinstance(record, Excerpt):
        raise Illegal("TB-02", "not-over", waiting=sorted(match.waiting))
    _check_length(request, record)
    is_present = record.version >= match.game.version
    if is_present:
        verify(match.game, record)
    is_genuine = is_present and record.is_bound
    return _told(request, match.game, record, stored.row.chairs, is_genuine=is_genuine)


def replayed_file(request: MatchRequest, data: bytes) -> bytes:
    """The match of a file, moment by moment: anybody may have written it, so the rules judge all of it."""
    record = read_record(data)
    _check_length(request, record)
    _check_texts(record)
    game = catalog()[record.game]
    is_present = record.version >= game.version
    try:
        if is_present:
            verify(game, record)
        else:
            _judge_older(game, record)
        return _told(request, game, record, (), is_genuine=is_present and record.is_bound)
    except (Illegal, MemoryError):
        raise
    except Exception as error:  # rules trust their states, and this one may be anybody's
        raise Illegal("TB-07", "unplayable", version=len(record.events)) from error


def _judge_older(game: AnyGame, record: Record) -> None:
    """`Illegal` if the rules of today would not lead to the same."""
    try:
        judge(game, record)
    except Illegal as illegal:
        raise Illegal(
            "TB-07", "older-rules", tried=record.version, allowed=game.version, rule=illegal.rule
        ) from illegal


def _check_length(request: MatchRequest, record: Record) -> None:
    moments = max(len(record.events), len(record.actions))
    if moments > request.most_moments:
        raise Illegal("TB-11", "too-many-moments", tried=moments, allowed=request.most_moments)


def _check_texts(record: Record) -> None:
    """`Illegal` if there is a text in it that no match could have led to."""
    longest = max(map(len, _texts(record)))
    if longest > LONGEST_TEXT:
        raise Illegal("TB-11", "too-long", tried=longest, allowed=LONGEST_TEXT)


def _texts(value: Any) -> Iterator[str]:
    """Every text in a value, also those by which something is called."""
    values: list[Any] = [value]
    while values:
        value = values.pop()
        if isinstance(value, str):
            yield value
        elif isinstance(value, dict):
            values += [*value.keys(), *value.values()]
        elif isinstance(value, (list, tuple)):
            values += value
        elif isinstance(value, Struct):
            values += astuple(value)


def _check_viewer(request: MatchRequest, seats: int) -> None:
    if request.viewer is not None and request.viewer >= seats:
        raise Illegal("TB-01", "no-such-seat", tried=request.viewer, last=seats - 1)


def _told(
    request: MatchRequest,
    game: AnyGame,
    record: Record,
    chairs: Sequence[Chair],
    *,
    is_genuine: bool,
) -> bytes:
    """A `Replay`, packed, frame by frame: all of them together may be more than there is room for."""
    _check_viewer(request, record.seats)
    packing = Packing(request.most_bytes)
    head = {
        "game": game.key,
        "seats": record.seats,
        "options": record.options,
        "names": [chair.name for chair in chairs],
        "bots": [chair.bot if chair.person is None else None for chair in chairs],
    }
    packing.add(encode(head)[:-1] + b',"frames":[')
    state = None
    for number, (event, state) in enumerate(replay(game, record)):
        frame = Frame(event, game.shown(_view(request, game, state)))
        packing.add(b"," * bool(number) + encode(frame))
    outcome = game.outcome(state)
    decided = game.decided(state, outcome)
    tail = {"outcome": outcome, "decided": decided, "is_genuine": is_genuine}
    packing.add(b"]," + encode(tail)[1:])
    return packing.done()


def _view(request: MatchRequest, game: AnyGame, state: Any) -> Any:
    """Through the eyes that were asked for; else with all that is nobody's secret any more."""
    if request.viewer is None and game.unveiled:
        return game.unveiled(state)
    return game.view_for(state, request.viewer)
