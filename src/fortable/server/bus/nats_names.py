"""Where a NATS server is, and what topics are called there."""

from socket import create_connection
from urllib.parse import quote, urlsplit

USUAL_PORT = 4222
FIRST_S = 2.0
"""So long it may take to reach a server when the process starts."""


def reach(address: str) -> None:
    """`OSError` if nobody is there."""
    parts = urlsplit(address)
    host, port = parts.hostname or "", parts.port or USUAL_PORT
    try:
        create_connection((host, port), FIRST_S).close()
    except OSError as error:  # told without a password
        raise OSError(error.errno, str(error), f"{parts.scheme}://{host}:{port}") from error


def word(name: str) -> str:
    """Dots part words there, and some signs stand for any."""
    return quote(name, safe="/@").replace(".", "%2E")
