"""Where few can be served, households take turns, and a line that does not end leaves room for others."""

import asyncio

import pytest

from fortable.kernel.words import Illegal
from fortable.server.people.limits import changes_in_turn
from fortable.server.work import Turns
from fortable.testing import rule


@rule("TB-11")
async def test_one_of_a_household_is_served_at_a_time() -> None:
    turns, served, most = Turns(2, longest_line=3, patience_s=5.0), list[str](), 0

    async def ask(household: str) -> None:
        nonlocal most
        async with turns.turn(household):
            assert household not in served
            served.append(household)
            most = max(most, len(served))
            await asyncio.sleep(0.01)
            served.remove(household)

    await asyncio.gather(*map(ask, "aaabbbccc"))
    assert most == 2
    assert not turns._lines


@rule("TB-11")
async def test_a_line_has_an_end_and_is_not_waited_in_for_ever() -> None:
    turns = Turns(1, longest_line=2, patience_s=0.05)

    async def refused(household: str) -> str:
        with pytest.raises(Illegal) as illegal:
            async with turns.turn(household):
                pass
        return illegal.value.message

    async with turns.turn("a"):
        waiting = asyncio.create_task(refused("a"))
        await asyncio.sleep(0)
        assert await refused("a") == "TB-11-line-too-long"
        assert await refused("b") == "TB-11-busy"
        assert await waiting == "TB-11-busy"
    assert not turns._lines


@rule("TB-11")
async def test_a_household_of_which_more_wait_pauses_after_each_of_them() -> None:
    turns, now = (
        Turns(1, longest_line=10, patience_s=5, pause_s=0.05),
        asyncio.get_running_loop().time,
    )
    began: dict[str, list[float]] = {"many": [], "few": []}

    async def ask(household: str) -> None:
        async with turns.turn(household):
            began[household].append(now())
            await asyncio.sleep(0)

    await asyncio.gather(ask("many"), ask("many"), ask("many"), ask("few"))
    first, second, third = began["many"]
    assert min(second - first, third - second) > 0.045
    assert began["few"][0] < second, "nobody else waits meanwhile"
    assert not turns._lines


@rule("TB-11")
async def test_nobody_pauses_for_whom_nobody_waits() -> None:
    turns = Turns(1, longest_line=10, patience_s=1, pause_s=60)
    for _ in range(3):
        async with turns.turn("one"):
            await asyncio.sleep(0)


@rule("TB-11")
async def test_whoever_gave_up_waiting_leaves_no_line_behind() -> None:
    turns = Turns(1, longest_line=10, patience_s=0.01, pause_s=0.1)

    async def ask() -> None:
        async with turns.turn("many"):
            await asyncio.sleep(0)

    await asyncio.gather(ask(), ask(), return_exceptions=True)
    await asyncio.wait_for(ask(), 1)
    assert not turns._lines


async def test_what_is_changed_has_its_pauses() -> None:
    assert changes_in_turn()._pause_s > 0
