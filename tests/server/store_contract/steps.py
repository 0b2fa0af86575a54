"""Steps: each once, in order, together with the row they change."""

import asyncio

import pytest
from msgspec.structs import replace

from fortable.kernel.words import Seat
from fortable.server.store import (
    REFUSALS_KEPT,
    Chair,
    Stale,
    Store,
    Taken,
)

from .opened import OpenedStore
from .stored import KEEP, REFUSED, TABLE


class StepsContract(OpenedStore):
    """Of every store."""

    async def test_steps_come_back_in_their_order(self, store: Store) -> None:
        later = replace(KEEP, version=2, intent="i3")
        for step in (REFUSED, KEEP, later):
            await store.append(step)
        stored = await store.table("t1")
        assert stored is not None
        assert stored.steps == (KEEP, later), "a refusal led to nothing"

    async def test_an_opening_comes_first_also_if_nothing_happened_in_it(
        self, store: Store
    ) -> None:
        """What was before a match is remembered there, and the first decision is of the same version."""
        first = replace(KEEP, version=0, waiting=(Seat(1),))
        opening = replace(
            first, intent="opening", events=(), answer=None, before=("x",), waiting=(Seat(0),)
        )
        await store.add_table(replace(TABLE, id="t9"), opening=replace(opening, table="t9"))
        for step in (first, opening):
            await store.append(step)
            await store.append(replace(REFUSED, intent=f"refused {step.intent}"))
        stored, other = await store.table("t1"), await store.table("t9")
        assert stored is not None
        assert stored.steps == (opening, first)
        assert other is not None
        assert other.steps == (replace(opening, table="t9"),)
        assert await store.waited_for(["t1", "t9"]) == {"t1": first.waiting, "t9": opening.waiting}

    async def test_an_intent_is_one_step(self, store: Store) -> None:
        await store.append(KEEP)
        with pytest.raises(Taken):
            await store.append(replace(KEEP, version=2))

    @pytest.mark.parametrize(
        "intent", ["", "12", "null", 'a"\\\n\u2028\x7f', "\\u0041", "é😀\ufffe"]
    )
    async def test_an_intent_is_found_by_its_letters(self, store: Store, intent: str) -> None:
        await store.append(replace(KEEP, intent=intent))
        assert await store.answer("t1", intent) == KEEP.answer
        with pytest.raises(Taken):
            await store.append(replace(KEEP, intent=intent, version=2))
        await store.append(replace(KEEP, intent=f"{intent} ", version=2))

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
