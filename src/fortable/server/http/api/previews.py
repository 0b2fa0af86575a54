"""The picture of a table, as links to it are shown: what a spectator may know, and who sits there."""

from fortable.server.http.connection import household_of
from fortable.server.http.deal_secrets import check_revealed
from fortable.server.people.budget import KIB, Budget
from fortable.server.replays.previews import Preview

from .endpoint import Endpoint
from .visit import Visit


async def draw_table(visit: Visit) -> Preview:
    await check_revealed(visit.server, await visit.row())
    stored = await visit.server.store.written_table(visit.table)
    if stored is None:
        raise visit.no_such_table()
    household = household_of(visit.request)
    return await visit.server.previews.of(stored, visit.language, household)


PREVIEWS = (
    Endpoint(
        method="GET",
        path="/api/tables/{table}/picture.png",
        about="The table as links to it are shown: the board as spectators see it, 1200 x 630.",
        answer=draw_table,
        answers=(str,),
        budget=Budget(body=0, answer=1024 * KIB, seconds=30, permits=5, runs="process"),
        parameters=("lang",),
        media="image/png",
    ),
)
