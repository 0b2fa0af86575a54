"""Two who reach for the same things, one a little later, and how each answers pings."""

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
from websockets.exceptions import ConnectionClosed

from fortable.kernel.codec import encode, typed
from fortable.kernel.game import AnyGame
from fortable.protocol.messages import Pong

from .guests import PATIENCE_S, Line, Message

Delay = Callable[[int], float]
"""After how long the ping of a number is answered."""


def at_once(_: int) -> float:
    return 0.0


class Hand:
    """A seat whose socket is read all the time; pings are answered when it likes to."""

    def __init__(self, line: Line, game: AnyGame, delay: Delay = at_once) -> None:
        self.update: Message = {}
        self.pongs = 0
        self._fates: dict[str, Message] = {}
        self._line = line
        self._game = game
        self._delay = delay
        self._heard = asyncio.Event()
        self._pongs: list[asyncio.Task[None]] = []
        self._reading = asyncio.create_task(self._read())

    @property
    def claims(self) -> list[Any]:
        """What it may reach for now."""
        legal = self.update.get("legal") or ()
        kind, claim = self._game.types.action, self._game.claim
        return [action for action in legal if claim(typed(action, kind)) is not None]

    async def act(self, intent: str, action: Any) -> None:
        await self._line.act(intent, self.update["version"], action)

    async def fate(self, intent: str) -> str:
        await self.until(lambda: intent in self._fates)
        return str(self._fates[intent]["type"])

    async def until_version(self, version: int) -> None:
        await self.until(lambda: self.update.get("version", -1) >= version)

    async def until(self, is_so: Callable[[], bool]) -> None:
        """Read on until it is so."""
        async with asyncio.timeout(PATIENCE_S):
            while not is_so():
                self._heard.clear()
                await self._heard.wait()

    async def close(self) -> None:
        await self._line.socket.close()
        await self._reading
        for pong in self._pongs:
            pong.cancel()

    async def _read(self) -> None:
        try:
            async for text in self._line.socket:
                self._hear(msgspec.json.decode(text))
        except ConnectionClosed:
            pass

    def _hear(self, message: Message) -> None:
        match message["type"]:
            case "update":
                self.update = message
            case "answer" | "refusal" if "id" in message:
                self._fates[message["id"]] = message
            case "ping":
                self._pongs.append(asyncio.create_task(self._pong(message["number"])))
        self._heard.set()

    async def _pong(self, number: int) -> None:
        await asyncio.sleep(self._delay(number))
        await self._line.say(encode(Pong(number)).decode())
        self.pongs += 1
        self._heard.set()


async def duel(
    first: Hand, second: Hand, late_s: Callable[[], float], grabs: int, name: str = "grab"
) -> int:
    """How many of so many things the second gets that reaches for each of them later."""
    rng, won = Random(1), 0
    for number in range(grabs):
        wish = rng.choice(await shared(first, second, f"{name}-calm-{number}"))
        await first.act(f"{name}-{number}", wish)
        await asyncio.sleep(late_s())
        await second.act(f"{name}-{number}", wish)
        fates = [await hand.fate(f"{name}-{number}") for hand in (first, second)]
        assert sorted(fates) == ["answer", "refusal"], fates
        won += fates[1] == "answer"
    return won


async def shared(first: Hand, second: Hand, intent: str) -> list[Any]:
    """What both may reach for; until there is something, each does what it must."""
    hands = (first, second)
    for turn in range(50):
        for one, other in (hands, hands[::-1]):
            await one.until_version(other.update.get("version", 0))
        both = [action for action in first.claims if action in second.claims]
        if both:
            return both
        for hand in hands:
            if hand.update["legal"]:
                await hand.act(f"{intent}-{turn}", hand.update["legal"][0])
                await hand.fate(f"{intent}-{turn}")
    raise AssertionError("nothing that both may reach for")
