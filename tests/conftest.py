"""What tests of several rooms share."""

import os
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path
from secrets import token_hex

import pytest

from .fork_server import ForkServer
from .postgres import PostgresServer, new_folder

Schemas = Callable[[str], Awaitable[str]]

POSTGRES_FOLDER = "FORTABLE_TEST_POSTGRES_FOLDER"


@pytest.fixture(scope="session")
def programs() -> Iterator[ForkServer]:
    """Starts `fortable` at once, and ends with the tests."""
    server = ForkServer()
    yield server
    server.close()


def pytest_configure(config: pytest.Config) -> None:
    """All who test at the same time share a folder for PostgreSQL."""
    if POSTGRES_FOLDER not in os.environ:
        os.environ[POSTGRES_FOLDER] = str(new_folder())
        config.add_cleanup(_remove_postgres)


def _remove_postgres() -> None:
    PostgresServer(Path(os.environ.pop(POSTGRES_FOLDER))).remove()


@pytest.fixture(scope="session")
def postgres() -> str:
    """The address of a real PostgreSQL: the one that is named, or one that is started."""
    if there := os.environ.get("FORTABLE_TEST_POSTGRES"):
        return there
    server = PostgresServer(Path(os.environ[POSTGRES_FOLDER]))
    server.start()
    return server.address


@pytest.fixture
async def schema(schemas: Schemas) -> str:
    """The address of an empty schema in it, which is all that one sees by it."""
    return await schemas("house")


@pytest.fixture
async def schemas(postgres: str) -> AsyncIterator[Schemas]:
    """As many as a test wants, by names of its own."""
    import asyncpg

    prefix, made = f"test_{token_hex(6)}", set[str]()
    connection = await asyncpg.connect(postgres)

    async def address(name: str) -> str:
        schema = f"{prefix}_{name}"
        if schema not in made:
            made.add(schema)
            await connection.execute(f"CREATE SCHEMA {schema}")
        return f"{postgres}{'&' if '?' in postgres else '?'}search_path={schema}"

    yield address
    await connection.execute("SET client_min_messages = 'error'")
    for schema in made:
        await connection.execute(f"DROP SCHEMA {schema} CASCADE")
    await connection.close()
