"""Every program of the manual is run, at a table where somebody plays against it."""

import asyncio
import re
import sys
from pathlib import Path

import pytest

from tests.games import for_two, in_turns, listed, some_game
from tests.server.servers import opened

from .hosting import Host
from .test_seat import play

MANUAL = Path(__file__).parents[2] / "docs" / "live-client.md"
LINK = "https://play.example/t/q7m2x9kd4wva"
PROGRAMS = re.findall(r"^```python\n(.*?)^```", MANUAL.read_text("utf-8"), re.MULTILINE | re.DOTALL)


def test_there_are_programs() -> None:
    assert len(PROGRAMS) == MANUAL.read_text("utf-8").count("```python") > 2


@pytest.mark.parametrize("program", PROGRAMS, ids=range(len(PROGRAMS)))
async def test_a_program_of_the_manual_does_what_it_says(tmp_path: Path, program: str) -> None:
    assert LINK in program
    watches = "watch=True" in program
    async with opened(tmp_path) as house:
        host = await Host(house.address).open(some_game(for_two, in_turns, listed), [None] * 2)
        async with host.seat() as seat:
            running = await asyncio.create_subprocess_exec(
                *(sys.executable, "-W", "error", "-c", program.replace(LINK, host.link)),
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.STDOUT,
            )
            if watches:
                await seat._attendance.until(lambda: seat.table.spectators == 1)
                second = Host(house.address)
                second.table = host.table
                await asyncio.to_thread(second.lobby.introduce, "Ben")
                async with second.seat() as other:
                    await host.begin()
                    await asyncio.gather(play(seat), play(other))
            else:
                await host.begin_when_full()
                await play(seat)
            said, _ = await running.communicate()
        assert running.returncode == 0, said.decode()
        assert seat.outcome is not None
        assert b"asyncio" in program.encode() or said
