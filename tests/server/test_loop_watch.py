"""The watch on the event loop says how late it was, and whose fault that is."""

import asyncio
import subprocess
import sys
import time
from pathlib import Path

from fortable.server import loop_watch, metrics
from fortable.server.loop_watch import MACHINE, LoopWatch, Stall

from .servers import hold_up_nobody, opened

ROOT = Path(__file__).parents[2]


def test_an_endpoint_that_works_on_the_loop_is_named(tmp_path: Path) -> None:
    """By its own name, in the metrics and in tests, which fail where it goes on for long."""
    program = [sys.executable, "-m", "tests.server.slow_endpoint", str(tmp_path)]
    done = subprocess.run(program, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert "AssertionError" in done.stderr
    assert "server.http.api.people.who_am_i" in done.stderr


async def test_a_machine_with_others_to_serve_is_not_mistaken_for_us() -> None:
    stalls = list[Stall]()
    watch = LoopWatch(lambda _: None, stalls.append)
    watch.start()
    await asyncio.sleep(0.05)
    time.sleep(0.1)
    await asyncio.sleep(0.05)
    watch.stop()
    assert MACHINE in {stall.who for stall in stalls}
    hold_up_nobody(stalls)


async def test_how_late_it_is_is_a_metric(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        house.server._held_up(Stall(0.5, 0.4, "server.somebody"))
        await asyncio.sleep(5 * loop_watch.BEAT_S)
        page = house.server.metrics.page().decode()
    assert 'fortable_loop_stall_seconds_total{who="server.somebody"} 0.5' in page
    beats = next(line for line in page.splitlines() if "loop_lag_seconds_count" in line)
    assert float(beats.split()[1]) >= 2


def test_of_those_who_held_it_up_no_more_are_named_than_anybody_reads() -> None:
    told = metrics.Metrics()
    for number in range(3 * metrics.MOST_NAMED):
        told.count_stall(f"server.somebody_{number}", 0.25)
    told.count_stall("server.somebody_0", 0.25)
    lines = [line for line in told.page().decode().splitlines() if "stall_seconds_total{" in line]
    assert len(lines) == metrics.MOST_NAMED + 1
    assert 'fortable_loop_stall_seconds_total{who="server.somebody_0"} 0.5' in lines
    assert 'fortable_loop_stall_seconds_total{who="others"} 50.0' in lines
