"""Cups: who is in them, one try at each round, and when something is due."""

import pytest
from msgspec.structs import replace

from fortable.server.store import (
    Chair,
    Cup,
    CupFull,
    CupMark,
    CupTry,
    Ending,
    Member,
    Stale,
    Store,
    TableRow,
    Taken,
    TooManyCups,
)

from .opened import OpenedStore
from .stored import KEEP, TABLE

CUP = Cup(
    id="c1",
    game="keepsake",
    kind="alone",
    rounds=2,
    seats=2,
    options={},
    level="",
    bot="good",
    lasts_s=100,
    secret=b"s" * 32,
    host="anna",
    created=5.0,
    changed=5.0,
    until=50.0,
)
RUNNING = replace(CUP, status="running", revision=1)
ANNA_IN, BEN_IN = Member(0, "anna", "Anna", False), Member(1, "ben", "Ben", False)


def table(id_: str, *people: str | None, round_: int = 1, is_alone: bool = True) -> TableRow:
    """At which these play a round; None is a bot."""
    chairs = tuple(Chair(person=each, bot=None if each else "good") for each in people)
    mark = CupMark("c1", round_, is_alone)
    host = people[0] or ""
    return replace(TABLE, id=id_, host=host, chairs=chairs, status="playing", cup=mark)


async def end(store: Store, row: TableRow, *scores: int, changed: float = 20.0) -> None:
    status = "over" if scores else "abandoned"
    await store.change_table(replace(row, status=status, changed=changed, revision=1))
    if scores:
        places = tuple(sum(other > each for other in scores) + 1 for each in scores)
        await store.settle(row.id, 1, Ending(changed, places, scores, None, 7))


