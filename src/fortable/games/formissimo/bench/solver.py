"""The solver of Formissimo beside OR-Tools' CP-SAT, on the same deals in the same run.

Random layouts of 32 cards; of 120,000 others those that took us longest; and of 1,000 others those that took
CP-SAT longest, for what is hard for one is often easy for the other. CP-SAT gets its own favourite
formulation (a circuit with optional nodes, one worker) and a time limit for each deal. Times depend on the
machine; the ratios hardly. Where both prove a result it must be the same.
"""

import argparse
import json
import sys
import time
from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from ortools.sat.python import cp_model

from ..solver import longest_chain

DECK = [face for face in range(32) for _ in range(3)]

HARD_FOR_US = (
    "10310220001020021112211212101101",
    "02111001100221201010200221112131",
    "10200010320011022101210212021220",
    "20013100222011032001120121100120",
    "00110201020221301112031000100223",
    "02211101020110023011012101220103",
    "20010300011001221012301031201121",
    "11211201020101211110022220023000",
    "02112101101201203011012002113011",
    "01222001200112202110012001301211",
    "11120110002020113212220012011011",
    "02301000021020113001000112310322",
    "12112230110011211002200202102010",
    "02021020012101023201220010120220",
    "21120100022010012212011212022001",
    "02001001212210311020021122021002",
    "20020221020021011122110120011130",
    "30000221001231001210211113010111",
    "20010021001211001121121032311002",
    "11111022203013300002110102110002",
    "20100200112122202012200002202012",
    "02010202103121010320101010121211",
    "01112001211203201121112101201010",
    "10012120002020012201312212201001",
    "11100131022220110021201201001220",
    "10101211020100220220210220021220",
    "02111000201102112221031100132010",
    "12120213010131000110210020011122",
    "22100022002220001021101021011213",
    "21021110012000120120111132011211",
    "00103012201212101102111001112022",
    "03201111110102122102003002101012",
    "20120310101010020210121110220221",
    "10221211021021111112200220010020",
    "02300020210121212011200202210110",
    "30000220110121120301201111010212",
    "11210220011120020322102100021110",
    "11110320110000211321201100031300",
    "12201012202011201112121010002012",
    "00100310101110223002032101311002",
)
"""By the number of copies of each face: the slowest for us of 120,000."""

HARD_FOR_CP_SAT = (
    "03202000122211111110011111101112",
    "13212000111211210101111000101213",
    "22200101030021010111211121111120",
    "10101220113021020110102220110121",
    "30102011120010010210120210121312",
    "10023103100111101021222001112002",
    "10030121011022111201113010110112",
    "11031020222122000101100311012110",
    "02130120031001121000101321021111",
    "11201111110201112301131010111002",
    "20201120120020121212110210110111",
    "01212210211111122012101001002003",
    "22212111001110201111021111300002",
    "10012100102110010220112121111231",
    "21102021110211202123012010111000",
    "10220103002110021210210311130010",
    "20020121121101122110121211010101",
    "21120110120010200120103222020111",
    "21320012200003101100032111210101",
    "11222121000201121112101002112001",
)
"""The slowest for CP-SAT of 1,000."""


class Run(NamedTuple):
    """How one solver fared with one deal."""

    left: int
    is_proven: bool
    seconds: float


def main() -> None:
    """Measure both, and print a line for the random deals and one for each kind of hard ones."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=1000, help="random layouts for our solver")
    parser.add_argument("--peer", type=int, default=1000, help="how many of them CP-SAT gets")
    parser.add_argument(
        "--hard", type=int, default=len(HARD_FOR_US), help="how many of the hard ones it gets"
    )
    parser.add_argument(
        "--limit", type=float, default=60.0, help="seconds for each deal of CP-SAT's"
    )
    parser.add_argument("--seed", type=int, default=2008)
    args = parser.parse_args()
    rng = Random(args.seed)
    deals = [tuple(sorted(rng.sample(DECK, 32))) for _ in range(args.deals)]
    report("random", deals, args.peer, args.limit)
    report("hard for us", list(map(written, HARD_FOR_US)), args.hard, args.limit)
    report("hard for CP-SAT", list(map(written, HARD_FOR_CP_SAT)), args.hard, args.limit)


def written(copies: str) -> tuple[int, ...]:
    """A layout from the number of copies of each face."""
    return tuple(face for face, count in enumerate(copies) for _ in range(int(count)))


def report(name: str, deals: Sequence[tuple[int, ...]], peer: int, limit: float) -> None:
    """One line: both solvers, and the ratio of their times."""
    ours, theirs = [], []
    for number, cards in enumerate(deals):
        ours.append(by_us(cards))
        if number < peer:
            theirs.append(by_cp_sat(cards, limit))
            if theirs[-1].is_proven and theirs[-1].left != ours[-1].left:
                raise SystemExit(f"the solvers disagree about {cards}")
    line = {"deals": name, "ours": summary(ours), "cp_sat": summary(theirs)}
    if theirs:
        line["ratio"] = {
            what: round(summary(theirs)[what] / summary(ours[: len(theirs)])[what], 1)
            for what in ("median_ms", "p99_ms", "worst_ms")
        }
    sys.stdout.write(json.dumps(line) + "\n")
    sys.stdout.flush()


def summary(runs: Sequence[Run]) -> dict[str, Any]:
    """Share proven, and how long it took."""
    if not runs:
        return {}
    times = sorted(run.seconds for run in runs)
    return {
        "deals": len(runs),
        "proven": round(sum(run.is_proven for run in runs) / len(runs), 4),
        "cleared": round(sum(not run.left for run in runs) / len(runs), 3),
        "median_ms": round(1000 * times[len(times) // 2], 3),
        "p99_ms": round(1000 * times[int(0.99 * len(times))], 3),
        "worst_ms": round(1000 * times[-1], 1),
    }


def by_us(cards: tuple[int, ...]) -> Run:
    """Our solver always proves what it says."""
    longest_chain.cache_clear()
    start = time.perf_counter()
    solution = longest_chain(cards)
    return Run(solution.left, True, time.perf_counter() - start)


def by_cp_sat(cards: tuple[int, ...], limit: float) -> Run:
    """A circuit through a dummy node and as many cards as possible; a card left out loops to itself."""
    start = time.perf_counter()
    model = cp_model.CpModel()
    nodes = range(1, len(cards) + 1)
    skipped = [model.new_bool_var("") for _ in nodes]
    arcs: list[Any] = [(node, node, skip) for node, skip in zip(nodes, skipped, strict=True)]
    for one in nodes:
        arcs += [(0, one, model.new_bool_var("")), (one, 0, model.new_bool_var(""))]
        arcs += [
            (one, other, model.new_bool_var(""))
            for other in nodes
            if one != other and (cards[one - 1] ^ cards[other - 1]).bit_count() <= 1
        ]
    model.add_circuit(arcs)
    model.minimize(sum(skipped))
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    solver.parameters.max_time_in_seconds = limit
    status = solver.solve(model)
    left = int(solver.objective_value) if status in (cp_model.OPTIMAL, cp_model.FEASIBLE) else -1
    return Run(left, status == cp_model.OPTIMAL, time.perf_counter() - start)


if __name__ == "__main__":
    main()
