"""A few threads for what takes a while within this process: the store has its own, and waits for none of it.

They are daemons: nobody waits for them when the server ends.
"""

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from typing import Any, TypeVar

from fortable.server.places import go_to

T = TypeVar("T")

Job = tuple[Callable[[], Any], "asyncio.Future[Any]"]


class Threads:
    """So many at most, each started when it is first needed."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._jobs: SimpleQueue[Job] = SimpleQueue()
        self._threads: list[threading.Thread] = []

    async def run(self, work: Callable[[], T]) -> T:
        """What becomes of `work`, beside the event loop."""
        go_to("thread")
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.put((work, done))
        if len(self._threads) < self._count:
            self._start()
        return await done

    def _start(self) -> None:
        thread = threading.Thread(target=self._work, name="fortable-aside", daemon=True)
        self._threads.append(thread)
        thread.start()

    def _work(self) -> None:
        while True:
            _do(
                *self._jobs.get()
            )  # nothing of it has a name here, or it would stay until the next comes


def _do(work: Callable[[], Any], done: "asyncio.Future[Any]") -> None:
    if done.cancelled():
        return
    result, failure = None, None
    try:
        result = work()
    except Exception as error:  # it is for whoever waits for it
        failure = error
    with suppress(RuntimeError):  # the loop is closed, and nobody waits any more
        done.get_loop().call_soon_threadsafe(_tell, done, result, failure)


def _tell(done: "asyncio.Future[Any]", result: Any, failure: Exception | None) -> None:
    if done.done():
        return
    if failure is None:
        done.set_result(result)
    else:
        done.set_exception(failure)
