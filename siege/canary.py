"""Three people at a table, who know nothing of the siege: each move is timed until it is on disk."""

import asyncio
import json
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field

from .lines import CUT_OFF, Line, frame
from .visitor import SEATS, Visitor

MOVES_A_SECOND = 54
"""Nearly as many as three people may make: in a few seconds the 99th of a hundred is not just the slowest."""
PATIENCE_S = 10.0
BACK_S = 0.05


@dataclass
class Moves:
    """How long moves took, from being sent to their durable answer."""

    took_s: list[float] = field(default_factory=list)
    failed: int = 0
    per_second: int = MOVES_A_SECOND

    def note(self, took_s: float) -> None:
        """A move; and those that would have been made meanwhile, and had to wait for it."""
        while took_s > 0:
            self.took_s.append(took_s)
            took_s -= 1 / self.per_second

    def __add__(self, other: "Moves") -> "Moves":
        return Moves(self.took_s + other.took_s, self.failed + other.failed)

    def ms(self, share: float) -> float:
        """A quantile, in milliseconds."""
        ordered = sorted(self.took_s) or [PATIENCE_S]
        return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))]


class Player:
    """One of the three, who comes back whenever the line breaks, and asks again what was not answered."""

    def __init__(self, visitor: Visitor, cookie: str, table: str) -> None:
        self.is_here = asyncio.Event()
        self.returns = -1
        self._visitor = visitor
        self._cookie = cookie
        self._table = table
        self._line: Line | None = None
        self._asked = b""
        self._answer: asyncio.Future[int] | None = None

    async def attend(self) -> None:
        """For ever."""
        while True:
            with suppress(*CUT_OFF):
                async with self._visitor.socket(self._table, self._cookie) as line:
                    await self._talk(line)
            self._line = None
            await asyncio.sleep(BACK_S)

    async def move(self, version: int) -> int:
        """The version to which the move led; `ValueError` if it is refused."""
        self._answer = asyncio.get_running_loop().create_future()
        act = {"type": "act", "id": f"move-{version}", "version": version}
        self._asked = frame(json.dumps({**act, "action": {"do": "add", "coins": 1}}).encode())
        if self._line is not None:
            self._line.writer.write(self._asked)
        version = await self._answer
        self._asked = b""
        return version

    async def _talk(self, line: Line) -> None:
        self.returns += 1
        self._line = line
        line.writer.write(self._asked)
        self.is_here.set()
        while True:
            self._take(line, await line.hear())

    def _take(self, line: Line, message: bytes) -> None:
        if message.startswith(b'{"type":"ping"'):
            line.writer.write(frame(message.replace(b"ping", b"pong")))
        elif self._answer is None or self._answer.done():
            return
        elif message.startswith(b'{"type":"answer"'):
            self._answer.set_result(json.loads(message)["version"])
        elif message.startswith(b'{"type":"refusal"'):
            self._answer.set_exception(ValueError(message.decode()))


class Canary:
    """Their table."""

    def __init__(self, table: str, players: Sequence[Player]) -> None:
        self.table = table
        self.refusals: list[str] = []
        self._players = players
        self._version = 0
        self._attending = [asyncio.create_task(player.attend()) for player in players]

    @property
    def returns(self) -> int:
        """How often somebody had to come back."""
        return sum(player.returns for player in self._players)

    async def play_for(self, seconds: float) -> Moves:
        moves, until = Moves(), time.perf_counter() + seconds
        while time.perf_counter() < until:
            await self._move(moves)
        return moves

    async def play_until(self, end: asyncio.Task[object]) -> Moves:
        moves = Moves()
        while not end.done():
            await self._move(moves)
        return moves

    async def leave(self) -> None:
        for task in self._attending:
            task.cancel()
        await asyncio.gather(*self._attending, return_exceptions=True)

    async def _move(self, moves: Moves) -> None:
        player, since = self._players[self._version % SEATS], time.perf_counter()
        try:
            self._version = await asyncio.wait_for(player.move(self._version), PATIENCE_S)
        except (TimeoutError, ValueError) as error:
            moves.failed += 1
            self.refusals.append(str(error) or "no answer")
        took_s = time.perf_counter() - since
        moves.note(took_s)
        await asyncio.sleep(max(0.0, 1 / MOVES_A_SECOND - took_s))


async def seated(port: int) -> Canary:
    """Three people, each from an address of their own, and their match has begun."""
    visitors = [Visitor(port, f"127.0.0.{11 + seat}") for seat in range(SEATS)]
    cookies = [await visitor.guest("Canary") for visitor in visitors]
    table = await visitors[0].open_table(cookies[0])
    for visitor, cookie in zip(visitors[1:], cookies[1:], strict=True):
        await visitor.order(table, cookie, "sit")
    await visitors[0].order(table, cookies[0], "start")
    players = [
        Player(visitor, cookie, table) for visitor, cookie in zip(visitors, cookies, strict=True)
    ]
    canary = Canary(table, players)
    for player in players:
        await asyncio.wait_for(player.is_here.wait(), PATIENCE_S)
    return canary
