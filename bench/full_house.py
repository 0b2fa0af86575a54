"""Whether a full house is as quick as an empty one: processor time of the shelf and of a person's pages.

python -m bench.full_house [MATCHES]    finished by others, usually 20,000, beside a file with 20

The person has 20 matches in both. They are asked in turns, in one process: whoever else uses the machine
slows down both alike.
"""

import asyncio
import json
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from statistics import median

from fortable.kernel.codec import encode
from fortable.server.people.figures import figures
from fortable.server.store.sqlite import SqliteStore

from .history import ME, PAGE, fill

ROUNDS = 41
FEW = 20

ASKED: dict[str, Callable[[SqliteStore], Awaitable[object]]] = {
    "the shelf: public tables": lambda store: store.public_tables(PAGE),
    "the shelf: my tables": lambda store: store.tables_of(ME),
    "my matches": lambda store: store.matches_of(ME, None, PAGE),
    "my figures": lambda store: _figures(store),
    "a table": lambda store: store.row("t3"),
}


async def main(matches: int) -> None:
    """The ratio of the medians, and the milliseconds they are of."""
    with tempfile.TemporaryDirectory() as folder:
        stores = [SqliteStore(Path(folder) / f"{count}.sqlite") for count in (FEW, matches)]
        for store, count in zip(stores, (FEW, matches), strict=True):
            await fill(store, count, mine=FEW)
        told = {name: await _compared(stores, ask) for name, ask in ASKED.items()}
        sys.stdout.write(json.dumps({"matches": [FEW, matches], "asked": told}, indent=2) + "\n")
        for store in stores:
            await store.close()


async def _compared(
    stores: list[SqliteStore], ask: Callable[[SqliteStore], Awaitable[object]]
) -> dict[str, object]:
    taken: list[list[float]] = [[] for _ in stores]
    for _ in range(ROUNDS):
        for store, times in zip(stores, taken, strict=True):
            began = time.process_time()
            await ask(store)
            times.append(1000 * (time.process_time() - began))
    few, many = (median(times) for times in taken)
    return {"ms": [round(few, 2), round(many, 2)], "ratio": round(many / few, 2)}


async def _figures(store: SqliteStore) -> bytes:
    return encode(figures(await store.played_by(ME), await store.tallies_of(ME)))


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]) if len(sys.argv) > 1 else 20_000))
