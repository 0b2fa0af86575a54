"""Fair grabs over lines that really are slow, and what seeming slow gains: a table of it.

Run by `make lines`, on Linux and as root. For every way to be slow it is tried by how much later than
another's a hand may be made and still be first; the status is 1 where somebody is dated back by more or less
than they should.
"""

import asyncio
import sys
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import NamedTuple

from websockets.asyncio.client import connect

from .delayed_line import DelayedLine, Delays, in_own_network
from .duel import Delay, Hand, at_once, shared
from .guests import Guest, Line, seated
from .servers import Running, opened
from .test_fair_grabs import GAME

HELD_S = 0.16
STEPS_MS = (-25, -15, -5, 5, 15, 25, 35, 45, 55, 65, 75, 85, 95)


class Outcome(NamedTuple):
    """What became of a way to be slow."""

    back_ms: float
    gain_ms: int
    """By so much later than the other's a hand was made that was still first; below 0: earlier."""


class Arena:
    """A server, and two lines to it from two addresses."""

    def __init__(self, house: Running, lines: list[DelayedLine]) -> None:
        self.house = house
        self.lines = lines
        self._port = int(house.address.partition(":")[2])
        self._count = 0

    async def hand(
        self, guest: Guest, table: str, line: DelayedLine, delays: Delays, delay: Delay = at_once
    ) -> Hand:
        connection = await asyncio.to_thread(line.connected, self._port, delays)
        socket = await connect(guest._link(table, 0), sock=connection, **guest._manner())
        return Hand(Line(socket), GAME, delay)

    async def measure(self, prepare: "Prepare") -> Outcome:
        """Let a quick hand and one that is slow in some way reach for the same things."""
        guests = await self.house.party(2)
        table = await seated(guests[0], guests[1:], GAME.key, settings={"fair_grabs": True})
        quick = Hand(await guests[0].line(table, since=0), GAME)
        slow, *others = await prepare(self, guests[1], table)
        await slow.until(lambda: slow.pongs >= 3)
        await asyncio.sleep(0.5)
        won = [step for step in STEPS_MS if await self._is_first(quick, slow, step / 1000)]
        owner = self.house.server.tables._owners[table][0]
        (person,) = (chair.person for chair in owner._ledger.row.chairs[1:])
        assert person is not None
        back_s = owner._arrivals.lines.longest_back_s([person])
        for hand in (quick, slow, *others):
            await hand.close()
        return Outcome(round(1000 * back_s, 1), max(won, default=-99))

    async def _is_first(self, quick: Hand, slow: Hand, late_s: float) -> bool:
        self._count += 1
        name = f"grab-{self._count}"
        wish = (await shared(quick, slow, f"calm-{self._count}"))[0]
        first, second = (quick, slow) if late_s > 0 else (slow, quick)
        await first.act(name, wish)
        await asyncio.sleep(abs(late_s))
        await second.act(name, wish)
        await quick.fate(name)
        return await slow.fate(name) == "answer"


Prepare = Callable[[Arena, Guest, str], Awaitable[list[Hand]]]


def alone(delays: Delays, delay: Delay = at_once) -> Prepare:
    """One socket, over a line with these delays, that answers pings so."""

    async def prepare(arena: Arena, guest: Guest, table: str) -> list[Hand]:
        return [await arena.hand(guest, table, arena.lines[0], delays, delay)]

    return prepare


def beside(line: int, is_same_person: bool) -> Prepare:
    """Everything that comes in is held back on one socket; another is quick, to look at."""

    async def prepare(arena: Arena, guest: Guest, table: str) -> list[Hand]:
        held = Delays(there_s=HELD_S)
        acting = await arena.hand(guest, table, arena.lines[0], held)
        eyes = guest if is_same_person else await arena.house.guest("Eyes")
        return [acting, await arena.hand(eyes, table, arena.lines[line], Delays())]

    return prepare


class Way(NamedTuple):
    """To be slow, or to seem so."""

    how: str
    prepare: Prepare
    seen_ms: int
    """How much later the cards are seen that way."""
    due_ms: tuple[float, float]
    """How far, at least and at most, somebody must be dated back."""


NOT_AT_ALL = (0, 5)
ACKS = alone(Delays(silent_s=HELD_S), lambda _: HELD_S)

WAYS = (
    Way("honest: 60 ms each way", alone(Delays(0.06, 0.06)), 60, (59, 66)),
    Way("honest: 20 ms each way", alone(Delays(0.02, 0.02)), 20, (19, 26)),
    Way("honest: 10 to 70 ms each way", alone(Delays(0.01, 0.01, 0.06)), 40, (9, 41)),
    Way("pongs 170 ms late", alone(Delays(), lambda _: 0.17), 0, NOT_AT_ALL),
    Way("the first pongs late", alone(Delays(), lambda n: 0.17 * (n < 3)), 0, NOT_AT_ALL),
    Way("acknowledgements and pongs 160 ms late", ACKS, 0, (0, 80)),
    Way("all that comes in held back by 160 ms", alone(Delays(HELD_S)), 160, (75, 80)),
    Way("… beside a quick socket of the same person", beside(0, True), 0, NOT_AT_ALL),
    Way("… beside a quick socket at the same address", beside(0, False), 0, NOT_AT_ALL),
    Way("… beside a quick socket at another address", beside(1, False), 0, (75, 80)),
)


async def tried(folder: Path) -> list[Outcome]:
    """Every way, one after the other."""
    async with opened(folder, host="0.0.0.0") as house:  # noqa: S104
        arena = Arena(house, [DelayedLine(0), DelayedLine(1)])
        return [await arena.measure(way.prepare) for way in WAYS]


def row(way: Way, outcome: Outcome) -> str:
    back_ms, gain_ms = outcome
    in_all_ms = gain_ms - way.seen_ms
    return f"| {way.how} | {back_ms:g} | {gain_ms:+d} | {way.seen_ms} | {in_all_ms:+d} |"


def main() -> int:
    in_own_network()
    with tempfile.TemporaryDirectory() as folder:
        outcomes = list(zip(WAYS, asyncio.run(tried(Path(folder))), strict=True))
    head = "| how (ms) | dated back | first if made later by | cards seen later by | in all |"
    rows = [head, "|---|---|---|---|---|", *(row(*each) for each in outcomes)]
    sys.stdout.write("\n".join(rows) + "\n")
    wrong = [way.how for way, (back_ms, _) in outcomes if not is_due(back_ms, way)]
    sys.stdout.write("".join(f"not what is due: {how}\n" for how in wrong))
    return 1 if wrong else 0


def is_due(back_ms: float, way: Way) -> bool:
    least_ms, most_ms = way.due_ms
    return least_ms <= back_ms <= most_ms


if __name__ == "__main__":
    sys.exit(main())
