"""Those who seek: one place for each person, and nobody is found twice."""

import pytest
from msgspec.structs import replace

from fortable.server.store import Seeker, Stale, Store

from .opened import OpenedStore
from .stored import TABLE

SEEKER = Seeker(
    id="s1",
    person="anna",
    name="Anna",
    game="keepsake",
    seats=2,
    options={"swaps": 2, "cards": 9},
    since=10.0,
    seen=10.0,
)
OTHER = replace(SEEKER, id="s2", person="ben", name="Ben", since=11.0, seen=11.0)


class SeekersContract(OpenedStore):
    """Of every store."""

    async def test_a_person_has_one_place_in_the_line(self, store: Store) -> None:
        await store.keep_seeker(SEEKER)
        anew = replace(SEEKER, id="s3", seats=3)
        await store.keep_seeker(anew)
        assert await store.seekers(0.0, 9) == (anew,)
        assert await store.seeker("anna", "s1") is None
        assert await store.wait_on(replace(SEEKER, seen=20.0)) is None
        await store.stop_seeking("anna", "s1")
        assert await store.seeker("anna", "s3") == anew
        await store.stop_seeking("anna", "s3")
        assert await store.seekers(0.0, 9) == ()

    async def test_those_who_want_the_same_are_told_who_came_first_first(
        self, store: Store
    ) -> None:
        same = replace(OTHER, options={"cards": 9, "swaps": 2})
        await store.keep_seeker(same)
        await store.keep_seeker(SEEKER)
        unlike = (
            replace(SEEKER, seats=3),
            replace(SEEKER, game="hazard"),
            replace(SEEKER, options={}),
        )
        for number, each in enumerate(unlike):
            await store.keep_seeker(replace(each, id=f"x{number}", person=f"x{number}"))
        assert await store.seekers_like(SEEKER, 0.0) == (SEEKER, same)
        assert await store.seekers_like(SEEKER, 10.5) == (same,)
        assert len(await store.seekers(0.0, 9)) == 5
        assert len(await store.seekers(0.0, 3)) == 3

    async def test_whoever_was_seen_again_waits_on(self, store: Store) -> None:
        await store.keep_seeker(SEEKER)
        seen = replace(SEEKER, seen=30.0, takes_bots=True)
        assert await store.wait_on(seen) == seen
        assert await store.seekers_like(OTHER, 25.0) == (seen,)

    async def test_a_table_is_found_by_all_or_by_nobody(self, store: Store) -> None:
        await store.keep_seeker(SEEKER)
        await store.keep_seeker(OTHER)
        with pytest.raises(Stale):
            await store.add_table(replace(TABLE, id="t2"), found_by=["s1", "gone"])
        assert await store.row("t2") is None
        assert len(await store.seekers(0.0, 9)) == 2
        await store.add_table(replace(TABLE, id="t3"), found_by=["s1", "s2"])
        assert await store.seekers(0.0, 9) == ()
        waited = await store.wait_on(replace(SEEKER, seen=12.0))
        assert waited is not None
        assert waited.found == "t3"
        with pytest.raises(Stale):
            await store.add_table(replace(TABLE, id="t4"), found_by=["s1"])

    async def test_who_was_not_seen_for_long_is_forgotten(self, store: Store) -> None:
        await store.keep_seeker(SEEKER)
        await store.keep_seeker(OTHER)
        assert await store.forget_seekers(10.5, 9) == 1
        assert await store.seekers(0.0, 9) == (OTHER,)
        assert await store.forget_seekers(10.5, 9) == 0
