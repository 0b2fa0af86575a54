"""Compiled code is kept, and made anew when anything changes that it was made from."""

import sys
from collections.abc import Callable, Iterator
from importlib import import_module, invalidate_caches
from pathlib import Path
from typing import Any

import pytest

from fortable.twins import compiled_cache, is_compiled

pytestmark = pytest.mark.skipif(not is_compiled(), reason="Numba is not installed")

QUICK = """
from fortable.twins import compiled

from .room.tables import SPEED

@compiled
def moved(place: int) -> int:
    return place + SPEED
"""

HANDED = """
from fortable.twins import compiled
from fortable.twins.compiling import compiled_for_each

from .fast import moved

@compiled
def stayed(place: int) -> int:
    return place

def often_of(move, times):
    @compiled_for_each
    def often(place: int) -> int:
        for _ in range(times):
            place = move(place)
        return place

    return often
"""

Load = Callable[[int], Any]


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A game of somebody's, with a table in a room of it."""
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delenv("NUMBA_CACHE_DIR", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "caches"))
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    folder = tmp_path / "somebodys_game"
    (folder / "room").mkdir(parents=True)
    (folder / "__init__.py").touch()
    (folder / "room" / "__init__.py").touch()
    (folder / "fast.py").write_text(QUICK)
    (folder / "far.py").write_text(HANDED)
    yield folder
    _forget()


def _forget() -> None:
    for name in [name for name in sys.modules if name.startswith("somebodys_game")]:
        del sys.modules[name]
    compiled_cache.cache_dir.cache_clear()
    compiled_cache._module_digest.cache_clear()
    invalidate_caches()


def _moved(package: Path, speed: int) -> Any:
    """The quick function of a process that starts with such a table."""
    (package / "room" / "tables.py").write_text(f"SPEED = {speed}\n")
    _forget()
    return import_module("somebodys_game.fast").moved


def _hits(moved: Any) -> int:
    return sum(moved.stats.cache_hits.values())


def test_what_did_not_change_is_not_compiled_again(package: Path) -> None:
    assert [_moved(package, 2)(1), _moved(package, 2)(1)] == [3, 3]
    again = _moved(package, 2)
    assert again(1) == 3
    assert _hits(again) == 1


def test_a_table_that_changed_is_not_overlooked(package: Path) -> None:
    assert _moved(package, 2)(1) == 3
    other = _moved(package, 5)
    assert other(1) == 6
    assert _hits(other) == 0


def _often(package: Path, speed: int, move: str = "moved", times: int = 2) -> Any:
    """What is handed a quick function, in a process that starts with such a table."""
    _moved(package, speed)
    far = import_module("somebodys_game.far")
    return far.often_of(vars(far)[move], times)


def test_what_is_handed_a_function_is_kept_for_it_alone(package: Path) -> None:
    assert _often(package, 2)(1) == 5
    others = [_often(package, 2, times=3), _often(package, 2, "stayed"), _often(package, 5)]
    assert [other(1) for other in others] == [7, 1, 11]
    assert [_hits(other) for other in others] == [0, 0, 0]
    again = _often(package, 2)
    assert again(1) == 5
    assert _hits(again) == 1


def test_words_for_people_change_no_code(package: Path) -> None:
    _moved(package, 2)(1)
    (package / "messages").mkdir()
    (package / "messages" / "en.ftl").write_text("name = Somebody's")
    again = _moved(package, 2)
    again(1)
    assert _hits(again) == 1


def test_where_the_package_is_read_only_it_is_kept_for_the_user(
    package: Path, tmp_path: Path
) -> None:
    (package / "__pycache__").touch()  # nothing can be put in there
    assert _moved(package, 2)(1) == 3
    assert list((tmp_path / "caches" / "fortable").rglob("*.nbi"))
    again = _moved(package, 2)
    assert again(1) == 3
    assert _hits(again) == 1


def test_where_nothing_can_be_written_it_is_compiled_all_the_same(
    package: Path, tmp_path: Path
) -> None:
    (package / "__pycache__").touch()
    (tmp_path / "caches").touch()
    assert _moved(package, 2)(1) == 3
    assert compiled_cache.cache_dir("somebodys_game.fast") is None


def test_old_versions_do_not_pile_up(package: Path) -> None:
    for speed in range(6):
        assert _moved(package, speed)(1) == 1 + speed
    assert len(list((package / "__pycache__").glob("compiled-*"))) == compiled_cache.KEPT
