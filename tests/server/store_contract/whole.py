"""All promises together."""

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace

from fortable.server.store import (
    Store,
)

from .cups import CupsContract
from .days import DaysContract
from .farewells import FarewellsContract
from .forgetting import ForgettingContract
from .keys import KeysContract
from .notices import NoticesContract
from .operators import OperatorsContract
from .people import PeopleContract
from .puzzles import PuzzlesContract
from .results import ResultsContract
from .reviews import ReviewsContract
from .seekers import SeekersContract
from .steps import StepsContract
from .stored import ANNA, KEEP, TABLE, holder
from .tables import TablesContract


class StoreContract(
    PeopleContract,
    KeysContract,
    TablesContract,
    ResultsContract,
    ReviewsContract,
    PuzzlesContract,
    DaysContract,
    OperatorsContract,
    SeekersContract,
    CupsContract,
    NoticesContract,
    StepsContract,
    ForgettingContract,
    FarewellsContract,
):
    """The promises, as tests."""

    async def test_a_house_has_a_name_of_its_own_for_ever(
        self, store: Store, tmp_path: Path
    ) -> None:
        name = await store.installation_id()
        assert name
        again, other = await self.open_store(tmp_path), await self.open_store(tmp_path / "other")
        assert await again.installation_id() == name
        assert await other.installation_id() != name
        await again.close()
        await other.close()

    async def test_a_check_changes_nothing_that_anybody_sees(self, store: Store) -> None:
        name = await store.installation_id()
        await asyncio.gather(*(store.check() for _ in range(3)))
        assert await store.installation_id() == name
        assert await store.tables("open") == (TABLE,)

    async def test_everything_is_there_after_closing_and_opening(
        self, store: Store, tmp_path: Path
    ) -> None:
        await store.append(KEEP)
        await store.close()
        again = await self.open_store(tmp_path)
        stored = await again.table("t1")
        assert stored is not None
        assert (stored.row, stored.steps) == (TABLE, (KEEP,))
        assert await holder(again, b"phone") == ANNA
        await again.close()

    async def test_what_was_asked_for_before_closing_is_done(
        self, store: Store, tmp_path: Path
    ) -> None:
        steps = [replace(KEEP, version=number, intent=f"i{number}") for number in range(50)]
        writing = [asyncio.ensure_future(store.append(step)) for step in steps]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*writing)
        again = await self.open_store(tmp_path)
        stored = await again.table("t1")
        assert stored is not None
        assert len(stored.steps) == 50
        await again.close()

    async def test_a_closed_store_takes_nothing(self, store: Store) -> None:
        await store.close()
        with pytest.raises(RuntimeError):
            await store.append(KEEP)
