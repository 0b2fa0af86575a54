"""The shelf: folders are found, plug-ins join, and a broken one harms nobody."""

import sys
from dataclasses import replace
from importlib.metadata import EntryPoint
from pathlib import Path
from types import ModuleType

import keepsake
import pytest

from fortable import catalog as room, folder
from fortable.catalog import GROUP, Catalog, catalog
from fortable.kernel.words import Illegal
from fortable.testing import rule


class Strange(ModuleType):
    """A plug-in with a game that has no texts, and a name that leaves the program when it is read."""

    NAMELESS = replace(keepsake.GAME, key="nameless", package="fortable.testing")

    @property
    def leaves(self) -> object:
        raise SystemExit(3)


@pytest.fixture(autouse=True)
def strange_plug_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "tests_of_the_catalog", Strange("tests_of_the_catalog"))


@pytest.fixture
def plugged(monkeypatch: pytest.MonkeyPatch) -> object:
    """Pretend that packages with these entry points are installed."""

    def plug(*values: str) -> Catalog:
        found = [EntryPoint(f"plug{number}", value, GROUP) for number, value in enumerate(values)]
        monkeypatch.setattr(room, "entry_points", lambda group: found if group == GROUP else [])
        return catalog.__wrapped__()

    return plug


def test_a_plug_in_joins_the_shelf(plugged) -> None:  # type: ignore[no-untyped-def]
    shelf = plugged("keepsake:GAME")
    assert shelf["keepsake"] is keepsake.GAME
    assert shelf.problems == {}


def test_a_game_may_lie_in_folders_that_are_no_packages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = tmp_path / "plain_folder" / "below" / "game"
    (game / "messages").mkdir(parents=True)
    (game / "messages" / "en.ftl").write_text("title = A game\n")
    (game / "__init__.py").write_text("")
    (game / "bots.py").write_text("")
    monkeypatch.syspath_prepend(tmp_path)
    package = "plain_folder.below.game"
    assert folder.BOTS.is_in(package)
    assert not folder.COMMAND.is_in(package)
    assert folder.MESSAGES.read(package, "en") == "title = A game\n"


@pytest.mark.parametrize(
    ("value", "problem"),
    [
        ("no_such_package:GAME", "ModuleNotFoundError"),
        ("keepsake:NOTHING", "AttributeError"),
        ("keepsake:SEATS", "is no Game"),
        ("tests_of_the_catalog:NAMELESS", "no messages/en.ftl"),
        ("tests_of_the_catalog:leaves", "SystemExit"),
    ],
)
def test_a_broken_plug_in_is_named_and_left_out(plugged, value: str, problem: str) -> None:  # type: ignore[no-untyped-def]
    shelf = plugged(value)
    assert problem in shelf.problems["plug0"]
    assert shelf.games == plugged().games


def test_a_key_is_taken_once(plugged) -> None:  # type: ignore[no-untyped-def]
    shelf = plugged("keepsake:GAME", "keepsake:GAME")
    assert shelf.problems == {"plug1": "the key keepsake is in use"}


@rule("TB-06")
def test_a_game_that_is_not_there_is_refused_with_those_that_are() -> None:
    with pytest.raises(Illegal) as caught:
        Catalog({"keepsake": keepsake.GAME})["chess"]
    assert caught.value == Illegal("TB-06", "no-such-game", tried="chess", allowed=["keepsake"])
