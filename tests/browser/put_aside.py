"""What lies in the database of a server before a test begins, and belongs to somebody."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from fortable.server.store.sqlite import SqliteStore


def put_aside(database: Path, write: Callable[[SqliteStore, str], Awaitable[None]]) -> str:
    """The token of whoever it belongs to."""
    token = secrets.token_urlsafe(32)
    with ThreadPoolExecutor(1) as aside:  # the loop of this thread belongs to the browser
        aside.submit(asyncio.run, _written(database, write, token)).result()
    return token


async def _written(
    database: Path, write: Callable[[SqliteStore, str], Awaitable[None]], token: str
) -> None:
    store = SqliteStore(database)
    await write(store, token)
    await store.close()
