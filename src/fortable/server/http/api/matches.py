"""Matches as files, and as replays: all of a finished one, of a running one what the asker may know.

They are made in workers; here is decided who may have what.
"""

import asyncio
from collections.abc import Awaitable, Callable

from fortable.kernel.record import Excerpt, Record
from fortable.kernel.words import Illegal, Seat, Viewer
from fortable.server.http.connection import household_of, wish_of
from fortable.server.http.deal_secrets import check_may_look, check_revealed
from fortable.server.people.budget import KIB, Budget
from fortable.server.replays.requests import Wanted
from fortable.server.replays.telling import Replay
from fortable.server.store import TableRow
from fortable.server.tables import chairs

from .endpoint import Endpoint
from .packed import Packed
from .visit import Visit

COMING_S = 10
"""So long may a file take to come in when it is its turn."""


async def export_match(visit: Visit) -> Packed:
    row = await _begun(visit)
    await check_revealed(visit.server, row)
    viewer = None if visit.person is None else chairs.seat_of(row, visit.person.id)
    return await _made(visit, "file", viewer)


async def replay_match(visit: Visit) -> Packed:
    me = None if visit.person is None else visit.person.id
    await check_may_look(visit.server, await _begun(visit), me)
    return await _made(visit, "replay of a table", _viewer(visit))


async def replay_file(visit: Visit, read: Callable[[], Awaitable[bytes]]) -> Packed:
    """For guests, whose file comes in when it is their turn."""
    workers, viewer, _ = visit.server.match_workers, _viewer(visit), visit.guest
    async with workers.turn(household_of(visit.request)):
        return Packed(await workers.make("replay of a file", await _soon(read()), viewer))


async def _soon(file: Awaitable[bytes]) -> bytes:
    """Others wait meanwhile."""
    try:
        async with asyncio.timeout(COMING_S):
            return await file
    except TimeoutError:
        raise Illegal("TB-12", "too-late", allowed=COMING_S) from None


async def _made(visit: Visit, wanted: Wanted, viewer: Viewer) -> Packed:
    workers = visit.server.match_workers
    async with workers.turn(household_of(visit.request)):
        stored = await visit.server.store.written_table(visit.table)
        if stored is None:
            raise visit.no_such_table()
        return Packed(await workers.make(wanted, stored, viewer))


async def _begun(visit: Visit) -> TableRow:
    """A table whose match has begun."""
    row = await visit.row()
    if row.began is None:
        raise Illegal("TB-09", "not-begun")
    return row


def _viewer(visit: Visit) -> Viewer:
    """Through whose eyes: `?seat=`, or a spectator's."""
    wish = wish_of(visit.request, "seat")
    if wish is None:
        return None
    if not wish.isdecimal() or len(wish) > 3:
        raise Illegal("TB-04", "malformed", detail=f"seat={wish[:20]}")
    return Seat(int(wish))


MATCHES = (
    Endpoint(
        method="GET",
        path="/api/tables/{table}/match",
        about="A finished match as one file, seed included; a running one as far as I may know it.",
        answer=export_match,
        answers=(Record, Excerpt),
        budget=Budget(body=0, answer=8192 * KIB, seconds=60, permits=5, runs="process"),
    ),
    Endpoint(
        method="GET",
        path="/api/tables/{table}/replay",
        about="A finished match, moment by moment.",
        answer=replay_match,
        answers=(Replay,),
        budget=Budget(body=0, answer=32_768 * KIB, seconds=60, permits=5, runs="process"),
        parameters=("seat",),
    ),
    Endpoint(
        method="POST",
        path="/api/replays",
        about="The file of a finished match, judged by the rules and told moment by moment; for guests.",
        answer=replay_file,
        body=Record,
        reads_body=True,
        answers=(Replay,),
        budget=Budget(body=4096 * KIB, answer=32_768 * KIB, seconds=60, permits=10, runs="process"),
        parameters=("seat",),
    ),
)
