"""A store that fails: full, locked, damaged, gone.

Everybody hears TB-12, nothing is half done, and it goes on by itself when it can.
"""

import asyncio
import resource
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, closing, contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

import apsw
import httpx
import pytest
from structlog.testing import capture_logs

from fortable.catalog import catalog
from fortable.kernel.words import Illegal
from fortable.server.http.api import ENDPOINTS, Endpoint
from fortable.server.store import Unavailable, readiness
from fortable.server.store.sqlite import SqliteStore, commits
from fortable.server.store.sqlite.commits import Transaction
from fortable.server.store.sqlite.database import beside
from fortable.testing import rule
from fortable.testing.endurance import endurance, often

from .guests import Guest, seated
from .player import Player
from .servers import Running, opened, with_refusals
from .store_contract import ANNA, PHONE
from .test_crash import check_log

GAME = next(game for game in catalog().games.values() if not game.simultaneous)
SEATS = max(2, min(GAME.seats))
BODIES: dict[str, Any] = {
    "/api/me": {"name": "Eve"},
    "/api/pair": {"code": "abcd-efgh"},
    "/api/recover": {"code": "abcd-efgh"},
    "/api/me/passkeys": {"credential": {}},
    "/api/passkeys": {"credential": {}},
    "/api/tables": {"game": GAME.key, "chairs": [None] * SEATS},
    "/api/tables/{table}": {"do": "stand"},
    "/api/today": {"game": GAME.key},
    "/api/games/{game}/puzzles/{number}": {"action": None},
    "/api/seekers": {"game": GAME.key, "seats": SEATS},
    "/api/seekers/{search}": {},
    "/api/cups": {"game": GAME.key, "kind": "alone", "rounds": 1, "lasts_s": 3600},
    "/api/cups/{cup}": {"do": "join"},
}


class Failing:
    """The files of a server, which fail in one way or another."""

    def __init__(self, house: Running, monkeypatch: pytest.MonkeyPatch) -> None:
        assert isinstance(house.server.store, SqliteStore)
        self.store = house.server.store
        self._monkeypatch = monkeypatch

    @contextmanager
    def full(self) -> Iterator[str]:
        """Everything can be read, and nothing written."""
        with self._monkeypatch.context() as broken:
            plant(broken, apsw.FullError("planted"))
            yield "disk-full"

    @contextmanager
    def locked(self) -> Iterator[str]:
        """By another program."""
        self.store._writing.set_busy_timeout(1)
        file = self.store._writing.filename
        with closing(apsw.Connection(file)) as other:
            other.execute("BEGIN IMMEDIATE")
            yield "locked"
            other.execute("ROLLBACK")

    @contextmanager
    def read_only(self) -> Iterator[str]:
        self.store._writing.execute("PRAGMA query_only = ON")
        try:
            yield "read-only"
        finally:
            self.store._writing.execute("PRAGMA query_only = OFF")

    @contextmanager
    def damaged(self) -> Iterator[str]:
        """Nothing can be written or read."""
        with self._failing(apsw.CorruptError("planted")):
            yield "damaged"

    @contextmanager
    def broken(self) -> Iterator[str]:
        with self._failing(apsw.IOError("planted")):
            yield "disk-fails"

    @contextmanager
    def _failing(self, error: apsw.Error) -> Iterator[None]:
        with self._monkeypatch.context() as broken:
            broken.setattr(SqliteStore, "_found", raising(error))
            plant(broken, error)
            yield


def plant(broken: pytest.MonkeyPatch, error: apsw.Error) -> None:
    """Nothing can be written, neither steps alone nor anything else."""
    broken.setattr(commits, "append_all", raising(error))
    broken.setattr(Transaction, "__enter__", raising(error))


def raising(error: apsw.Error) -> Callable[..., Any]:
    def fail(*_: object) -> Any:
        raise error

    return fail


WAYS = ("full", "locked", "read_only", "damaged", "broken")


async def asked(guest: Guest, endpoint: Endpoint, table: str) -> httpx.Response:
    known = {"table": table, "game": GAME.key, "day": "2031-05-04"}
    path = endpoint.path.format_map(defaultdict(lambda: "1", known))
    body = BODIES.get(endpoint.path, {}) if endpoint.body is not None else None
    return await guest.browser.request(endpoint.method, path, json=body)


@rule("TB-12")
@pytest.mark.parametrize("way", WAYS)
async def test_whatever_is_asked_while_the_store_fails_is_refused_by_the_rules(
    way: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path) as house:
        known, stranger = await house.guest("Anna"), await house.guest(None)
        table = await known.open_table(GAME.key, [None] * SEATS)
        await known.order(table, "stand")
        told = set()
        with getattr(Failing(house, monkeypatch), way)() as why:
            for endpoint in ENDPOINTS:
                for guest in (known, stranger):
                    answer = await asked(guest, endpoint, table)
                    assert answer.status_code != 500, (endpoint, answer.text)
                    if answer.status_code == 503:
                        assert (answer.json()["rule"], bool(answer.json()["text"])) == (
                            "TB-12",
                            True,
                        )
                        told.add(answer.json()["reason"])
                        assert "set-cookie" not in answer.headers
            assert told == {why}


