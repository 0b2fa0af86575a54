"""README shows what there is: every game by day and by night, in pictures that are there, and small."""

import re
from pathlib import Path

import pytest

from fortable.catalog import catalog
from fortable.cli.support.command_list import commands
from fortable.kernel.game import AnyGame
from tools.site.fences import fences

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text("utf-8")
PICTURES = sorted(set(re.findall(r'(?:src|srcset)="([^"]+)"', README)))
SMALL, SMALL_IN_MOTION, SMALL_TOGETHER = 60_000, 300_000, 1_100_000
OWN = [each for each in catalog().games.values() if each.package.startswith("fortable.games.")]


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_is_there_and_small(name: str) -> None:
    data = (ROOT / name).read_bytes()
    assert len(data) <= (SMALL_IN_MOTION if is_moving(data) else SMALL)


def test_all_pictures_together_are_small_and_none_is_left_over() -> None:
    files = sorted((ROOT / "docs" / "pictures").iterdir())
    assert [str(file.relative_to(ROOT)) for file in files] == PICTURES
    assert sum(file.stat().st_size for file in files) <= SMALL_TOGETHER


@pytest.mark.parametrize("picture", ["shelf", *(game.key for game in OWN)])
def test_the_shelf_and_every_game_are_shown_by_day_and_by_night(picture: str) -> None:
    by_night = f'"(prefers-color-scheme: dark)" srcset="docs/pictures/{picture}-dark.webp"'
    by_day = f'<img src="docs/pictures/{picture}-light.webp"'
    assert re.search(f"{re.escape(by_night)}>\\s*{re.escape(by_day)}", README)


@pytest.mark.parametrize("game", OWN, ids=lambda game: game.key)
def test_every_game_is_named(game: AnyGame) -> None:
    assert f"<b>{game.title}</b>" in README


def is_moving(data: bytes) -> bool:
    """Whether a WebP says that it has several frames."""
    return data[12:16] == b"VP8X" and b"ANMF" in data


def test_its_first_two_commands_are_those_of_the_makefile() -> None:
    block = next(fences(README)).text.splitlines()
    makefile = (ROOT / "Makefile").read_text("utf-8")
    for line in block:
        command, told = re.split(r" +# ", line.removeprefix("make "))
        assert re.search(rf"^{command}:.*## {re.escape(told)}$", makefile, re.MULTILINE)
    assert len(block) == 2


def test_every_command_is_listed() -> None:
    listed = re.findall(r"^fortable ([\w-]+)", README, re.MULTILINE)
    assert sorted(listed) == sorted(command.name for command in commands())
