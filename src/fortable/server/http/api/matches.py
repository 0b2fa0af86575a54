"""Matches as files, and as replays: all of a finished one, of a running one what the asker may know."""

import asyncio
from typing import Any

from fortable.catalog import catalog
from fortable.kernel.game import AnyGame, Outcome
from fortable.kernel.record import Excerpt, Record, export, replay, verify
from fortable.kernel.words import Event, Illegal, Seat, Value, Viewer
from fortable.server.people.budget import KIB, Budget
from fortable.server.store import StoredTable
from fortable.server.tables import chairs
from fortable.server.tables.match.stored_match import rebuild_match

from .endpoint import Endpoint
from .visit import Visit


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
    is_genuine: bool
    """Whether all of it follows from what the commitment binds; not known of older rules and files."""


async def export_match(visit: Visit) -> Record | Excerpt:
    stored = await _stored(visit)
    viewer = None if visit.person is None else chairs.seat_of(stored.row, visit.person.id)
    return await asyncio.to_thread(lambda: export(rebuild_match(stored), viewer))


async def replay_match(visit: Visit) -> Replay:
    return await asyncio.to_thread(_replay_stored, await _stored(visit), visit)


async def replay_record(visit: Visit, body: Record) -> Replay:
    return await asyncio.to_thread(_replay, catalog()[body.game], body, visit)


async def _stored(visit: Visit) -> StoredTable:
    """A table whose match has begun."""
    stored = await visit.server.store.table(visit.table)
    if stored is None:
        raise Illegal("TB-09", "no-such-table", tried=visit.table[:40])
    if stored.row.began is None:
        raise Illegal("TB-09", "not-begun")
    return stored


def _replay_stored(stored: StoredTable, visit: Visit) -> Replay:
    match = rebuild_match(stored)
    record = export(match, None)
    if isinstance(record, Excerpt):
        raise Illegal("TB-02", "not-over", waiting=sorted(match.waiting))
    return _replay(match.game, record, visit)


def _replay(game: AnyGame, record: Record, visit: Visit) -> Replay:
    is_present = record.version >= game.version
    if is_present:
        verify(game, record)
    viewer = _viewer(visit, record.seats)
    moments = list(replay(game, record))
    try:
        return _told(game, record, moments, viewer, is_genuine=is_present and record.is_bound)
    except Exception as error:  # facts of older rules are not judged, and may be anybody's
        raise Illegal("TB-07", "unplayable", version=len(record.events)) from error


def _told(
    game: AnyGame,
    record: Record,
    moments: list[tuple[Event | None, Any]],
    viewer: Viewer,
    *,
    is_genuine: bool,
) -> Replay:
    return Replay(
        game=game.key,
        seats=record.seats,
        options=record.options,
        frames=tuple(
            Frame(event, game.shown(game.view_for(state, viewer))) for event, state in moments
        ),
        outcome=game.outcome(moments[-1][1]),
        is_genuine=is_genuine,
    )


def _viewer(visit: Visit, seats: int) -> Viewer:
    """Through whose eyes: `?seat=`, or a spectator's."""
    wish = visit.request.query_params.get("seat")
    if wish is None:
        return None
    if not wish.isdecimal() or len(wish) > 3 or int(wish) >= seats:
        raise Illegal("TB-01", "no-such-seat", tried=wish[:20], last=seats - 1)
    return Seat(int(wish))


MATCHES = (
    Endpoint(
        method="GET",
        path="/api/tables/{table}/match",
        about="A finished match as one file, seed included; a running one as far as I may know it.",
        answer=export_match,
        answers=(Record, Excerpt),
        budget=Budget(body=0, answer=8192 * KIB, seconds=30, permits=5, runs="thread"),
    ),
    Endpoint(
        method="GET",
        path="/api/tables/{table}/replay",
        about="A finished match, moment by moment.",
        answer=replay_match,
        answers=(Replay,),
        budget=Budget(body=0, answer=32_768 * KIB, seconds=30, permits=5, runs="thread"),
        parameters=("seat",),
    ),
    Endpoint(
        method="POST",
        path="/api/replays",
        about="The file of a finished match, checked and told moment by moment.",
        answer=replay_record,
        body=Record,
        answers=(Replay,),
        budget=Budget(body=4096 * KIB, answer=32_768 * KIB, seconds=30, permits=10, runs="thread"),
        parameters=("seat",),
    ),
)