@pytest.mark.parametrize("way", ["full", "locked", "read_only"])
async def test_what_can_be_read_is_read_while_nothing_can_be_written(
    way: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also by those whose device should be written down again as seen today."""
    async with opened(tmp_path) as house:
        anna = await house.guest("Anna")
        table = await anna.open_table(GAME.key, [None] * SEATS)
        failing = Failing(house, monkeypatch)
        failing.store._writing.execute("UPDATE devices SET seen = seen - 3 * 86400")
        with getattr(failing, way)():
            for path in ("/api/me", f"/api/tables/{table}", "/api/me/tables"):
                assert (await anna.get(path)).status_code == 200
            async with anna.at(table) as line:
                assert (await line.until("table"))["you"] == 0


@rule("TB-12")
@pytest.mark.parametrize("way", WAYS)
async def test_when_the_store_works_again_so_does_everything(
    way: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing of what was refused has been done, and nobody starts anything anew."""
    monkeypatch.setattr(readiness, "EVERY_S", 0.0)
    async with opened(tmp_path) as house:
        failing, (anna, *others) = Failing(house, monkeypatch), await house.party(SEATS)
        table = await seated(anna, others, GAME.key)
        new = await house.guest(None)
        async with anna.at(table) as line:
            before = await line.until("update")
            with getattr(failing, way)() as why:
                refused = await new.introduce("Eve")
                assert (refused.status_code, refused.json()["reason"]) == (503, why)
                assert new.browser.cookies.get("fortable") is None
                opening = await anna.post("/api/tables", BODIES["/api/tables"])
                assert (opening.status_code, opening.json()["reason"]) == (503, why)
                assert (await anna.get("/healthz")).status_code == 200
                ready = await anna.get("/readyz")
                assert (ready.status_code, ready.json()["reason"]) == (503, why)
            assert (await anna.get("/readyz")).text == "ok\n"
            assert len(await house.server.store.tables("open")) == 0
            await new.introduce("Eve")
            await anna.open_table(GAME.key, [None] * SEATS)
        async with anna.at(table) as line:
            assert (await line.until("update"))["version"] == before["version"]


@rule("TB-12")
@pytest.mark.parametrize("way", WAYS)
async def test_a_move_that_is_not_on_disk_did_not_happen(
    way: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path) as house:
        guests = await house.party(SEATS)
        table = await seated(guests[0], guests[1:], GAME.key)
        match = house.server.tables._owners[table][0]._ledger.match
        assert match is not None
        mover = guests[min(match.waiting)]
        async with mover.at(table) as line:
            before = await line.until("update")
            with getattr(Failing(house, monkeypatch), way)() as why:
                answer = await line.ask("1", before["version"], before["legal"][0])
                assert (answer["rule"], answer["reason"]) == ("TB-12", why)
        async with asyncio.timeout(10), mover.at(table) as line:
            again = await line.until("update")
            assert (again["version"], again["legal"]) == (before["version"], before["legal"])
            assert (await line.ask("1", again["version"], again["legal"][0]))["type"] == "answer"


@endurance
async def test_whatever_fails_while_people_play_what_was_acknowledged_is_on_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng = Random(1)
    async with opened(tmp_path) as house:
        guests, failing, players = await house.party(SEATS), Failing(house, monkeypatch), []
        async with breaking(failing, rng):
            for _ in range(often(1, in_full=50)):
                table = await seated_at_last(guests)
                playing = [Player(guest, table, GAME, rng) for guest in guests]
                async with asyncio.timeout(60):
                    await asyncio.gather(*(player.play() for player in playing))
                players += playing
        assert "TB-12" in {rule for player in players for rule in player.refused.values()}
        for player in players:
            await check_acknowledged(house, player)


@asynccontextmanager
async def breaking(failing: Failing, rng: Random) -> AsyncIterator[None]:
    """Meanwhile; what is broken when it ends has been mended before anybody reads on."""
    task = asyncio.create_task(break_now_and_then(failing, rng))
    try:
        yield
    finally:
        task.cancel()
        await asyncio.wait([task])


async def break_now_and_then(failing: Failing, rng: Random) -> None:
    """All the time a little, in any way."""
    while True:
        await asyncio.sleep(rng.uniform(0.0, 0.05))
        with getattr(failing, rng.choice(WAYS))():
            await asyncio.sleep(rng.uniform(0.0, 0.02))


async def seated_at_last(guests: list[Guest]) -> str:
    while True:
        with suppress(AssertionError):  # the store fails: once more
            return await seated(guests[0], guests[1:], GAME.key)


async def check_acknowledged(house: Running, player: Player) -> None:
    """Every answer is one step, and what was refused by the store is none."""
    stored = await with_refusals(house.server.store, player.table)
    check_log(stored)
    person = stored.row.chairs[player.seat].person
    steps = {step.intent: step for step in stored.steps}
    assert len(steps) == len(stored.steps)
    for intent, version in player.acknowledged.items():
        step = steps[f"{person}:{intent}"]
        assert step.version + len(step.events) == version
    for intent, why in player.refused.items():
        assert why != "TB-12" or f"{person}:{intent}" not in steps


async def test_bots_play_on_by_themselves_when_the_store_works_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for room in ("recovery", "registry"):
        monkeypatch.setattr(f"fortable.server.tables.{room}.TRY_AGAIN_S", 0.1)
    async with opened(tmp_path) as house:
        (anna,) = await house.party(1)
        settings = {"bot_pace_ms": 0}
        table = await anna.open_table(GAME.key, ["random"] * SEATS, settings=settings, sit=False)
        await anna.order(table, "start")
        for way in (Failing.full, Failing.broken):
            with way(Failing(house, monkeypatch)), capture_logs() as logged:
                async with asyncio.timeout(20):
                    while not logged:
                        await asyncio.sleep(0.01)
                await asyncio.sleep(0.4)
            assert logged[0]["event"] == "store_fails"
            assert len(logged) < 10, "it fails quietly"
        async with asyncio.timeout(20):
            while (await anna.get(f"/api/tables/{table}")).json()["status"] != "over":
                await asyncio.sleep(0.05)


async def test_a_disk_that_takes_no_more_is_waited_for(tmp_path: Path) -> None:
    """Really: the system lets no file grow."""
    store = SqliteStore(tmp_path / "x.sqlite")
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    size = beside(tmp_path / "x.sqlite")[0].stat().st_size
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, limits[1]))
    try:
        with capture_logs() as logged:
            for work in (store.check, lambda: store.add_person(ANNA, PHONE), store.check):
                with pytest.raises(Unavailable):
                    await work()
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert [line["event"] for line in logged] == ["store_fails"]
    await store.check()
    await store.add_person(ANNA, PHONE)
    await store.close()


