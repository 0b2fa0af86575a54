"""How a house on paper is played in: as fast as it goes, as the bench does, or as people like."""

from collections.abc import Sequence
from random import Random

from msgspec.structs import asdict, replace

from .costs import Costs, NodeCosts, Run
from .house import House, Table, Told, dealt, table

TOGETHER, APART = "together", "apart"
OF_A_NODE = 16
"""Tables of each process in the runs by which the model is tried."""
CORES = 2
"""Of the machine on which it was measured: all who are at work there share them."""


def as_measured(costs: Costs, run: Run) -> Told:
    """The same run on paper, on the same machine, beside the same generator."""
    nodes, each = len(run.places), round(run.moves / run.tables)
    at_work = nodes if run.name != TOGETHER else 1
    return as_fast_as_it_goes(crowded(costs, at_work), laid_out(run), nodes, each)


def crowded(costs: Costs, processes: int) -> Costs:
    """Where so many work side by side on the machine on which it was measured."""
    share = costs.crowded(processes)
    dearer = {name: share * cost for name, cost in asdict(costs.node).items()}
    return replace(costs, node=NodeCosts(**dearer))


def laid_out(run: Run) -> list[Table]:
    """Where its tables and its viewers were."""
    if run.name in (TOGETHER, APART):
        return [table(0, ((TOGETHER, APART).index(run.name),) * run.viewers)] * run.tables
    return dealt(run.tables, run.viewers, len(run.places), run.seed, is_hashed=run.is_hashed)


def as_fast_as_it_goes(
    costs: Costs, tables: Sequence[Table], nodes: int, each: int, cores: float = CORES
) -> Told:
    """Every table makes so many moves, the next as soon as the last has arrived."""
    house = House(costs, tables, nodes, cores, generator_us=costs.generator_us)
    left = [each] * len(tables)

    def again(number: int) -> None:
        left[number] -= 1
        if left[number]:
            house.move(number)

    house.done = again
    for number in range(len(tables)):
        house.move(number)
    house.cores.run()
    return house.close()


def as_people_do(
    costs: Costs,
    tables: Sequence[Table],
    nodes: int,
    per_s: float,
    seconds: float,
    rules_us: float = 0.0,
    seed: int = 1,
) -> Told:
    """So many moves a second in all, at tables and in moments left to chance; each process has its own core.

    Nobody moves at a table where a move is on its way.
    """
    house, rng, end_us = House(costs, tables, nodes, rules_us=rules_us), Random(seed), seconds * 1e6

    def go() -> None:
        number = rng.randrange(len(tables))
        if house.is_idle(number):
            house.move(number)
        when = house.cores.now_us + rng.expovariate(per_s) * 1e6
        if when < end_us:
            house.cores.at(when, go)

    house.cores.at(0.0, go)
    house.cores.run(end_us)
    told = house.close()
    told.wall_us = end_us
    return told


def at(share: float, took: Sequence[float]) -> float:
    """A quantile."""
    return sorted(took)[min(len(took) - 1, int(share * len(took)))]
