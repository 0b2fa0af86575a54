"""What the history of somebody with many matches costs a server: processor time of one request each, as JSON.

python -m bench.history [MATCHES]    of one person among thirty, in a file on disk; usually 5,000
"""

import asyncio
import json
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from statistics import median

from fortable.kernel.codec import encode
from fortable.kernel.game import Figure
from fortable.server.people.figures import figures
from fortable.server.store import Chair, Device, Ending, MatchSearch, Person, TableRow
from fortable.server.store.sqlite import SqliteStore

ROUNDS = 15
PAGE = 21
GAMES = ("red", "green", "blue", "white")
ME = "p0"
OTHERS = 30


async def main(matches: int) -> None:
    """Fill a file and ask it everything that the page asks."""
    with tempfile.TemporaryDirectory() as folder:
        store = SqliteStore(Path(folder) / "history.sqlite")
        await fill(store, matches)
        asked: dict[str, Callable[[], Awaitable[object]]] = {
            "first page": lambda: store.matches_of(ME, None, PAGE),
            "last page": lambda: store.matches_of(ME, f"t{PAGE}", PAGE),
            "a game": lambda: store.matches_of(ME, None, PAGE, MatchSearch("blue")),
            "a name": lambda: store.matches_of(ME, None, PAGE, MatchSearch(name="friend 7")),
            "no such name": lambda: store.matches_of(ME, None, PAGE, MatchSearch(name="nobody")),
            "figures and tallies": lambda: _figures(store),
            "running tables": lambda: store.tables_of(ME),
        }
        told = {name: await _milliseconds(ask) for name, ask in asked.items()}
        sys.stdout.write(json.dumps({"matches": matches, "ms": told}, indent=2) + "\n")
        await store.close()


async def _figures(store: SqliteStore) -> bytes:
    return encode(figures(await store.played_by(ME), await store.tallies_of(ME)))


async def _milliseconds(ask: Callable[[], Awaitable[object]]) -> float:
    """Of all threads of this process."""
    taken = []
    for _ in range(ROUNDS):
        began = time.process_time()
        await ask()
        taken.append(time.process_time() - began)
    return round(1000 * median(taken), 2)


async def fill(store: SqliteStore, matches: int, mine: int | None = None) -> None:
    """All are of one person, or only the first so many."""
    rng = Random(1)
    for number in range(OTHERS):
        person = Person(f"p{number}", f"Friend {number}", 0.0)
        await store.add_person(person, Device(str(number).encode(), person.id, 0.0))
    await asyncio.gather(
        *(
            store.add_table(_table(number, rng, 0 if mine is None or number < mine else 1))
            for number in range(matches)
        )
    )


def _table(number: int, rng: Random, first: int) -> TableRow:
    others = rng.sample(range(2, OTHERS), rng.randint(0, 2))
    people = (Chair(person=f"p{one}", name=f"Friend {one}") for one in (first, *others))
    chairs = (*people, Chair(bot=rng.choice(("good", "strong")), name="Bot"))
    order = rng.sample(range(len(chairs)), len(chairs))
    scores = tuple(rng.randint(0, 99) for _ in chairs)
    return TableRow(
        id=f"t{number}",
        game=rng.choice(GAMES),
        version=1,
        options={},
        seed=bytes(32),
        host=f"p{first}",
        chairs=chairs,
        status="over",
        created=number,
        changed=number,
        ending=Ending(number, tuple(1 + place for place in order), scores, Figure()),
    )


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]) if len(sys.argv) > 1 else 5000))