class CupsContract(OpenedStore):
    """Of every store."""

    async def test_a_host_is_in_their_cup_and_has_so_many_that_are_not_over(
        self, store: Store
    ) -> None:
        await store.add_cup(CUP, "Anna", 1)
        assert await store.cup("c1") == CUP
        assert await store.cup("c2") is None
        assert await store.members_of("c1") == (ANNA_IN,)
        with pytest.raises(TooManyCups):
            await store.add_cup(replace(CUP, id="c2"), "Anna", 1)
        await store.add_cup(replace(CUP, id="c3", host="ben"), "Ben", 1)
        await store.change_cup(replace(CUP, status="over", revision=1))
        await store.add_cup(replace(CUP, id="c2"), "Anna", 1)
        assert [cup.id for cup in await store.cups_of("anna", 9)] == ["c2", "c1"]
        assert [cup.id for cup in await store.cups_of("anna", 1)] == ["c2"]

    async def test_who_comes_goes_and_comes_again_has_one_place(self, store: Store) -> None:
        await store.add_cup(CUP, "Anna", 9)
        for name in ("Ben", "Benno"):
            await store.join_cup("c1", "ben", name, 2)
        assert await store.members_of("c1") == (ANNA_IN, replace(BEN_IN, name="Benno"))
        with pytest.raises(CupFull):
            await store.join_cup("c1", "eve", "Eve", 2)
        await store.leave_cup("c1", "ben")
        assert await store.members_of("c1") == (ANNA_IN,)
        await store.join_cup("c1", "ben", "Ben", 2)
        await store.change_cup(RUNNING)
        await store.leave_cup("c1", "ben")
        assert await store.members_of("c1") == (ANNA_IN, replace(BEN_IN, has_left=True))
        assert await store.cups_of("ben", 9) == ()
        await store.join_cup("c1", "ben", "Ben", 2)
        assert await store.members_of("c1") == (ANNA_IN, BEN_IN)

    async def test_a_cup_is_changed_by_whoever_knows_it(self, store: Store) -> None:
        await store.add_cup(CUP, "Anna", 9)
        await store.change_cup(RUNNING)
        with pytest.raises(Stale):
            await store.change_cup(RUNNING)
        assert await store.cup("c1") == RUNNING

    async def test_what_is_due_is_found_and_what_is_over_never_is(self, store: Store) -> None:
        await store.add_cup(CUP, "Anna", 9)
        await store.change_cup(RUNNING)
        assert await store.due_cups(49.0) == ()
        assert await store.due_cups(50.0) == ("c1",)
        await store.add_table(table("a", "anna", None))
        assert await store.due_cups(49.0) == ()
        await end(store, table("a", "anna", None), 3, 1)
        assert await store.due_cups(1.0) == ("c1",)
        await store.change_cup(replace(RUNNING, status="over", revision=3))
        await store.leave_cup("c1", "anna")
        assert await store.due_cups(99.0) == ()

    async def test_who_looked_before_it_was_woken_does_not_send_it_to_sleep(
        self, store: Store
    ) -> None:
        await store.add_cup(CUP, "Anna", 9)
        await store.change_cup(RUNNING)
        await store.add_table(table("a", "anna", None))
        known = await store.cup("c1")
        assert known == RUNNING
        await end(store, table("a", "anna", None), 3, 1)
        with pytest.raises(Stale):
            await store.change_cup(replace(known, revision=known.revision + 1))
        assert await store.due_cups(1.0) == ("c1",)
        assert await store.cups_of("anna", 9) == (await store.cup("c1"),)

    async def test_a_round_is_tried_once_and_ends_with_its_match(self, store: Store) -> None:
        await store.add_cup(CUP, "Anna", 9)
        await store.join_cup("c1", "ben", "Ben", 9)
        first, second = table("a", "anna", None), table("b", "ben", None)
        await store.add_table(first)
        with pytest.raises(Taken):
            await store.add_table(table("x", "anna", None))
        await store.add_table(second)
        await store.add_table(table("y", "anna", None, round_=2))
        await end(store, first, 3, 1)
        await end(store, second)
        assert await store.cup_tries("c1") == (
            CupTry(1, "a", 0, 0, 20.0, 1, 7),
            CupTry(1, "b", 0, 1, 20.0, None, None),
            CupTry(2, "y", 0, 0, None, None, None),
        )

    async def test_tables_of_a_round_come_with_it_or_not_at_all(self, store: Store) -> None:
        await store.add_cup(CUP, "Anna", 9)
        await store.join_cup("c1", "ben", "Ben", 9)
        row = table("a", "ben", "anna", None, is_alone=False)
        laid = [(row, replace(KEEP, table="a", version=0, intent="opening"))]
        with pytest.raises(Stale):
            await store.change_cup(replace(RUNNING, revision=5), laid)
        assert await store.row("a") is None
        await store.change_cup(RUNNING, laid)
        await end(store, row, 4, 9, 4)
        assert await store.cup_tries("c1") == (
            CupTry(1, "a", 0, 1, 20.0, 2, -5),
            CupTry(1, "a", 1, 0, 20.0, 1, 5),
            CupTry(1, "a", 2, None, 20.0, 2, -5),
        )

    async def test_what_ends_after_a_round_was_closed_does_not_count(self, store: Store) -> None:
        await store.add_cup(CUP, "Anna", 9)
        await store.add_table(table("a", "anna", None))
        await store.change_cup(replace(RUNNING, status="over", changed=15.0), closes=True)
        await end(store, table("a", "anna", None), 3, 1)
        assert await store.cup_tries("c1") == (CupTry(1, "a", 0, 0, 15.0, None, None),)

    async def test_a_round_has_one_seed(self, store: Store) -> None:
        await store.add_cup(CUP, "Anna", 9)
        assert await store.keep_cup_seed("c1", 1, b"one") == b"one"
        assert await store.keep_cup_seed("c1", 1, b"two") == b"one"
        assert await store.cup_seeds("c1") == {1: b"one"}

    async def test_cups_are_forgotten_with_all_that_was_tried(self, store: Store) -> None:
        await store.add_cup(CUP, "Anna", 9)
        await store.keep_cup_seed("c1", 1, b"one")
        await store.add_table(table("a", "anna", None))
        assert await store.forget_cups(99.0, 9) == 0
        await store.change_cup(replace(RUNNING, status="over"))
        assert await store.forget_cups(5.0, 9) == 0
        assert await store.forget_cups(99.0, 9) == 1
        assert await store.cup("c1") is None
        assert await store.members_of("c1") == ()
        assert await store.cup_tries("c1") == ()
        assert await store.row("a") is not None

    async def test_a_name_in_a_cup_outlives_its_person(self, store: Store) -> None:
        await store.add_cup(replace(CUP, host="ben"), "Ben", 9)
        assert await store.forget_devices(50.0, 10) > 0
        while await store.forget_people(10) is not None:
            pass
        assert await store.members_of("c1") == (Member(0, None, "Ben", False),)
