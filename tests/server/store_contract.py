"""What every store promises. A test class for a store inherits from `StoreContract`.

It provides `open_store(folder)`, which opens the same data each time it is called with the same folder.
"""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from fortable.kernel.codec import decode
from fortable.kernel.words import Seat
from fortable.server.store import (
    REFUSALS_KEPT,
    Chair,
    Code,
    Device,
    Person,
    Stale,
    Step,
    Store,
    StoredTable,
    TableLimits,
    TableRow,
    Taken,
    TooMany,
)

ANNA, BEN = Person("anna", "Anna", 1.0), Person("ben", "Ben", 2.0)
PHONE, LAPTOP = Device(b"phone", "anna", 1.0, 1.0), Device(b"laptop", "anna", 3.0, 3.0)
TABLE = TableRow(
    id="t1",
    game="keepsake",
    version=1,
    options={"swaps": 2},
    seed=bytes(range(32)),
    host="anna",
    chairs=(Chair(person="anna", name="Anna"), Chair(bot="random", name="Random")),
    created=10.0,
    changed=10.0,
)
KEEP = Step(
    table="t1",
    version=1,
    intent="i1",
    seat=Seat(0),
    action={"do": "keep"},
    events=({"what": "card-kept", "seat": 0},),
    answer={"ok": True, "version": 2},
    at=11.0,
)
REFUSED = replace(KEEP, intent="i2", events=(), answer={"ok": False, "rule": "TB-03"})


async def holder(store: Store, token_hash: bytes) -> Person | None:
    """Whoever holds a token."""
    session = await store.session(token_hash)
    return None if session is None else session.person


