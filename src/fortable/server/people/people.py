"""Who is who: a guest is a secret on a device, and the server keeps nothing but its hash.

Whoever has no token gets one with the first name they give. Accounts can come later as one more way to
get a token: tables know people by their id alone. A token ends when its person says so, or when it was not
used for long.
"""

import hashlib
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager
from functools import partial

from msgspec.structs import replace

from fortable.kernel.words import Illegal
from fortable.server.bus import Bus
from fortable.server.ids import LETTERS, new_id, random_word
from fortable.server.store import Code, Device, Person, Session, Store, Taken, Unavailable

from .names import tidy
from .user_agent import family

CODE_LIVES_S = 300.0
CODE_LETTERS = 8
DAY_S = 24 * 3600.0

Arrival = tuple[Person, str]
"""Somebody, and the token that only their device will know."""


class People:
    """The people this server knows."""

    def __init__(self, store: Store, bus: Bus, session_days: int = 0) -> None:
        """A token that was not used for so many days is good for nothing; 0: it always is."""
        self._store = store
        self._bus = bus
        self._lives_s = session_days * DAY_S

    async def known_by(self, token: str | None, now: float) -> Session | None:
        """Whoever holds this token, unless it was not used for too long."""
        session = None if token is None else await self._store.session(_hash(token))
        is_over = session and self._lives_s and now - session.device.seen > self._lives_s
        return None if is_over else session

    async def renew(self, device: Device, user_agent: str, now: float) -> bool:
        """Whether a device that is used now lives on from today: that is written down once a day.

        If it cannot be, it is the next time; whoever only wants to look need not wait for a disk.
        """
        if device.browser and abs(now - device.seen) < DAY_S:
            return False
        try:
            await self._store.see_device(replace(device, seen=now, **family(user_agent)._asdict()))
        except Unavailable:
            return False
        return True

    async def welcome(self, name: str, user_agent: str, now: float) -> Arrival:
        """A new guest."""
        person, token = Person(new_id(), tidy(name), now), secrets.token_urlsafe(24)
        await self._store.add_person(person, _device(token, person.id, user_agent, now))
        return person, token

    async def rename(self, person: Person, name: str) -> Person:
        """The same person under another name, from now on."""
        named = Person(person.id, tidy(name), person.since)
        await self._store.rename(named.id, named.name)
        return named

    async def code_for(self, person: Person, now: float) -> str:
        """A code to type on another device of the same person, soon and once."""
        while True:
            code = random_word(CODE_LETTERS)
            try:
                await self._store.add_code(Code(_hash(code), person.id, now + CODE_LIVES_S))
            except Taken:
                continue
            return f"{code[:4]}-{code[4:]}"

    async def owner_of(self, code: str, now: float) -> str | None:
        """Whose code it is, without using it; None if it is not good."""
        return await self._store.person_of(_hash(plain(code)), now)

    async def pair(self, code: str, user_agent: str, now: float) -> Arrival:
        """The person whose code this is, on this device; `Illegal` if it is not good."""
        use = partial(self._store.use_code, _hash(plain(code)), now=now)
        arrival = await self.let_in(use, user_agent, now)
        if arrival is None:
            raise Illegal("TB-10", "bad-code", minutes=round(CODE_LIVES_S / 60))
        return arrival

    async def let_in(
        self, use: Callable[[Device], Awaitable[Person | None]], user_agent: str, now: float
    ) -> Arrival | None:
        """Whoever something belongs to by which one comes in, on a new device; None if it is not good."""
        token = secrets.token_urlsafe(24)
        person = await use(_device(token, "", user_agent, now))
        return None if person is None else (person, token)

    async def end(self, person: Person, devices: Iterable[Device]) -> None:
        """Sign devices of somebody out: their tokens are good for nothing, and their sockets are closed.

        Nor are codes good any more that one of them may have made.
        """
        ended = tuple(devices)
        await self._store.end_devices(person.id, ended)
        for device in ended:
            self._bus.publish(_topic(device), b"")

    @asynccontextmanager
    async def watch(self, session: Session | None, end: Callable[[], None]) -> AsyncIterator[None]:
        """Meanwhile `end` is called when the session is ended; at once if it was since it was looked up."""
        if session is None:
            yield
            return
        topic, hear = _topic(session.device), lambda _: end()
        await self._bus.listen(topic, hear)
        try:
            if await self._store.session(session.device.token_hash) is None:
                end()
            yield
        finally:
            self._bus.leave(topic, hear)


def _device(token: str, person: str, user_agent: str, now: float) -> Device:
    return Device(_hash(token), person, now, now, *family(user_agent))


def _topic(device: Device) -> str:
    """Where those hear of its end who have a socket open on it."""
    return f"device/{device.id}"


def plain(code: str) -> str:
    """A code as it was made, however it was typed."""
    return "".join(letter for letter in code.lower() if letter in LETTERS)


def _hash(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()
