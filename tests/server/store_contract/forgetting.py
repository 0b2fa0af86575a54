"""What is forgotten, and when."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from fortable.server.store import (
    Code,
    Device,
    Person,
    Store,
    Taken,
)

from .opened import OpenedStore
from .stored import KEEP, LAPTOP, REFUSED, TABLE


class ForgettingContract(OpenedStore):
    """Of every store."""

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
