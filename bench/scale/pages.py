"""What the model says: how near it comes to what was measured, what many people take, and the curves."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import median

from .costs import FILE, Costs, Run
from .curves import Axis, Curve, drawn
from .house import SEATS, Told, dealt, table
from .plan import House, Life, house
from .playing import OF_A_NODE, as_fast_as_it_goes, as_measured, as_people_do, at, crowded

PEOPLE = (10_000, 100_000, 1_000_000)
DRAWN = tuple(round(10 ** (4 + step / 4)) for step in range(9))
LOADS = (0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9)
NODES = (1, 2, 3, 4, 6, 8)
MEASURED = (1, 2, 4)
EACH = 25
"""Moves of a table in a run on paper."""


def tables(costs: Costs, life: Life) -> Iterator[Iterator[str]]:
    """All of the page."""
    yield prices(costs)
    yield viewers(costs)
    yield trials(costs)
    yield plans(costs, life)


def prices(costs: Costs) -> Iterator[str]:
    """A line for each thing that costs something."""
    node, database, bus, still = costs.node, costs.database, costs.bus, costs.still
    yield "| what | takes |"
    yield "| --- | --- |"
    yield f"| a move, ruled on and written down | {node.move:.0f} µs of the process |"
    yield f"| each viewer told of it in the same process | {node.told:.1f} µs |"
    yield (
        f"| each viewer in another process | {node.sent:.1f} µs where the table is, "
        f"{node.carried:.1f} µs where they are |"
    )
    yield f"| a move made in another process | {node.asked:.0f} µs there, {node.taken:.0f} µs here |"
    yield f"| a message of the bus, sent or heard | {node.message:.0f} µs |"
    yield f"| that it has something to do again, after it had nothing | {node.wake:.0f} µs |"
    yield f"| a commit, however many moves are in it | {node.group:.0f} µs of the process |"
    yield f"| the same of PostgreSQL | {database.group:.0f} µs, {database.row:.0f} µs for each move in it |"
    yield f"| of NATS | {bus.turn:.0f} µs to wake up, {bus.message:.1f} µs for a message that comes or goes |"
    yield (
        f"| the rules of a real game, beyond the small one that is played here "
        f"| {costs.rules.median_us:.0f} µs for a move, {costs.rules.dearest_us:.0f} µs in the dearest |"
    )
    yield f"| an idle socket | {still.socket_kib:.0f} KiB, {still.socket_us_per_s:.1f} µs a second |"
    yield (
        f"| a table in memory at which nobody is | {still.table_kib:.0f} KiB, "
        f"{still.table_us_per_s:.1f} µs a second |"
    )
    yield (
        f"| a table asleep | {still.asleep_kib:.0f} KiB of the database, "
        f"{still.step_bytes:.0f} bytes for each move |"
    )
    yield f"| a table of four opened, joined and begun | {still.opened_us / 1000:.1f} ms |"
    yield f"| a socket connected | {still.connected_us / 1000:.1f} ms |"
    yield (
        f"| a process that serves nobody | {still.node_us_per_s / 1000:.1f} ms a second, "
        f"{still.database_us_per_s / 1000:.1f} of PostgreSQL, {still.bus_us_per_s / 1000:.1f} of NATS |"
    )
    yield (
        f"| each other process, three times a second | {still.heard_us:.0f} µs to hear that it is there, "
        f"{still.bus_beat_us:.0f} µs of NATS |"
    )
    for name, mind in costs.minds.items():
        yield (
            f"| a decision of `{name}` | {_ms(mind.median_ms)} in the middle game of {mind.games}, "
            f"{_ms(mind.dearest_ms)} in the dearest |"
        )


def viewers(costs: Costs) -> Iterator[str]:
    """What a move takes by the number of those who look on, where many move at the same time."""
    counts = (1, 2, 4, 8, 16, 64)
    yield f"| viewers | {' | '.join(map(str, counts))} |"
    yield "| --- " * (len(counts) + 1) + "|"
    for name, where in (("together with the table", 0), ("in another process", 1)):
        cells = [_move_us(costs, where, count) for count in counts]
        yield f"| {name} | {' | '.join(f'{cell:.0f} µs' for cell in cells)} |"


def _move_us(costs: Costs, where: int, viewers_: int) -> float:
    dealt_out = [table(0, (where,) * viewers_)] * OF_A_NODE
    told = as_fast_as_it_goes(costs, dealt_out, 2, EACH)
    return sum(told.nodes_us) / told.moves


def _ms(value: float) -> str:
    return f"{value:.0f} ms" if value >= 10 else f"{value:.2g} ms"


def capacity(spent_us: Sequence[float], moves: int) -> float:
    """Moves a second if each process had a core of its own: the busiest one's processor time is all of it."""
    return 1e6 * moves / max(spent_us)


