"""TypeScript types made from ours: the protocol for the shell, and each game's values for its board.

python tools/typescript.py           write them
python tools/typescript.py --check   say whether those on disk are stale
"""

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from fortable.boards.typescript import Types, of_game
from fortable.catalog import catalog
from fortable.folder import BOARD_SOURCE, BOARD_TYPES
from fortable.protocol.lobby import AnyOrder
from fortable.protocol.messages import FromClient, ToClient
from fortable.protocol.phrases import HousePhrase
from fortable.server.http.api import ENDPOINTS

ROOT = Path(__file__).parent.parent


def protocol() -> str:
    """Messages of the socket, and bodies and answers of the HTTP API."""
    types = Types()
    types.alias("FromClient", FromClient)
    types.alias("ToClient", ToClient)
    types.alias("AnyOrder", AnyOrder)
    types.alias("HousePhrase", HousePhrase)
    for endpoint in ENDPOINTS:
        for kind in (endpoint.body, *endpoint.answers, endpoint.coming):
            for struct in _structs(kind):
                types.alias(struct.__name__, struct)
    return types.written()


def _structs(kind: Any) -> Iterator[type]:
    """The named types that an endpoint's type is made of."""
    arms: Iterable[Any] = getattr(kind, "__args__", (kind,))
    return (arm for arm in arms if hasattr(arm, "__struct_fields__"))


def all_files() -> dict[Path, str]:
    """What should be on disk: for every game that has a board of its own."""
    files = {ROOT / "web" / "src" / "protocol.ts": protocol()}
    for game in catalog().games.values():
        folder = ROOT / "src" / Path(*game.package.split("."))
        if (folder / BOARD_SOURCE.path).is_file():
            files[folder / BOARD_TYPES.path] = of_game(game)
    return files


def main() -> int:
    stale = {
        file: text
        for file, text in all_files().items()
        if not file.exists() or file.read_text("utf-8") != text
    }
    for file, text in stale.items():
        sys.stdout.write(f"{file.relative_to(ROOT)}\n")
        if "--check" not in sys.argv:
            file.write_text(text, "utf-8")
    return int(bool(stale) and "--check" in sys.argv)


if __name__ == "__main__":
    sys.exit(main())
