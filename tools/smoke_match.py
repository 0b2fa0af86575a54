"""A match from a package as it is installed: served, played by two over the line, and verified.

python smoke_match.py    by the interpreter of the environment to be tried; nothing but Fortable is needed
"""

import os
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from urllib.request import urlopen

import fortable
from fortable.client import Lobby
from fortable.protocol.lobby import Start

NAMES = ("Anna", "Ben")


def main() -> None:
    """Any game for two whose actions can be listed."""
    game = next(name for name in fortable.games() if 2 in fortable.game(name).seats)
    with tempfile.TemporaryDirectory() as folder:
        command = [str(Path(sys.executable).parent / "fortable"), "--lang", "en", "serve"]
        flags = ["--port", "0", "--database", str(Path(folder, "smoke.sqlite"))]
        with subprocess.Popen([*command, *flags], stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            try:
                site = server.stdout.readline().split()[-1].rstrip("/")
                said = _evening(site, game)
            finally:
                server.terminate()
    sys.stdout.write(f"Python {sys.version.split()[0]}, {game}: {said}\n")


def _evening(site: str, game: str) -> str:
    for path in ("/", "/static/shell.js", f"/static/boards/{game}.js", "/readyz"):
        with urlopen(f"{site}{path}") as answer:  # noqa: S310 - our own server
            assert answer.read(), path
    host = Lobby(site)
    host.introduce(NAMES[0])
    table = host.open(game, [None, None])
    with ThreadPoolExecutor(2) as people:
        first = fortable.table(f"{site}/t/{table}", key=host.key)
        second = fortable.table(f"{site}/t/{table}", name=NAMES[1])
        with first, second:
            host.order(table, Start())
            played = [
                people.submit(_play, seat, Random(nth)) for nth, seat in enumerate((first, second))
            ]
            outcomes = [each.result() for each in played]
    assert outcomes[0] == outcomes[1]
    with urlopen(f"{site}/api/tables/{table}/match") as answer:  # noqa: S310
        record = answer.read()
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "match.json")
        file.write_bytes(record)
        command = [sys.executable, "-m", "fortable", "--lang", "en", "verify", str(file)]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, env=os.environ)
    return f"{outcomes[0].scores}, verified"


def _play(seat: "fortable.Seat", rng: Random) -> "fortable.Outcome":
    for moment in seat.turns():
        try:
            seat.play(rng.choice(moment.legal))
        except fortable.Refusal:  # somebody was quicker
            continue
    outcome: fortable.Outcome = seat.outcome
    return outcome


if __name__ == "__main__":
    main()
