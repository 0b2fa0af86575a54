"""A store with two people and a table."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from fortable.server.store import (
    Device,
    Store,
)

from .stored import ANNA, BEN, PHONE, TABLE


class OpenedStore:
    """Opened anew for each test; whoever implements a store says how."""

    async def open_store(self, folder: Path) -> Store:
        raise NotImplementedError

    @pytest.fixture
    async def store(self, tmp_path: Path) -> AsyncIterator[Store]:
        store = await self.open_store(tmp_path)
        await store.add_person(ANNA, PHONE)
        await store.add_person(BEN, Device(b"ben", "ben", 2.0))
        await store.add_table(TABLE)
        yield store
        await store.close()
