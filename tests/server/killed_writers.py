"""A program that appends steps at many tables, and is killed again and again."""

import os
import signal
import subprocess
import sys
from pathlib import Path

from fortable.server.store import Store

TABLES = 8
ROOT = Path(__file__).parents[2]

WRITER = f"""
import asyncio, sys
from msgspec.structs import replace
from pathlib import Path
from tests.server.store_contract import ANNA, KEEP, PHONE, TABLE
from fortable.server.metrics import Metrics
from fortable.server.server import open_store

async def write(store, table):
    stored = await store.table(table)
    version = len(stored.steps)
    while True:
        await store.append(replace(KEEP, table=table, version=version, intent=str(version)))
        print(table, version, flush=True)
        version += 1

async def main():
    store = open_store(sys.argv[1], Metrics())
    tables = [f"t{{number}}" for number in range({TABLES})]
    if await store.session(b"phone") is None:
        await store.add_person(ANNA, PHONE)
        for table in tables:
            await store.add_table(replace(TABLE, id=table))
    await asyncio.gather(*(write(store, table) for table in tables))

asyncio.run(main())
"""


def acknowledged_by_killed(address: str, kills: int) -> dict[str, int]:
    """By table, the last version that was said to be on disk by one of those who were killed."""
    acknowledged: dict[str, int] = {}
    for kill in range(kills):
        writer = subprocess.Popen(
            [sys.executable, "-c", WRITER, address],
            stdout=subprocess.PIPE,
            text=True,
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
        )
        assert writer.stdout is not None
        lines = [writer.stdout.readline() for _ in range(50 + 37 * kill)]
        writer.send_signal(signal.SIGKILL)
        for line in (*lines, *writer.stdout.read().splitlines()):
            if len(words := line.split()) == 2:
                acknowledged[words[0]] = int(words[1])
        writer.wait()
        writer.stdout.close()
    assert len(acknowledged) == TABLES
    return acknowledged


async def check_all_are_there(store: Store, acknowledged: dict[str, int]) -> None:
    """Each once, and none left out."""
    for table, version in acknowledged.items():
        stored = await store.table(table)
        assert stored is not None
        versions = [step.version for step in stored.steps]
        assert versions == list(range(len(versions)))
        assert len(versions) > version
