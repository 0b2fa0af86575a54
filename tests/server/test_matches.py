"""A match as a file: whole when it is over, and before that what the asker may see."""

import asyncio
import hashlib
import json
import threading
from copy import deepcopy
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from fortable.bots.playing import play, sit_down
from fortable.catalog import catalog
from fortable.cli import main
from fortable.kernel.chance import fingerprint
from fortable.kernel.codec import plain, typed
from fortable.kernel.game import AnyGame
from fortable.kernel.log import Match
from fortable.kernel.record import Record, export, verify, write_record
from fortable.server.store import StoredTable, TableRow
from fortable.server.tables.match import stored_match
from fortable.server.tables.match.stored_match import rebuild_match
from fortable.testing import rule
from fortable.testing.endurance import endurance, often
from tests.games import for_two, in_turns, some_game

from .guests import Guest, seated
from .player import Player
from .servers import Running, opened

GAMES = list(catalog().games.values())
GAME = some_game(for_two, in_turns)
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)


async def played(house: Running, game: AnyGame) -> tuple[list[Guest], str]:
    guests = await house.party(max(2, min(game.seats)))
    table = await seated(guests[0], guests[1:], game.key)
    players = [Player(guest, table, game, Random(seat)) for seat, guest in enumerate(guests)]
    await asyncio.gather(*(player.play() for player in players))
    return guests, table


@rule("TB-07")
@each_game
async def test_the_file_of_a_finished_match_is_accepted_and_replayed(
    game: AnyGame, tmp_path: Path
) -> None:
    async with opened(tmp_path) as house:
        guests, table = await played(house, game)
        listed = await guests[0].get(f"/api/tables/{table}")
        exported = await (await house.guest(None)).get(f"/api/tables/{table}/match")
        replay = (await guests[0].get(f"/api/tables/{table}/replay", seat=0)).json()
        imported = await guests[0].browser.post("/api/replays?seat=0", content=exported.content)
    assert listed.json()["status"] == "over"
    assert replay["is_genuine"]
    assert len(replay["frames"]) == 1 + len(exported.json()["events"])
    assert replay["names"] == [f"Guest {seat}" for seat in range(len(guests))]
    assert imported.json() == {**replay, "names": [], "bots": []}, "a file names nobody"
    file = tmp_path / "match.json"
    file.write_bytes(exported.content)
    assert main(["verify", str(file)]) == 0


