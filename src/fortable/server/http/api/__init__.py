"""The HTTP API: shelf, people, lobby, matches. Every endpoint is declared once, with its types; routes
and the OpenAPI document are made from the declarations.
"""

from .advice import ADVICE
from .alone import ALONE
from .company import COMPANY
from .endpoint import Endpoint, routes
from .games import GAMES
from .history import HISTORY
from .invitations import INVITATIONS
from .keeping import KEEPING
from .matches import MATCHES
from .notices import PUSH
from .openapi import openapi
from .operators import ADMIN
from .people import PEOPLE
from .previews import PREVIEWS
from .tables import TABLES

ENDPOINTS: tuple[Endpoint, ...] = (
    *GAMES,
    *PEOPLE,
    *KEEPING,
    *TABLES,
    *INVITATIONS,
    *COMPANY,
    *PREVIEWS,
    *HISTORY,
    *ALONE,
    *PUSH,
    *MATCHES,
    *ADVICE,
    *ADMIN,
)

__all__ = ["ENDPOINTS", "Endpoint", "openapi", "routes"]
