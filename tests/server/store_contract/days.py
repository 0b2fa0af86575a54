"""Days: each has one secret, its deals, and what people made of them."""

import pytest
from msgspec.structs import replace

from fortable.server.store import (
    Day,
    DayDeal,
    DayMark,
    Ending,
    Step,
    Store,
    TableRow,
    Taken,
)

from .opened import OpenedStore
from .stored import KEEP, TABLE

DAY = Day("2031-05-04", b"secret", 3.0)
DEAL = DayDeal(
    day="2031-05-04", game="keepsake", level="", seed=b"s" * 32, seats=2, options={}, bot="good"
)
MARK = DayMark("2031-05-04", "", counts=True, until=100.0)


def tried(number: int = 1, host: str = "anna", mark: DayMark = MARK) -> TableRow:
    """A table of a day's deal at which somebody has begun."""
    return replace(TABLE, id=f"d{number}", host=host, status="playing", day=mark)


async def end(store: Store, row: TableRow, result: int | None, changed: float = 20.0) -> None:
    status = "abandoned" if result is None else "over"
    await store.change_table(replace(row, status=status, changed=changed, revision=1))
    if result is not None:
        await store.settle(row.id, 1, Ending(changed, (1, 2), (1, 0), None, result))


class DaysContract(OpenedStore):
    """Of every store."""

    async def test_a_day_has_one_secret_whoever_draws_it_first(self, store: Store) -> None:
        assert await store.day(DAY.day) is None
        assert await store.begin_day(DAY) == DAY
        assert await store.begin_day(replace(DAY, secret=b"another")) == DAY
        assert await store.day(DAY.day) == DAY

    async def test_past_days_are_told_from_the_last_on(self, store: Store) -> None:
        for number in (1, 3, 2):
            await store.begin_day(replace(DAY, day=f"2031-05-0{number}"))
        past = await store.past_days("2031-05-03", 5)
        assert [day.day for day in past] == ["2031-05-02", "2031-05-01"]
        assert len(await store.past_days("2031-05-03", 1)) == 1

    async def test_a_day_has_one_deal_of_each_kind(self, store: Store) -> None:
        await store.begin_day(DAY)
        assert await store.keep_deal(DEAL) == DEAL
        assert await store.keep_deal(replace(DEAL, seed=b"t" * 32)) == DEAL
        other = replace(DEAL, level="hard")
        assert await store.keep_deal(other) == other
        assert {*map(str, await store.deals_of(DAY.day))} == {str(DEAL), str(other)}
        assert await store.deals_of("2031-05-05") == ()

    async def test_what_a_rival_made_of_a_deal_is_kept(self, store: Store) -> None:
        await store.begin_day(DAY)
        await store.keep_deal(DEAL)
        assert await store.rivals_of(DAY.day) == {}
        await store.keep_rival(DEAL, -3)
        assert await store.rivals_of(DAY.day) == {("keepsake", ""): -3}

    async def test_one_try_counts_and_any_number_is_practice(self, store: Store) -> None:
        await store.begin_day(DAY)
        await store.add_table(tried(1))
        with pytest.raises(Taken):
            await store.add_table(tried(2))
        assert await store.row("d2") is None
        for number in (3, 4):
            await store.add_table(tried(number, mark=replace(MARK, counts=False)))
        await store.add_table(tried(5, host="ben"))
        await store.add_table(tried(6, mark=replace(MARK, level="hard")))
        tries = await store.tries_of("anna", DAY.day, DAY.day)
        assert [(each.table, each.level) for each in tries] == [("d1", ""), ("d6", "hard")]

    async def test_a_match_may_have_begun_with_its_table(self, store: Store) -> None:
        await store.begin_day(DAY)
        opening: Step = replace(KEEP, table="d1", version=0, intent="opening")
        await store.add_table(tried(1), opening=opening)
        stored = await store.table("d1")
        assert stored is not None
        assert stored.steps == (opening,)

    async def test_a_try_is_over_with_its_match(self, store: Store) -> None:
        await store.begin_day(DAY)
        for number, host in enumerate(("anna", "ben", "eve"), 1):
            await store.add_table(tried(number, host))
        await end(store, tried(1), 7)
        await end(store, tried(2, "ben"), None)
        (mine,) = await store.tries_of("anna", "2031-05-01", "2031-05-31")
        assert (mine.ended, mine.result) == (20.0, 7)
        (theirs,) = await store.tries_of("ben", DAY.day, DAY.day)
        assert (theirs.ended, theirs.result) == (20.0, None)
        (running,) = await store.tries_of("eve", DAY.day, DAY.day)
        assert running.ended is None
        assert await store.results_of(DAY.day, "keepsake", "") == {7: 1, None: 1}
        assert await store.days_of("anna") == (DAY.day,)
        assert await store.days_of("ben") == ()

    async def test_who_is_too_late_has_given_up(self, store: Store) -> None:
        await store.begin_day(DAY)
        await store.add_table(tried(1))
        await end(store, tried(1), 7, changed=101.0)
        assert await store.results_of(DAY.day, "keepsake", "") == {None: 1}

    async def test_practice_is_nobodys_result(self, store: Store) -> None:
        await store.begin_day(DAY)
        practice = tried(1, mark=replace(MARK, counts=False))
        await store.add_table(practice)
        await end(store, practice, 9)
        assert await store.results_of(DAY.day, "keepsake", "") == {}
        assert await store.days_of("anna") == ()

    async def test_days_are_forgotten_with_all_that_was_tried(self, store: Store) -> None:
        await store.begin_day(DAY)
        await store.keep_deal(DEAL)
        await store.add_table(tried(1))
        assert await store.forget_days(DAY.day, 5) == 0
        assert await store.forget_days("2031-05-05", 5) == 1
        assert await store.tries_of("anna", DAY.day, DAY.day) == ()
        assert await store.deals_of(DAY.day) == ()
        assert await store.row("d1") is not None

    async def test_a_result_outlives_the_name_of_whoever_came_to_it(self, store: Store) -> None:
        await store.begin_day(DAY)
        await store.add_table(tried(1, host="ben"))
        await end(store, tried(1, host="ben"), 7)
        assert await store.forget_tables(50.0, 10) > 0
        assert await store.forget_devices(50.0, 10) > 0
        while await store.forget_people(10) is not None:
            pass
        assert await store.tries_of("ben", DAY.day, DAY.day) == ()
        assert await store.results_of(DAY.day, "keepsake", "") == {7: 1}
