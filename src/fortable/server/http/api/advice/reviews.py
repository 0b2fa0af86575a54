"""Looking back at a finished match, and playing on from a moment of it for practice."""

from functools import partial

from fortable.kernel.codec import encode
from fortable.protocol.lobby import Resign, TableListed
from fortable.protocol.reviews import PracticeFrom, ReviewComing, ReviewTold
from fortable.server.http.api.endpoint import Endpoint, Work
from fortable.server.http.api.packed import Packed
from fortable.server.http.api.tables import check_room, listed
from fortable.server.http.api.visit import Visit
from fortable.server.http.connection import household_of
from fortable.server.http.deal_secrets import check_may_look, check_revealed
from fortable.server.people.budget import KIB, Budget
from fortable.server.store import TooMany
from fortable.server.tables.match.practice import check_finished, practice_table
from fortable.server.wire.table_messages import order_of


async def review_match(visit: Visit) -> Packed | ReviewComing:
    """It goes on being made when whoever asked goes away."""
    me, row = None if visit.person is None else visit.person.id, await visit.row()
    await check_may_look(visit.server, row, me)
    found = await visit.server.reviews.of(row, household_of(visit.request))
    return Packed(found) if isinstance(found, bytes) else found


async def practise(visit: Visit, body: PracticeFrom) -> Work:
    """A table has a link, and whoever has that looks on: nothing of the deal may be a secret any more."""
    guest, server, row = visit.guest, visit.server, await visit.row()
    await check_revealed(server, row)
    check_finished(row)
    household = household_of(visit.request)
    async with server.limits.changes.turn(household):
        check_room(visit)
        written = await server.store.written_table(row.id)
        if written is None:
            raise visit.no_such_table()
        mark, now = server.marks.of(household), server.now()
        laid = partial(practice_table, written, body, guest, mark, now)
        new, opening = await server.threads.run(laid)
        await _leave_earlier(visit)
        try:
            limits = server.tables.context.running_limits
            await server.store.add_table(new, limits, opening=opening)
        except TooMany as error:
            raise error.refusal from error
    return partial(encode, listed(new, visit))


async def _leave_earlier(visit: Visit) -> None:
    """Whoever begins somewhere else in the same match is done with where they practised before."""
    resign = order_of(visit.guest, visit.language, Resign())
    for row in await visit.server.store.tables_of(visit.guest.id):
        is_theirs = row.host == visit.guest.id and row.status == "playing"
        if is_theirs and row.practice is not None and row.practice.table == visit.table:
            await visit.server.tables.ask(row.id, resign)


REVIEWS = (
    Endpoint(
        method="GET",
        path="/api/tables/{table}/review",
        about="A finished match, looked back at; while that is being made, how far it is.",
        answer=review_match,
        answers=(ReviewTold,),
        coming=ReviewComing,
        budget=Budget(body=0, answer=2048 * KIB, seconds=15, permits=1, runs="store"),
    ),
    Endpoint(
        method="POST",
        path="/api/tables/{table}/practice",
        about="Play on from a moment of a finished match, for practice.",
        answer=practise,
        body=PracticeFrom,
        answers=(TableListed,),
        budget=Budget(body=1 * KIB, answer=16 * KIB, seconds=15, permits=5, runs="thread"),
        status=201,
    ),
)
