"""The fifth-game drill: a new game is a folder of its own, and nothing else is touched.

A copy of the template under another name is built and installed into a temporary folder, as a
stranger would install it. Then the shelf, the terminal, the engine, the live table, the bots and the laws
know it.
"""

import asyncio
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from random import Random

import keepsake
import pytest

from .server.guests import Guest
from .server.player import Player
from .server.servers import served

TEMPLATE = Path(__file__).parent.parent / "examples" / "keepsake"
NAMES = {"keepsake": "souvenir", "Keepsake": "Souvenir", "KS-": "SV-"}


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The template under another name."""
    folder = tmp_path_factory.mktemp("drill") / "souvenir"
    shutil.copytree(TEMPLATE, folder, ignore=shutil.ignore_patterns("__pycache__"))
    (folder / "src" / "keepsake").rename(folder / "src" / "souvenir")
    for file in (file for file in folder.rglob("*") if file.is_file()):
        text = file.read_text("utf-8")
        file.write_text(re.sub("|".join(NAMES), lambda old: NAMES[old[0]], text), "utf-8")
    return folder


@pytest.fixture(scope="module")
def installed(project: Path) -> Path:
    """Where the new game was installed."""
    site = project.parent / "site"
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    options = ["--no-deps", "--no-build-isolation", "--target", str(site)]
    subprocess.run([*pip, *options, str(project)], check=True)
    return site


def fortable(site: Path, *arguments: str, told: str = "") -> str:
    """What the command says when the new game is installed."""
    environment = {**os.environ, "PYTHONPATH": str(site), "FORTABLE_LANG": "en"}
    return subprocess.run(
        [sys.executable, "-m", "fortable", *arguments],
        env=environment,
        input=told,
        capture_output=True,
        text=True,
        check=True,
    ).stdout


def test_it_is_on_the_shelf(installed: Path) -> None:
    shelf = {game["key"]: game for game in json.loads(fortable(installed, "games", "--json"))}
    assert shelf["souvenir"]["seats"] == [2, 3, 4]
    assert [option["name"] for option in shelf["souvenir"]["options"]] == ["swaps", "hurry"]


def test_bots_play_it(installed: Path) -> None:
    told = fortable(
        installed, "simulate", "souvenir", "--games", "20", "--bots", "greedy", "--json"
    )
    assert sum(json.loads(told)["wins"]) == 20


def test_the_engine_referees_it(installed: Path) -> None:
    new = json.dumps({"command": "new", "game": "souvenir", "seats": 3})
    assert json.loads(fortable(installed, "engine", told=f"{new}\n"))["waiting"] == [0]


def test_a_person_plays_it_in_the_terminal(installed: Path, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    told = "keep\nn\n"
    fortable(installed, "play", "souvenir", "--pace", "0", "--save", str(file), told=told)
    assert "genuine" in fortable(installed, "verify", str(file))


async def test_people_and_a_bot_play_it_over_the_wire(
    installed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(installed))
    async with served(tmp_path) as server:
        guests = [Guest(server.address), Guest(server.address)]
        for guest in guests:
            await guest.introduce("Guest")
        table = await guests[0].open_table(
            "souvenir", [None, None, "greedy"], settings={"bot_pace_ms": 0}
        )
        await guests[1].order(table, "sit")
        await guests[0].order(table, "start")
        players = [Player(guest, table, keepsake.GAME, Random(5)) for guest in guests]
        await asyncio.gather(*(player.play() for player in players))
        assert all(player.is_over for player in players)
        for guest in guests:
            await guest.leave()


def test_it_obeys_the_laws(project: Path, installed: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": str(installed), "FORTABLE_EXAMPLES": "20"}
    checked = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(project / "tests")],
        cwd=project,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert checked.returncode == 0, checked.stdout
    assert " passed" in checked.stdout
