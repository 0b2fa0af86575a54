"""Whatever a task leans on: when it is to end, it ends."""

import asyncio
from asyncio import sleep
from contextlib import suppress

import pytest

from fortable.server.work import tasks
from fortable.server.work.tasks import stop


async def test_a_task_ends_that_did_not_hear_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tasks, "AGAIN_S", 0.01)
    is_there = asyncio.get_running_loop().create_future()

    async def chore() -> None:
        while True:
            await asyncio.wait_for(is_there, 60)
            await sleep(0.001)

    async def deaf(times: int) -> None:
        for _ in range(times):
            with suppress(asyncio.CancelledError):
                await sleep(60)

    running = [asyncio.create_task(work) for work in (chore(), deaf(3))]
    await sleep(0)
    is_there.set_result(None)
    async with asyncio.timeout(5):
        await stop(running)
    assert all(task.done() for task in running)


async def test_whatever_became_of_it_nobody_else_pays() -> None:
    async def fails() -> None:
        raise RuntimeError

    await stop([asyncio.create_task(fails())])
    await stop([])


async def test_whoever_waits_for_the_end_can_be_stopped_too() -> None:
    is_over = asyncio.Event()

    async def slow() -> None:
        try:
            await sleep(60)
        finally:
            await is_over.wait()

    running = asyncio.create_task(slow())
    await sleep(0)
    ending = asyncio.create_task(stop([running]))
    await sleep(0)
    ending.cancel()
    with pytest.raises(asyncio.CancelledError):
        await ending
    is_over.set()
