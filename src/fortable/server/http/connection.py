"""What is read off any connection: where it comes from, and which language is spoken there."""

import re
from urllib.parse import unquote_plus

from starlette.requests import HTTPConnection

from fortable.server.people.household import household
from fortable.texts import LANGUAGES

LONGEST_WISH = 2500
"""Bytes: two hundred letters of any script, as browsers write them."""


def address_of(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else ""


def household_of(connection: HTTPConnection) -> str:
    return household(address_of(connection))


def language_of(connection: HTTPConnection) -> str:
    """What `?lang=` says, or the first of the browser's languages that we speak."""
    wishes = [wish_of(connection, "lang") or ""]
    wishes += connection.headers.get("accept-language", "").split(",")
    spoken = (wish.strip()[:2].lower() for wish in wishes)
    return next((language for language in spoken if language in LANGUAGES), LANGUAGES[0])


def wish_of(connection: HTTPConnection, name: str) -> str | None:
    """What stands in the query under a name, the last time; the rest is not read, however long it is."""
    query: bytes = connection.scope["query_string"]
    found = re.findall(rb"(?:^|&)%b=([^&]*)" % name.encode(), query)
    return unquote_plus(found[-1][:LONGEST_WISH].decode("latin-1")) if found else None


def is_over_tls(connection: HTTPConnection) -> bool:
    """Whether the browser came by TLS, to us or to a proxy that we trust."""
    return connection.scope["scheme"] in ("https", "wss")
