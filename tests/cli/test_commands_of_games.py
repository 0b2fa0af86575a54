"""A game brings its own commands: `commands.py` beside it, found by name."""

import argparse
from dataclasses import replace
from pathlib import Path

import pytest
from keepsake import GAME

from fortable.catalog import Catalog
from fortable.cli import main
from fortable.cli.support import command_list

COMMANDS = """
def add(commands, say):
    parser = commands.add_parser("wave", help=say("command-wave"))
    parser.add_argument("whom")
    parser.set_defaults(run=run)


def run(args, say):
    print("hello", args.whom)
    return 0
"""


@pytest.fixture
def waving(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A shelf with one game, which knows how to wave."""
    package = tmp_path / "waving"
    (package / "messages").mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "rulebook").mkdir()
    (package / "rulebook" / "en.md").touch()
    (package / "messages" / "en.ftl").write_text("command-wave = wave to somebody\n")
    (package / "commands.py").write_text(COMMANDS)
    monkeypatch.syspath_prepend(tmp_path)
    shelf = Catalog({"waving": replace(GAME, package="waving")})
    monkeypatch.setattr(command_list, "catalog", lambda: shelf)
    monkeypatch.setattr(command_list, "installed", lambda: iter(["waving", "nowhere.at.all"]))


@pytest.mark.usefixtures("waving")
def test_a_games_command_is_a_command_like_any_other(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "wave", "Mia"]) == 0
    assert capsys.readouterr().out == "hello Mia\n"


@pytest.mark.usefixtures("waving")
def test_help_lists_it(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--lang", "en", "--help"])
    assert "wave to somebody" in capsys.readouterr().out


@pytest.mark.usefixtures("waving")
def test_of_a_game_that_is_not_on_the_shelf_it_is_unknown(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(command_list, "catalog", Catalog)
    with pytest.raises(SystemExit) as left:
        main(["--lang", "en", "wave", "Mia"])
    assert left.value.code == 2
    assert "invalid choice: 'wave'" in capsys.readouterr().err


@pytest.mark.usefixtures("waving")
def test_ours_cannot_be_replaced(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "waving" / "messages" / "en.ftl").write_text("command-verify = trust me\n")
    with pytest.raises(SystemExit):
        main(["--lang", "en", "--help"])
    assert "trust me" not in capsys.readouterr().out


def test_a_declared_command_is_one_that_its_game_adds() -> None:
    """The message `command-NAME` and what `commands.py` adds are the same names, in every game."""
    for command in command_list.commands():
        parsers = argparse.ArgumentParser().add_subparsers()
        add = command.load()
        assert add is not None
        add(parsers, command.texts("en"))
        assert list(parsers.choices) == [command.name]