@each_game
async def test_a_match_outlives_the_rules_it_was_begun_under(
    game: AnyGame, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another version would open it otherwise; what chance did then is a fact all the same."""
    async with opened(tmp_path) as house:
        guests = await house.party(max(2, min(game.seats)))
        table = await seated(guests[0], guests[1:], game.key)
        true = house.server.tables._owners[table][0]._ledger.match
        assert true is not None
        while not true.is_over and len(true.asked) < 3:
            await acted(guests[min(true.waiting)], table, true, f"{len(true.asked)}")
        stored = await house.server.store.table(table)
        assert stored is not None

    def resolve(*_: Any) -> Any:
        raise AssertionError("chance is asked again")

    changed = replace(game, version=game.version + 1, resolve=resolve)
    monkeypatch.setattr(stored_match, "catalog", lambda: {game.key: changed})
    match = rebuild_match(stored)
    assert (match.state, match.events, match.drawn) == (true.state, true.events, true.drawn)
    assert export(match, None).version == game.version


@rule("TB-07")
async def test_what_decides_a_match_is_bound_before_its_first_card(tmp_path: Path) -> None:
    """The seed's fingerprint is there in the lobby, and the commitment before the first update."""
    async with opened(tmp_path) as house:
        anna, ben = await house.party(2)
        table = await anna.open_table(GAME.key, [None] * 2, settings={"clock_s": 60})
        await ben.order(table, "sit")
        async with ben.at(table) as line:
            lobby = await line.until("table")
            assert (lobby["commitment"], lobby["status"]) == ("", "open")
            await anna.order(table, "start")
            first = await line.until("table", lambda message: message["status"] == "playing")
            await line.until("update")
        excerpt = (await ben.get(f"/api/tables/{table}/match")).json()
    bound = {
        "fingerprint": lobby["fingerprint"],
        "format": "fortable-match/2",
        "game": GAME.key,
        "options": lobby["options"],
        "position": None,
        "seats": 2,
        "settings": {"clock_s": 60, "countdown_s": 0, "fair_grabs": False},
        "version": GAME.version,
    }
    text = json.dumps(bound, separators=(",", ":"), sort_keys=True)
    assert first["commitment"] == hashlib.sha256(text.encode()).hexdigest()
    assert excerpt["commitment"] == first["commitment"]


@rule("TB-07")
async def test_a_match_from_before_terms_were_bound_is_read_and_exported_as_it_was(
    tmp_path: Path,
) -> None:
    async with opened(tmp_path) as house:
        _, table = await played(house, GAME)
        stored = await house.server.store.table(table)
        assert stored is not None
    row = plain(stored.row)
    del row["terms"]
    old = StoredTable(typed(row, TableRow), stored.steps)
    record = export(rebuild_match(old), None)
    assert isinstance(record, Record)
    assert record.format == "fortable-match/1"
    assert record.commitment == fingerprint(stored.row.seed)
    assert verify(GAME, record).events == rebuild_match(stored).events


async def acted(guest: Guest, table: str, match: Match, intent: str) -> None:
    """Somebody does the first thing there is to do."""
    action = next(iter(match.game.legal(match.view(min(match.waiting)))))
    async with guest.at(table) as line:
        assert (await line.ask(intent, match.version, plain(action)))["type"] == "answer"


async def test_a_long_match_is_recalled_beside_the_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody else at any table waits until hundreds of steps are gone through again."""
    recall, threads = Match.recall, list[threading.Thread]()

    def watched(*match_and_step: Any) -> None:
        threads.append(threading.current_thread())
        recall(*match_and_step)

    async with opened(tmp_path, rest_s=0.05) as house:
        guests, table = await played(house, GAME)
        while table in house.server.tables._owners:
            await asyncio.sleep(0.05)
        monkeypatch.setattr(Match, "recall", watched)
        for what in ("match", "replay"):
            assert (await guests[0].get(f"/api/tables/{table}/{what}")).status_code == 200
        async with guests[0].at(table) as line:
            await line.until("update")
    assert len(threads) > 3
    assert threading.main_thread() not in threads


@each_game
async def test_of_a_running_match_everybody_gets_their_own_excerpt(
    game: AnyGame, tmp_path: Path
) -> None:
    async with opened(tmp_path) as house:
        guests = await house.party(max(2, min(game.seats)))
        table = await seated(guests[0], guests[1:], game.key)
        stored = await house.server.store.table(table)
        assert stored is not None
        for viewer, guest in [*enumerate(guests), (None, await house.guest(None))]:
            excerpt = await guest.get(f"/api/tables/{table}/match")
            assert excerpt.json()["viewer"] == viewer
            assert excerpt.json()["view"]["viewer"] == viewer
            assert excerpt.json().keys().isdisjoint({"seed", "actions", "events"})
            assert stored.row.seed.hex() not in excerpt.text
            refused = await guest.get(f"/api/tables/{table}/replay")
            assert (refused.status_code, refused.json()["reason"]) == (409, "not-over")


@endurance
@each_game
async def test_a_file_that_was_tampered_with_is_no_error_of_ours(
    game: AnyGame, tmp_path: Path
) -> None:
    """Genuine ones are recomputed; those of older rules are told as they are, where that can be done."""
    rng = Random(game.key)
    match = Match.begin(game, max(2, min(game.seats)), game.types.options(), rng.randbytes(32))
    list(play(match, sit_down(match, ["random"], rng), rng))
    record = json.loads(write_record(export(match, None)))
    async with opened(tmp_path) as house:
        guest = await house.guest("Mallory")
        for _ in range(often(12, in_full=100)):
            forged = tampered(deepcopy(record), rng)
            response = await guest.post("/api/replays", forged)
            assert response.status_code in (200, 400, 409), response.text[:500]
            if response.status_code == 200:
                assert response.json()["is_genuine"] == (forged == record)


def tampered(record: dict[str, Any], rng: Random) -> dict[str, Any]:
    """A file with something changed, of the present rules or of older ones."""
    record["version"] = rng.choice([0, record["version"]])
    events = record["events"]
    first, second = (rng.randrange(len(events)) for _ in range(2))
    match rng.randrange(4):
        case 0:
            events[first], events[second] = events[second], events[first]
        case 1:
            del events[first : first + 3]
        case 2:
            events[first] = deepcopy(events[second])
        case _:
            numbers = [name for name, value in events[first].items() if isinstance(value, int)]
            for name in numbers[:1]:
                events[first][name] = rng.choice([-1, 99, 10**18])
    return json.loads(json.dumps(record))  # type: ignore[no-any-return]
