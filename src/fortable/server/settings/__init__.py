"""How a server is run: settings, what each may be, where they come from, and who said what."""

from .kinds import is_zone
from .settings import HERE, ServerSettings, data_folder
from .sources import Chosen, Origin, read_settings

__all__ = ["HERE", "Chosen", "Origin", "ServerSettings", "data_folder", "is_zone", "read_settings"]
