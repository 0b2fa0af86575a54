"""Costs from runs: what each thing that was done must have cost, so that the runs cost what they did."""

from collections.abc import Sequence

import msgspec

from .costs import BusCosts, DatabaseCosts, NodeCosts, Place, Run

ROUNDS = 20_000


def least(rows: Sequence[Sequence[float]], sums: Sequence[float]) -> list[float]:
    """Costs, none below 0, by which the rows come to the sums: least squares of the relative errors."""
    scaled = [[each / sum_ for each in row] for row, sum_ in zip(rows, sums, strict=True)]
    count = len(scaled[0])
    product = [[sum(row[i] * row[j] for row in scaled) for j in range(count)] for i in range(count)]
    wanted = [sum(row[i] for row in scaled) for i in range(count)]
    found = [0.0] * count
    for _ in range(ROUNDS):
        for i in range(count):
            if product[i][i]:
                rest = wanted[i] - sum(map(float.__mul__, product[i], found))
                found[i] = max(0.0, found[i] + rest / product[i][i])
    return found


def middle(runs: Sequence[Run]) -> list[Run]:
    """Of each kind the one that is neither dear nor cheap: who else was there, hit some of them."""
    kinds = dict.fromkeys((run.name, run.tables, run.viewers) for run in runs)
    return [
        _middle([run for run in runs if (run.name, run.tables, run.viewers) == kind])
        for kind in kinds
    ]


def _middle(runs: Sequence[Run]) -> Run:
    return sorted(runs, key=lambda run: run.node_us)[len(runs) // 2]


def node_costs(runs: Sequence[Run], crowded: float = 1.0) -> NodeCosts:
    """Of the processes, each in each run; where two were at work, all was so much dearer."""
    names = NodeCosts.__struct_fields__
    rows, sums = [], []
    for run in runs:
        working = [place for place in run.places if place.moves or place.asked]
        rows += [_done(place, names) for place in working]
        sums += [place.cpu_us / (crowded if len(working) > 1 else 1.0) for place in working]
    return NodeCosts(**dict(zip(names, least(rows, sums), strict=True)))


def database_costs(runs: Sequence[Run]) -> DatabaseCosts:
    rows = [[run.groups, float(run.moves)] for run in runs]
    return DatabaseCosts(*least(rows, [run.database_us for run in runs]))


def bus_costs(runs: Sequence[Run]) -> BusCosts:
    """It wakes up for the moves of a group when they are made elsewhere, and when all are told of them."""
    busy = [run for run in runs if run.messages > run.moves]
    rows = [[2 * run.groups, run.messages] for run in busy]
    return BusCosts(*least(rows, [run.bus_us for run in busy]))


def _done(place: Place, names: Sequence[str]) -> list[float]:
    """How often it did what each of these costs is for."""
    done = msgspec.structs.asdict(place)
    plural = {"wake": "wakes", "group": "groups", "move": "moves", "message": "messages"}
    return [float(done[plural.get(name, name)]) for name in names]
