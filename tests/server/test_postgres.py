"""The PostgreSQL store keeps the promises of every store, and survives what may become of it."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import asyncpg
import pytest
from msgspec.structs import replace
from structlog.testing import capture_logs

from fortable.server.store import Stale, Step, Store, TableLimits, Taken, TooMany, Unavailable
from fortable.server.store.farewells.sql import DELETED, MADE_NAMELESS, WRITTEN_ANEW
from fortable.server.store.postgres import PostgresStore, database
from fortable.server.store.postgres.database import named, newest_schema, prepare
from tests.conftest import Schemas
from tests.postgres import PostgresServer, new_folder

from .killed_writers import acknowledged_by_killed, check_all_are_there
from .store_contract import ANNA, KEEP, PHONE, TABLE, StoreContract
from .torn_line import TornLine

DURABLE = ("max_connections=50",)
"""Of a database whose disk matters."""


class TestPostgres(StoreContract):
    """A schema in PostgreSQL for each folder."""

    @pytest.fixture(autouse=True)
    def in_schemas(self, schemas: Schemas) -> None:
        self.schemas = schemas

    async def open_store(self, folder: Path) -> Store:
        name = "other" if folder.name == "other" else "house"
        return PostgresStore(await self.schemas(name), is_alone=False)


@pytest.fixture
async def store(schema: str) -> AsyncIterator[PostgresStore]:
    """With somebody, and a table."""
    store = PostgresStore(schema)
    await filled(store)
    yield store
    await store.close()


async def filled(store: Store) -> None:
    await store.add_person(ANNA, PHONE)
    await store.add_table(TABLE)


@pytest.fixture(scope="module")
def own() -> Iterator[PostgresServer]:
    """A database that may be stopped."""
    server = PostgresServer(new_folder(), DURABLE)
    server.start()
    yield server
    server.remove()


@pytest.fixture
async def house(own: PostgresServer, request: pytest.FixtureRequest) -> str:
    """A schema in it."""
    name = f"house_{abs(hash(request.node.name))}"
    connection = await asyncpg.connect(own.address)
    await connection.execute(f"CREATE SCHEMA {name}")
    await connection.close()
    return f"{own.address}&search_path={name}"


async def test_a_database_has_one_server_at_a_time(
    store: PostgresStore, schema: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "LOCK_S", 0.1)
    second = PostgresStore(schema)
    for tried in (prepare(schema), second.check(), second.row("t1")):
        with pytest.raises(Unavailable, match="store-in-use"):
            await tried
    await store.close()
    assert await second.row("t1") == TABLE, "it goes on by itself"
    await second.close()


async def test_a_newer_schema_is_refused_and_not_touched(store: PostgresStore, schema: str) -> None:
    await store._change("UPDATE schema_version SET version = $1", newest_schema() + 1)
    await store.close()
    with pytest.raises(Unavailable, match="newer-schema"):
        await prepare(schema)


async def test_what_is_not_ours_is_refused_and_not_touched(schema: str) -> None:
    connection = await asyncpg.connect(schema)
    await connection.execute("CREATE TABLE accounts (id BIGINT)")
    with pytest.raises(Unavailable, match="no-database"):
        await prepare(schema)
    tables = "SELECT tablename FROM pg_tables WHERE schemaname = current_schema()"
    assert [name for (name,) in await connection.fetch(tables)] == ["accounts"]
    await connection.close()


async def test_every_commit_waits_for_the_disk(schema: str) -> None:
    """Even where the database would not."""
    store = PostgresStore(f"{schema}&synchronous_commit=off")
    connection = await store._writing.connection()
    assert await connection.fetchval("SHOW synchronous_commit") == "on"
    await store.close()


async def test_an_append_is_not_planned_anew_each_time(schema: str) -> None:
    """Nor by how much there is: found by its keys it takes the same at one table and at a million."""
    store = PostgresStore(schema)
    connection = await store._writing.connection()
    assert await connection.fetchval("SHOW plan_cache_mode") == "force_generic_plan"
    await store.close()


def test_a_password_is_told_to_nobody() -> None:
    assert (
        named("postgresql://anna:secret@db.example/x?a=b") == "postgresql://anna:…@db.example/x?a=b"
    )
    assert named("postgresql://anna@db.example/x") == "postgresql://anna@db.example/x"


async def test_a_database_that_cannot_be_reached_is_named_when_it_is_opened(tmp_path: Path) -> None:
    with pytest.raises(Unavailable, match="cannot-open"):
        await prepare(f"postgresql://anna@/x?host={tmp_path}")


async def test_nothing_that_is_somebody_s_is_overlooked(store: PostgresStore) -> None:
    """What is told, and what becomes of it, is known for the tables of this store too."""
    query = """SELECT table_name FROM information_schema.columns
        WHERE table_schema = current_schema() AND column_name = 'person'"""
    about_people = {name for (name,) in await store._read(query)}
    assert about_people == {*DELETED, *MADE_NAMELESS, *WRITTEN_ANEW, "lonely", "farewells"}


async def test_several_who_come_at_once_over_several_lines_are_counted(schema: str) -> None:
    """Limits hold for all who write, not for each."""
    stores = [PostgresStore(schema, is_alone=False) for _ in range(4)]
    await stores[0].add_person(ANNA, PHONE)
    tries = (
        store.add_table(replace(TABLE, id=f"{number}.{n}"), TableLimits(of_host=7))
        for number, store in enumerate(stores)
        for n in range(10)
    )
    fates = await asyncio.gather(*tries, return_exceptions=True)
    assert fates.count(None) == 7
    assert {type(fate) for fate in fates if fate is not None} == {TooMany}
    for store in stores:
        await store.close()


async def test_what_is_no_text_harms_nobody_beside_it(store: PostgresStore) -> None:
    good = [replace(KEEP, version=number, intent=f"i{number}") for number in range(5)]
    steps = [*good, replace(KEEP, version=9, intent="a\0b")]
    fates = await asyncio.gather(*map(store.append, steps), return_exceptions=True)
    assert fates[:5] == [None] * 5
    assert isinstance(fates[5], asyncpg.DataError)
    stored = await store.table("t1")
    assert stored is not None
    assert stored.steps == tuple(good)


async def test_work_and_steps_share_a_commit(store: PostgresStore) -> None:
    """Whatever comes of one, the others have what they asked for."""
    fates = await asyncio.gather(
        store.append(KEEP),
        store.change_table(replace(TABLE, revision=1, status="playing")),
        store.change_table(replace(TABLE, revision=1, status="over")),
        store.append(replace(KEEP, version=7)),
        store.add_table(replace(TABLE, id="t2")),
        return_exceptions=True,
    )
    assert [type(fate) for fate in fates if fate is not None] == [Stale, Taken]
    stored = await store.table("t1")
    assert stored is not None
    assert (stored.row.status, stored.steps) == ("playing", (KEEP,))


FULL = """CREATE FUNCTION full_() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'planted' USING ERRCODE = 'disk_full'; END $$;
    CREATE TRIGGER full_ BEFORE INSERT ON steps EXECUTE FUNCTION full_()"""
READ_ONLY = "SET default_transaction_read_only = on"


@pytest.mark.parametrize(
    ("breaks", "mends", "reason"),
    [
        (FULL, "DROP TRIGGER full_ ON steps", "store-full"),
        (READ_ONLY, "SET default_transaction_read_only = off", "store-read-only"),
    ],
)
async def test_what_fails_is_told_by_its_kind_and_goes_on_by_itself(
    breaks: str, mends: str, reason: str, store: PostgresStore
) -> None:
    connection = await store._writing.connection()
    await connection.execute(breaks)
    with capture_logs() as said:
        for _ in range(2):
            with pytest.raises(Unavailable, match=reason):
                await store.append(KEEP)
            with pytest.raises(Unavailable, match=reason):
                await store.append(KEEP, replace(TABLE, revision=1))
        assert await store.row("t1") == TABLE
        await connection.execute(mends)
        await store.append(KEEP)
    assert [line["event"] for line in said] == ["store_fails", "store_works_again"]


async def test_a_database_that_is_away_is_told_and_used_again_when_it_is_back(
    own: PostgresServer, house: str
) -> None:
    store = PostgresStore(house)
    await filled(store)
    own.stop()
    for _ in range(2):
        with pytest.raises(Unavailable, match="store-away"):
            await store.check()
        with pytest.raises(Unavailable, match="store-away"):
            await store.row("t1")
    own.start()
    await store.append(KEEP)
    stored = await store.table("t1")
    assert stored is not None
    assert stored.steps == (KEEP,)
    await store.close()


async def test_what_was_done_while_the_line_was_torn_is_found_out(
    own: PostgresServer, house: str
) -> None:
    """Both ways in which things are written, and nothing is done twice."""
    line = TornLine(own.socket)
    async with line.open() as port:
        store = PostgresStore(_over(port, house))
        await filled(store)
        await store.append(KEEP)
        line.tears_at = b"not yet"
        await store.append(replace(KEEP, version=2, intent="not yet"))
        line.tears_at = b"COMMIT"
        await store.change_table(replace(TABLE, revision=1, status="playing"))
        assert line.torn == 2
        with pytest.raises(Taken):
            await store.append(replace(KEEP, version=3, intent="not yet"))
        stored = await store.table("t1")
        assert stored is not None
        assert [step.version for step in stored.steps] == [1, 2]
        assert (stored.row.revision, stored.row.status) == (1, "playing")
        await store.close()


def _over(port: int, house: str) -> str:
    """The same schema, by another way."""
    schema = house.rpartition("search_path=")[2]
    return f"postgresql://postgres@127.0.0.1:{port}/postgres?sslmode=disable&search_path={schema}"


async def test_what_was_acknowledged_survives_a_writer_that_is_killed(house: str) -> None:
    acknowledged = await asyncio.to_thread(acknowledged_by_killed, house, 2)
    store = PostgresStore(house)
    await check_all_are_there(store, acknowledged)
    await store.close()


STOPS, WRITERS = 2, 20


async def test_what_was_acknowledged_survives_a_database_that_is_cut_off(
    own: PostgresServer, house: str
) -> None:
    """Stopped at once in the midst of appends, and started anew: each step once, whatever was heard."""
    store = PostgresStore(house)
    await store.add_person(ANNA, PHONE)
    rows = [replace(TABLE, id=f"t{number}") for number in range(WRITERS)]
    await asyncio.gather(*map(store.add_table, rows))
    ends = asyncio.Event()
    writers = [asyncio.create_task(_written(store, row.id, ends)) for row in rows]
    for _ in range(STOPS):
        await asyncio.sleep(0.3)
        await asyncio.to_thread(own.stop)
        await asyncio.to_thread(own.start)
    ends.set()
    counts = await asyncio.gather(*writers)
    assert sum(counts) > 0
    for row, count in zip(rows, counts, strict=True):
        stored = await store.table(row.id)
        assert stored is not None
        assert [step.version for step in stored.steps] == list(range(count))
    await store.close()


async def _written(store: PostgresStore, table: str, ends: asyncio.Event) -> int:
    """How many steps were acknowledged; each is tried until it is, or is there already."""
    version = 0
    while not ends.is_set():
        step = replace(KEEP, table=table, version=version, intent=str(version))
        await _insist(store, step)
        version += 1
    return version


async def _insist(store: PostgresStore, step: Step) -> None:
    was_refused = False
    while True:
        try:
            await store.append(step)
        except Unavailable:
            was_refused = True
            await asyncio.sleep(0.05)
        except Taken:
            assert was_refused, "nobody else writes"
            return
        else:
            return
