"""How a server listens."""

import socket
import subprocess
import sys
from contextlib import closing

from fortable.server.serving import listen


async def test_small_messages_are_not_held_back() -> None:
    """Else an answer waits up to 40 ms for the update after it."""
    with closing(listen("127.0.0.1", 0)) as listening:
        assert listening.proto == socket.IPPROTO_TCP


FIRST_STREAM = """
import asyncio, sys
from starlette.responses import StreamingResponse
import uvloop, fortable.server.serving

async def stream():
    async def body():
        yield b"x"
    async def receive():
        await asyncio.Event().wait()
    async def send(message):
        pass
    scope = {"type": "http", "asgi": {"spec_version": "2.1"}}
    await StreamingResponse(body())(scope, receive, send)

before = set(sys.modules)
asyncio.run(stream())
print(*sorted(name for name in set(sys.modules) - before if name.startswith("anyio")))
"""


def test_nothing_is_imported_at_the_first_stream() -> None:
    """On the event loop it would keep everybody waiting."""
    imported = subprocess.run([sys.executable, "-c", FIRST_STREAM], capture_output=True, check=True)
    assert imported.stdout.split() == []
