"""The law of folders: whatever lies in one by custom exports what it should."""

from collections import defaultdict
from importlib import import_module

from fortable.folder import PARTS, Part
from fortable.kernel.game import AnyGame

from ..broken import Broken


def what_lies_there_is_what_it_is_called(game: AnyGame) -> None:
    """A module that the table looks for by its name has at least one of the names it may export."""
    by_module: dict[str, list[Part[object]]] = defaultdict(list)
    for part in PARTS:
        if part.is_in(game.package):
            by_module[part.module].append(part)
    for module, parts in by_module.items():
        found = vars(import_module(f"{game.package}.{module}"))
        names = [part.export for part in parts]
        if not any(name in found for name in names):
            raise Broken("a module lacks what it is looked up for", module=module, exports=names)
