"""What the disk can do, and what our store makes of it: records made durable in groups."""

import asyncio
import os
import time
from pathlib import Path

from fortable.kernel.words import Seat
from fortable.server.store import Chair, Device, Person, Step, Store, TableRow
from fortable.server.store.sqlite import SqliteStore

RECORD = b"x" * 300
"""About as long as a step is in the log."""


def raw_appends(folder: Path, writers: int, seconds: float) -> float:
    """Records a second where each write appends one of every writer and waits for the disk."""
    file = os.open(folder / "raw", os.O_CREAT | os.O_WRONLY | os.O_APPEND)
    group, groups, start = RECORD * writers, 0, time.perf_counter()
    while (elapsed := time.perf_counter() - start) < seconds:
        os.write(file, group)
        os.fdatasync(file)
        groups += 1
    os.close(file)
    return groups * writers / elapsed


async def paced_appends(folder: Path, per_second: float, seconds: float) -> list[float]:
    """How long each of so many appends a second takes, one at a time: no durable move can be quicker."""
    file = os.open(folder / "paced", os.O_CREAT | os.O_WRONLY | os.O_APPEND)
    took, start = list[float](), time.perf_counter()
    for number in range(round(per_second * seconds)):
        await asyncio.sleep(max(0.0, start + number / per_second - time.perf_counter()))
        began = time.perf_counter()
        os.write(file, RECORD)
        os.fdatasync(file)
        took.append(time.perf_counter() - began)
    os.close(file)
    return sorted(took)


async def stored_appends(folder: Path, writers: int, seconds: float) -> float:
    """Steps a second that the store remembers for so many tables, each waiting for its own."""
    store = SqliteStore(folder / f"store-{time.monotonic_ns()}.sqlite")
    return (await appended_to(store, writers, seconds))[0]


async def appended_to(store: Store, writers: int, seconds: float) -> tuple[float, float]:
    """The same for any store that is empty, and for a second of this program's processor; it is closed."""
    person = Person("guest", "Guest", 0.0)
    await store.add_person(person, Device(b"token", person.id, 0.0))
    rows = [_row(number) for number in range(writers)]
    for row in rows:
        await store.add_table(row)
    began, until = time.process_time(), time.perf_counter() + seconds
    steps = await asyncio.gather(*(_append(store, row.id, until) for row in rows))
    spent = time.process_time() - began
    await store.close()
    return sum(steps) / seconds, sum(steps) / spent


async def _append(store: Store, table: str, until: float) -> int:
    steps = 0
    while time.perf_counter() < until:
        await store.append(_step(table, steps))
        steps += 1
    return steps


def _row(number: int) -> TableRow:
    return TableRow(
        id=f"table {number}",
        game="purse",
        version=1,
        options={},
        seed=bytes(32),
        host="guest",
        chairs=(Chair(person="guest", name="Guest"),),
        status="playing",
        created=0.0,
        changed=0.0,
    )


def _step(table: str, version: int) -> Step:
    return Step(
        table=table,
        version=version,
        intent=str(version),
        seat=Seat(0),
        action={"do": "add", "coins": 1},
        events=({"what": "added", "seat": 0, "coins": 1},),
        answer={"version": version + 1},
        at=time.time(),
    )
