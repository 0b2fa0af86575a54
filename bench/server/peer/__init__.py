"""The peer: boardgame.io's own server with its own in-memory store, and its protocol over socket.io."""

import json
import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bench.server.load import Board, Line
from bench.server.processes import Running, free_port, running

from .lobby import Lobby

PACKAGE = "boardgame.io@0.50.2"
SEATS = 4
SPOKEN = b"42/purse,"


class PeerLine(Line):
    """A line of engine.io 4 and socket.io 5 in plain text, as boardgame.io's client speaks it."""

    headers: dict[str, str] = {}  # noqa: RUF012

    def __init__(self, port: int, table: str, seat: int, credentials: str) -> None:
        super().__init__()
        self.url = f"ws://127.0.0.1:{port}/socket.io/?EIO=4&transport=websocket"
        self._sync = _emitted("sync", table, str(seat), credentials, SEATS)
        who = {"playerID": str(seat), "credentials": credentials}
        move = {"type": "MAKE_MOVE", "payload": {"type": "add", "args": [1], **who}}
        before, after = _emitted("update", move, -1, table, str(seat)).split(b",-1,")
        self._before, self._after = before + b",", b"," + after

    def hear(self, message: bytes) -> None:
        if message.startswith(SPOKEN + b'["update"'):
            self.tell()
        elif message == b"2":
            self.say(b"3")
        elif message.startswith(b"0"):
            self.say(b"40/purse,")
        elif message.startswith(b"40"):
            self.say(self._sync)
        elif message.startswith(SPOKEN + b'["sync"'):
            info = json.loads(message.removeprefix(SPOKEN))[2]
            self.stand_at(info["state"]["_stateID"])

    def act(self, version: int) -> None:
        self.say(self._before + b"%d" % version + self._after)


class Peer:
    """Matches of four players."""

    def __init__(self, server: Running, lobby_port: int) -> None:
        self.server = server
        self._lobby = Lobby(lobby_port)

    def boards(self, count: int) -> list[Board]:
        """So many matches; nobody is connected yet."""
        return [self._board() for _ in range(count)]

    def _board(self) -> Board:
        table = self._lobby.post("/games/purse/create", {"numPlayers": SEATS})["matchID"]
        lines = []
        for seat in range(SEATS):
            asked = {"playerID": str(seat), "playerName": f"Guest {seat}"}
            joined = self._lobby.post(f"/games/purse/{table}/join", asked)
            lines.append(PeerLine(self.server.port, table, seat, joined["playerCredentials"]))
        return Board(lines)


@contextmanager
def peer_server(folder: Path) -> Iterator[Peer]:
    """boardgame.io, installed into `folder` unless it is there."""
    npm, node = (shutil.which(tool) or tool for tool in ("npm", "node"))
    if not (folder / "node_modules").exists():
        quiet = ["--no-audit", "--no-fund", "--loglevel=error"]
        subprocess.run([npm, "install", *quiet, PACKAGE], cwd=folder, check=True)
    shutil.copy(Path(__file__).with_name("server.js"), folder)
    port, lobby_port = free_port(), free_port()
    command = [node, str(folder / "server.js"), str(port), str(lobby_port)]
    env = {"NODE_ENV": "production", "PATH": os.environ["PATH"]}
    with running(command, port, folder / "peer.log", env) as server:
        yield Peer(server, lobby_port)


def _emitted(*said: object) -> bytes:
    return SPOKEN + json.dumps(said, separators=(",", ":")).encode()
