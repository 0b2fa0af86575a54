"""Workers: processes that answer one request after the other, and can be killed."""

import asyncio
import os
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from functools import partial

import pytest

from fortable.server.work import Threads, WorkerFailed, WorkerProcess, last_in_line
from fortable.server.work.program import HEADER

PROGRAM = "tests.server.moody_worker"
SOON_S = 10.0
"""A new process may have to wait for the machine."""


@pytest.fixture
async def worker() -> AsyncIterator[WorkerProcess]:
    worker = WorkerProcess(PROGRAM, patience_s=SOON_S)
    yield worker
    await worker.close()


def is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


async def test_what_is_asked_is_answered_byte_by_byte(worker: WorkerProcess) -> None:
    for request in (b"", b"\n\0\xff", bytes(3 * 2**20)):
        assert await worker.ask(request) == request


async def test_one_that_dies_is_replaced(worker: WorkerProcess) -> None:
    first = await worker.ask(b"who")
    with pytest.raises(WorkerFailed):
        await worker.ask(b"die")
    assert await worker.ask(b"who") != first


async def test_one_that_is_late_is_killed() -> None:
    worker = WorkerProcess(PROGRAM, patience_s=SOON_S)
    process = int(await worker.ask(b"who"))
    worker._patience_s = 0.1
    with pytest.raises(WorkerFailed, match="TimeoutError"):  # it did not end by itself
        await worker.ask(b"think")
    assert not is_running(process)
    await worker.close()


async def test_nobody_waits_for_what_was_asked_when_all_is_closed(worker: WorkerProcess) -> None:
    process = int(await worker.ask(b"who"))
    thinking = asyncio.create_task(worker.ask(b"think"))
    await asyncio.sleep(0.05)
    await asyncio.wait_for(worker.close(), 2.0)
    with pytest.raises(WorkerFailed):
        await thinking
    assert not is_running(process)


def test_one_whom_nobody_can_kill_any_more_ends_by_itself() -> None:
    """Its server was killed while it thought."""
    with subprocess.Popen(
        [sys.executable, "-m", PROGRAM, "-0.8"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        start_new_session=True,
    ) as orphan:
        assert orphan.stdin is not None
        orphan.stdin.write(HEADER.pack(5) + b"think")
        orphan.stdin.flush()
        began = time.monotonic()
        with suppress(subprocess.TimeoutExpired):
            orphan.wait(SOON_S)
        assert orphan.poll() is not None
        assert time.monotonic() - began < SOON_S
        orphan.kill()


async def test_threads_beside_the_loop_are_few_and_hold_up_nobody() -> None:
    threads, running, most = Threads(2), set[int](), 0

    def work(number: int) -> int:
        nonlocal most
        running.add(number)
        most = max(most, len(running))
        time.sleep(0.01)
        running.remove(number)
        return number

    assert await asyncio.gather(*(threads.run(partial(work, number)) for number in range(8))) == [
        *range(8)
    ]
    assert most == 2
    assert all(thread.daemon for thread in threads._threads)
    with pytest.raises(ZeroDivisionError):
        await threads.run(lambda: 1 / 0)


async def test_the_start_of_a_worker_is_not_counted_as_its_work() -> None:
    """On a busy machine every one was killed while it started, and so was the next."""
    worker = WorkerProcess(PROGRAM, "1.5", patience_s=1.0)
    try:
        assert await worker.ask(b"echo") == b"echo"
    finally:
        await worker.close()


async def test_the_first_request_may_take_as_long_again() -> None:
    """It imports what it needs: whoever was on a short leash was killed for it again and again."""
    worker = WorkerProcess(PROGRAM, "0.4", patience_s=SOON_S)
    try:
        assert await worker.ask(b"import", patience_s=0.1) == b"import"
        with pytest.raises(WorkerFailed):
            await worker.ask(b"import", patience_s=0.1)
    finally:
        await worker.close()


async def test_whoever_thinks_stands_last_and_hears_no_key_that_interrupts_the_server() -> None:
    """In the server's session: Linux may share the processor among sessions first."""
    async with thinking() as worker:
        process = int(await worker.ask(b"who"))
        assert os.sched_getscheduler(process) == os.SCHED_IDLE
        assert os.getsid(process) == os.getsid(0)
        assert os.getpgid(process) == process
    async with thinking(is_last=False) as worker:
        assert os.sched_getscheduler(int(await worker.ask(b"who"))) == os.SCHED_OTHER


async def test_one_that_never_has_its_turn_stands_nearer_for_a_while() -> None:
    """Somebody else wants the whole of its processor; it is asked once more, and answers."""
    async with thinking() as worker:
        first = int(await worker.ask(b"who"))
        a_core = min(os.sched_getaffinity(0))
        os.sched_setaffinity(first, {a_core})
        with busy(a_core):
            second = int(await worker.ask(b"work"))
        assert second != first
        assert os.sched_getscheduler(second) == os.SCHED_OTHER
        assert worker._place is not None
        worker._place.nearer_until = 0.0
        await worker.ask(b"who")
        assert os.sched_getscheduler(second) == os.SCHED_IDLE


@pytest.mark.parametrize(("stood", "stays"), [(0.5, True), (1.0, False)])
async def test_one_that_has_its_turn_now_and_then_stays_where_it_is(
    stood: float, stays: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(last_in_line, "LOOK_S", 0.05)
    monkeypatch.setattr(last_in_line, "_stood_in_line_s", lambda _: stood * time.monotonic())
    async with thinking() as worker:
        first = await worker.ask(b"who")
        assert (await worker.ask(b"work") == first) is stays


@asynccontextmanager
async def thinking(
    is_last: bool = True, patience_s: float = 4 * SOON_S
) -> AsyncIterator[WorkerProcess]:
    worker = WorkerProcess(PROGRAM, patience_s=patience_s, is_last=is_last)
    if worker._place is not None:
        worker._place.nearer_until = 0.0
    try:
        yield worker
    finally:
        await worker.close()


@contextmanager
def busy(core: int) -> Iterator[None]:
    with subprocess.Popen([sys.executable, "-c", "while True: pass"]) as other:
        os.sched_setaffinity(other.pid, {core})
        try:
            yield
        finally:
            other.kill()
