"""A program on the other side of an engine."""

import json
from typing import Any

from keepsake import GAME

from fortable.catalog import Catalog, catalog
from fortable.engine import Engine, texts_for_programs
from fortable.kernel.game import AnyGame

SEED = "00" * 32
SHELF = Catalog({GAME.key: GAME})
GAMES = list(catalog().games.values())


class Client:
    """Sends objects, gets objects."""

    def __init__(self, language: str = "en", game: AnyGame | None = None) -> None:
        shelf = SHELF if game is None else Catalog({game.key: game})
        self.engine = Engine(shelf, texts_for_programs(language, shelf))

    def __call__(self, command: str, **fields: Any) -> dict[str, Any]:
        return self.send(json.dumps({"command": command, **fields}).encode())

    def send(self, line: bytes) -> dict[str, Any]:
        (answer,) = self.engine.converse([line])
        told: dict[str, Any] = json.loads(answer)
        return told
