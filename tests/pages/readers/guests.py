"""Programs that take a seat at a live table, where somebody plays against them."""

import asyncio
import sys
from pathlib import Path

from tests.client.hosting import Host
from tests.client.test_seat import play
from tests.games import for_two, in_turns, listed, some_game
from tests.server.servers import opened
from tools.site.fences import Fence

from .reader import Reader

LINK = "https://play.example/t/q7m2x9kd4wva"
"""What the page calls the table."""


class Guests(Reader):
    """Starts every program, with the link of a table that is there."""

    def read_python(self, fence: Fence, where: str) -> None:
        assert LINK in fence.text, where
        folder = self.folder / str(fence.line)
        folder.mkdir()
        said = asyncio.run(_run(fence.text, folder))
        assert said or "asyncio" in fence.text, where


async def _run(program: str, folder: Path) -> str:
    """What it says until its match is over."""
    async with opened(folder) as house:
        host = await Host(house.address).open(some_game(for_two, in_turns, listed), [None] * 2)
        async with host.seat() as seat:
            running = await asyncio.create_subprocess_exec(
                *(sys.executable, "-W", "error", "-c", program.replace(LINK, host.link)),
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.STDOUT,
            )
            if "watch=True" in program:
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
        return said.decode()
