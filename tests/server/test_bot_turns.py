"""Bots of all households take turns: hundreds of one keep nobody else's waiting."""

import asyncio

import pytest

from fortable.kernel.codec import decode, encode
from fortable.kernel.words import Seat
from fortable.server.bots import BotFailed, BotReply, BotRequest, Workers, workers as bot_workers
from fortable.server.work import WorkerFailed


def a_request(key: str, bot: str = "") -> BotRequest:
    return BotRequest(
        key=key, game="", bot=bot, seat=Seat(0), rng_seed=0, heard=0, news=(), view=None
    )


async def test_a_newcomers_bot_waits_for_one_thought_and_not_for_hundreds() -> None:
    workers, order = Workers(1, patience_s=10.0), list[str]()

    async def ask(request: bytes, patience_s: float | None = None) -> bytes:  # noqa: ARG001
        order.append(decode(request, BotRequest).key)
        await asyncio.sleep(0.001)
        return encode(BotReply())

    workers._processes[0].ask = ask  # type: ignore[method-assign]
    crowd = [
        asyncio.create_task(workers.think(a_request(f"crowd {number}"), "crowd"))
        for number in range(200)
    ]
    await asyncio.sleep(0.005)
    await workers.think(a_request("newcomer"), "newcomer")
    waited_for = len(order) - order.index("crowd 0")
    await asyncio.gather(*crowd)
    assert order.index("newcomer") < 20, order[:30]
    assert waited_for < 200


@pytest.mark.parametrize("processes", [1, 4])
async def test_a_household_has_as_many_moves_a_second_however_many_processes_think(
    processes: int,
) -> None:
    workers, now = Workers(processes, patience_s=10.0), asyncio.get_running_loop().time
    began, count = now(), 80

    async def ask(request: bytes, patience_s: float | None = None) -> bytes:  # noqa: ARG001
        await asyncio.sleep(0)
        return encode(BotReply())

    for process in workers._processes:
        process.ask = ask  # type: ignore[method-assign]
    crowd = [workers.think(a_request(f"crowd {number}"), "crowd") for number in range(count)]
    await asyncio.gather(*crowd)
    assert now() - began > 0.9 * (count - processes) * bot_workers.PAUSE_S


async def test_a_program_that_is_stuck_keeps_no_other_from_its_turn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Others wait for it, and it is waited for less once it was stuck."""
    monkeypatch.setattr(bot_workers, "LEASH_S", 0.001)
    workers, waited = Workers(1, patience_s=1.0), list[float | None]()

    async def ask(request: bytes, patience_s: float | None = None) -> bytes:
        if decode(request, BotRequest).bot != "stuck":
            return encode(BotReply())
        waited.append(patience_s)
        await asyncio.sleep(1.2 * (patience_s or 0.0))
        raise WorkerFailed("late")

    workers._processes[0].ask = ask  # type: ignore[method-assign]
    stuck = [
        asyncio.create_task(workers.think(a_request(f"stuck {number}", "stuck"), f"{number}"))
        for number in range(5)
    ]
    await asyncio.sleep(0)
    assert await workers.think(a_request("other"), "other") == BotReply()
    fates = await asyncio.gather(*stuck, return_exceptions=True)
    assert [type(fate) for fate in fates] == [BotFailed] * 5
    assert waited == [1.0, *[0.001] * 4]


async def test_a_program_that_answers_again_may_think_as_long_as_others() -> None:
    workers, waited = Workers(1, patience_s=10.0), list[float | None]()

    async def ask(request: bytes, patience_s: float | None = None) -> bytes:  # noqa: ARG001
        waited.append(patience_s)
        if len(waited) == 1:
            raise WorkerFailed("late")
        return encode(BotReply())

    workers._processes[0].ask = ask  # type: ignore[method-assign]
    with pytest.raises(BotFailed):
        await workers.think(a_request("once", "moody"))
    for _ in range(2):
        await workers.think(a_request("again", "moody"))
    assert waited == [10.0, bot_workers.LEASH_S, 10.0]
