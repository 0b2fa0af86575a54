"""The drill: a new game is a folder of its own, and nothing else is touched.

Every example is built and installed into a fresh environment, as a stranger would install it. Then the
shelf, the terminal, the engine, the bots, the arena, live tables, the browser and the learners know it.
"""

import asyncio
import json
from importlib import import_module
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, expect

from fortable.folder import BOARD_SOURCE, PHRASES
from fortable.kernel.codec import encode
from fortable.kernel.game import AnyGame
from fortable.kernel.log import Match
from fortable.protocol.messages import Speak
from fortable.testing.browser import LiveServer
from fortable.testing.browser.input_devices import Mouse, Touch
from tests.browser.test_matches import (
    Hall,
    begun,
    everybody_sees_the_result,
    nothing_went_wrong,
    play,
)
from tests.server.guests import Guest
from tests.server.player import Player

from .installation import EXAMPLES, Installation

GAMES: list[AnyGame] = [import_module(example.name).GAME for example in EXAMPLES]
pytestmark = pytest.mark.xdist_group("drill")
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)


def test_there_are_two_kinds_of_games() -> None:
    """One by turns with all that a game may bring; one of simultaneous play with nothing but the needed."""
    assert {game.simultaneous for game in GAMES} == {False, True}


@each_game
def test_it_is_on_the_shelf(installation: Installation, game: AnyGame) -> None:
    shelf = {each["key"]: each for each in json.loads(installation.fortable("games", "--json"))}
    assert tuple(shelf[game.key]["seats"]) == game.seats
    assert shelf[game.key]["title"] == game.title


@each_game
def test_bots_play_it(installation: Installation, game: AnyGame) -> None:
    words = ("--games", "4", "--bots", "greedy", "--json")
    assert sum(json.loads(installation.fortable("simulate", game.key, *words))["wins"]) >= 4


@each_game
def test_it_is_played_in_the_arena(installation: Installation, game: AnyGame) -> None:
    words = ("--bots", "greedy,random", "--games", "4", "--json")
    told = json.loads(installation.fortable("arena", game.key, *words))
    assert {standing["bot"] for standing in told["standings"]} == {"greedy", "random"}


@each_game
def test_the_engine_referees_it(installation: Installation, game: AnyGame) -> None:
    new = json.dumps({"command": "new", "game": game.key, "seats": game.seats[0]})
    assert json.loads(installation.fortable("engine", told=f"{new}\n"))["waiting"]


def first_wishes(game: AnyGame) -> list[str]:
    """What the first player may type at first."""
    match = Match.begin(game, game.seats[0], game.types.options(), bytes(32))
    legal = game.legal(match.view(min(match.waiting)))
    return [game.notation.write_action(action) for action in legal]


@each_game
def test_a_person_plays_it_in_the_terminal(
    installation: Installation, game: AnyGame, tmp_path: Path
) -> None:
    file = tmp_path / "match.json"
    words = ("--pace", "0", "--save", str(file))
    installation.fortable("play", game.key, *words, told="\n".join([*first_wishes(game) * 40, "n"]))
    assert "genuine" in installation.fortable("verify", str(file))


@each_game
async def test_people_and_a_bot_play_it_over_the_wire(live: LiveServer, game: AnyGame) -> None:
    guests = [Guest(live.address.removeprefix("http://")) for _ in range(2)]
    for guest in guests:
        await guest.introduce("Guest")
    chairs = [None, None, "greedy"]
    table = await guests[0].open_table(game.key, chairs, settings={"bot_pace_ms": 0})
    await guests[1].order(table, "sit")
    await guests[0].order(table, "start")
    players = [Player(guest, table, game, Random(5)) for guest in guests]
    await asyncio.gather(*(player.play() for player in players))
    assert all(player.is_over for player in players)
    for guest in guests:
        await guest.leave()


@each_game
async def test_it_is_played_in_a_cup_and_with_whoever_comes(
    live: LiveServer, game: AnyGame
) -> None:
    """A cup at a table of two, to its end; then one of them seeks somebody, and the other comes."""
    guests = [Guest(live.address.removeprefix("http://")) for _ in range(2)]
    for guest in guests:
        await guest.introduce("Guest")
    new = {"game": game.key, "kind": "tables", "rounds": 1, "lasts_s": 3600, "seats": 2}
    cup = (await guests[0].post("/api/cups", new)).json()["id"]
    await guests[1].post(f"/api/cups/{cup}", {"do": "join"})
    begun_cup = (await guests[0].post(f"/api/cups/{cup}", {"do": "begin"})).json()
    table = begun_cup["rounds"][0]["table"]
    players = [Player(guest, table, game, Random(5)) for guest in guests]
    await asyncio.gather(*(player.play() for player in players))
    async with asyncio.timeout(20):
        while (told := (await guests[0].get(f"/api/cups/{cup}")).json())["status"] != "over":
            await asyncio.sleep(0.2)
    assert sum(row["points"] for row in told["standings"]) == 2
    wish = {"game": game.key, "seats": 2}
    assert (await guests[0].post("/api/seekers", wish)).json()["table"] is None
    assert (await guests[1].post("/api/seekers", wish)).json()["table"]
    for guest in guests:
        await guest.leave()


@each_game
async def test_what_people_may_say_about_it_is_heard(live: LiveServer, game: AnyGame) -> None:
    guest = Guest(live.address.removeprefix("http://"))
    await guest.introduce("Guest")
    chairs: list[str | None] = [None] * game.seats[0]
    table = await guest.open_table(game.key, chairs, settings={"game_phrases": True})
    async with guest.at(table) as line:
        for phrase in ("hello", *(PHRASES.of(game) or ())):
            await line.say(encode(Speak(phrase, phrase)).decode())
            assert (await line.until("said"))["phrase"] == phrase
    await guest.leave()


@each_game
def test_two_people_play_it_in_browsers(live: LiveServer, browser: Browser, game: AnyGame) -> None:
    match = begun(Hall(live, browser), game, 0, Mouse(), Touch())
    has_own_board = BOARD_SOURCE.of(game.package) is not None
    for page in match.pages:
        expect(page.locator(".plain")).to_have_count(0 if has_own_board else 1)
    play(match.players)
    windows = match.anna, match.ben
    everybody_sees_the_result(windows, match.players)
    nothing_went_wrong(windows)


@each_game
def test_its_box_is_on_the_shelf(live: LiveServer, browser: Browser, game: AnyGame) -> None:
    page = Hall(live, browser).enter("/").page
    box = page.locator(f"[href='/play/{game.key}'] img")
    expect(box).to_be_visible()
    assert box.evaluate("image => image.decode().then(() => image.naturalWidth)") > 0


@each_game
def test_pettingzoo_finds_nothing_to_complain_of(installation: Installation, game: AnyGame) -> None:
    installation.execute(
        "from pettingzoo.test import api_test\n"
        "from fortable.research.pettingzoo import env\n"
        f"api_test(env({game.key!r}), num_cycles=60)"
    )


@each_game
def test_gymnasium_finds_nothing_to_complain_of(installation: Installation, game: AnyGame) -> None:
    bots = ("random",) * (game.seats[0] - 1)
    installation.execute(
        "from gymnasium.utils.env_checker import check_env\n"
        "from fortable.research.gym import Seat\n"
        f"check_env(Seat({game.key!r}, bots={bots!r}), skip_render_check=True)"
    )
