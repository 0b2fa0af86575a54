"""What the serving process has in it after a day's work: no compiler, for it plays nobody's game itself."""

import asyncio
from pathlib import Path

from fortable.catalog import catalog
from fortable.twins import is_compiled

from .guests import Guest
from .servers import served

COMPILER = ("llvmlite", "numba")


async def test_no_compiler_is_loaded_whatever_is_asked(tmp_path: Path) -> None:
    """It took 75 MB and a second at whoever's request came first. Bots are compiled where they think."""
    assert is_compiled(), "else there is nothing to see"
    async with served(tmp_path, "--rate", "10000") as server:
        guest = Guest(server.address)
        await guest.introduce("Anna")
        for path in ("/api/games", "/openapi.json", "/api/tables", "/healthz"):
            assert (await guest.get(path)).status_code == 200
        for game in catalog().games.values():
            for part in ("rulebook", "messages", "tutorial", "fields"):
                assert (await guest.get(f"/api/games/{game.key}/{part}")).status_code == 200
            bots: list[str | None] = ["strong"] * min(game.seats)
            table = await guest.open_table(game.key, bots, settings={"bot_pace_ms": 0})
            await guest.order(table, "start")
            await guest.get(f"/api/tables/{table}/match")
            await guest.get(f"/api/tables/{table}/qr.svg")
        await asyncio.sleep(0.5)
        loaded = Path(f"/proc/{server.process.pid}/maps").read_text("utf-8")
        await guest.leave()
    assert [part for part in COMPILER if f"/{part}/" in loaded] == []
