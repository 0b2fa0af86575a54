"""A player who does any legal thing, and whom a broken line does not impress: our own client, watched.

It checks that what it is told goes on where it ended: no hole, and nothing twice.
"""

import asyncio
from itertools import islice
from random import Random
from typing import Any

from fortable.client import Lobby
from fortable.client.dialogue import Dialogue, Listener, Told
from fortable.client.line import Line
from fortable.client.moment import Reader
from fortable.kernel.codec import decode
from fortable.kernel.game import AnyGame
from fortable.protocol.messages import Answer, AnyUpdate, Refusal, Table

from .guests import Guest

BACK_S = 0.02
PATIENCE_S = 60.0
CONSIDERED = 50
"""Of so many legal actions one is chosen."""


class Talk(Dialogue):
    """Hears of no intent twice what became of it."""

    def __init__(self, listener: Listener) -> None:
        super().__init__(listener)
        self._answered: dict[str | None, bytes] = {}

    def hear(self, message: bytes) -> None:
        if message.startswith((b'{"type":"answer"', b'{"type":"refusal"')):
            intent = decode(message, Answer | Refusal).id  # type: ignore[arg-type]
            assert intent not in self._answered, ("answered twice", self._answered[intent], message)
            self._answered[intent] = message
        super().hear(message)


class Player:
    """One seat of one table."""

    def __init__(self, guest: Guest, table: str, game: AnyGame, rng: Random) -> None:
        self.table = table
        self.acknowledged: dict[str, int] = {}
        self.refused: dict[str, str] = {}
        self.version: int | None = None
        self.seat = -1
        self._game = game
        self._read = Reader(game.key, plain=False).update
        self._rng = rng
        self._dialogue = Talk(self)
        self._line = Line(
            Lobby(f"http://{guest.address}", guest.key),
            table,
            self._dialogue,
            lambda: 0.0,
            PATIENCE_S,
            longest_pause_s=BACK_S,
        )
        self._asked: str | None = None
        self._update: AnyUpdate | None = None
        self._heard = asyncio.Event()

    @property
    def returns(self) -> int:
        return self._line.count - 1

    @property
    def is_over(self) -> bool:
        return self._update is not None and self._update.outcome is not None

    async def play(self, pause_s: float = 0.0) -> None:
        """Until the match is over, over as many lines as it takes."""
        async with asyncio.TaskGroup() as tasks:
            attending = tasks.create_task(self._line.attend())
            while not self.is_over:
                await self._heard.wait()
                self._heard.clear()
                if self._may_act():
                    await self._think(pause_s)
                    self._act()
            attending.cancel()

    async def _think(self, pause_s: float) -> None:
        await asyncio.sleep(pause_s)

    def _may_act(self) -> bool:
        """Asked, and having seen what came of the last action."""
        if self._asked is not None or self.is_over or self.version is None:
            return False
        return self.version >= max(self.acknowledged.values(), default=0) and bool(self._legal())

    def _act(self) -> None:
        """What is legal now: something may have happened since it was time to act."""
        legal = self._legal()
        if legal and self.version is not None:
            self._asked = self._dialogue.intend(self._rng.choice(legal), self.version)

    def _legal(self) -> list[Any]:
        """What the update lists, or what the view allows where that is too much to list."""
        assert self._update is not None
        if self._update.legal is not None:
            return list(self._update.legal)
        return list(islice(self._game.legal(self._update.view), CONSIDERED))

    # What the dialogue tells

    def updated(self, update: bytes) -> None:
        new = self._read(update)
        assert self.version in (None, new.since), (self.version, new)
        assert len(new.news) == new.version - new.since
        self.version, self._update = new.version, new
        self._heard.set()

    def settled(self, intent: str, fate: Answer | Refusal) -> None:
        assert intent == self._asked
        self._asked = None
        if isinstance(fate, Answer):
            self.acknowledged[intent] = fate.version
        else:
            assert all((fate.rule, fate.reason, fate.text)), fate
            self.refused[intent] = fate.rule
        self._heard.set()

    def told(self, message: Told) -> None:
        if isinstance(message, Table):
            self.seat = -1 if message.you is None else message.you