async def test_however_many_ask_whether_it_is_ready_it_is_tried_once_a_second() -> None:
    tried, now = 0, 0.0

    class Counting:
        async def check(self) -> None:
            nonlocal tried
            tried += 1
            await asyncio.sleep(0)

    ready = readiness.Readiness(Counting(), lambda: now)  # type: ignore[arg-type]
    await asyncio.gather(*(ready.check() for _ in range(100)))
    now = 0.9
    await ready.check()
    assert tried == 1
    now = 1.0
    await asyncio.gather(*(ready.check() for _ in range(100)))
    assert tried == 2


async def test_a_store_that_does_not_answer_is_not_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    class Stuck:
        async def check(self) -> None:
            await asyncio.sleep(0.1)
            raise Unavailable(refusal)

    refusal = Illegal("TB-12", "locked")
    monkeypatch.setattr(readiness, "PATIENCE_S", 0.01)
    ready = readiness.Readiness(Stuck())  # type: ignore[arg-type]
    for _ in range(2):
        with pytest.raises(Unavailable, match="no-answer"):
            await ready.check()
    await asyncio.sleep(0.15)


@pytest.mark.parametrize("end", ["", "-wal"])
async def test_a_file_that_is_moved_away_is_noticed_and_one_that_is_put_back_too(
    end: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fortable.server.store.sqlite.place.LOOK_EVERY_S", 0.0)
    monkeypatch.setattr(readiness, "EVERY_S", 0.0)
    file, away = tmp_path / f"x.sqlite{end}", tmp_path / "away"
    async with opened(tmp_path) as house:
        anna = await house.guest("Anna")
        file.rename(away)
        for replaced in (False, True):
            if replaced:
                file.write_bytes(away.read_bytes())
            with capture_logs() as logged:
                answer = await anna.introduce("Änne")
                assert (answer.status_code, answer.json()["reason"]) == (503, "moved")
                assert (await anna.get("/readyz")).status_code == 503
            assert replaced or [line["log_level"] for line in logged] == ["critical"]
        away.rename(file)
        assert (await anna.get("/readyz")).status_code == 200
        assert (await anna.get("/api/me")).json()["name"] == "Anna", "it did not happen"


async def test_a_link_that_leads_somewhere_else_is_noticed(tmp_path: Path) -> None:
    link, file, other = (tmp_path / name for name in ("x.sqlite", "file", "other"))
    link.symlink_to(file)
    store = SqliteStore(link)
    other.touch()
    link.unlink()
    link.symlink_to(other)
    with pytest.raises(Unavailable, match="moved"):
        await store.add_person(ANNA, PHONE)
    await store.close()
