"""Whatever is said on a socket gets a typed refusal, and the table goes on."""

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from random import Random
from typing import Any

import pytest
import pytest_asyncio
from websockets.exceptions import ConnectionClosed, InvalidStatus

from fortable.catalog import catalog
from fortable.kernel.game import AnyGame
from fortable.server.wire.budgets import ACT
from tests.games import for_two, in_turns, some_game

from .guests import Guest, Line, Message, seated
from .player import Player
from .servers import ServerProcess, served

GAMES = list(catalog().games.values())
HUGE = 10**30
WORDS: list[Any] = [
    None,
    True,
    -1,
    0,
    2**31,
    2**64,
    HUGE,
    -HUGE,
    0.5,
    1e308,
    "",
    "A1",
    "\0",
    "\u202e<script>",
    "x" * 5000,
    [],
    {},
    [[]],
    {"do": "x"},
]
RAW = [
    "",
    " ",
    "{",
    "[]",
    "NaN",
    "Infinity",
    "1e999",
    "null",
    '"\\ud800"',
    '{"type":null}',
    '{"type":"act","type":"pong"}',
    '{"type":"act","id":"a","version":1e999,"action":null}',
    '{"type":"act","id":"a","version":0,"action":NaN}',
    '{"type":"act","id":"a","version":0,"action":"\\udc00"}',
    '{"type":"pong","number":1e400}',
    "[" * 8000,
    "[" * 900 + "]" * 900,
    *(
        f'{{"type":"act","id":"deep {depth}","version":0,"action":{"[" * depth + "]" * depth}}}'
        for depth in (100, *range(900, 1010, 2), 7000)
    ),
    "x" * (ACT.body + 1),
    "\0\0\0",
]
"""Texts that are no message."""

STRANGE_QUERIES: list[dict[str, Any]] = [
    {"since": "x"},
    {"since": "-1"},
    {"since": "9" * 400},
    {"more": "\0", "lang": "xx"},
]


def acts(rng: Random, legal: list[Any], count: int) -> list[str]:
    """Messages of the right form or nearly so, with anything in them."""
    made = []
    for number in range(count):
        act: dict[str, Any] = {
            "type": "act",
            "id": f"made {number}",
            "version": rng.choice([0, 1, 2, 3, rng.choice(WORDS)]),
            "action": mangled(rng.choice([*legal, *WORDS]), rng),
        }
        if rng.random() < 0.3:
            act[rng.choice(["type", "id", "version", "action", "more"])] = rng.choice(WORDS)
        if rng.random() < 0.1:
            del act[rng.choice(list(act))]
        made.append(json.dumps(act))
    return made


def mangled(action: Any, rng: Random) -> Any:
    """An action with something else in one of its places."""
    if not isinstance(action, dict) or not action or rng.random() < 0.2:
        return action
    return {**action, rng.choice([*action, "more"]): rng.choice(WORDS)}


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def shared_server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("garbage")
    async with served(folder, "--rate", "1000000", "--bot-workers", "1") as server:
        yield server


@pytest.fixture
def server(shared_server: ServerProcess) -> Iterator[ServerProcess]:
    """One for all: whatever was said to it before, it goes on, and nothing of it is an error of ours."""
    yield shared_server
    assert "Traceback" not in shared_server.logged
    assert '"level": "error"' not in shared_server.logged


async def party(server: ServerProcess, seats: int) -> list[Guest]:
    guests = [Guest(server.address) for _ in range(seats)]
    for number, guest in enumerate(guests):
        await guest.introduce(f"Guest {number}")
    return guests


def check_refusal(message: Message) -> None:
    assert message["type"] == "refusal"
    assert all(message[word] for word in ("rule", "reason", "text"))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
async def test_nonsense_is_refused_and_the_match_goes_on_to_its_end(
    game: AnyGame, server: ServerProcess
) -> None:
    rng = Random(game.key)
    guests = await party(server, max(2, min(game.seats)) + 1)
    *players, stranger = guests
    table = await seated(players[0], players[1:], game.key)
    elsewhere = await stranger.open_table(game.key, [None] * max(2, min(game.seats)))
    for guest, where in ((players[0], table), (stranger, table), (stranger, elsewhere)):
        await torment(guest, where, rng)
    playing = [Player(guest, table, game, rng) for guest in players]
    await asyncio.gather(*(player.play() for player in playing))
    await torment(players[0], table, rng)
    for guest in guests:
        await guest.leave()


async def torment(guest: Guest, table: str, rng: Random) -> None:
    """Say everything that could be wrong; each is answered, and the line stays open."""
    async with guest.at(table) as line:
        legal = await legal_now(line)
        for text in (*RAW, *acts(rng, legal, 150)):
            await line.say(text)
            await refused_or_done(line, text)
        await line.say(b"\xff\xfe\x00binary")
        check_refusal(await line.until("refusal"))
        await line.say(json.dumps({"type": "pong", "number": HUGE}))
        assert (await line.ask("x" * 64, 0, None))["type"] == "refusal"


