"""What so many people take: processes, cores of the database and of the bus, memory."""

from math import ceil

from fortable.kernel.words import Value

from .costs import Costs
from .house import SEATS, Told, dealt
from .playing import as_people_do, at

BEATS_A_S = 1 / 0.3


class Life(Value, frozen=True, kw_only=True):
    """What people do. Assumed, not measured: who knows better changes it here and draws the curves anew."""

    people_at_a_table: float = 3.0
    """Each table has as many sockets: nobody only looks on."""
    bots_at_a_table: float = 0.5
    bots: str = "good"
    """They move like anybody at the table."""
    moves_a_minute: float = 6.0
    """Of a table: ten seconds for a move."""
    minutes: float = 20.0
    """After so long a table is over, and all of them open another one."""
    busy: float = 0.5
    """So full may a core be on average: the rest is for whatever comes in bursts."""
    most_sockets: int = 5000
    """Of one process: so many were held at once by a test."""


class House(Value, frozen=True):
    """For so many people."""

    people: int
    nodes: int
    moves_per_s: float
    node_core: float
    """How full the core of each process is."""
    of_beats: float
    """How much of it goes into hearing that the others are there."""
    node_gib: float
    database_cores: float
    commits_per_s: float
    bus_cores: float
    messages_per_s: float
    thinking_cores: float
    """For the bots, on whatever machines."""
    gib_a_day: float
    """By how much the database grows."""
    p50_ms: float
    p99_ms: float


def house(costs: Costs, people: int, life: Life, *, is_hashed: bool, seconds: float = 0.5) -> House:
    """With as few processes as do."""
    nodes = ceil(people / life.most_sockets)
    while (found := _with(costs, people, nodes, life, seconds, is_hashed=is_hashed)).node_core > (
        life.busy
    ):
        nodes = max(nodes + 1, ceil(nodes * found.node_core / life.busy))
    return found


def _with(
    costs: Costs, people: int, nodes: int, life: Life, seconds: float, *, is_hashed: bool
) -> House:
    tables = round(people / life.people_at_a_table)
    per_s = tables * life.moves_a_minute / 60
    told = _moved(costs, tables, nodes, per_s, seconds, life, is_hashed=is_hashed)
    wall_us, still = told.wall_us, costs.still
    opened_s = tables / (60 * life.minutes)
    beats_us = (nodes - 1) * BEATS_A_S * still.heard_us
    node_us_per_s = (
        1e6 * sum(told.nodes_us) / wall_us / nodes
        + still.node_us_per_s
        + beats_us
        + people / nodes * still.socket_us_per_s
        + opened_s / nodes * (still.opened_us + life.people_at_a_table * still.connected_us)
    )
    beats = nodes * BEATS_A_S
    bus_beats_us = beats * (still.bus_beat_us + max(0, nodes - 2) * costs.bus.message)
    return House(
        people=people,
        nodes=nodes,
        moves_per_s=per_s,
        node_core=node_us_per_s / 1e6,
        of_beats=beats_us / 1e6,
        node_gib=(people * still.socket_kib + tables * still.table_kib) / nodes / 2**20,
        database_cores=told.database_us / wall_us + nodes * still.database_us_per_s / 1e6,
        commits_per_s=1e6 * told.groups / wall_us,
        bus_cores=told.bus_us / wall_us + (nodes * still.bus_us_per_s + bus_beats_us) / 1e6,
        messages_per_s=1e6 * told.messages / wall_us + beats * nodes,
        thinking_cores=per_s * _by_bots(life) * costs.minds[life.bots].median_ms / 1000,
        gib_a_day=86400 * (per_s * still.step_bytes / 2**30 + opened_s * still.asleep_kib / 2**20),
        p50_ms=at(0.5, told.took_us) / 1000,
        p99_ms=at(0.99, told.took_us) / 1000,
    )


def _by_bots(life: Life) -> float:
    return life.bots_at_a_table / (life.bots_at_a_table + life.people_at_a_table)


def _moved(
    costs: Costs,
    tables: int,
    nodes: int,
    per_s: float,
    seconds: float,
    life: Life,
    *,
    is_hashed: bool,
) -> Told:
    viewers = round(life.people_at_a_table)
    return as_people_do(
        costs,
        dealt(tables, min(viewers, SEATS), nodes, 1, is_hashed=is_hashed),
        nodes,
        per_s,
        seconds,
        costs.rules.median_us,
    )
