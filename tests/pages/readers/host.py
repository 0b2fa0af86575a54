"""Whoever looks after a server, with one that really runs where the page says that it does."""

import os
import re
import signal
import subprocess
import sys

import pytest

from fortable.client import Lobby
from tests.games import for_two, some_game

from .reader import Reader


class Host(Reader):
    """Starts and stops it as the page says; what was there at the backup is there afterwards."""

    def __init__(self, folder: os.PathLike[str], request: pytest.FixtureRequest) -> None:
        super().__init__(folder, request)  # type: ignore[arg-type]
        patch: pytest.MonkeyPatch = request.getfixturevalue("monkeypatch")
        patch.setenv("FORTABLE_DATABASE", str(self.folder / "fortable.sqlite"))
        patch.setenv("FORTABLE_PORT", "0")
        request.addfinalizer(self.stop)
        self.start()
        self.lobby = Lobby(self.site)
        self.lobby.introduce("Anna")
        self.table = self.lobby.open(some_game(for_two).key, [None, None])

    def start(self) -> None:
        command = [sys.executable, "-m", "fortable", "serve"]
        self.server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.server.stdout is not None
        found = re.search(r"http://localhost:\d+", self.server.stdout.readline())
        assert found is not None
        self.site = found.group()

    def stop(self) -> None:
        self.server.send_signal(signal.SIGTERM)
        self.server.communicate(timeout=30)

    def typed(self, line: str) -> str:
        match line.split():
            case ["systemctl", "stop", "fortable"]:
                self.stop()
            case ["systemctl", "start", "fortable"]:
                self.start()
                kept = Lobby(self.site, self.lobby.key).table(self.table)
                assert kept.id == self.table
            case _:
                return super().typed(line)
        return ""
