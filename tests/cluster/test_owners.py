"""Whose a table is: taken by one, held by a lease in the time of the database; who lost it writes nothing."""

import asyncio
from collections.abc import AsyncIterator

import asyncpg
import pytest
from msgspec.structs import replace

from fortable.kernel.words import Seat
from fortable.server.store import Chair, Ending, Stale, Step, StoredTable, Taken
from fortable.server.store.nodes import Claim, Fenced, Held
from fortable.server.store.postgres import PostgresStore
from fortable.testing import rule
from tests.server.store_contract import TABLE

LONG_S, GONE_S = 60.0, -1.0
PLAYING = replace(TABLE, status="playing", due=1.0, chairs=(Chair(bot="good"), Chair(bot="good")))


@pytest.fixture
async def store(schema: str) -> AsyncIterator[PostgresStore]:
    """With a table at which something is due, and two processes."""
    store = PostgresStore(schema, is_alone=False)
    await store.add_table(PLAYING)
    for node in ("a", "b"):
        await store.renew(node, "here", "1", LONG_S)
    yield store
    await store.close()


def step(version: int, intent: str = "") -> Step:
    return Step(
        table=TABLE.id,
        version=version,
        intent=intent or f"anna:{version}",
        seat=Seat(0),
        action={"do": "x"},
        events=({"what": "x"},),
        answer={"version": version + 1},
        at=1.0,
    )


def refusal(intent: str) -> Step:
    return replace(step(0, intent), events=(), action=None)


async def taken(store: PostgresStore, node: str, seen: int | None = None) -> Claim:
    claim = await store.take(TABLE.id, node, seen)
    assert claim is not None
    return claim


async def test_one_of_many_takes_it_and_keeps_it(store: PostgresStore) -> None:
    for node in "cdefgh":
        await store.renew(node, "here", "1", LONG_S)
    claims = await asyncio.gather(*(store.take(TABLE.id, node) for node in "abcdefgh"))
    (claim,) = [claim for claim in claims if claim is not None]
    held = await store.owner_of(TABLE.id)
    assert held is not None
    assert (held.epoch, held.is_alive) == (claim.epoch, True)
    assert await store.take(TABLE.id, "a" if held.node != "a" else "b") is None


async def test_there_is_no_owner_of_what_is_not_there(store: PostgresStore) -> None:
    assert await store.owner_of(TABLE.id) is None
    with pytest.raises(LookupError):
        await store.owner_of("nowhere")
    assert await store.take("nowhere", "a") is None


async def test_it_is_taken_from_whom_nobody_hears_by_one_of_those_who_saw_it(
    store: PostgresStore,
) -> None:
    for node in "cde":
        await store.renew(node, "here", "1", LONG_S)
    first = await taken(store, "a")
    claims = await asyncio.gather(*(store.take(TABLE.id, node, first.epoch) for node in "bcde"))
    assert len([claim for claim in claims if claim is not None]) == 1
    assert await store.take(TABLE.id, "a", first.epoch) is None, "it has changed hands"


async def test_it_is_taken_when_the_lease_ran_out_and_not_before(store: PostgresStore) -> None:
    first = await taken(store, "a")
    assert await store.take(TABLE.id, "b") is None
    await store.renew("a", "here", "1", GONE_S)
    assert await store.owner_of(TABLE.id) == Held("a", first.epoch, is_alive=False)
    assert (await taken(store, "b")).epoch > first.epoch


async def test_an_epoch_never_comes_again(store: PostgresStore) -> None:
    first = await taken(store, "a")
    await store.let_go("a", [first])
    assert await store.owner_of(TABLE.id) is None
    second = await taken(store, "a")
    assert second.epoch > first.epoch
    await store.let_go("a", [first])
    assert await store.owner_of(TABLE.id) is not None, "what is let go twice is not another's"


async def everything(store: PostgresStore) -> StoredTable:
    found = await store.table(TABLE.id)
    assert found is not None
    return found


@rule("TB-12")
async def test_who_lost_it_writes_nothing(store: PostgresStore) -> None:
    old = store.held(await taken(store, "a"))
    await old.append(step(0))
    new = store.held(await taken(store, "b", (await taken(store, "a")).epoch))
    before, changed = await everything(store), replace(PLAYING, revision=1)
    for write in (
        lambda: old.append(step(1)),
        lambda: old.append(refusal("anna:no")),
        lambda: old.append(step(1), changed),
        lambda: old.change_table(changed),
        lambda: old.add_table(replace(PLAYING, id="next"), before=changed),
        lambda: old.settle(TABLE.id, 0, Ending(1.0, (1,), (1,), None, 1)),
        lambda: old.table(TABLE.id),
    ):
        with pytest.raises(Fenced):
            await write()
    assert await everything(store) == before
    assert await store.answer(TABLE.id, "anna:no") is None
    await new.append(step(1))
    await new.append(refusal("anna:no"))
    await new.change_table(changed)
    with pytest.raises(Stale):
        await new.change_table(changed)
    with pytest.raises(Taken):
        await new.append(step(1, "ben:1"))
    assert await new.table(TABLE.id) == await everything(store)


async def test_of_a_group_only_what_is_fenced_is_not_written(store: PostgresStore) -> None:
    await store.add_table(replace(PLAYING, id="other"))
    lost, kept = await taken(store, "a"), await store.take("other", "a")
    assert kept is not None
    await taken(store, "b", lost.epoch)
    elsewhere = replace(step(0), table="other")
    fates = await asyncio.gather(
        store.held(lost).append(step(0)),
        store.held(kept).append(elsewhere),
        store.held(kept).append(replace(elsewhere, intent="ben:0")),
        return_exceptions=True,
    )
    assert [type(fate) for fate in fates] == [Fenced, type(None), Taken]