class StoreContract:
    """The promises, as tests."""

    async def open_store(self, folder: Path) -> Store:
        raise NotImplementedError

    @pytest.fixture
    async def store(self, tmp_path: Path) -> AsyncIterator[Store]:
        store = await self.open_store(tmp_path)
        await store.add_person(ANNA, PHONE)
        await store.add_person(BEN, Device(b"ben", "ben", 2.0))
        await store.add_table(TABLE)
        yield store
        await store.close()

    async def test_a_house_has_a_name_of_its_own_for_ever(
        self, store: Store, tmp_path: Path
    ) -> None:
        name = await store.installation_id()
        assert name
        again, other = await self.open_store(tmp_path), await self.open_store(tmp_path / "other")
        assert await again.installation_id() == name
        assert await other.installation_id() != name
        await again.close()
        await other.close()

    async def test_a_check_changes_nothing_that_anybody_sees(self, store: Store) -> None:
        name = await store.installation_id()
        await asyncio.gather(*(store.check() for _ in range(3)))
        assert await store.installation_id() == name
        assert await store.tables("open") == (TABLE,)

    async def test_a_person_is_known_by_any_of_their_devices(self, store: Store) -> None:
        await store.add_device(LAPTOP)
        assert await holder(store, b"phone") == ANNA
        assert await holder(store, b"laptop") == ANNA
        assert await holder(store, b"stolen") is None

    async def test_a_token_belongs_to_one_person(self, store: Store) -> None:
        with pytest.raises(Taken):
            await store.add_device(Device(b"phone", "ben", 4.0))
        assert await holder(store, b"phone") == ANNA

    async def test_a_person_whose_device_is_taken_is_not_added(self, store: Store) -> None:
        with pytest.raises(Taken):
            await store.add_person(Person("eve", "Eve", 5.0), PHONE)
        await store.add_person(Person("eve", "Eve", 5.0), Device(b"eve", "eve", 5.0))

    async def test_a_device_is_seen_and_told_of(self, store: Store) -> None:
        await store.add_device(LAPTOP)
        seen = replace(PHONE, seen=9.0, browser="Firefox", system="Android")
        await store.see_device(seen)
        session = await store.session(b"phone")
        assert session is not None
        assert (session.person, session.device) == (ANNA, seen)
        assert await store.devices_of("anna") == (seen, LAPTOP)
        assert await store.devices_of("eve") == ()

    async def test_a_device_that_was_ended_is_gone_with_all_codes(self, store: Store) -> None:
        await store.add_device(LAPTOP)
        await store.add_code(Code(b"code", "anna", until=100.0))
        await store.end_devices("ben", [PHONE])
        assert await holder(store, b"phone") == ANNA, "it is not his"
        await store.end_devices("anna", [PHONE])
        assert await holder(store, b"phone") is None
        assert await holder(store, b"laptop") == ANNA
        assert await store.person_of(b"code", now=50.0) is None
        await store.see_device(replace(PHONE, seen=9.0))
        assert await holder(store, b"phone") is None, "whoever is late does not bring it back"

    async def test_a_code_lets_one_more_device_in_once(self, store: Store) -> None:
        await store.add_code(Code(b"code", "anna", until=100.0))
        assert await store.use_code(b"guess", LAPTOP, now=50.0) is None
        nobody_yet = replace(LAPTOP, person="")
        assert await store.use_code(b"code", nobody_yet, now=50.0) == ANNA
        assert await holder(store, b"laptop") == ANNA
        assert await store.use_code(b"code", Device(b"more", "", 51.0), now=51.0) is None
        assert await holder(store, b"more") is None

    async def test_whose_code_it_is_can_be_known_without_using_it(self, store: Store) -> None:
        await store.add_code(Code(b"code", "anna", until=100.0))
        assert await store.person_of(b"code", now=100.0) == "anna"
        assert await store.person_of(b"code", now=100.5) is None
        assert await store.person_of(b"other", now=50.0) is None

    async def test_a_code_is_not_good_for_ever(self, store: Store) -> None:
        await store.add_code(Code(b"code", "anna", until=100.0))
        assert await store.use_code(b"code", LAPTOP, now=101.0) is None
        assert await holder(store, b"laptop") is None

    async def test_a_person_may_take_another_name(self, store: Store) -> None:
        await store.rename("anna", "Änne")
        assert await holder(store, b"phone") == replace(ANNA, name="Änne")

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
        assert [row.id for row in await store.tables_of("ben")] == ["t2", "t1"]
        assert await store.tables_of("eve") == ()

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

    async def test_what_was_not_changed_for_long_does_not_count(self, store: Store) -> None:
        limits = TableLimits(of_host=1, within_s=100.0)
        await store.add_table(replace(TABLE, id="t2", host="ben"), limits)
        later = replace(TABLE, id="t3", host="ben", changed=TABLE.changed + 99)
        with pytest.raises(TooMany):
            await store.add_table(later, limits)
        await store.add_table(replace(later, changed=TABLE.changed + 101), limits)

    async def test_steps_come_back_in_their_order(self, store: Store) -> None:
        later = replace(KEEP, version=2, intent="i3")
        for step in (REFUSED, KEEP, later):
            await store.append(step)
        stored = await store.table("t1")
        assert stored is not None
        assert stored.steps == (KEEP, later), "a refusal led to nothing"

    async def test_an_intent_is_one_step(self, store: Store) -> None:
        await store.append(KEEP)
        with pytest.raises(Taken):
            await store.append(replace(KEEP, version=2))

    async def test_what_was_answered_is_known(self, store: Store) -> None:
        await store.append(KEEP)
        await store.append(REFUSED)
        assert await store.answer("t1", "i1") == {"ok": True, "version": 2}
        assert await store.answer("t1", "i2") == {"ok": False, "rule": "TB-03"}
        assert await store.answer("t1", "i3") is None

    async def test_the_last_step_and_the_end_are_one(self, store: Store) -> None:
        over = replace(TABLE, status="over", revision=1)
        await store.append(KEEP, over)
        with pytest.raises(Taken):
            await store.append(replace(KEEP, intent="i9"), TABLE)
        stored = await store.table("t1")
        assert stored is not None
        assert (stored.row, stored.steps) == (over, (KEEP,))

    async def test_a_row_is_changed_only_by_who_knows_it_as_it_is(self, store: Store) -> None:
        begun = replace(TABLE, status="playing", revision=1)
        await store.change_table(begun)
        other = replace(TABLE, chairs=(Chair(), Chair()), revision=1)
        for stale in (other, replace(other, revision=0), replace(other, revision=3)):
            with pytest.raises(Stale):
                await store.change_table(stale)
            with pytest.raises(Stale):
                await store.append(KEEP, stale)
        with pytest.raises(Stale):
            await store.change_table(replace(begun, id="t9", revision=1))
        stored = await store.table("t1")
        assert stored is not None
        assert (stored.row, stored.steps) == (begun, ()), "all of it, or nothing"
        await store.change_table(replace(other, revision=2))

    async def test_a_table_and_the_one_it_follows_are_one(self, store: Store) -> None:
        follower, before = replace(TABLE, id="t2"), replace(TABLE, next="t2", revision=1)
        for stale in (replace(before, revision=2), replace(before, id="t9")):
            with pytest.raises(Stale):
                await store.add_table(follower, before=stale)
        with pytest.raises(Taken):
            await store.add_table(TABLE, before=before)
        assert await store.tables("open") == (TABLE,)
        await store.add_table(follower, before=before)
        assert await store.tables("open") == (follower, before)

    async def test_of_two_who_change_a_row_at_once_one_does(self, store: Store) -> None:
        rows = [replace(TABLE, host=host, revision=1) for host in ("anna", "ben", "anna")]
        other = store.append(KEEP)
        fates = await asyncio.gather(*map(store.change_table, rows), return_exceptions=True)
        await other
        assert [type(fate) for fate in fates if fate is not None] == [Stale, Stale]
        (row,) = await store.tables("open")
        assert row == rows[fates.index(None)]

    async def test_a_version_is_left_once(self, store: Store) -> None:
        await store.append(KEEP)
        with pytest.raises(Taken):
            await store.append(replace(KEEP, intent="i9"))

    async def test_many_refusals_may_meet_one_version(self, store: Store) -> None:
        await store.append(REFUSED)
        await store.append(replace(REFUSED, intent="i4"))

    async def test_of_many_refusals_to_one_person_the_oldest_are_forgotten(
        self, store: Store
    ) -> None:
        await store.append(KEEP)
        await store.append(replace(REFUSED, intent="ben:0"))
        for number in range(REFUSALS_KEPT + 5):
            await store.append(replace(REFUSED, intent=f"anna:{number}"))
        answers = [await store.answer("t1", f"anna:{n}") for n in range(REFUSALS_KEPT + 5)]
        assert answers == [None] * 5 + [REFUSED.answer] * REFUSALS_KEPT
        assert await store.answer("t1", "ben:0") == REFUSED.answer
        assert await store.answer("t1", KEEP.intent) == KEEP.answer

    async def test_a_table_that_is_not_there_takes_no_step(self, store: Store) -> None:
        with pytest.raises(Taken):
            await store.append(replace(KEEP, table="t9"))

    async def test_one_that_fails_does_not_harm_those_beside_it(self, store: Store) -> None:
        steps = [replace(KEEP, version=number % 40, intent=f"i{number}") for number in range(80)]
        fates = await asyncio.gather(*map(store.append, steps), return_exceptions=True)
        assert [fate is None for fate in fates] == [True] * 40 + [False] * 40
        stored = await store.table("t1")
        assert stored is not None
        assert [step.version for step in stored.steps] == list(range(40))

    async def test_tables_write_side_by_side(self, store: Store) -> None:
        names = [f"x{number}" for number in range(20)]
        await asyncio.gather(*(store.add_table(replace(TABLE, id=name)) for name in names))
        await asyncio.gather(
            *(
                store.append(replace(KEEP, table=name, version=number, intent=f"{number}"))
                for name in names
                for number in range(10)
            )
        )
        for name in names:
            stored = await store.table(name)
            assert stored is not None
            assert sorted(step.version for step in stored.steps) == list(range(10))

    async def test_old_tables_are_forgotten_and_the_others_kept(self, store: Store) -> None:
        await store.append(KEEP)
        await store.change_table(replace(TABLE, status="over", changed=20.0, revision=1))
        await store.add_table(replace(TABLE, id="t2", status="abandoned", changed=99.0))
        await store.add_table(replace(TABLE, id="t3", status="playing", changed=1.0))
        await store.add_table(replace(TABLE, id="t4", changed=2.0))
        assert await store.forget_tables(before=50.0, most=10) == 2
        assert await store.table("t1") is None
        assert await store.table("t4") is None
        assert await store.table("t2") is not None
        assert await store.table("t3") is not None

    async def test_tables_are_forgotten_in_portions(self, store: Store) -> None:
        for number in range(2, 6):
            await store.add_table(replace(TABLE, id=f"t{number}"))
        gone = [await store.forget_tables(before=50.0, most=2) for _ in range(4)]
        assert gone == [2, 2, 1, 0]

    async def test_the_believed_time_never_goes_back(self, store: Store, tmp_path: Path) -> None:
        assert await store.believed_time() is None
        for at, believed in ((100.0, 100.0), (50.0, 100.0), (200.0, 200.0)):
            await store.believe(at)
            assert await store.believed_time() == believed
        again = await self.open_store(tmp_path)
        assert await again.believed_time() == 200.0
        await again.close()

    async def test_what_is_changed_while_the_clock_is_behind_is_not_old(self, store: Store) -> None:
        await store.believe(100.0)
        await store.add_table(replace(TABLE, id="t2", changed=20.0))
        await store.change_table(replace(TABLE, status="over", changed=30.0, revision=1))
        await store.add_table(replace(TABLE, id="t3", status="playing", changed=20.0))
        assert await store.forget_tables(before=100.0, most=10) == 0
        assert await store.idle(before=100.0, most=10) == ()
        assert await store.forget_tables(before=101.0, most=10) == 2
        assert await store.idle(before=101.0, most=10) == ("t3",)

    async def test_a_match_is_idle_when_nobody_did_anything_for_long(self, store: Store) -> None:
        for id_ in ("t2", "t3", "t4"):
            await store.add_table(replace(TABLE, id=id_, status="playing", changed=20.0))
        await store.append(replace(KEEP, table="t2", at=30.0))
        await store.append(replace(KEEP, table="t3", at=30.0))
        await store.append(replace(KEEP, table="t3", version=2, intent="i2", at=60.0))
        await store.append(replace(REFUSED, table="t2", at=70.0))
        assert await store.idle(before=20.0, most=10) == ()
        assert await store.idle(before=30.0, most=10) == ("t4",)
        assert sorted(await store.idle(before=31.0, most=10)) == ["t2", "t4"]
        assert sorted(await store.idle(before=61.0, most=10)) == ["t2", "t3", "t4"]
        assert len(await store.idle(before=61.0, most=2)) == 2

    async def test_devices_that_were_not_seen_for_long_are_forgotten(self, store: Store) -> None:
        await store.add_device(replace(LAPTOP, seen=60.0))
        assert await store.forget_devices(before=50.0, most=1) == 1
        assert await store.forget_devices(before=50.0, most=10) == 1
        assert await store.forget_devices(before=50.0, most=10) == 0
        assert [device.token_hash for device in await store.devices_of("anna")] == [b"laptop"]

    async def test_people_are_forgotten_who_have_nothing_left(self, store: Store) -> None:
        """Neither a device, nor a chair, nor a table of their own, whatever they lose last."""
        eve = Person("eve", "Eve", 5.0)
        await store.add_person(eve, Device(b"eve", "eve", 5.0, 60.0))
        await store.add_table(replace(TABLE, id="t2", host="ben", changed=90.0))
        assert await store.forget_people(most=10) is None
        await store.add_code(Code(b"code", "ben", until=100.0))
        await store.forget_devices(before=50.0, most=10)
        assert await store.forget_people(most=1) == 0
        assert await store.forget_people(most=1) == 0
        assert await store.forget_people(most=1) is None
        await store.forget_tables(before=100.0, most=10)
        assert await store.forget_people(most=10) == 2, "Anna and Ben"
        assert await store.forget_people(most=10) is None
        assert await store.session(b"eve") is not None
        with pytest.raises(Taken):
            await store.add_device(Device(b"more", "anna", 1.0))
        await store.end_devices("eve", [Device(b"eve", "eve", 5.0)])
        assert await store.forget_people(most=10) == 1

    async def test_everything_is_there_after_closing_and_opening(
        self, store: Store, tmp_path: Path
    ) -> None:
        await store.append(KEEP)
        await store.close()
        again = await self.open_store(tmp_path)
        stored = await again.table("t1")
        assert stored is not None
        assert (stored.row, stored.steps) == (TABLE, (KEEP,))
        assert await holder(again, b"phone") == ANNA
        await again.close()

    async def test_what_was_asked_for_before_closing_is_done(
        self, store: Store, tmp_path: Path
    ) -> None:
        steps = [replace(KEEP, version=number, intent=f"i{number}") for number in range(50)]
        writing = [asyncio.ensure_future(store.append(step)) for step in steps]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*writing)
        again = await self.open_store(tmp_path)
        stored = await again.table("t1")
        assert stored is not None
        assert len(stored.steps) == 50
        await again.close()

    async def test_a_closed_store_takes_nothing(self, store: Store) -> None:
        await store.close()
        with pytest.raises(RuntimeError):
            await store.append(KEEP)
