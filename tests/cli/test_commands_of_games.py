"""A game brings its own commands: `commands.py` beside it, found by name."""

from dataclasses import replace
from importlib import import_module
from pathlib import Path

import pytest
from keepsake import GAME

from fortable.catalog import Catalog
from fortable.cli import main

COMMANDS = """
def add(commands, say):
    parser = commands.add_parser("wave", help="wave to somebody")
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
    (package / "messages" / "en.ftl").touch()
    (package / "commands.py").write_text(COMMANDS)
    monkeypatch.syspath_prepend(tmp_path)
    shelf = Catalog({"waving": replace(GAME, package="waving")})
    monkeypatch.setattr(import_module("fortable.cli.main"), "catalog", lambda: shelf)


@pytest.mark.usefixtures("waving")
def test_a_games_command_is_a_command_like_any_other(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "wave", "Mia"]) == 0
    assert capsys.readouterr().out == "hello Mia\n"


@pytest.mark.usefixtures("waving")
def test_help_lists_it(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--lang", "en", "--help"])
    assert "wave to somebody" in capsys.readouterr().out
