"""All of it, one after the other; nothing is changed."""

from pathlib import Path

from fortable.server.settings import Chosen, ServerSettings

from . import house, machine, network
from .advice import Advice, Found


def _file(database: Path) -> Found:
    yield from machine.database(database)
    yield from machine.disk(database.parent)


def _house(settings: ServerSettings) -> Found:
    yield from house.database(settings.store)
    yield from house.bus(settings)


def examine(chosen: Chosen, url: str | None = None) -> list[Advice]:
    """What was found, in the order in which one would look."""
    settings = chosen.settings
    database = Path(settings.database).expanduser().absolute()
    has_secret = bool(settings.metrics_token or settings.admin_token or settings.store)
    return [
        *machine.programs(),
        *machine.rights(chosen.file, has_secret=has_secret),
        *(_house(settings) if settings.store else _file(database)),
        *machine.clock(),
        *network.port(settings, database),
        *network.address(settings),
        *network.names(settings),
        *network.public(url),
    ]
