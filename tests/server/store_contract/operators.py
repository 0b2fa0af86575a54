"""What operators ask for: lists in portions, one of each, and bans that end."""

from msgspec.structs import replace

from fortable.server.store import Ban, Store

from .opened import OpenedStore
from .stored import ANNA, BEN, PHONE, TABLE

BAN = Ban("anna", None, 10.0, 20.0, "a remark")


class OperatorsContract(OpenedStore):
    """Of every store."""

    async def test_tables_are_listed_in_portions_the_newest_first(self, store: Store) -> None:
        for number in range(5):
            status = "over" if number % 2 else "open"
            await store.add_table(replace(TABLE, id=f"new{number}", status=status))
        listed = [row.id for row in await store.all_tables(None, None, 3)]
        assert listed == ["new4", "new3", "new2"]
        assert [row.id for row in await store.all_tables(None, "new2", 2)] == ["new1", "new0"]
        assert [row.id for row in await store.all_tables("over", None, 2)] == ["new3", "new1"]

    async def test_people_are_found_by_name_with_when_they_were_here(self, store: Store) -> None:
        found = await store.all_people("", None, 9)
        assert [each.name for each in found] == [BEN.name, ANNA.name]
        assert await store.all_people("", BEN.id, 9) == found[1:]
        assert await store.all_people(ANNA.name.upper(), None, 9) == found[1:]
        await store.see_device(replace(PHONE, seen=77.0))
        anna = await store.person(ANNA.id)
        assert anna is not None
        assert (anna.name, anna.since, anna.seen) == (ANNA.name, ANNA.since, 77.0)
        assert await store.person("nobody") is None

    async def test_a_ban_lasts_until_it_is_over_or_lifted(self, store: Store) -> None:
        await store.add_ban(BAN)
        await store.add_ban(replace(BAN, person=None, household="mark", until=30.0))
        address, person = await store.bans(15.0, None, 9)
        assert (person.person, person.note, address.household) == ("anna", "a remark", "mark")
        assert await store.bans(25.0, None, 9) == (address,)
        assert await store.bans_of("anna") == (person,)
        assert await store.forget_bans(25.0, 9) == 1
        assert await store.lift_ban(address.number) == address
        assert await store.lift_ban(address.number) is None
        assert await store.bans(0.0, None, 9) == ()

    async def test_bans_are_listed_in_portions_the_newest_first(self, store: Store) -> None:
        for number in range(5):
            await store.add_ban(replace(BAN, note=str(number)))
        newest = await store.bans(15.0, None, 2)
        assert [ban.note for ban in newest] == ["4", "3"]
        assert [ban.note for ban in await store.bans(15.0, newest[-1].number, 9)] == ["2", "1", "0"]
