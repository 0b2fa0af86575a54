"""Who carries notices to push services: in a thread of its own, and in bounded time.

Nothing that a service does, or a name that cannot be found, is felt by the event loop of the tables.
"""

import asyncio
import hashlib
import ssl
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from typing import Literal, NamedTuple

from .addresses import Address, found, read_address

PATIENCE_S = 10.0
LONGEST_ANSWER = 8 * 1024
NAMES_AT_ONCE = 16
"""So many names are looked up at the same time; one may take as long as its servers like."""
TOPIC_LETTERS = 32

Fate = Literal["delivered", "gone", "refused", "failed"]
"""Delivered; to nobody any more; not as we say it; or not now."""

GONE = (404, 410)
TOO_MUCH = 429


class Letter(NamedTuple):
    """One notice on its way."""

    endpoint: str
    text: bytes
    public_key: bytes
    secret: bytes
    topic: str
    """Of two with the same that a device has not read, a service may keep the later."""
    ttl_s: int


class Courier:
    """One thread with an event loop, started with the first letter."""

    def __init__(
        self,
        key: bytes,
        contact: str,
        *,
        is_anywhere: bool = False,
        patience_s: float = PATIENCE_S,
        trusted: ssl.SSLContext | None = None,
    ) -> None:
        """`is_anywhere`: also to this machine and without TLS, for push services of one's own."""
        self._key = key
        self._contact = contact
        self._is_anywhere = is_anywhere
        self._patience_s = patience_s
        self._trusted = trusted
        self._names = ThreadPoolExecutor(NAMES_AT_ONCE, "fortable-names")
        self._loop: asyncio.AbstractEventLoop | None = None

    async def carry(self, letter: Letter) -> Fate:
        """What became of it, soon."""
        loop = self._loop = self._loop or _started_loop()
        return await asyncio.wrap_future(
            asyncio.run_coroutine_threadsafe(self._carry(letter), loop)
        )

    def close(self) -> None:
        self._names.shutdown(wait=False, cancel_futures=True)
        if self._loop is not None:
            self._loop.call_soon_threadsafe(self._loop.stop)

    async def _carry(self, letter: Letter) -> Fate:
        try:
            async with asyncio.timeout(self._patience_s):
                address = read_address(letter.endpoint, is_anywhere=self._is_anywhere)
                number = await found(address, self._names, is_anywhere=self._is_anywhere)
                return _fate(await self._post(address, number, self._request(address, letter)))
        except (OSError, TimeoutError, EOFError, asyncio.LimitOverrunError):
            return "failed"
        except ValueError:  # it is no address, or no key: nobody can read there
            return "gone"

    def _request(self, address: Address, letter: Letter) -> bytes:
        from .sealing import authorization, filled_up, sealed

        body = sealed(filled_up(letter.text), letter.public_key, letter.secret)
        topic = hashlib.sha256(letter.topic.encode()).hexdigest()[:TOPIC_LETTERS]
        sender = authorization(self._key, address.service, self._contact, time.time())
        head = (
            f"POST {address.target} HTTP/1.1",
            f"Host: {address.service.partition('://')[2]}",
            f"Authorization: {sender}",
            "Content-Encoding: aes128gcm",
            "Content-Type: application/octet-stream",
            f"Content-Length: {len(body)}",
            f"TTL: {letter.ttl_s}",
            "Urgency: normal",
            f"Topic: {topic}",
            "Connection: close",
        )
        return "\r\n".join((*head, "", "")).encode() + body

    async def _post(self, address: Address, number: str, request: bytes) -> int:
        """The status of the answer; nothing else of it is read, and it leads nowhere."""
        tls = (self._trusted or _usual_trust()) if address.scheme == "https" else None
        name = address.host if tls else None
        reader, writer = await asyncio.open_connection(
            number, address.port, ssl=tls, server_hostname=name, limit=LONGEST_ANSWER
        )
        try:
            writer.write(request)
            line = await reader.readuntil(b"\r\n")
            return int(line.split(b" ", 2)[1])
        except (IndexError, ValueError):
            raise EOFError("this is no answer") from None
        finally:
            writer.transport.abort()


def _fate(status: int) -> Fate:
    if 200 <= status < 300:
        return "delivered"
    if status in GONE:
        return "gone"
    return "failed" if status >= 500 or status == TOO_MUCH else "refused"


@cache
def _usual_trust() -> ssl.SSLContext:
    return ssl.create_default_context()


def _started_loop() -> asyncio.AbstractEventLoop:
    loop = asyncio.new_event_loop()
    run = partial(_run, loop)
    threading.Thread(target=run, name="fortable-courier", daemon=True).start()
    return loop


def _run(loop: asyncio.AbstractEventLoop) -> None:
    """Until it is stopped; what is under way then is given up."""
    asyncio.set_event_loop(loop)
    loop.run_forever()
    tasks = asyncio.all_tasks(loop)
    for task in tasks:
        task.cancel()
    loop.run_until_complete(asyncio.gather(*tasks, asyncio.sleep(0), return_exceptions=True))
    loop.close()
