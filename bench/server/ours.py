"""Our server, as anybody runs it: `fortable serve` with a file on disk; the HTTP API; its sockets."""

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from msgspec import Raw
from picows import WSTransport

from fortable.client import Lobby
from fortable.client.dialogue import Dialogue, Told
from fortable.protocol.lobby import NewTable, Sit, Start
from fortable.protocol.messages import Answer, Refusal, Settings

from .load import Board, Line
from .plug_in import ROOT, plugged_in
from .processes import Running, free_port, running

SEATS = 4
ADD_A_COIN = Raw(b'{"do":"add","coins":1}')


class OurLine(Line):
    """A line of the protocol, spoken by our own client."""

    def __init__(self, port: int, table: str, cookie: str = "") -> None:
        super().__init__()
        self.url = f"ws://127.0.0.1:{port}/api/tables/{table}/socket"
        self.headers = {"cookie": cookie} if cookie else {}
        self._dialogue = Dialogue(self)

    def on_ws_connected(self, transport: WSTransport) -> None:
        super().on_ws_connected(transport)
        self._dialogue.open(self.say)

    def hear(self, message: bytes) -> None:
        self._dialogue.hear(message)

    def act(self, version: int) -> None:
        self._dialogue.intend(ADD_A_COIN, version)

    # What the dialogue tells

    def updated(self, _: bytes) -> None:
        if self.is_ready.done():
            self.tell()
        else:
            self.stand_at(self._dialogue.version or 0)

    def settled(self, _: str, fate: Answer | Refusal) -> None:
        assert isinstance(fate, Answer), fate

    def told(self, message: Told) -> None:
        """Who comes and goes is not measured."""


class Ours:
    """Tables of four guests, who sit at all of them."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self._lobbies = [Lobby(f"http://127.0.0.1:{server.port}") for _ in range(SEATS)]
        for seat, lobby in enumerate(self._lobbies):
            lobby.introduce(f"Guest {seat}")
        self.guests = [lobby.key for lobby in self._lobbies]

    def boards(self, count: int, port: int | None = None) -> list[Board]:
        """So many matches, begun; nobody is connected yet, and will be here, or at another process."""
        at, tables = port or self.server.port, [self.table() for _ in range(count)]
        return [Board([OurLine(at, table, guest) for guest in self.guests]) for table in tables]

    def table(self) -> str:
        """A match that has begun."""
        host, *others = self._lobbies
        table: str = host.ask("POST", "/api/tables", NewTable("purse", (None,) * SEATS), dict)["id"]
        for guest, order in (*((guest, Sit()) for guest in others), (host, Start())):
            guest.ask("POST", f"/api/tables/{table}", order, dict)
        return table

    def table_of_bots(self, game: str, bots: Sequence[str], household: int) -> None:
        """A match among bots that do not dawdle, of a household of its own."""
        source = f"127.1.{household // 250}.{household % 250 + 1}"
        host = Lobby(f"http://127.0.0.1:{self.server.port}", source=source)
        host.introduce(f"Household {household}")
        table = host.open(game, bots, settings=Settings(bot_pace_ms=0))
        host.order(table, Start())


HOUSEHOLD_LIMITS = ("CONNECTIONS", "RUNNING", "OPEN", "TABLES")
NO_LIMITS = {f"FORTABLE_MOST_HOUSEHOLD_{limit}": "0" for limit in HOUSEHOLD_LIMITS}
"""A whole town comes from one address here. Servers of before take no notice."""


@contextmanager
def our_server(
    folder: Path,
    *flags: str,
    tree: Path = ROOT,
    program: Sequence[str] = ("-m", "fortable"),
) -> Iterator[Ours]:
    """`fortable serve` with a new database in `folder`, where the small game is plugged in; of any tree."""
    port = free_port()
    command = [sys.executable, *program, "serve", f"--port={port}", "--rate=1000000"]
    command += [
        f"--database={folder / f'{port}.sqlite'}",
        "--rest=3600",
        "--most-running=0",
        "--most-sockets=0",
        *flags,
    ]
    env = {"PYTHONPATH": f"{plugged_in(folder)}:{tree / 'src'}:{tree}", **NO_LIMITS}
    with running(command, port, folder / f"{port}.log", env) as server:
        yield Ours(server)
