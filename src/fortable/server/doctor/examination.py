"""All of it, one after the other; nothing is changed."""

from pathlib import Path

from fortable.server.settings import Chosen

from . import machine, network
from .advice import Advice


def examine(chosen: Chosen, url: str | None = None) -> list[Advice]:
    """What was found, in the order in which one would look."""
    settings = chosen.settings
    database = Path(settings.database).expanduser().absolute()
    has_secret = bool(settings.metrics_token or settings.admin_token)
    return [
        *machine.programs(),
        *machine.rights(database, chosen.file, has_secret=has_secret),
        *machine.disk(database.parent),
        *machine.clock(),
        *network.port(settings, database),
        *network.address(settings),
        *network.names(settings),
        *network.public(url),
    ]
