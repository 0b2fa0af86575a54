"""docs/privacy.md says what is kept: every table and column, and by which settings that changes."""

import re
from dataclasses import fields
from pathlib import Path

import apsw
import asyncpg
import pytest

from fortable.server.settings import ServerSettings
from fortable.server.store.postgres.database import prepare
from fortable.server.store.sqlite.database import open_database

PAGE = (Path(__file__).parents[1] / "docs" / "privacy.md").read_text("utf-8")
ROW = re.compile(r"^\| `(\w+)` \| ((?:`\w+`(?:, )?)+) \|", re.MULTILINE)
TOLD = {table: set(re.findall(r"`(\w+)`", columns)) for table, columns in ROW.findall(PAGE)}
SHARED = {"nodes", "owners"}
"""What only several processes need."""

ABOUT_KEEPING = (
    "session_days",
    "keep_days",
    "give_up_days",
    "forget",
    "ratings",
    "database",
    "site",
)


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> dict[str, set[str]]:
    """By table, the columns of a file as a server makes it."""
    file = open_database(tmp_path_factory.mktemp("store") / "x.sqlite")
    tables = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'"
    found = {name: _columns(file, name) for (name,) in file.execute(tables)}
    file.close()
    return found


def _columns(file: apsw.Connection, table: str) -> set[str]:
    return {name for _, name, *_ in file.execute(f"PRAGMA table_info({table})")}


def test_every_table_and_every_column_is_told_and_nothing_that_is_not_there(
    kept: dict[str, set[str]],
) -> None:
    assert kept == {table: columns for table, columns in TOLD.items() if table not in SHARED}


async def test_postgresql_keeps_the_same_and_who_shares_it_and_no_more(schema: str) -> None:
    await prepare(schema)
    connection = await asyncpg.connect(schema)
    query = """SELECT table_name, array_agg(column_name::text) FROM information_schema.columns
        WHERE table_schema = current_schema() GROUP BY table_name"""
    found = {table: set(columns) for table, columns in await connection.fetch(query)}
    await connection.close()
    assert found.pop("schema_version") == {"version"}
    assert found == TOLD


def test_settings_that_are_named_are_there() -> None:
    flags = {
        f"--{field.name.removesuffix('_s').replace('_', '-')}" for field in fields(ServerSettings)
    }
    assert set(re.findall(r"`(--[\w-]+)`", PAGE)) <= flags


@pytest.mark.parametrize("setting", ABOUT_KEEPING)
def test_a_setting_about_keeping_is_told_as_it_comes(setting: str) -> None:
    usual = getattr(ServerSettings(), setting)
    row = re.search(rf"^\| `--{setting.replace('_', '-')}` \| (.+?) \|", PAGE, re.MULTILINE)
    assert row is not None
    if setting not in ("database", "site"):
        assert row[1].strip("`") == str(usual)


def test_days_that_are_told_are_those_of_the_settings() -> None:
    told = dict(re.findall(r"`--((?:keep|session|give-up)-days)` [a-z ]*\((\d+)\)", PAGE))
    usual = ServerSettings()
    assert told == {
        "keep-days": str(usual.keep_days),
        "session-days": str(usual.session_days),
        "give-up-days": str(usual.give_up_days),
    }
