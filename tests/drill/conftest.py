"""The drill's environments are made once, whichever worker wants them first."""

from collections.abc import Callable, Iterator
from fcntl import LOCK_EX, flock
from functools import partial
from pathlib import Path

import pytest

from fortable.testing.browser import LiveServer, live_server

from .installation import Installation, of_an_author, with_examples

Place = Callable[[str, Callable[[Path], Installation]], Installation]


@pytest.fixture(scope="session")
def once(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Place:
    """Makes an environment in a folder that all workers share, unless one of them has."""
    base = tmp_path_factory.getbasetemp()
    shared = base if worker_id == "master" else base.parent

    def make(name: str, install: Callable[[Path], Installation]) -> Installation:
        folder = shared / name
        with (shared / f"{name}.lock").open("w") as lock:
            flock(lock, LOCK_EX)
            return Installation(folder) if folder.is_dir() else install(folder)

    return make


@pytest.fixture(scope="session")
def author(once: Place) -> Installation:
    """Where nobody has a game of their own yet."""
    return once("author", of_an_author)


@pytest.fixture(scope="session")
def installation(once: Place, author: Installation) -> Installation:
    """Where all examples are installed."""
    return once("installation", partial(with_examples, author=author))


@pytest.fixture(scope="session")
def live(
    installation: Installation, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[LiveServer]:
    """A server in that environment."""
    with live_server(tmp_path_factory.mktemp("live"), str(installation.python)) as running:
        yield running
