"""The parts of the measurement, each of which can be had alone: what the others found stays."""

import os
import platform
import tempfile
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any

import msgspec
import uvloop
from msgspec.structs import replace

from . import fitting, moves, stillness
from .costs import FILE, Costs, Run, write
from .minds import minds, rules
from .parts import Parts, parts
from .playing import APART, TOGETHER, as_measured

ROUNDS = 5
SEED = 17
TRIES = 10
"""What is crowded and what things cost depend on each other: so often one is worked out from the other."""

Found = dict[str, Any]


def measure(names: Sequence[str]) -> None:
    """Some parts anew, or all of them; what follows from all is worked out when all are there."""
    found = _kept()
    for name in names or PARTS:
        found |= msgspec.to_builtins(PARTS[name]())
        found["load"] = {**found.get("load", {}), name: round(os.getloadavg()[0], 1)}
    found |= {"measured": f"{datetime.now(UTC):%Y-%m-%d}", "machine": _machine()}
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_bytes(msgspec.json.encode(found))
    if missing := set(PARTS) - set(found["load"]):
        raise SystemExit(f"still to be measured: {', '.join(sorted(missing))}")
    write(concluded(found))


def _kept() -> Found:
    """What was found before."""
    found: Found = msgspec.json.decode(FILE.read_bytes()) if FILE.exists() else {}
    if "held_back" in found:
        found["runs"] = [*found["fitted"], *found["held_back"]]
    return found


def concluded(found: Found) -> Costs:
    """With the costs that follow from the runs."""
    runs = msgspec.convert(found["runs"], tuple[Run, ...])
    fitted = [run for run in runs if run.name in (TOGETHER, APART) or _is_side_by_side(run)]
    middle = fitting.middle([run for run in fitted if not _is_side_by_side(run)])
    commit_us = median(_silent_us(run) for run in fitted if _is_one(run, TOGETHER))
    apart_us = median(_silent_us(run) for run in fitted if _is_one(run, APART))
    followed = {
        "node": fitting.node_costs(middle),
        "database": fitting.database_costs(middle),
        "bus": fitting.bus_costs(middle),
        "commit_us": commit_us,
        "hop_us": max(0.0, apart_us - commit_us) / 2,
        "generator_us": median(run.generator_us / run.moves / run.viewers for run in fitted),
        "crowding": {},
        "fitted": fitted,
        "held_back": [run for run in runs if run not in fitted],
    }
    kept = {name: each for name, each in found.items() if name in Costs.__struct_fields__}
    costs = msgspec.convert({**kept, **msgspec.to_builtins(followed)}, Costs)
    for _ in range(TRIES):
        costs = _uncrowded(costs, middle)
    return costs


def _uncrowded(costs: Costs, middle: Sequence[Run]) -> Costs:
    """Costs as they are to a process that has its core for itself, and what the others add to them."""
    beside = [run for run in costs.fitted if _is_side_by_side(run)]
    alone = replace(costs, crowding={})
    by_count = {len(run.places): as_measured(alone, run) for run in beside}
    crowding = {
        str(nodes): max(
            1.0,
            median(run.node_us for run in beside if len(run.places) == nodes)
            / (sum(told.nodes_us) / told.moves),
        )
        for nodes, told in by_count.items()
    }
    costs = replace(costs, crowding=crowding)
    return replace(costs, node=fitting.node_costs(middle, costs.crowded(2)))


def _is_side_by_side(run: Run) -> bool:
    """Several processes, of which none has to do with the others."""
    return run.is_hashed and len(run.places) > 1


def _is_one(run: Run, name: str) -> bool:
    return run.name == name and run.tables == 1 and run.viewers == 4


def _silent_us(run: Run) -> float:
    """How much of a move is nobody's processor time: where there is one at a time, all others wait."""
    busy = run.generator_us + run.database_us + run.bus_us
    return (1e6 * run.wall_s - busy) / run.moves - run.node_us


async def _moves(of: Parts) -> Found:
    return {"runs": await moves.in_turns(of, ROUNDS, SEED)}


async def _still(of: Parts) -> Found:
    """Nothing but a process, then what lies in it."""
    alone = await stillness.still(of)
    found = await stillness.of_beats(of, alone) | await stillness.of_things(of, alone)
    await moves.some(of)
    found["step_bytes"] = await stillness.step_bytes(of)
    return {"still": stillness.costs(alone, found)}


def _in(nodes: int, act: Callable[[Parts], Any]) -> Any:
    """Something that is done in a house of so many processes."""
    with tempfile.TemporaryDirectory() as folder, parts(Path(folder), nodes) as of:
        return uvloop.run(act(of))


def _machine() -> str:
    model = next(
        (
            line.partition(":")[2].strip()
            for line in Path("/proc/cpuinfo").read_text().splitlines()
            if line.startswith("model name")
        ),
        platform.machine(),
    )
    return f"{os.cpu_count()} cores ({model}), Python {platform.python_version()}"


PARTS: dict[str, Callable[[], Found]] = {
    "moves": partial(_in, max(moves.TRIED), _moves),
    "still": partial(_in, 1, _still),
    "rules": lambda: {"rules": rules()},
    "minds": lambda: {"minds": minds()},
}
