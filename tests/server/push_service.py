"""A push service for tests: it takes what it is sent, and the device behind it opens that by its own keys."""

import asyncio
import hashlib
import hmac
import json
import os
import ssl
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()


def written(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def read(word: str) -> bytes:
    return urlsafe_b64decode(word + "==")


def hmac_of(key: bytes, data: bytes) -> bytes:
    return hmac.digest(key, data, hashlib.sha256)


class Browser:
    """The keys of one subscription, as a browser makes them."""

    def __init__(self, private: int | None = None, auth: bytes | None = None) -> None:
        self._key = (
            ec.generate_private_key(CURVE)
            if private is None
            else ec.derive_private_key(private, CURVE)
        )
        self.public = self._key.public_key().public_bytes(
            Encoding.X962, PublicFormat.UncompressedPoint
        )
        self.auth = auth or os.urandom(16)

    def subscription(self, endpoint: str, **more: Any) -> dict[str, Any]:
        """What its page tells the server."""
        keys = {"p256dh": written(self.public), "auth": written(self.auth)}
        return {"endpoint": endpoint, **keys, **more}

    def opened(self, body: bytes) -> bytes:
        """What was sealed for it, by RFC 8291 read from the other side."""
        salt, sender, cipher = body[:16], body[21 : 21 + body[20]], body[21 + body[20] :]
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender)
        shared = hmac_of(self.auth, self._key.exchange(ec.ECDH(), theirs))
        material = hmac_of(shared, b"WebPush: info\0" + self.public + sender + b"\1")
        pseudo = hmac_of(salt, material)
        key = hmac_of(pseudo, b"Content-Encoding: aes128gcm\0\1")[:16]
        nonce = hmac_of(pseudo, b"Content-Encoding: nonce\0\1")[:12]
        text, mark, _ = AESGCM(key).decrypt(nonce, cipher, None).rpartition(b"\2")
        assert mark
        return text


@dataclass
class Letter:
    """What a service was sent."""

    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class PushService:
    """Answers with a status, or not at all."""

    status: int = 201
    answers: bool = True
    letters: list[Letter] = field(default_factory=list)
    port: int = 0
    scheme: str = "http"
    most_at_once: int = 0
    _here: int = 0
    _came: asyncio.Event = field(default_factory=asyncio.Event)

    def endpoint(self, name: str) -> str:
        return f"{self.scheme}://localhost:{self.port}/{name}"

    async def until(self, count: int, patience_s: float = 20.0) -> list[Letter]:
        """The letters, once so many have come."""
        async with asyncio.timeout(patience_s):
            while len(self.letters) < count:
                self._came.clear()
                await self._came.wait()
        return self.letters

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._here += 1
        self.most_at_once = max(self.most_at_once, self._here)
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode()
            first, *lines = head.rstrip().split("\r\n")
            headers = {
                name.lower(): value for name, value in (line.split(": ", 1) for line in lines)
            }
            body = await reader.readexactly(int(headers["content-length"]))
            self.letters.append(Letter(first.split()[1], headers, body))
            self._came.set()
            if self.answers:
                elsewhere = b"Location: /elsewhere\r\n" if self.status // 100 == 3 else b""
                writer.write(b"HTTP/1.1 %d So\r\n%b\r\n" % (self.status, elsewhere))
                await writer.drain()
            else:
                await reader.read()
        except (ConnectionError, asyncio.IncompleteReadError):
            pass
        finally:
            self._here -= 1
            writer.close()


@asynccontextmanager
async def push_service(tls: ssl.SSLContext | None = None, **how: Any) -> AsyncIterator[PushService]:
    """One that runs meanwhile."""
    service = PushService(scheme="https" if tls else "http", **how)
    server = await asyncio.start_server(service.serve, "127.0.0.1", 0, ssl=tls)
    service.port = server.sockets[0].getsockname()[1]
    try:
        yield service
    finally:
        server.close()


def sender_of(letter: Letter) -> dict[str, Any]:
    """What the header claims of the sender, whose signature is checked."""
    token, _, key = letter.headers["authorization"].removeprefix("vapid t=").partition(", k=")
    said, _, signature = token.rpartition(".")
    r, s = read(signature)[:32], read(signature)[32:]
    public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, read(key))
    whole = encode_dss_signature(int.from_bytes(r, "big"), int.from_bytes(s, "big"))
    public.verify(whole, said.encode(), ec.ECDSA(SHA256()))
    claims: dict[str, Any] = json.loads(read(said.partition(".")[2]))
    return {**claims, "key": key}
