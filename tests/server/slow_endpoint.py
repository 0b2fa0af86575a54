"""An endpoint that works on the event loop: `python -m tests.server.slow_endpoint FOLDER`.

In a process of its own, with few threads: the watch sees the youngest hundred, and where thousands of tests
have run there may be more.
"""

import asyncio
import sys
import time
from pathlib import Path

from fortable.protocol.lobby import Me
from fortable.server.http.api import people

from .servers import opened


def busy(seconds: float) -> None:
    """By the processor's time: others may have the machine meanwhile."""
    until = time.thread_time() + seconds
    while time.thread_time() < until:
        pass


def slowly(name: str | None) -> Me:
    busy(0.8)
    return Me(name)


async def main(folder: Path) -> None:
    """Somebody asks who they are."""
    people.Me = slowly  # type: ignore[attr-defined, assignment]
    async with opened(folder) as house:
        await (await house.guest(None)).get("/api/me")
        await asyncio.sleep(0.05)


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
