"""What is on the shelf, and that the face can be found, completed and inspected."""

import copy
import inspect
import pickle
import subprocess
import sys
from importlib import import_module

import pytest

import fortable
from fortable.catalog import catalog
from fortable.texts import LANGUAGES


def test_every_game_is_on_the_shelf(name: str) -> None:
    shelf = fortable.games()
    game = shelf[name]
    assert game == fortable.game(name) == fortable.game(game) == fortable.game(catalog()[name])
    assert game.title in repr(shelf)
    assert all(option.name in repr(game) for option in game.options)
    assert pickle.loads(pickle.dumps(game)) == game  # noqa: S301 - our own
    assert copy.deepcopy(game) is copy.copy(game) is game
    assert len({game, fortable.game(name)}) == 1
    assert game.rules("en").startswith("#")
    assert {type(game.about(language)) for language in LANGUAGES} == {str}
    assert game.minutes[0] <= game.minutes[1]
    assert game.version >= 1
    assert game.age >= 1


def test_a_seed_is_a_number_a_text_or_the_seed_of_a_record(match: fortable.Match) -> None:
    again = fortable.new(match.game, match.seats, seed=match.seed)
    assert again == match
    assert fortable.new(match.game, match.seats, seed=bytes.fromhex(match.seed)) == match
    assert fortable.new(match.game) != fortable.new(match.game), "drawn by the system"


def test_every_name_of_the_face_is_there() -> None:
    for name in fortable.__all__:
        found = getattr(fortable, name)
        assert found is not None
        assert name in dir(fortable)
    assert len({*fortable.__all__}) == len(fortable.__all__)


def test_what_is_not_there_is_said_as_python_says_it() -> None:
    with pytest.raises(AttributeError, match="chess"):
        _ = fortable.chess


def test_rooms_that_share_a_name_with_a_function_are_both() -> None:
    for name in ("games", "arena"):
        room = import_module(f"fortable.{name}")
        assert getattr(fortable, name) is room
        assert room.__path__
        assert callable(room)
    assert "bots" in inspect.signature(fortable.arena).parameters


LIGHT = """
import sys
before = set(sys.modules)
import fortable
print(*(set(sys.modules) - before))
"""


def test_to_import_it_imports_nothing() -> None:
    """Whoever wants one name pays for that one: `fortable --help` imports this package, too."""
    done = subprocess.run(
        [sys.executable, "-S", "-c", f"import sys; sys.path[:0] = {sys.path!r}\n{LIGHT}"],
        capture_output=True,
        text=True,
        check=True,
    )
    ours = {module for module in done.stdout.split() if module.partition(".")[0] == "fortable"}
    assert ours == {"fortable"}
    assert not {*done.stdout.split()} & {"msgspec", "rich", "numpy", "numba", "asyncio", "fluent"}


PLAYED = """
import sys, fortable
name = next(iter(fortable.games()))
match = fortable.new(name, seed=1)
seat = match.waiting[0]
match = match.play(seat, match.legal(seat).choice())
print(*sys.modules)
"""


def test_to_play_needs_no_bots_no_terminal_and_no_server() -> None:
    done = subprocess.run(
        [sys.executable, "-c", PLAYED], capture_output=True, text=True, check=True
    )
    modules = {*done.stdout.split()}
    rooms = {"bots", "terminal", "server", "arena", "report", "research", "testing", "cli"}
    assert not modules & {f"fortable.{room}" for room in rooms}
    assert not modules & {"rich", "numpy", "numba", "matplotlib", "starlette", "asyncio"}
