"""What was measured of a house of several processes: the file from which all else is worked out.

Times are microseconds of a processor, if they are not said to be others.
"""

from pathlib import Path

import msgspec

from fortable.kernel.words import Value

FILE = Path(__file__).parents[2] / "docs" / "scale" / "costs.json"


class NodeCosts(Value, frozen=True):
    """Of the process that people are connected to, or that has the table."""

    wake: float
    """For each time that its event loop had nothing to do, and then something."""
    group: float
    """For each commit, however many moves are in it."""
    move: float
    """For each move of a table that it has: ruled on, written down."""
    told: float
    """For each viewer of a move who is connected here, where the table is here too."""
    sent: float
    """For each viewer of a move at a table of its own who is connected elsewhere."""
    carried: float
    """For each viewer here of a move at a table of another."""
    asked: float
    """For each move that is made here at a table of another."""
    taken: float
    """For each move that came from another."""
    message: float
    """For each message of the bus, sent or heard."""


class DatabaseCosts(Value, frozen=True):
    """Of all processes of PostgreSQL."""

    group: float
    """For each commit."""
    row: float
    """For each move in it."""


class BusCosts(Value, frozen=True):
    """Of NATS."""

    turn: float
    """For each time that it wakes up, and takes what has come."""
    message: float
    """For each that comes or goes."""


class Still(Value, frozen=True):
    """What is there although nobody moves."""

    node_us_per_s: float
    database_us_per_s: float
    bus_us_per_s: float
    """Each for one process that serves nobody."""
    heard_us: float
    """Of a process, for each beat of another."""
    bus_beat_us: float
    """Of NATS, for a beat that it carries to one."""
    table_kib: float
    table_us_per_s: float
    """Of a table in memory at which nobody is."""
    asleep_kib: float
    """Of the database, for a table whose match has begun."""
    step_bytes: float
    """Of the database, for each move."""
    socket_kib: float
    socket_us_per_s: float
    """Of a socket at which nothing happens but that it is asked whether it is there."""
    opened_us: float
    """For a table of four: opened, joined by all, begun."""
    connected_us: float
    """For a socket: hands shaken, everything shown."""


class Mind(Value, frozen=True):
    """What a bot of one name needs for a decision, in the games that have it."""

    median_ms: float
    dearest_ms: float
    """In the game in which it thinks longest."""
    games: int


class Rules(Value, frozen=True):
    """What games need for a move beyond the small one by which all else is measured."""

    median_us: float
    dearest_us: float


class Place(Value, frozen=True):
    """What one process did in a run."""

    cpu_us: float
    wakes: float
    groups: float
    messages: float
    moves: float
    told: float
    sent: float
    carried: float
    asked: float
    taken: float


class Run(Value, frozen=True):
    """So many tables played at once, each with so many viewers."""

    name: str
    tables: int
    viewers: int
    moves: int
    wall_s: float
    generator_us: float
    database_us: float
    bus_us: float
    places: tuple[Place, ...]
    seed: int = 0
    """By which sockets were dealt out to processes, if they were."""
    is_hashed: bool = False
    """Each to that of its table, as by a balancer that hashes by the table in the path."""

    @property
    def groups(self) -> float:
        return sum(place.groups for place in self.places)

    @property
    def messages(self) -> float:
        return sum(place.messages for place in self.places)

    @property
    def node_us(self) -> float:
        """Of all processes, for a move."""
        return sum(place.cpu_us for place in self.places) / self.moves


class Costs(Value, frozen=True):
    """All of it."""

    measured: str
    """When."""
    machine: str
    load: dict[str, float]
    """How many wanted a processor in the minute in which each part was measured, ourselves among them."""
    node: NodeCosts
    database: DatabaseCosts
    bus: BusCosts
    commit_us: float
    """From when a commit is asked for until it is known, beyond the processor time that it takes."""
    hop_us: float
    """From one process to another, likewise."""
    generator_us: float
    """Of who makes the moves and hears of them, for each viewer told."""
    crowding: dict[str, float]
    """By how many processes worked side by side on the two cores: how much dearer all was to each of them."""
    still: Still
    rules: Rules
    minds: dict[str, Mind]
    fitted: tuple[Run, ...]
    """From which the costs are."""
    held_back: tuple[Run, ...]
    """By which they are tried: one process, two, four; nothing was made from them."""

    def crowded(self, processes: int) -> float:
        """Of so many processes, beside one."""
        return self.crowding.get(str(processes), 1.0)


def read() -> Costs:
    """What was measured last."""
    return msgspec.json.decode(FILE.read_bytes(), type=Costs)


def write(costs: Costs) -> None:
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(costs), indent=1) + b"\n")
