"""What is remembered of somebody, and how it is forgotten."""

import pytest
from msgspec.structs import replace

from fortable.kernel.codec import encode
from fortable.server.store import (
    Chair,
    Code,
    Day,
    DayMark,
    Ending,
    Member,
    Stale,
    Store,
    TableRow,
)
from fortable.server.store.farewells.contract import NAMELESS

from .cups import BEN_IN, CUP
from .opened import OpenedStore
from .stored import KEEP, TABLE, holder

OVER = replace(
    TABLE,
    id="over",
    status="over",
    began=11.0,
    chairs=(Chair(person="anna", name="Anna"), Chair(person="ben", name="Ben")),
    ending=Ending(20.0, (1, 2), (7, 3), None),
)


def nameless(row: TableRow) -> TableRow:
    """Without Anna."""
    (_, *others), nobody = row.chairs, Chair(person="x", name=NAMELESS, has_left=True)
    return replace(row, host="x", chairs=(nobody, *others), revision=row.revision + 1)


class FarewellsContract(OpenedStore):
    """Of every store."""

    async def test_everything_about_somebody_is_told_but_no_secret(self, store: Store) -> None:
        await store.add_table(OVER)
        await store.keep_recovery_code("anna", b"secret", now=5.0)
        told = await store.all_about("anna")
        assert told["people"] == [{"name": "Anna", "since": 1.0}]
        assert [device["since"] for device in told["devices"]] == [1.0]
        assert {chair["id"] for chair in told["chairs"]} == {"t1", "over"}
        assert [(match["id"], match["place"]) for match in told["results"]] == [("over", 1)]
        assert b"secret" not in encode(told)
        assert b"phone" not in encode(told)
        assert b"Ben" not in encode(told)

    async def test_a_cup_goes_on_without_the_name_of_who_opened_it(self, store: Store) -> None:
        await store.add_cup(CUP, "Anna", most=5)
        await store.join_cup(CUP.id, "ben", "Ben", most=5)
        assert [each["cup"] for each in (await store.all_about("anna"))["cup_members"]] == [CUP.id]
        await store.begin_farewell("anna")
        assert await store.cup(CUP.id) == replace(CUP, host="")
        assert await store.members_of(CUP.id) == (Member(0, None, NAMELESS, False), BEN_IN)

    async def test_what_is_somebody_s_alone_goes_at_once(self, store: Store) -> None:
        await store.add_code(Code(b"code", "anna", until=100.0))
        await store.keep_recovery_code("anna", b"secret", now=5.0)
        await store.begin_farewell("anna")
        assert await holder(store, b"phone") is None
        assert await holder(store, b"ben") is not None
        told = await store.all_about("anna")
        left = {table for table, rows in told.items() if rows}
        assert left == {"people", "chairs"}
        assert told["people"][0]["name"] == NAMELESS
        assert await store.farewells() == ("anna",)
        await store.forget_people(most=10)
        assert await store.farewells() == ("anna",), "a table still names her"

    async def test_results_of_a_day_stay_without_whose_they_were(self, store: Store) -> None:
        await store.begin_day(Day("2031-05-04", b"secret", 1.0))
        mark = DayMark("2031-05-04", "easy", True, 99.0)
        ending = replace(OVER.ending, of_day=5)  # type: ignore[type-var]
        await store.add_table(replace(OVER, id="day", day=mark, status="playing"))
        await store.change_table(replace(OVER, id="day", day=mark, ending=ending, revision=1))
        await store.begin_farewell("anna")
        assert await store.days_of("anna") == ()
        assert await store.results_of("2031-05-04", TABLE.game, "easy") == {5: 1}

    async def test_tables_that_name_somebody_are_found_in_portions(self, store: Store) -> None:
        """As a player, a host, somebody who left, and somebody who is kept away; nobody else's."""
        ben = Chair(person="ben", name="Ben")
        left = replace(OVER.chairs[0], has_left=True)
        await store.add_table(replace(OVER, id="theirs", host="ben", chairs=(ben,)))
        await store.add_table(replace(OVER, id="left", host="ben", chairs=(left, ben)))
        await store.add_table(
            replace(OVER, id="kept away", host="ben", chairs=(ben,), kept_away=("anna",))
        )
        found, after = list[str](), 0
        for _ in range(2):
            rows, last = await store.tables_naming("anna", after, 2)
            found += [row.id for row in rows]
            assert last is not None
            after = last
        assert found == ["t1", "left", "kept away"]
        assert await store.tables_naming("anna", after, 2) == ((), None)
        assert (await store.tables_naming("ann", 0, 9))[0] == ()

    async def test_a_table_is_written_anew_unless_it_has_changed(self, store: Store) -> None:
        await store.add_table(OVER)
        await store.believe(500.0)
        await store.make_nameless(nameless(OVER))
        assert await store.row("over") == nameless(OVER)
        assert await store.matches_of("anna", None, 10) == ()
        assert await store.tallies_of("ben") == ()
        (kept,) = await store.played_by("ben")
        assert kept.place == 2
        with pytest.raises(Stale):
            await store.make_nameless(nameless(OVER))
        assert await store.forget_tables(before=50.0, most=10) == 2, "it is no younger than it was"

    async def test_what_somebody_wished_is_nobody_s(self, store: Store) -> None:
        """It is remembered all the same, and that of the others is as it was."""
        mine, theirs = replace(KEEP, intent="anna:1"), replace(KEEP, intent="ben:1", version=2)
        await store.append(mine)
        await store.append(theirs)
        await store.forget_hand("t1", "anna", "nobody")
        stored = await store.table("t1")
        assert stored is not None
        assert stored.steps == (replace(mine, intent="nobody:1"), theirs)
        assert await store.answer("t1", "nobody:1") == KEEP.answer
        assert await store.answer("t1", "anna:1") is None

    async def test_in_the_end_nobody_is_left(self, store: Store) -> None:
        await store.add_table(OVER)
        await store.begin_farewell("anna")
        await store.make_nameless(nameless(OVER))
        await store.end_farewell("anna")
        assert not any((await store.all_about("anna")).values())
        assert await store.farewells() == ()
        assert await store.row("over") is not None
