"""Boards of games from elsewhere: built by their authors with what our own are built with, served by us.

A board is bundled without Preact and without the parts of the shell it uses: it takes them from the shell
at whose table it is drawn (`static/board-api.js`). What is built lies in the game's package, in `web/dist`.
"""

import errno
import json
import os
import shutil
import sys
from hashlib import sha256
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from tempfile import TemporaryDirectory

from fortable.folder import BOARD, BOARD_SOURCE, BOARD_TYPES
from fortable.kernel.game import AnyGame
from fortable.kernel.words import Illegal

from .node import Node, own_node, packed_node
from .typescript import of_game

PACKED = Path(str(files(__package__))) / "kit"
"""Where the sources of the shell lie in an installed Fortable."""
OURS = Path(__file__).parents[3] / "web"
"""And where they lie in its repository."""


def build_board(folder: Path) -> Path:
    """Build the board of the game in a package's folder, its types first; where it was written to."""
    folder = folder.resolve()
    source = folder / BOARD_SOURCE.path
    if not source.is_file():
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(source))
    (folder / BOARD_TYPES.path).write_text(of_game(_game_in(folder)), "utf-8")
    node = own_node() or packed_node()
    if node is None:
        raise Illegal("TB-06", "extra-missing", tried="board", extra="boards")
    kit = _kit()
    node.install(kit)
    _check_types(node, kit, source.parent)
    built = folder / BOARD.path
    node.run(kit / "board.mjs", str(source), str(built.parent))
    return built


def _game_in(folder: Path) -> AnyGame:
    """The game of a package that need not be installed."""
    top = folder
    while (top.parent / "__init__.py").is_file():
        top = top.parent
    sys.path.insert(0, str(top.parent))
    name = ".".join(folder.relative_to(top.parent).parts)
    game: AnyGame = import_module(name).GAME
    return game


def _check_types(node: Node, kit: Path, web: Path) -> None:
    """As strictly as our own boards."""
    wanted = [str(web), str(kit / "src" / "assets.d.ts")]
    config = {"extends": str(kit / "tsconfig.json"), "include": wanted}
    with TemporaryDirectory() as place:
        file = Path(place) / "tsconfig.json"
        file.write_text(json.dumps(config), "utf-8")
        node.run(kit / "node_modules" / "typescript" / "bin" / "tsc", "-p", str(file))


def _kit() -> Path:
    """What boards are built with: in our repository, or a copy of what is installed, made once."""
    if not PACKED.is_dir():
        return OURS
    sources = sorted(file for file in PACKED.rglob("*") if file.is_file())
    digest = sha256(b"".join(file.read_bytes() for file in sources)).hexdigest()[:16]
    caches = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    kit = caches / "fortable" / f"board-kit-{digest}"
    if not kit.is_dir():
        draft = kit.with_name(f"{kit.name}-{os.getpid()}")
        shutil.copytree(PACKED, draft)
        draft.rename(kit)
    return kit
