"""A house on paper: its processes, the database and the bus, each with the costs that were measured.

A move goes its real way: to the process where its player is connected, over the bus to the one that has the
table, into the next commit, and to everybody who looks on. What a table has to tell goes to each process in
one message a turn.
"""

from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from math import inf
from random import Random

from .costs import Costs
from .engine import Cores, Job, Outcome, Worker

SEATS = 4


@dataclass(frozen=True)
class Table:
    """Who has it, and where its viewers are connected; those in seats first."""

    owner: int
    viewers: tuple[int, ...]
    at: dict[int, int] = field(compare=False, default_factory=dict)
    """How many viewers are where."""


def table(owner: int, viewers: Sequence[int]) -> Table:
    counts = defaultdict[int, int](int)
    for viewer in viewers:
        counts[viewer] += 1
    return Table(owner, tuple(viewers), dict(counts))


def dealt(
    tables: int, viewers: int, nodes: int, seed: int, *, is_hashed: bool = False
) -> list[Table]:
    """Tables by turns, viewers wherever chance sends them; or to their table, if the balancer hashes."""
    rng = Random(seed)
    return [
        table(
            number % nodes,
            [number % nodes if is_hashed else rng.randrange(nodes) for _ in range(viewers)],
        )
        for number in range(tables)
    ]


@dataclass
class Told:
    """How it went."""

    moves: int = 0
    views: int = 0
    groups: int = 0
    rows: int = 0
    messages: int = 0
    """Of the bus, each counted where it is sent and where it is heard."""
    wakes: int = 0
    bus_wakes: int = 0
    took_us: list[float] = field(default_factory=list)
    wall_us: float = 0.0
    nodes_us: list[float] = field(default_factory=list)
    database_us: float = 0.0
    bus_us: float = 0.0


class House:
    """Its moves begin with `move`; `done` is called with a table when all its viewers have been told."""

    def __init__(
        self,
        costs: Costs,
        tables: Sequence[Table],
        nodes: int,
        cores: float = inf,
        rules_us: float = 0.0,
        *,
        generator_us: float = 0.0,
    ) -> None:
        self.told = Told()
        self.done: Callable[[int], None] = lambda _: None
        self.cores = Cores(cores)
        self.tables = tables
        self._costs = costs
        self._rules_us = rules_us
        self._generator_us = generator_us
        self._nodes = [
            Worker(partial(self._node, number), costs.node.wake) for number in range(nodes)
        ]
        self._lines = [Worker(partial(self._line, number)) for number in range(nodes)]
        self._bus = [Worker(self._carry, costs.bus.turn) for _ in range(nodes)]
        """A part of it reads what each process sends, beside the others."""
        self._people = Worker(self._hear)
        self._to_write: list[list[int]] = [[] for _ in range(nodes)]
        self._is_writing = [False] * nodes
        self._missing = [0] * len(tables)
        self._since = [0.0] * len(tables)
        self._turns = [0] * len(tables)

    def move(self, number: int) -> None:
        """By whoever's turn it is; nobody moves there meanwhile."""
        of = self.tables[number]
        seat = self._turns[number] % min(SEATS, len(of.viewers))
        self._turns[number] += 1
        self._missing[number], self._since[number] = len(of.viewers), self.cores.now_us
        self.cores.give(self._nodes[of.viewers[seat]], ("intent", number))

    def is_idle(self, number: int) -> bool:
        return not self._missing[number]

    def close(self) -> Told:
        """What it came to."""
        told = self.told
        told.wall_us = self.cores.now_us
        told.nodes_us = [node.spent_us for node in self._nodes]
        told.database_us = sum(line.spent_us for line in self._lines)
        told.bus_us = sum(part.spent_us for part in self._bus)
        told.wakes = sum(node.wakes for node in self._nodes)
        told.bus_wakes = sum(part.wakes for part in self._bus)
        return told

    def _node(self, here: int, jobs: Sequence[Job]) -> tuple[float, list[Outcome]]:
        turn = Turn(self, here)
        for kind, *what in jobs:
            turn.do(kind, *what)
        return turn.end()

    def _line(self, node: int, jobs: Sequence[Job]) -> tuple[float, list[Outcome]]:
        """The database's end of a process's one connection: a commit at a time."""
        ((rows,),) = jobs
        self.told.groups += 1
        self.told.rows += len(rows)
        cost = self._costs.database.group + len(rows) * self._costs.database.row
        return cost, [(self._costs.commit_us, self._nodes[node], ("durable", rows))]

    def _carry(self, jobs: Sequence[Job]) -> tuple[float, list[Outcome]]:
        self.told.messages += 2 * len(jobs)
        hop = self._costs.hop_us
        there: list[Outcome] = [(hop, self._nodes[to], ("message", parcel)) for to, parcel in jobs]
        return 2 * len(jobs) * self._costs.bus.message, there

    def _hear(self, jobs: Sequence[Job]) -> tuple[float, list[Outcome]]:
        """Everybody who looks on; what they think of it is no processor of ours."""
        views = 0
        for number, count in jobs:
            views += count
            self._missing[number] -= count
            if not self._missing[number]:
                self.told.moves += 1
                self.told.took_us.append(self.cores.now_us - self._since[number])
                self.cores.at(self.cores.now_us, partial(self.done, number))
        self.told.views += views
        return views * self._generator_us, []


class Turn:
    """Of one process: what it does costs, and what it sends goes out at its end."""

    def __init__(self, house: House, here: int) -> None:
        self._house = house
        self._here = here
        self._cost = 0.0
        self._parcels = defaultdict[int, list[Job]](list)
        self._out: list[Outcome] = []

    def do(self, kind: str, *what: object) -> None:
        getattr(self, f"_{kind}")(*what)

    def end(self) -> tuple[float, list[Outcome]]:
        house, here = self._house, self._here
        costs = house._costs.node
        rows = house._to_write[here]
        if rows and not house._is_writing[here]:
            house._to_write[here], house._is_writing[here] = [], True
            self._cost += costs.group
            self._out.append((0.0, house._lines[here], (rows,)))
        for to, parcel in self._parcels.items():
            self._send(to, parcel)
        return self._cost, self._out

    def _send(self, to: int, parcel: Sequence[Job]) -> None:
        self._cost += self._house._costs.node.message
        self._out.append((0.0, self._house._bus[self._here], (to, parcel)))

    def _intent(self, number: int) -> None:
        owner = self._house.tables[number].owner
        if owner == self._here:
            self._rule(number)
        else:
            self._cost += self._house._costs.node.asked
            self._send(owner, [("taken", number)])

    def _rule(self, number: int) -> None:
        self._cost += self._house._costs.node.move + self._house._rules_us
        self._house._to_write[self._here].append(number)

    def _taken(self, number: int) -> None:
        self._cost += self._house._costs.node.taken
        self._rule(number)

    def _durable(self, rows: Sequence[int]) -> None:
        self._house._is_writing[self._here] = False
        costs = self._house._costs.node
        for number in rows:
            for node, count in self._house.tables[number].at.items():
                if node == self._here:
                    self._cost += count * costs.told
                    self._out.append((0.0, self._house._people, (number, count)))
                else:
                    self._cost += count * costs.sent
                    self._parcels[node].append(("carried", number, count))

    def _message(self, parcel: Sequence[Job]) -> None:
        self._cost += self._house._costs.node.message
        for kind, *what in parcel:
            self.do(kind, *what)

    def _carried(self, number: int, count: int) -> None:
        self._cost += count * self._house._costs.node.carried
        self._out.append((0.0, self._house._people, (number, count)))
