"""The load generator: the same for every server; only what a line says differs.

A board is a table with the lines of all its seats. At most one move is on its way; it has arrived when
every line of the board has been told.
"""

import asyncio
import time
from abc import abstractmethod
from collections import deque
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TypeVar

from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from .processes import Running

AT_ONCE = 50
"""Connections that are made at the same time."""
PATIENCE_S = 30.0

T = TypeVar("T")


class Line(WSListener):
    """One socket of one seat."""

    url: str
    headers: dict[str, str]
    address: str | None = None
    """The one it comes from, where one has not enough ports."""

    def __init__(self) -> None:
        self.is_ready = asyncio.get_running_loop().create_future()
        self.tell: Callable[[], None] = lambda: None

    def on_ws_connected(self, transport: WSTransport) -> None:
        self._transport = transport

    def on_ws_frame(self, _: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.TEXT:
            self.hear(frame.get_payload_as_bytes())

    def on_ws_disconnected(self, _: WSTransport) -> None:
        if not self.is_ready.done():
            self.is_ready.set_exception(ConnectionError(f"{self.url} hung up"))

    def say(self, text: bytes) -> None:
        self._transport.send(WSMsgType.TEXT, text)

    def hang_up(self) -> None:
        self._transport.disconnect()

    def stand_at(self, version: int) -> None:
        """The first update is here."""
        if not self.is_ready.done():
            self.is_ready.set_result(version)

    async def connect(self) -> None:
        """Until the first update is here."""
        source = None if self.address is None else (self.address, 0)
        await ws_connect(
            lambda: self, self.url, extra_headers=self.headers, local_addr=source, proxy=None
        )
        await asyncio.wait_for(self.is_ready, PATIENCE_S)

    @abstractmethod
    def hear(self, message: bytes) -> None:
        """Call `tell` for an update, and answer what must be answered."""

    @abstractmethod
    def act(self, version: int) -> None:
        """A move that is valid at this version."""


class Board:
    """One table: whose turn it is, and what is on its way. The first lines are those of seats."""

    def __init__(self, lines: Sequence[Line], seats: int | None = None) -> None:
        self.lines = lines
        self._seats = seats or len(lines)
        self.done: Callable[[Board, float], None] = lambda _board, _seconds: None
        self._version = 0
        self._turn = 0
        self._missing = 0
        self._since = 0.0
        self._due: deque[float] = deque()
        for line in lines:
            line.tell = self._tell

    async def open(self) -> None:
        """All sit down."""
        for line in self.lines:
            await line.connect()
        self._version = self.lines[0].is_ready.result()

    def close(self) -> None:
        for line in self.lines:
            line.hang_up()

    def move(self) -> None:
        self._go(time.perf_counter())

    def want(self, due: float) -> None:
        """A move now, or as soon as the one before has arrived: then it counts from when it was due."""
        if self._missing:
            self._due.append(due)
        else:
            self.move()

    def _go(self, since: float) -> None:
        self._missing, self._since = len(self.lines), since
        self.lines[self._turn].act(self._version)

    def _tell(self) -> None:
        if not self._missing:
            return
        self._missing -= 1
        if not self._missing:
            self._version += 1
            self._turn = (self._turn + 1) % self._seats
            self.done(self, time.perf_counter() - self._since)
            if self._due:
                self._go(self._due.popleft())


async def opened(boards: Sequence[Board]) -> Sequence[Board]:
    """All lines of all boards, some at a time."""
    await in_turns([board.open for board in boards])
    await asyncio.sleep(0.5)
    return boards


async def in_turns(jobs: Sequence[Callable[[], Awaitable[None]]]) -> None:
    """All of them, not too many at once."""
    left = iter(jobs)

    async def work() -> None:
        for job in left:
            await job()

    await asyncio.gather(*(work() for _ in range(AT_ONCE)))


async def paced(boards: Sequence[Board], per_second: float, seconds: float) -> list[float]:
    """So many moves a second in total, whatever becomes of them; how long each took."""
    took: list[float] = []
    for board in boards:
        board.done = lambda _, seconds: took.append(seconds)
    start, moves = time.perf_counter(), round(per_second * seconds)
    for number in range(moves):
        due = start + number / per_second
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        boards[number % len(boards)].want(due)
    await _until(lambda: len(took) == moves)
    return sorted(took)


async def saturated(boards: Sequence[Board], seconds: float) -> int:
    """Every board moves again as soon as it can; how many moves arrived."""
    moves, is_open, still = 0, True, len(boards)

    def again(board: Board, _: float) -> None:
        nonlocal moves, still
        if is_open:
            moves += 1
            board.move()
        else:
            still -= 1

    for board in boards:
        board.done = again
        board.move()
    await asyncio.sleep(seconds)
    is_open, counted = False, moves
    await _until(lambda: not still)
    return counted


async def played(boards: Sequence[Board], each: int) -> int:
    """Every board makes so many moves, one after the other; how many they are in all."""
    left = len(boards) * each
    own = dict.fromkeys(boards, each)

    def again(board: Board, _: float) -> None:
        nonlocal left
        left -= 1
        own[board] -= 1
        if own[board]:
            board.move()

    for board in boards:
        board.done = again
        board.move()
    await _until(lambda: not left)
    return len(boards) * each


async def _until(is_so: Callable[[], bool]) -> None:
    for _ in range(round(PATIENCE_S / 0.01)):
        if is_so():
            return
        await asyncio.sleep(0.01)
    raise TimeoutError("some moves never arrived")


@dataclass
class Effort:
    """What a while cost: its length, and the processor of the server and of the generator."""

    wall_s: float = 0.0
    server_s: float = 0.0
    own_s: float = 0.0


@contextmanager
def effort(server: Running) -> Iterator[Effort]:
    """Measured around whatever is done within."""
    spent = Effort(-time.perf_counter(), -server.cpu_s(), -time.process_time())
    yield spent
    spent.wall_s += time.perf_counter()
    spent.server_s += server.cpu_s()
    spent.own_s += time.process_time()


def at(share: float, took: Sequence[float]) -> float:
    """A quantile of sorted times."""
    return took[min(len(took) - 1, int(share * len(took)))]
