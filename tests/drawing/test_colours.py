"""Pictures and pages have the same colours."""

import re
from collections.abc import Mapping
from importlib import import_module
from importlib.resources import files
from pathlib import Path

import pytest

from fortable.catalog import catalog
from fortable.drawing.theme import DARK, LIGHT, THEMES, Colours, Theme
from fortable.folder import DRAWING
from fortable.kernel.game import AnyGame

PAGES = Path(__file__).parents[2] / "web" / "src" / "style" / "theme.css"
PROPERTY = re.compile(r"--([\w-]+): (#[0-9a-f]{6})\b")
RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")

DRAWN = [game for game in catalog().games.values() if DRAWING.is_in(game.package)]


def written(css: str, theme: str) -> dict[str, str]:
    """The colours that a style sheet gives names to: by night those of the rules for the night."""
    found: dict[str, str] = {}
    for rule in RULE.finditer(css):
        is_dark = 'data-theme="dark"' in rule[1]
        if is_dark == (theme == "dark") and 'not([data-theme="light"])' not in rule[1]:
            found |= dict(PROPERTY.findall(rule[2]))
    return found


def named(theme: Theme) -> dict[str, str]:
    colours = theme._asdict()
    seats = {f"seat-{seat}": colour for seat, colour in enumerate(colours.pop("seats"))}
    return {**colours, **seats}


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
def test_pictures_have_the_colours_of_the_pages(theme: Theme) -> None:
    pages = written(PAGES.read_text("utf-8"), theme.name)
    own = {name: colour for name, colour in named(theme).items() if name != "name"}
    assert own == {name: pages[name] for name in own}


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("game", DRAWN, ids=lambda game: game.key)
def test_a_board_has_the_colours_of_its_page(game: AnyGame, theme: str) -> None:
    colours: Colours = import_module(f"{game.package}.draw").COLOURS
    css = (files(game.package) / "web" / "board.css").read_text("utf-8")
    own: Mapping[str, str] = dict(colours)[theme]  # type: ignore[index]
    page = {name.partition("-")[2]: colour for name, colour in written(css, theme).items()}
    assert own == {name: page[name] for name in own}
    assert own