async def legal_now(line: Line) -> list[Any]:
    """What may be done; at a table that has not begun there is nothing."""
    table = await line.until("table")
    if table["status"] == "open":
        return []
    return (await line.until("update"))["legal"] or []


async def refused_or_done(line: Line, text: str) -> None:
    """Every message has its consequence; a mangled action may happen to be a legal one."""
    said = readable(text)
    if isinstance(said, dict) and said.get("type") == "pong":
        return
    message = await line.receive()
    while message["type"] not in ("answer", "refusal"):
        message = await line.receive()
    if message["type"] == "refusal":
        check_refusal(message)


def readable(text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return None


async def test_bad_frames_cut_the_line_and_nothing_else(server: ServerProcess) -> None:
    game = some_game(for_two, in_turns)
    guests = await party(server, min(game.seats))
    table = await seated(guests[0], guests[1:], game.key)
    for frame in (
        b"\x81\x02\xff\xfe",
        b"\x8f\x80\0\0\0\0",
        b"\xff" * 100,
    ):
        line = await guests[0].line(table)
        line.socket.transport.write(frame)
        with pytest.raises(ConnectionClosed):
            await line.until_closed()
    line = await guests[0].line(table)
    await line.say("x" * 200_000)
    with pytest.raises(ConnectionClosed):
        await line.until_closed()
    async with guests[0].at(table) as line:
        await line.until("update")
    for guest in guests:
        await guest.leave()


async def test_a_text_that_is_none_is_refused(server: ServerProcess) -> None:
    game = some_game(for_two, in_turns)
    guests = await party(server, min(game.seats))
    table = await seated(guests[0], guests[1:], game.key)
    async with guests[0].at(table) as line:
        await line.until("update")  # before the table speaks, the library hangs up on such a text
        line.socket.transport.write(b"\x81\x82\0\0\0\0\xff\xfe")
        check_refusal(await line.until("refusal"))
    for guest in guests:
        await guest.leave()


async def test_many_sockets_and_floods_leave_the_table_playable(server: ServerProcess) -> None:
    game = some_game(for_two, in_turns)
    guests = await party(server, min(game.seats))
    table = await seated(guests[0], guests[1:], game.key)
    crowd = await asyncio.gather(*(Guest(server.address).line(table) for _ in range(60)))
    for _ in range(200):
        await crowd[0].socket.ping()
        await crowd[1].socket.pong(b"unasked")
        await crowd[2].say('{"type":"pong","number":1}')
    playing = [Player(guest, table, game, Random(1)) for guest in guests]
    await asyncio.gather(*(player.play() for player in playing))
    for line in crowd:
        await line.socket.close()
    for guest in guests:
        await guest.leave()


async def test_what_is_no_table_and_what_is_unknown_in_a_link(server: ServerProcess) -> None:
    game = some_game(for_two, in_turns)
    guests = await party(server, min(game.seats))
    table = await seated(guests[0], guests[1:], game.key)
    for nowhere in ("x", "%00", "%ED%A0%80", "x" * 3000):
        with pytest.raises(InvalidStatus) as denied:
            async with guests[0].at(nowhere):
                pass
        assert denied.value.response.status_code == 404
        assert b'"TB-09"' in (denied.value.response.body or b"")
    for query in STRANGE_QUERIES:
        async with guests[0].at(table, **query) as line:
            update = await line.until("update")
            assert update["since"] == update["version"]
    for guest in guests:
        await guest.leave()


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("  An\tna \n B ", "An na B"),
        ("\u202eannA", "annA"),
        ("\0\x1b[31mred", "[31mred"),
        ("<b>bold</b>", "<b>bold</b>"),
        ("\ufeffa\u200bb", "a b"),
    ],
)
async def test_a_name_is_stored_tidy(name: str, shown: str, server: ServerProcess) -> None:
    guest = Guest(server.address)
    assert (await guest.introduce(name)).json() == {"name": shown}
    assert (await guest.get("/api/me")).json() == {"name": shown}
    await guest.leave()


@pytest.mark.parametrize("name", ["", " ", "\0\0", "\u202e", "x" * 41, None, 7, ["a"], {"a": 1}])
async def test_what_is_no_name_is_refused(name: Any, server: ServerProcess) -> None:
    guest = Guest(server.address)
    response = await guest.post("/api/me", {"name": name})
    assert response.status_code in (400, 409)
    assert all(response.json()[word] for word in ("rule", "reason", "text"))
    assert (await guest.get("/api/me")).json() == {"name": None}
    await guest.leave()
