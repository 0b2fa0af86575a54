"""The lobby: tables to find, to open, to sit down at."""

from typing import TypeVar

from msgspec.structs import replace

from fortable.catalog import catalog
from fortable.kernel import referee
from fortable.kernel.chance import new_seed
from fortable.kernel.codec import decode, plain, typed
from fortable.kernel.options import read_options
from fortable.kernel.words import Illegal, Seat, Value
from fortable.protocol.lobby import AnyOrder, NewTable, Rematch, TableListed, TakeBack
from fortable.protocol.messages import Refusal, Settings, Table
from fortable.server.http.connection import household_of
from fortable.server.ids import new_id
from fortable.server.people.budget import KIB, Budget
from fortable.server.store import Chair, TableRow, TooMany
from fortable.server.tables import chairs
from fortable.server.tables.context import LONGEST_WAIT_S
from fortable.server.wire.refusals import Told
from fortable.server.wire.table_messages import Question, order_of

from .endpoint import Endpoint
from .visit import Visit

MOST_LISTED = 100

T = TypeVar("T", bound=Value)


async def list_tables(visit: Visit) -> list[TableListed]:
    """Public ones that are open or playing; nobody waits at one that was opened long ago."""
    rows = await visit.server.store.public_tables(MOST_LISTED)
    waits_since = visit.server.now() - LONGEST_WAIT_S
    return [
        listed(row, visit) for row in rows if row.status == "playing" or row.changed > waits_since
    ]


async def list_my_tables(visit: Visit) -> list[TableListed]:
    store = visit.server.store
    rows = (await store.tables_of(visit.guest.id))[:MOST_LISTED]
    waiting = await store.waited_for([row.id for row in rows if row.status == "playing"])
    return [await _own(row, visit, waiting.get(row.id)) for row in rows]


async def _own(row: TableRow, visit: Visit, waiting: tuple[Seat, ...] | None) -> TableListed:
    """With how long I have, where the match waits for me and there is a clock."""
    shown = listed(row, visit, waiting)
    seat, clock_s = chairs.seat_of(row, visit.guest.id), shown.settings.clock_s
    if seat is None or clock_s is None or seat not in (waiting or ()):
        return shown
    since = await visit.server.store.waited_since(row.id, seat)
    left_s = None if since is None else max(0, round(since + clock_s - visit.server.now()))
    return replace(shown, left_s=left_s)


async def open_table(visit: Visit, body: NewTable) -> TableListed:
    row, server = _row(visit, body), visit.server
    check_room(visit)
    try:
        await server.store.add_table(row, server.tables.context.open_limits)
    except TooMany as error:
        raise error.refusal from error
    return listed(row, visit)


def check_room(visit: Visit) -> None:
    """`Illegal` if there are as many tables as there may be, or too many were opened."""
    server = visit.server
    if server.tables.is_full:
        server.tables.make_room()
        raise Illegal("TB-11", "too-many-tables", allowed=server.settings.most_tables)
    _count_opening(visit)


def _count_opening(visit: Visit) -> None:
    """`Illegal` if too many tables were opened from the same address within an hour."""
    if visit.server.limits.openings is not None:
        visit.server.limits.openings.check(household_of(visit.request))


async def show_table(visit: Visit) -> TableListed:
    return listed(await visit.row(), visit)


async def order(visit: Visit, body: AnyOrder) -> Table:
    """What the table answers."""
    if isinstance(body, Rematch | TakeBack):
        _count_opening(visit)
    return await answered(visit, order_of(visit.guest, visit.language, body), Table)


async def answered(visit: Visit, question: Question, kind: type[T]) -> T:
    """What a table answers, or as it refuses."""
    answer = await visit.server.tables.ask(visit.table, question)
    found: T | Refusal = decode(answer, kind | Refusal)  # type: ignore[arg-type]
    if isinstance(found, Refusal):
        raise Told(found)
    return found


def _row(visit: Visit, body: NewTable) -> TableRow:
    game, now = catalog()[body.game], visit.server.now()
    options = read_options(game.types.options, body.options, len(body.chairs))
    referee.start(game, options, len(body.chairs))
    bots = [None if bot is None else chairs.bot_for(game, bot) for bot in body.chairs]
    if body.settings.hints:
        visit.server.hints.check_made_here()
        chairs.check_alone([bot for bot in bots if bot is None])
    row = TableRow(
        id=new_id(),
        game=game.key,
        version=game.version,
        options=plain(options),
        settings=plain(body.settings),
        is_public=body.settings.public,
        seed=new_seed(),
        host=visit.guest.id,
        household=visit.server.marks.of(household_of(visit.request)),
        chairs=tuple(Chair(bot=bot, name=bot or "") for bot in bots),
        created=now,
        changed=now,
    )
    return chairs.sit(row, visit.guest, None) if body.sit and None in bots else row


def listed(row: TableRow, visit: Visit, waiting: tuple[int, ...] | None = None) -> TableListed:
    """As the lobby shows it to whoever asks."""
    return TableListed(
        id=row.id,
        game=row.game,
        options=row.options,
        settings=typed(row.settings, Settings),
        status=row.status,
        chairs=tuple(chair.name for chair in row.chairs),
        bots=tuple(chair.bot if chair.person is None else None for chair in row.chairs),
        you=None if visit.person is None else chairs.seat_of(row, visit.person.id),
        waiting=waiting,
        waits_s=_waits_s(row, visit.server.now()),
        practice=row.practice is not None,
        hinted=row.is_hinted,
        taken_back=row.back is not None,
    )


def _waits_s(row: TableRow, now: float) -> int | None:
    """For how long it has waited for players."""
    return max(0, round(now - row.created)) if row.status == "open" else None


TABLES = (
    Endpoint(
        method="GET",
        path="/api/tables",
        about="Public tables that are open or playing, the newest first.",
        answer=list_tables,
        answers=(list[TableListed],),
        budget=Budget(body=0, answer=512 * KIB, seconds=15, permits=1, runs="store"),
    ),
    Endpoint(
        method="GET",
        path="/api/me/tables",
        about="The tables that go on at which I sit or whose host I am, the newest first.",
        answer=list_my_tables,
        answers=(list[TableListed],),
        budget=Budget(body=0, answer=512 * KIB, seconds=15, permits=1, runs="store"),
    ),
    Endpoint(
        method="POST",
        path="/api/tables",
        about="Open a table.",
        answer=open_table,
        body=NewTable,
        answers=(TableListed,),
        budget=Budget(body=16 * KIB, answer=16 * KIB, seconds=15, permits=2, runs="store"),
        status=201,
    ),
    Endpoint(
        method="GET",
        path="/api/tables/{table}",
        about="A table, found by its link.",
        answer=show_table,
        answers=(TableListed,),
        budget=Budget(body=0, answer=16 * KIB, seconds=15, permits=1, runs="store"),
    ),
    Endpoint(
        method="POST",
        path="/api/tables/{table}",
        about="Take a chair, leave it, seat a bot, start, give up, take a decision back, play once more.",
        answer=order,
        body=AnyOrder,
        answers=(Table,),
        budget=Budget(body=4 * KIB, answer=64 * KIB, seconds=25, permits=1, runs="store"),
    ),
)
