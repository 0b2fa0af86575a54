"""Televisions of a house: each is remembered where it was turned on, and any other process asks there.

With that process it is forgotten, and asks for new letters.
"""

import asyncio
from contextlib import suppress

from fortable.kernel.codec import decode, encode
from fortable.kernel.words import Illegal, Value
from fortable.server.bus import Bus
from fortable.server.ids import new_id
from fortable.server.nodes.peers import Peers
from fortable.server.tables.visitors.televisions import Television, Televisions

TOPIC = "televisions"
ANSWER_S = 0.5
"""So long others may take: all who are there answer, whether they have it or not."""


class Wanted(Value, frozen=True, kw_only=True, forbid_unknown_fields=False):
    """One with these letters or this token, to show a table if one is named."""

    node: str
    reply: str
    code: str = ""
    token: str = ""
    table: str | None = None
    language: str = ""


class Found(Value, frozen=True, forbid_unknown_fields=False):
    """Of one process: what it knows of a television, if it has it."""

    code: str = ""
    token: str = ""
    table: str | None = None
    language: str = ""


class SharedTelevisions:
    """All of the house."""

    def __init__(self, own: Televisions, bus: Bus, others: Peers | None) -> None:
        self._own = own
        self._bus = bus
        self._others = others

    async def open(self) -> None:
        """From now on others are answered."""
        await self._bus.listen(TOPIC, self._hear)

    async def turn_on(self, household: str) -> Television:
        """One more, with letters that no other one has."""
        while True:
            found = self._own.turn_on(household)
            if await self._elsewhere(code=found.code) is None:
                return found
            self._own.turn_off(found)

    async def ask(self, token: str) -> Television:
        """What one is to show by now; `Illegal` if it is not known (any more)."""
        try:
            return self._own.ask(token)
        except Illegal:
            if found := await self._elsewhere(token=token):
                return found
            raise

    async def show(self, code: str, table: str, language: str) -> Television:
        """From now on the one with these letters shows a table; `Illegal` if none has them."""
        try:
            return self._own.show(code, table, language)
        except Illegal:
            if found := await self._elsewhere(code=code, table=table, language=language):
                return found
            raise

    async def _elsewhere(self, **wanted: str) -> Television | None:
        """The one that another process has."""
        if self._others is None or not self._others.count:
            return None
        reply, answers = self._bus.own(f"reply/{new_id()}"), asyncio.Queue[bytes]()
        await self._bus.listen(reply, answers.put_nowait)
        try:
            question = Wanted(node=self._bus.node, reply=reply, **wanted)
            self._bus.publish(TOPIC, encode(question))
            return await self._first(answers, self._others.count)
        finally:
            self._bus.leave(reply, answers.put_nowait)

    async def _first(self, answers: asyncio.Queue[bytes], most: int) -> Television | None:
        with suppress(TimeoutError):
            async with asyncio.timeout(ANSWER_S):
                for _ in range(most):
                    found = decode(await answers.get(), Found)
                    if found.token:
                        return Television(
                            found.code, found.token, "", 0.0, found.table, found.language
                        )
        return None

    def _hear(self, question: bytes) -> None:
        wanted = decode(question, Wanted)
        if wanted.node == self._bus.node:
            return
        found = self._found(wanted)
        answer = (
            Found()
            if found is None
            else Found(found.code, found.token, found.table, found.language)
        )
        self._bus.publish(wanted.reply, encode(answer))

    def _found(self, wanted: Wanted) -> Television | None:
        with suppress(Illegal):
            if wanted.table is not None:
                return self._own.show(wanted.code, wanted.table, wanted.language)
            return self._own.ask(wanted.token) if wanted.token else self._own.find(wanted.code)
        return None
