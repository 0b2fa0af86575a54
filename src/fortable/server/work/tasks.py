"""Tasks of the event loop that are to end."""

import asyncio
from collections.abc import Iterable
from typing import Any

AGAIN_S = 0.5
"""Whoever is still at it then did not hear that it is over."""


async def stop(tasks: Iterable["asyncio.Task[Any]"]) -> None:
    """All of them are over on return, whatever became of them.

    They are told more than once: in Python 3.11 `asyncio.wait_for`, which libraries lean on, forgets that
    it was cancelled if what it waits for is there in the same moment.
    """
    waiting = set(tasks)
    ended = [*waiting]
    while waiting:
        for task in waiting:
            task.cancel()
        _, waiting = await asyncio.wait(waiting, timeout=AGAIN_S)
    await asyncio.gather(*ended, return_exceptions=True)
