"""A bare WebSocket echo on the stack that our server stands on: what a round trip costs at least."""

import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import uvicorn

from .load import Line
from .processes import Running, free_port, running

Message = dict[str, Any]


class EchoLine(Line):
    """It says what an intent would say, and hears it back."""

    headers: dict[str, str] = {}  # noqa: RUF012

    def __init__(self, port: int) -> None:
        super().__init__()
        self.url = f"ws://127.0.0.1:{port}/"

    async def connect(self) -> None:
        self.stand_at(0)
        await super().connect()

    def hear(self, message: bytes) -> None:  # noqa: ARG002
        self.tell()

    def act(self, version: int) -> None:
        self.say(b'{"type":"act","id":"%d","action":{"do":"add","coins":1}}' % version)


@contextmanager
def echo_server(folder: Path) -> Iterator[Running]:
    """The echo as a process of its own."""
    port = free_port()
    command = [sys.executable, "-m", "bench.server.echo", str(port)]
    with running(command, port, folder / "echo.log") as server:
        yield server


async def echo(_: Message, receive: Callable[[], Awaitable[Message]], send: Any) -> None:
    """The application: no framework, no work."""
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] != "websocket.disconnect":
        await send({"type": "websocket.send", "text": message["text"]})


if __name__ == "__main__":
    uvicorn.run(
        echo,
        port=int(sys.argv[1]),
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        lifespan="off",
        log_level="error",
    )
