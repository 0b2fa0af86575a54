"""Connections of an attacker, byte by byte: no library that would refuse to do wrong."""

import asyncio
import json
import os
import struct
from asyncio import IncompleteReadError, LimitOverrunError
from collections import Counter
from dataclasses import dataclass
from typing import Any

CUT_OFF = (OSError, EOFError, IncompleteReadError, LimitOverrunError, ValueError)

TEXT, BINARY, CLOSE, PING, PONG = 0x81, 0x82, 0x88, 0x89, 0x8A

HANDSHAKE = {
    "Connection": "Upgrade",
    "Upgrade": "websocket",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "c2llZ2Vzc2llZ2Vzc2llZw==",
}


@dataclass(frozen=True)
class Answer:
    """A response."""

    status: int
    head: bytes
    body: bytes

    @property
    def cookie(self) -> str:
        """What the server wants to be shown from now on; "" if nothing."""
        for line in self.head.split(b"\r\n"):
            name, _, value = line.partition(b":")
            if name.lower() == b"set-cookie":
                return value.decode().partition(";")[0].strip()
        return ""


class Line:
    """One connection; every answer is counted."""

    def __init__(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, answers: Counter[str]
    ) -> None:
        self.reader = reader
        self.writer = writer
        self._answers = answers

    async def send(self, data: bytes) -> None:
        """All of it, as fast as the other side takes it."""
        self.writer.write(data)
        await self.writer.drain()
        if self.writer.is_closing() or self.reader.at_eof():
            raise EOFError

    async def ask(self, data: bytes) -> Answer:
        await self.send(data)
        return await self.answer()

    async def answer(self) -> Answer:
        """The next response, body and all."""
        head = await self.reader.readuntil(b"\r\n\r\n")
        status = int(head.split(b" ", 2)[1])
        self._answers[str(status)] += 1
        return Answer(status, head, await self._body(head.lower()))

    async def _body(self, head: bytes) -> bytes:
        if b"transfer-encoding: chunked" in head:
            return await self._chunks()
        length = head.partition(b"content-length:")[2].partition(b"\r\n")[0].strip()
        return await self.reader.readexactly(int(length)) if length else b""

    async def _chunks(self) -> bytes:
        body = b""
        while size := int((await self.reader.readuntil(b"\r\n")).strip(), 16):
            body += await self.reader.readexactly(size)
            await self.reader.readexactly(2)
        await self.reader.readexactly(2)
        return body

    async def shake_hands(self, table: str, cookie: str = "", **headers: str) -> None:
        """Become a WebSocket at a table; `EOFError` if that is refused."""
        path = f"/api/tables/{table}/socket"
        answer = await self.ask(request("GET", path, None, cookie, **HANDSHAKE, **headers))
        if answer.status != 101:
            raise EOFError

    async def hear(self) -> bytes:
        """The next frame's body; refusals and goodbyes are counted."""
        _, size = await self.reader.readexactly(2)
        if size >= 126:
            wide = "!H" if size == 126 else "!Q"
            (size,) = struct.unpack(wide, await self.reader.readexactly(struct.calcsize(wide)))
        body = await self.reader.readexactly(size)
        for said in (b'"refusal"', b'"bye"'):
            if body.startswith(b'{"type":' + said):
                self._answers[said.decode().strip('"')] += 1
        return body

    async def read_on(self) -> None:
        """Whatever comes, until the other side hangs up."""
        while True:
            await self.hear()


def request(method: str, path: str, body: Any = None, cookie: str = "", **headers: str) -> bytes:
    """A request as it goes over the wire; a body that is not bytes is written as JSON."""
    data = b"" if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
    told = {"Host": "localhost", "Content-Length": str(len(data)), "Cookie": cookie, **headers}
    lines = [f"{name.replace('_', '-')}: {value}" for name, value in told.items() if value]
    return "\r\n".join([f"{method} {path} HTTP/1.1", *lines, "", ""]).encode() + data


def frame(body: bytes, kind: int = TEXT) -> bytes:
    """A client's frame, masked with nothing."""
    size = len(body)
    if size < 126:
        head = struct.pack("!BB", kind, 0x80 | size)
    elif size < 2**16:
        head = struct.pack("!BBH", kind, 0x80 | 126, size)
    else:
        head = struct.pack("!BBQ", kind, 0x80 | 127, size)
    return head + bytes(4) + body


def noise(size: int) -> bytes:
    """Bytes that mean nothing."""
    return os.urandom(size)
