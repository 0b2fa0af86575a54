"""Tables: found, limited, due."""

import asyncio

import pytest
from msgspec.structs import replace

from fortable.kernel.codec import decode
from fortable.kernel.words import CLOCK, Seat
from fortable.server.store import (
    Chair,
    Stale,
    Store,
    StoredTable,
    TableLimits,
    TableRow,
    Taken,
    TooMany,
)

from .opened import OpenedStore
from .stored import KEEP, REFUSED, TABLE


class TablesContract(OpenedStore):
    """Of every store."""

    async def test_a_table_comes_back_as_it_was(self, store: Store) -> None:
        stored = await store.table("t1")
        assert stored is not None
        assert (stored.row, stored.steps) == (TABLE, ())
        assert await store.table("t2") is None

    async def test_a_table_is_also_told_as_it_is_written(self, store: Store) -> None:
        for step in (None, KEEP, replace(KEEP, intent="i3", version=2)):
            if step is not None:
                await store.append(step)
            written = await store.written_table("t1")
            assert written is not None
            assert decode(written, StoredTable) == await store.table("t1")
        assert await store.written_table("t2") is None

    async def test_an_id_is_given_to_one_table(self, store: Store) -> None:
        with pytest.raises(Taken):
            await store.add_table(replace(TABLE, game="other"))

    async def test_tables_are_found_by_their_state_newest_first(self, store: Store) -> None:
        await store.add_table(replace(TABLE, id="t2"))
        await store.add_table(replace(TABLE, id="t3", status="playing"))
        assert [row.id for row in await store.tables("open")] == ["t2", "t1"]
        assert [row.id for row in await store.tables("playing", "over")] == ["t3"]

    async def test_public_tables_are_found_by_anybody_while_they_last(self, store: Store) -> None:
        public = replace(TABLE, is_public=True)
        for number in range(2, 6):
            await store.add_table(replace(public, id=f"t{number}"))
        await store.change_table(replace(public, id="t4", status="over", revision=1))
        await store.change_table(replace(public, id="t5", status="playing", revision=1))
        assert [row.id for row in await store.public_tables(most=10)] == ["t5", "t3", "t2"]
        assert [row.id for row in await store.public_tables(most=2)] == ["t5", "t3"]

    async def test_tables_are_found_by_who_sits_there(self, store: Store) -> None:
        await store.change_table(
            replace(TABLE, chairs=(Chair(person="ben"), Chair(person="ben")), revision=1)
        )
        await store.add_table(replace(TABLE, id="t2", host="ben"))
        await store.add_table(replace(TABLE, id="t3", host="ben", status="over"))
        assert [row.id for row in await store.tables_of("ben")] == ["t2", "t1"]
        assert await store.tables_of("eve") == ()

    async def test_whom_matches_wait_for_is_known_by_their_last_steps(self, store: Store) -> None:
        await store.add_table(replace(TABLE, id="t2"))
        await store.append(replace(KEEP, waiting=(Seat(0),)))
        await store.append(replace(KEEP, version=2, intent="i3", waiting=(Seat(1), Seat(2))))
        await store.append(replace(REFUSED, version=2, intent="i4"))
        await store.append(replace(KEEP, table="t2"))
        assert await store.waited_for(["t1", "t2"]) == {"t1": (1, 2)}
        assert await store.waited_for([]) == {}

    async def test_since_when_somebody_is_waited_for_is_known_by_the_steps(
        self, store: Store
    ) -> None:
        """Whoever acts is from now on, and who was not waited for; what others do changes nothing."""
        both = (Seat(0), Seat(1))
        for version, (seat, waiting) in enumerate(
            [(0, (1,)), (1, both), (0, both), (0, both), (1, both)], 1
        ):
            step = replace(KEEP, version=version, intent=f"v{version}", at=10.0 * version)
            await store.append(replace(step, seat=Seat(seat), waiting=tuple(map(Seat, waiting))))
            await store.append(replace(REFUSED, intent=f"r{version}"))
        assert await store.waited_since("t1", Seat(0)) == 40.0
        assert await store.waited_since("t1", Seat(1)) == 50.0
        assert await store.waited_since("t1", Seat(2)) is None
        assert await store.waited_since("nowhere", Seat(0)) is None
        await store.add_table(replace(TABLE, id="t2"))
        await store.append(replace(KEEP, table="t2", seat=CLOCK, version=0, at=5.0, waiting=both))
        second = replace(KEEP, table="t2", intent="i2", seat=Seat(1), at=6.0)
        await store.append(replace(second, waiting=both))
        assert await store.waited_since("t2", Seat(0)) == 5.0, "since it began"
        await store.append(replace(KEEP, version=9, intent="v9", at=90.0, waiting=(Seat(2),)))
        last = replace(KEEP, version=10, intent="v10", seat=Seat(2), at=99.0, waiting=(Seat(0),))
        await store.append(last)
        assert await store.waited_since("t1", Seat(0)) == 99.0

    async def test_tables_are_found_by_their_host(self, store: Store) -> None:
        bots = replace(TABLE, host="ben", chairs=(Chair(bot="random"),), status="playing")
        await store.add_table(replace(bots, id="t2"))
        await store.add_table(replace(bots, id="t3", status="open"))
        assert [row.id for row in await store.tables_of("ben")] == ["t3", "t2"]

    async def test_what_is_due_is_found(self, store: Store) -> None:
        for number, due in enumerate((30.0, None, 10.0, 20.0)):
            await store.add_table(replace(TABLE, id=f"d{number}", due=due))
        assert await store.due_tables(30.0) == ("d2", "d3")
        first = await store.row("d2")
        assert first is not None
        assert first.due == 10.0
        await store.change_table(replace(first, due=None, revision=1))
        later = replace(TABLE, id="d3", due=40.0, revision=1)
        await store.append(replace(KEEP, table="d3"), later)
        assert await store.due_tables(100.0) == ("d0", "d3")

    async def test_limits_cannot_be_raced(self, store: Store) -> None:
        """However many come in one moment: so many are let in, and the others are told."""
        waits = replace(TABLE, host="ben", household="h")
        for limits, allowed in (
            (TableLimits(of_host=5), 5),
            (TableLimits(of_host=9, of_household=7), 7),
        ):
            fates = await asyncio.gather(
                *(store.add_table(replace(waits, id=f"{allowed}.{n}"), limits) for n in range(60)),
                return_exceptions=True,
            )
            refused = [fate for fate in fates if isinstance(fate, TooMany)]
            assert (len(fates) - len(refused), {fate.allowed for fate in refused}) == (
                allowed - (allowed > 5) * 5,
                {allowed},
            )
        assert len(await store.tables_of("ben")) == 7

    async def test_matches_that_begin_cannot_be_raced(self, store: Store) -> None:
        tables = [replace(TABLE, id=f"r{n}", host="ben", household="h") for n in range(40)]
        for row in tables:
            await store.add_table(row)
        for limits, allowed in (
            (TableLimits(of_host=3), 3),
            (TableLimits(of_host=0, of_household=8), 8),
        ):
            fates = await asyncio.gather(
                *(self._begin(store, row, limits) for row in tables), return_exceptions=True
            )
            assert sum(isinstance(fate, TooMany) for fate in fates) >= 40 - allowed
            playing = [row for row in await store.tables_of("ben") if row.status == "playing"]
            assert len(playing) == allowed

    async def _begin(self, store: Store, row: TableRow, limits: TableLimits) -> None:
        begun = replace(row, status="playing", revision=1)
        await store.append(replace(KEEP, table=row.id, version=0), begun, limits)

    async def test_whoever_is_refused_changed_nothing(self, store: Store) -> None:
        await store.add_table(replace(TABLE, id="t2", host="ben", status="playing"))
        with pytest.raises(TooMany) as refused:
            await self._begin(store, replace(TABLE, host="ben"), TableLimits(of_host=1))
        assert (refused.value.status, refused.value.whose) == ("playing", "host")
        assert await store.table("t1") == StoredTable(TABLE, ())
        await self._begin(store, TABLE, TableLimits(of_host=1, of_household=1))

    async def test_one_that_ends_with_the_next_counts_no_more(self, store: Store) -> None:
        """Both or neither: where the next one may not be, the first is as it was."""
        playing = replace(TABLE, id="p1", host="ben", status="playing")
        await store.add_table(playing)
        left = replace(playing, status="abandoned", revision=1, next="p2", is_continued=True)
        limits = TableLimits(of_host=1)
        opening = replace(KEEP, table="p2", version=0)
        for wrong in (replace(left, revision=2), replace(left, status="playing")):
            with pytest.raises((Stale, TooMany)):
                await store.add_table(replace(playing, id="p2"), limits, wrong, opening)
            assert await store.table("p2") is None
            assert await store.row("p1") == playing
        await store.add_table(replace(playing, id="p2"), limits, left, opening)
        assert await store.row("p1") == left
        assert [row.id for row in await store.tables_of("ben")] == ["p2"]
        assert await store.matches_of("ben", None, 9) == ()

    async def test_what_was_not_changed_for_long_does_not_count(self, store: Store) -> None:
        limits = TableLimits(of_host=1, within_s=100.0)
        await store.add_table(replace(TABLE, id="t2", host="ben"), limits)
        later = replace(TABLE, id="t3", host="ben", changed=TABLE.changed + 99)
        with pytest.raises(TooMany):
            await store.add_table(later, limits)
        await store.add_table(replace(later, changed=TABLE.changed + 101), limits)
