"""One update: processes of the last release and of this one serve a house together."""

import asyncio
import io
import signal
import subprocess
import tarfile
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from .house import House, NodeProcess, opened_house
from .test_nodes import Match, owner, playing

ROOT = Path(__file__).parents[2]
BEFORE_RELEASES = "834f66dd8f54aff3ba98872272bd3d423753a2b3"
"""As long as nothing was released: what can serve a house together with others, and keeps nobody waiting."""


def git(*words: str) -> bytes:
    return subprocess.run(["git", "-C", ROOT, *words], capture_output=True, check=True).stdout


def last_release() -> str:
    tags = git("tag", "--merged", "HEAD~1", "--sort=-creatordate", "--list", "v*").decode().split()
    return next(iter(tags), BEFORE_RELEASES)


@pytest.fixture(scope="module")
def earlier(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The code of the last release."""
    folder = tmp_path_factory.mktemp("earlier")
    try:
        packed = git("archive", last_release(), "src")
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("this copy does not know its history")
    with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
        archive.extractall(folder, filter="data")
    return folder / "src"


@pytest.fixture
async def house(tmp_path: Path, schema: str, nats: str, earlier: Path) -> AsyncIterator[House]:
    """As it is before an update: the earlier ones made its database."""
    async with opened_house(tmp_path, schema, nats, skews_s=()) as house:
        for _ in range(2):
            await house.start_node(source=earlier)
        yield house


async def id_of(house: House, node: NodeProcess) -> str:
    kept = await house.watching.nodes()
    return next(each.id for each in kept if each.place.endswith(f" {node.pid}"))


async def test_a_table_goes_from_one_version_to_the_other_and_back(house: House) -> None:
    async with playing(house, pause_s=0.2) as match:
        old = await owner(house, match)
        match.rests()
        new = await house.start_node()
        assert await goes_to(house, match, new)
        assert await goes_to(house, match, old)
        new.signal(signal.SIGKILL)
        await match.goes_on()
    assert "Traceback" not in "".join(node.logged for node in house.nodes)


async def test_all_are_updated_one_after_the_other_and_nothing_is_refused(house: House) -> None:
    async with playing(house, pause_s=0.2) as match:
        for old in tuple(house.nodes):
            match.rests()
            await house.start_node()
            old.signal(signal.SIGTERM)
            await old.ended()
            await match.goes_on()
        assert not any(player.refused for player in match.players)
    assert "Traceback" not in "".join(node.logged for node in house.nodes)


async def goes_to(house: House, match: Match, node: NodeProcess) -> bool:
    """By an operator's wish; it goes on there."""
    await house.watching.want_moved(match.table, await id_of(house, node))
    while await house.owner_of(match.table) is not node:
        await match.goes_on(1)
        match.rests()
        await asyncio.sleep(0.5)
    await match.goes_on(6)
    return True
