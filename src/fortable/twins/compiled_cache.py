"""Where compiled code is kept: by a digest of all it was made from, so that no change leaves old code behind.

Numba compares the one file a function is in. But constants come from tables, and functions from neighbours,
and both are part of what was compiled.
"""

import os
import platform
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from shutil import rmtree
from sys import modules
from tempfile import TemporaryFile
from typing import Any

GAMES = "fortable.games"
EVERYBODYS = ("fortable.kernel", "fortable.twins")
"""What the twins of all games are made with."""
NO_CODE = {"__pycache__", "messages", "rulebook", "tests", "web"}
KEPT = 3
"""So many versions of one folder are kept, the newest: who goes back and forth need not wait again."""


@cache
def cache_dir(module: str) -> Path | None:
    """The folder for what is compiled of a module; nothing where no folder can be written to."""
    home = _folder(_home(module))
    name = f"compiled-{_digest(home)}"
    for place in _places(home):
        if _is_writable(place / name):
            _forget_old(place)
            return place / name
    return None


def made_of(function: Any) -> str:
    """All that a compiled function was made from, with those that it was handed: a change of any shows."""
    python = getattr(function, "py_func", function)
    handed = (_word(cell.cell_contents) for cell in python.__closure__ or ())
    return f"{python.__qualname__} {_module_digest(python.__module__)} ({', '.join(handed)})"


def _word(handed: Any) -> str:
    if hasattr(handed, "py_func"):
        return made_of(handed)
    assert isinstance(handed, int), "else two things could have one name"
    return str(handed)


@cache
def _module_digest(module: str) -> str:
    return _digest(_folder(_home(module)))


def _home(module: str) -> str:
    """The package whose files may all matter: that of the game, or of a room of ours, or of a plug-in."""
    parts = module.split(".")
    depth = 3 if module.startswith(f"{GAMES}.") else 2 if parts[0] == __name__.split(".")[0] else 1
    return ".".join(parts[:depth])


def _folder(package: str) -> Path:
    """A module that is no package has no folder but the one it lies in."""
    return Path(str(modules[package].__file__)).parent


def _digest(home: Path) -> str:
    made_of = sha256(f"{version('numba')} {platform.python_version()}".encode())
    for folder in (home, *map(_folder, EVERYBODYS)):
        for file in sorted(_files(folder)):
            made_of.update(f"\0{file.relative_to(folder)}\0".encode())
            made_of.update(file.read_bytes())
    return made_of.hexdigest()[:20]


def _files(folder: Path) -> Iterator[Path]:
    for entry in folder.iterdir():
        if entry.is_file():
            yield entry
        elif entry.name not in NO_CODE:
            yield from _files(entry)


def _places(home: Path) -> Iterator[Path]:
    """Where whoever runs this wants it; beside the files; else among the caches of the user."""
    if wanted := os.environ.get("NUMBA_CACHE_DIR"):
        yield Path(wanted) / _key(home)
    yield home / "__pycache__"
    caches = os.environ.get("XDG_CACHE_HOME")
    yield (Path(caches) if caches else Path.home() / ".cache") / "fortable" / _key(home)


def _key(home: Path) -> str:
    return f"{home.name}-{sha256(str(home).encode()).hexdigest()[:10]}"


def _is_writable(place: Path) -> bool:
    try:
        place.mkdir(parents=True, exist_ok=True)
        with TemporaryFile(dir=place):
            return True
    except OSError:
        return False


def _forget_old(place: Path) -> None:
    versions = sorted(place.glob("compiled-*"), key=lambda path: path.stat().st_mtime)
    for old in versions[:-KEPT]:
        rmtree(old, ignore_errors=True)