def trials(costs: Costs) -> Iterator[str]:
    """A line for each kind of run that the costs were not made from."""
    yield (
        "| processes, balancer | moves/s of a core each | model | of the processes, µs a move | model "
        "| PostgreSQL | model | NATS | model |"
    )
    yield "| --- " * 9 + "|"
    for name in dict.fromkeys(run.name for run in costs.held_back):
        runs = [run for run in costs.held_back if run.name == name]
        yield _trial(name, runs, as_measured(costs, runs[0]))


def _trial(name: str, runs: Sequence[Run], told: Told) -> str:
    measured = [
        median(measured_capacity(run) for run in runs),
        median(run.node_us for run in runs),
        median(run.database_us / run.moves for run in runs),
        median(run.bus_us / run.moves for run in runs),
    ]
    modelled = [
        capacity(told.nodes_us, told.moves),
        sum(told.nodes_us) / told.moves,
        told.database_us / told.moves,
        told.bus_us / told.moves,
    ]
    cells = map(_compared, measured, modelled)
    return f"| {name} | {' | '.join(cells)} |"


def _compared(measured: float, modelled: float) -> str:
    """Two cells, and by how much the model is wrong."""
    if not modelled:
        return f"{measured:,.1f} | 0"
    return f"{_short(measured)} | {_short(modelled)} ({modelled / measured - 1:+.0%})"


def _short(value: float) -> str:
    return f"{value:,.0f}" if value >= 10 else f"{value:.1f}"


def measured_capacity(run: Run) -> float:
    return capacity([place.cpu_us for place in run.places], run.moves)


def plans(costs: Costs, life: Life) -> Iterator[str]:
    """A line for each number of people."""
    yield (
        "| people | processes | moves/s | core of each | of that for beats | memory of each "
        "| PostgreSQL, cores | commits/s | NATS, cores | messages/s | bots, cores | GiB a day |"
    )
    yield "| --- " * 12 + "|"
    for people in PEOPLE:
        yield _plan(house(costs, people, life, is_hashed=False))


def _plan(of: House) -> str:
    cells = (
        f"{of.people:,}",
        f"{of.nodes:,}",
        f"{of.moves_per_s:,.0f}",
        f"{of.node_core:.0%}",
        f"{of.of_beats:.1%}",
        f"{of.node_gib:.1f} GiB",
        f"{of.database_cores:.1f}",
        f"{of.commits_per_s:,.0f}",
        f"{of.bus_cores:.2f}",
        f"{of.messages_per_s:,.0f}",
        f"{of.thinking_cores:,.1f}",
        f"{of.gib_a_day:,.0f}",
    )
    return f"| {' | '.join(cells)} |"


def draw(costs: Costs, life: Life, folder: Path = FILE.parent) -> None:
    """All curves."""
    pictures = {
        "processes": processes(costs),
        "waiting": waiting(costs),
        "people": people(costs, life),
    }
    for name, picture in pictures.items():
        (folder / f"{name}.svg").write_text(picture, "utf-8")


