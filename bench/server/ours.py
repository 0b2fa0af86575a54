"""Our server, as anybody runs it: `fortable serve` with a file on disk; the HTTP API; its sockets."""

import json
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from .load import Board, Line
from .lobby import Lobby
from .plug_in import ROOT, plugged_in
from .processes import Running, free_port, running

SEATS = 4


class OurLine(Line):
    """A line of the protocol."""

    def __init__(self, port: int, table: str, cookie: str = "") -> None:
        super().__init__()
        self.url = f"ws://127.0.0.1:{port}/api/tables/{table}/socket"
        self.headers = {"cookie": cookie} if cookie else {}

    def hear(self, message: bytes) -> None:
        if message.startswith(b'{"type":"update"'):
            if self.is_ready.done():
                self.tell()
            else:
                self.stand_at(json.loads(message)["version"])
        elif message.startswith(b'{"type":"ping"'):
            self.say(message.replace(b"ping", b"pong"))
        elif message.startswith(b'{"type":"refusal"'):
            raise AssertionError(message)

    def act(self, version: int) -> None:
        self.say(
            b'{"type":"act","id":"%d","version":%d,"action":{"do":"add","coins":1}}'
            % (version, version)
        )


class Ours:
    """Tables of four guests, who sit at all of them."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self._lobby = Lobby(server.port)
        self.guests = [
            self._lobby.cookie("/api/me", {"name": f"Guest {seat}"}) for seat in range(SEATS)
        ]

    def boards(self, count: int) -> list[Board]:
        """So many matches, begun; nobody is connected yet."""
        tables = [self.table() for _ in range(count)]
        return [
            Board([OurLine(self.server.port, table, guest) for guest in self.guests])
            for table in tables
        ]

    def table(self) -> str:
        """A match that has begun."""
        host, *others = self.guests
        opened = self._lobby.post("/api/tables", {"game": "purse", "chairs": [None] * SEATS}, host)
        path = f"/api/tables/{opened['id']}"
        for guest in others:
            self._lobby.post(path, {"do": "sit"}, guest)
        self._lobby.post(path, {"do": "start"}, host)
        table: str = opened["id"]
        return table

    def table_of_bots(self, game: str, bots: Sequence[str]) -> None:
        """A match among bots that do not dawdle."""
        asked = {"game": game, "chairs": bots, "settings": {"bot_pace_ms": 0}}
        table = self._lobby.post("/api/tables", asked, self.guests[0])["id"]
        self._lobby.post(f"/api/tables/{table}", {"do": "start"}, self.guests[0])


HOUSEHOLD_LIMITS = ("CONNECTIONS", "RUNNING", "OPEN", "TABLES")
NO_LIMITS = {f"FORTABLE_MOST_HOUSEHOLD_{limit}": "0" for limit in HOUSEHOLD_LIMITS}
"""A whole town comes from one address here. Servers of before take no notice."""


@contextmanager
def our_server(folder: Path, *flags: str) -> Iterator[Ours]:
    """`fortable serve` with a new database in `folder`, where the small game is plugged in."""
    port = free_port()
    command = [sys.executable, "-m", "fortable", "serve", f"--port={port}", "--rate=1000000"]
    command += [
        f"--database={folder / f'{port}.sqlite'}",
        "--rest=3600",
        "--most-running=0",
        "--most-sockets=0",
        *flags,
    ]
    env = {"PYTHONPATH": f"{plugged_in(folder)}:{ROOT}", **NO_LIMITS}
    with running(command, port, folder / f"{port}.log", env) as server:
        yield Ours(server)
