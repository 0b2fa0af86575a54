"""What the machine itself costs meanwhile: a word that is written to disk and sent back, by nobody's server.

Attackers take their share of the same processors, and so may others. A server cannot be quicker than
this; only what goes beyond it is the attack's success.

`python -m siege.machine FOLDER` is the process that answers.
"""

import asyncio
import os
import sys
import time
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from .canary import Moves

WORD = b"x" * 200 + b"\n"
WORDS_A_SECOND = 40
"""Fewer than people move: the disk is the server's."""


class Machine:
    """Timed now and then, beside people who move."""

    def __init__(self) -> None:
        self._moves = Moves(per_second=WORDS_A_SECOND)

    def taken(self) -> Moves:
        """How long words took since this was asked last."""
        taken, self._moves = self._moves, Moves(per_second=WORDS_A_SECOND)
        return taken

    async def measure(self, port: int) -> None:
        """For ever."""
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        while True:
            since = time.perf_counter()
            writer.write(WORD)
            await reader.readline()
            took_s = time.perf_counter() - since
            self._moves.note(took_s)
            await asyncio.sleep(max(0.0, 1 / WORDS_A_SECOND - took_s))


@asynccontextmanager
async def measured(folder: Path) -> AsyncIterator[Machine]:
    """The machine, timed meanwhile."""
    command = [sys.executable, "-m", "siege.machine", str(folder)]
    process = await asyncio.create_subprocess_exec(*command, stdout=PIPE)
    assert process.stdout is not None
    machine = Machine()
    measuring = asyncio.create_task(machine.measure(int(await process.stdout.readline())))
    try:
        yield machine
    finally:
        measuring.cancel()
        process.kill()
        await process.wait()


async def _serve(folder: Path) -> None:
    file = os.open(folder / "words", os.O_WRONLY | os.O_CREAT | os.O_APPEND)

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        async for word in reader:
            os.write(file, word)
            os.fdatasync(file)
            writer.write(word)

    server = await asyncio.start_server(answer, "127.0.0.1", 0)
    sys.stdout.write(f"{server.sockets[0].getsockname()[1]}\n")
    sys.stdout.flush()
    await server.serve_forever()


if __name__ == "__main__":
    asyncio.run(_serve(Path(sys.argv[1])))