def processes(costs: Costs) -> str:
    """How much more several do than one, on paper and as it was measured."""
    shared = [(float(n), _modelled(crowded(costs, n), n, is_hashed=False)) for n in MEASURED]
    curves = [
        Curve("a balancer that hashes by table, a core each", _line(costs, is_hashed=True)),
        Curve("any balancer, a core each", _line(costs, is_hashed=False)),
        Curve("any balancer, two cores for all", shared),
        Curve("the same, measured", _measured(costs), is_measured=True),
    ]
    most = max(y for each in curves for _, y in each.points)
    return drawn(
        "Moves for each second of the busiest process's processor time",
        Axis("processes", 0, NODES[-1], steps=NODES[-1]),
        Axis("moves/s", 0, _rounded_up(most)),
        curves,
    )


def _line(costs: Costs, *, is_hashed: bool) -> list[tuple[float, float]]:
    return [(float(n), _modelled(costs, n, is_hashed=is_hashed)) for n in NODES]


def _modelled(costs: Costs, nodes: int, *, is_hashed: bool) -> float:
    dealt_out = dealt(OF_A_NODE * nodes, SEATS, nodes, 1, is_hashed=is_hashed)
    told = as_fast_as_it_goes(costs, dealt_out, nodes, EACH)
    return capacity(told.nodes_us, told.moves)


def _measured(costs: Costs) -> list[tuple[float, float]]:
    found: dict[int, list[float]] = {}
    for run in costs.held_back:
        found.setdefault(len(run.places), []).append(measured_capacity(run))
    return [(float(nodes), median(each)) for nodes, each in found.items()]


def waiting(costs: Costs) -> str:
    """From a move to the last who is told of it, by how busy the processes are."""
    dealt_out = dealt(2000, SEATS, 2, 1)
    whole_core = 1e6 / _node_us(costs)
    curves = {0.5: list[tuple[float, float]](), 0.99: list[tuple[float, float]]()}
    for load in LOADS:
        told = as_people_do(costs, dealt_out, 2, 2 * load * whole_core, 2.0, costs.rules.median_us)
        busy = sum(told.nodes_us) / told.wall_us / 2
        for share, points in curves.items():
            points.append((busy, at(share, told.took_us) / 1000))
    most = max(y for points in curves.values() for _, y in points)
    return drawn(
        "From a move to the last who is told of it, two processes",
        Axis("how full the core of each process is", 0, 1),
        Axis("milliseconds", 0, _rounded_up(most)),
        [Curve(f"{share:.0%} are quicker", points) for share, points in curves.items()],
    )


def _node_us(costs: Costs) -> float:
    """Of a move among many."""
    dealt_out = dealt(64, SEATS, 2, 1)
    told = as_fast_as_it_goes(costs, dealt_out, 2, 20, cores=float("inf"))
    return sum(told.nodes_us) / told.moves + costs.rules.median_us


def people(costs: Costs, life: Life) -> str:
    """Cores of each kind."""
    houses = [house(costs, number, life, is_hashed=False, seconds=0.5) for number in DRAWN]
    curves: dict[str, list[float]] = {
        "processes": [each.nodes for each in houses],
        "PostgreSQL, cores": [each.database_cores for each in houses],
        "NATS, cores": [each.bus_cores for each in houses],
        "bots, cores": [each.thinking_cores for each in houses],
    }
    return drawn(
        "What so many people take",
        Axis("people at once", 1e4, 1e6, is_by_tens=True),
        Axis("processes, cores", 0.01, 1000, is_by_tens=True),
        [
            Curve(name, [(h.people, v) for h, v in zip(houses, values, strict=True)])
            for name, values in curves.items()
        ],
    )


def _rounded_up(value: float) -> float:
    """To a number that can be read."""
    step = 10.0 ** (len(str(int(value))) - 1)
    return -(-value // step) * step
