"""What is read off any connection: where it comes from, and which language is spoken there."""

from starlette.requests import HTTPConnection

from fortable.server.people.household import household
from fortable.texts import LANGUAGES


def address_of(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else ""


def household_of(connection: HTTPConnection) -> str:
    return household(address_of(connection))


def language_of(connection: HTTPConnection) -> str:
    """What `?lang=` says, or the first of the browser's languages that we speak."""
    wishes = [connection.query_params.get("lang", "")]
    wishes += connection.headers.get("accept-language", "").split(",")
    spoken = (wish.strip()[:2].lower() for wish in wishes)
    return next((language for language in spoken if language in LANGUAGES), LANGUAGES[0])


def is_over_tls(connection: HTTPConnection) -> bool:
    """Whether the browser came by TLS, to us or to a proxy that we trust."""
    return connection.scope["scheme"] in ("https", "wss")
