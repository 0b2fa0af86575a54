"""People, tables and sockets come and go, and the server keeps nothing of them; `make soak` takes an hour."""

import asyncio
from dataclasses import replace
from pathlib import Path

from fortable.testing.endurance import endurance, often

from .churn import FLAT_FILES_AN_HOUR, UNLIMITED, Churn, Sample, files_of, slopes
from .guests import Guest
from .servers import served

SECONDS = often(6, in_full=300)
PATIENCE_S = 30
EMPTY = Sample(0.0, 0, 0, 0, 0, 0, 0)


@endurance
async def test_when_all_have_gone_no_file_is_left_open(tmp_path: Path) -> None:
    async with served(tmp_path, *UNLIMITED) as server:
        guest = Guest(server.address)
        await guest.get("/")
        await guest.leave()
        churn = Churn(server)
        await churn.go_on(SECONDS, every_s=0.5)
        assert churn.done["people"] > 0
        busy = max(sample.files for sample in churn.samples)
        async with asyncio.timeout(PATIENCE_S):
            while any("socket:" in target for target in targets(server.process.pid)[1:]):
                await asyncio.sleep(0.1)
        assert files_of(server.process.pid) < busy
        await server.stop()
        assert "Traceback" not in server.logged


def targets(pid: int) -> list[str]:
    """Of connections alone: sockets that the server listens on and talks to itself by are there before."""
    listed = Path("/proc/net/tcp").read_text().splitlines()[1:]
    inodes = {line.split()[9] for line in listed if line.split()[3] == "01"}  # established
    links = [str(link.readlink()) for link in Path(f"/proc/{pid}/fd").iterdir()]
    return ["", *(link for link in links if link.strip("socket:[]") in inodes)]


def test_a_line_that_climbs_is_no_flat_one() -> None:
    level = [
        replace(EMPTY, at_s=10.0 * n, memory=100 + n % 3, files=20, tables=n) for n in range(80)
    ]
    assert slopes(level, {"tables": 80}).are_flat
    leaking = [replace(each, memory=int(1e6 * n)) for n, each in enumerate(level)]
    climbing = slopes(leaking, {})
    assert not climbing.are_flat
    low, high = climbing.memory_between
    assert low <= climbing.memory_mb_an_hour <= high
    low, high = slopes(level, {}).memory_between
    assert low <= 0 <= high
    opening = [replace(each, files=20 + n // 10) for n, each in enumerate(level)]
    assert slopes(opening, {}).files_an_hour > FLAT_FILES_AN_HOUR
    assert not slopes(opening, {}).are_flat
    assert not slopes(level, {"cut_off": 50}).are_flat