async def test_who_takes_it_over_waits_for_what_is_being_written(
    store: PostgresStore, schema: str
) -> None:
    """So the new owner reads all that the old one was told is true, and nothing comes behind its back."""
    claim = await taken(store, "a")
    busy = await asyncpg.connect(schema)
    async with busy.transaction():
        number = await busy.fetchval("SELECT tables FROM owners FOR SHARE")
        taking = asyncio.create_task(store.take(TABLE.id, "b", claim.epoch))
        await asyncio.sleep(0.2)
        assert not taking.done()
        await busy.execute("INSERT INTO steps (tables, intent, data) VALUES ($1, 'x', '')", number)
    await busy.close()
    assert await taking is not None


async def test_what_an_owner_is_writing_is_read_by_who_takes_it_over(
    store: PostgresStore, schema: str
) -> None:
    """The append itself holds the row: here it waits in the midst of its statement for somebody else."""
    claim = await taken(store, "a")
    busy = await asyncpg.connect(schema)
    async with busy.transaction():
        number = await busy.fetchval("SELECT number FROM tables")
        other = "INSERT INTO steps (tables, intent, version, data) VALUES ($1, 'x', NULL, '')"
        await busy.execute(other.replace("'x'", "'anna:0'"), number)
        appending = asyncio.ensure_future(store.held(claim).append(step(0)))
        await asyncio.sleep(0.2)
        taking = asyncio.create_task(store.take(TABLE.id, "b", claim.epoch))
        await asyncio.sleep(0.2)
        assert not taking.done()
        await busy.execute("DELETE FROM steps")
    await busy.close()
    await appending
    claimed = await taking
    assert claimed is not None
    found = await store.held(claimed).table(TABLE.id)
    assert found is not None
    assert [each.intent for each in found.steps] == ["anna:0"]


async def test_what_is_due_is_found_by_one_of_many(store: PostgresStore) -> None:
    others = [replace(PLAYING, id=f"due{number}") for number in range(40)]
    for row in others:
        await store.add_table(row)
    found = await asyncio.gather(*(store.take_due(node, 0.0, 10) for node in "aabbaabb"))
    tables = [claim.table for claims in found for claim in claims]
    assert len(tables) == len(set(tables))
    rest = await store.take_due("a", 0.0, 99)
    assert {*tables, *(claim.table for claim in rest)} == {TABLE.id, *(row.id for row in others)}
    assert await store.take_due("b", 0.0, 99) == ()


async def test_what_is_due_later_or_somebodys_is_not_found(store: PostgresStore) -> None:
    await taken(store, "a")
    await store.add_table(replace(PLAYING, id="later", due=1e12))
    await store.add_table(replace(PLAYING, id="never", due=None))
    assert await store.take_due("b", 0.0, 9) == ()
    await store.renew("a", "here", "1", GONE_S)
    assert [claim.table for claim in await store.take_due("b", 0.0, 9)] == [TABLE.id]


async def test_rows_in_doubt_are_given_up(store: PostgresStore) -> None:
    await store.add_table(replace(PLAYING, id="other"))
    await store.take("other", "a")
    kept = await taken(store, "a")
    assert (await store.renew("a", "here", "1", LONG_S)).tables == 2
    assert await store.keep_only("a", [kept.epoch, 123456]) == {kept.epoch}
    assert await store.owner_of("other") is None
    assert await store.owner_of(TABLE.id) == Held("a", kept.epoch, is_alive=True)
    await store.leave("a")
    assert await store.owner_of(TABLE.id) is None


async def test_the_first_who_came_does_what_only_one_should(store: PostgresStore) -> None:
    assert (await store.renew("a", "here", "1", LONG_S)).is_first
    assert not (await store.renew("b", "here", "1", LONG_S)).is_first
    await store.renew("a", "here", "1", GONE_S)
    assert (await store.renew("b", "here", "1", LONG_S)).is_first
    await store.renew("a", "here", "1", LONG_S)
    assert await store.want_drained("a")
    assert (await store.renew("b", "here", "1", LONG_S)).is_first
    assert (await store.renew("a", "here", "1", LONG_S)).is_draining


async def test_an_operator_sees_nodes_and_owners_and_wants_something_of_them(
    store: PostgresStore,
) -> None:
    claim = await taken(store, "a")
    nodes = {node.id: node for node in await store.nodes()}
    assert (nodes["a"].tables, nodes["b"].tables, nodes["a"].is_alive) == (1, 0, True)
    assert await store.owners(9) == ((TABLE.id, "a", claim.epoch),)
    assert await store.want_moved(TABLE.id, "b")
    assert (await store.renew("a", "here", "1", LONG_S)).moves == ((TABLE.id, "b"),)
    assert not await store.want_moved("nowhere", "b")
    assert not await store.want_drained("nobody")


@rule("TB-12")
async def test_who_shares_it_and_who_wants_it_alone_keep_each_other_out(
    store: PostgresStore, schema: str
) -> None:
    alone = PostgresStore(schema)
    with pytest.raises(Exception, match="store-in-use"):
        await alone.check()
    await alone.close()
    await store.close()
    alone = PostgresStore(schema)
    await alone.check()
    another = PostgresStore(schema, is_alone=False)
    with pytest.raises(Exception, match="store-in-use"):
        await another.check()
    await another.close()
    await alone.close()
