"""The network: the port, the address in the room, the names, and what a public address answers."""

import socket
from pathlib import Path
from urllib.error import HTTPError, URLError
from urllib.request import urlopen

from fortable.kernel.words import Illegal
from fortable.server.http.site.hosts import site_names
from fortable.server.operating.local_key import read_key
from fortable.server.reach import network_address
from fortable.server.serving import USUAL_PORT, listen
from fortable.server.settings import ServerSettings
from fortable.server.store import Unavailable
from fortable.server.store.sqlite.lock import Lock

from .advice import Found, fault, fine

PATIENCE_S = 5.0


def port(settings: ServerSettings, database: Path) -> Found:
    number = USUAL_PORT if settings.port is None else settings.port
    if not number:
        yield fine("any-port")
        return
    try:
        listen(settings.host, number).close()
    except OSError as error:
        holder = _holder(database) if not settings.store else _key_of(database, number)
        if holder is not None and _answers(number):
            yield fine("port-ours", port=str(number), process=holder)
        elif settings.port is None:
            yield fine("port-other", port=str(number))
        else:
            yield fault("port-taken", port=str(number), detail=str(error.strerror))
    else:
        yield fine("port-free", port=str(number))


def _holder(database: Path) -> str | None:
    """The process of the server that uses the database."""
    if not database.exists():
        return None
    try:
        Lock(database).release()
    except Unavailable as error:
        return str(error.refusal.facts["process"])
    return None


def _key_of(database: Path, number: int) -> str | None:
    """Of a process that has everything in a database the key lies here, and says where it is."""
    try:
        address = read_key(database).address
    except (OSError, Illegal):
        return None
    return address if address.endswith(f":{number}") else None


def _answers(number: int) -> bool:
    """Whether a table of ours is at a port of this machine."""
    try:
        with urlopen(f"http://127.0.0.1:{number}/healthz", timeout=PATIENCE_S) as answer:
            return bool(answer.read() == b"ok\n")
    except (URLError, OSError):
        return False


def address(settings: ServerSettings) -> Found:
    own = network_address()
    if own is None:
        yield fault("no-network") if settings.is_on_network else fine("alone")
    elif settings.is_on_network:
        yield fine("address", address=own)
    else:
        yield fine("alone")


def names(settings: ServerSettings) -> Found:
    """Each leads somewhere; whether that is here, only the one who runs the network knows for sure."""
    for name in site_names(settings.site):
        try:
            found = {str(entry[4][0]) for entry in socket.getaddrinfo(name, None)}
        except OSError:
            yield fault("no-name", name=name)
            continue
        yield fine("name", name=name, address=", ".join(sorted(found)))


def public(url: str | None) -> Found:
    """What guests see from outside, and whether a proxy speaks TLS for us and says so."""
    if not url:
        return
    link = f"{url.rstrip('/')}/healthz"
    if not link.startswith(("http://", "https://")):
        yield fault("no-answer", url=url, detail="http:// or https://")
        return
    try:
        with urlopen(link, timeout=PATIENCE_S) as answer:  # noqa: S310 - told by the operator
            is_ours, headers = answer.read() == b"ok\n", answer.headers
    except HTTPError as error:
        yield fault("other-answer", url=url, status=error.code)
        return
    except (URLError, OSError) as error:
        yield fault("no-answer", url=url, detail=str(getattr(error, "reason", error)))
        return
    if not is_ours:
        yield fault("other-answer", url=url, status=200)
    elif not url.startswith("https://"):
        yield fault("no-tls", url=url)
    elif "strict-transport-security" not in headers:
        yield fault("tls-not-told", url=url)
    else:
        yield fine("tls", url=url)
