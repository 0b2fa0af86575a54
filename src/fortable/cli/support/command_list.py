"""Which commands there are, and what each is for, without importing one of them.

Ours are the files of this room, described by the message `cli-NAME`. A game's own is declared by the message
`command-NAME` of its catalogue, and lies in the `commands.py` beside it.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from typing import Any, NamedTuple

from fortable import folder
from fortable.catalog import catalog, installed
from fortable.texts import Texts

OURS = (
    "games",
    "play",
    "serve",
    "replay",
    "verify",
    "draw",
    "finished.review",
    "copies.backup",
    "copies.restore",
    "copies.move_store",
    "operating.check",
    "operating.admin",
    "operating.doctor",
    "operating.cluster",
    "operating.think",
    "simulate",
    "arena",
    "standings.ratings",
    "report",
    "exports.puzzles",
    "dataset",
    "engine",
    "exports.schema",
    "exports.reference",
    "board",
)
MODULES = {module.rpartition(".")[2].replace("_", "-"): module for module in OURS}
HOME = "fortable.cli"
DECLARED = re.compile(r"^command-([a-z][a-z0-9-]*) *=", re.MULTILINE)

Add = Callable[[Any, Texts], None]


class Command(NamedTuple):
    """A command's name, and the package that brings it."""

    name: str
    package: str

    def texts(self, language: str) -> Texts:
        """What it speaks with."""
        return Texts(language, () if self.package == HOME else [self.package])

    def about(self, language: str) -> str:
        """What it is for."""
        kind = "cli" if self.package == HOME else "command"
        return self.texts(language)(f"{kind}-{self.name}")

    def load(self) -> Add | None:
        """What declares its flags; nothing if its game cannot be put on the shelf."""
        if self.package == HOME:
            add: Add = import_module(f"{HOME}.{MODULES[self.name]}").add
            return add
        games = (game for game in catalog().games.values() if game.package == self.package)
        return next(filter(None, map(folder.COMMAND.of, games)), None)


def commands() -> Iterable[Command]:
    """All of them. Ours cannot be replaced, and of two games the first keeps the name."""
    found = {name: Command(name, HOME) for name in MODULES}
    for command in _of_games():
        found.setdefault(command.name, command)
    return found.values()


def _of_games() -> Iterator[Command]:
    for package in installed():
        if folder.COMMAND.is_in(package) and not folder.missing(package):
            for name in DECLARED.findall(folder.MESSAGES.read(package, folder.LANGUAGES[0])):
                yield Command(name, package)
