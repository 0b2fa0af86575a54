"""By which names a server may be called: a page of somebody else's must not reach it by a name of its own.

Whoever makes a name of theirs point to a machine in your home (DNS rebinding) would have a page that your
browser takes for the table's own. Such a name is always one of the public DNS: an address is none, and
names that only mean something at home cannot be had there. Every other name must be told by `--site`; where
nobody but the machine itself can come, those of its neighbours as well.
"""

import re
import socket
from collections.abc import Iterable, Iterator
from ipaddress import IPv6Address, ip_address
from pathlib import Path
from typing import TYPE_CHECKING

from starlette.requests import HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from fortable.kernel.words import Illegal
from fortable.server.http.connection import address_of, language_of
from fortable.server.http.refused import STATUS, refused
from fortable.server.nearby import in_link
from fortable.server.reach import Reach
from fortable.texts import Texts

if TYPE_CHECKING:
    from fortable.server.server import Server

HOST = re.compile(
    r"(?P<name>\[[0-9a-fA-F:.]{2,45}\]|[0-9A-Za-z_](?:[0-9A-Za-z._-]{0,252}))(?::\d{1,5})?"
)

AT_HOME = ("localhost", "local", "lan", "home", "home.arpa", "internal", "localdomain")
"""What names end with that nobody can have in the public DNS."""

FORWARDING = (
    "forwarded",
    "via",
    "x-forwarded-for",
    "x-forwarded-host",
    "x-forwarded-proto",
    "x-real-ip",
)
"""What proxies add to a request."""

RESOLVER = Path("/etc/resolv.conf")


def asked_host(scope: Scope) -> str | None:
    """The one `Host` of a request, with its port; None if there is none, or several, or no such thing."""
    hosts = [value for name, value in scope["headers"] if name == b"host"]
    host = hosts[0].decode("latin-1") if len(hosts) == 1 else ""
    return host if HOST.fullmatch(host) else None


def is_loopback(host: str) -> bool:
    """Whether a host is this very machine, for itself."""
    name = host_name(host)
    return name == "localhost" or name.endswith(".localhost") or is_loopback_address(name)


def is_from_here(connection: HTTPConnection) -> bool:
    """Whether somebody on this machine asks, and not a proxy here for somebody out there.

    A proxy says for whom it asks, or keeps the name by which it was called: none keeps silent about both and
    has guests who can play.
    """
    asked = asked_host(connection.scope) or ""
    is_here = is_loopback_address(address_of(connection))
    return is_here and is_loopback(asked) and not is_forwarded(connection)


def is_forwarded(connection: HTTPConnection) -> bool:
    """Whether a proxy asks for somebody else."""
    return any(name in connection.headers for name in FORWARDING)


class HostGuard:
    """Answers only to those who call the server by a name that is its own."""

    def __init__(self, app: ASGIApp, known: frozenset[str], reach: Reach) -> None:
        """Besides addresses by these names, and by those of a home if others there can come at all."""
        self._app = app
        self._known = known
        self._reach = reach

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            try:
                self._check(asked_host(scope))
            except Illegal as illegal:
                await _refused(illegal, HTTPConnection(scope))(scope, receive, send)
                return
        await self._app(scope, receive, send)

    def _check(self, host: str | None) -> None:
        if host is None:
            raise Illegal("TB-04", "no-host")
        name = host_name(host)
        if not (name in self._known or is_address(name) or self._is_of_home(name)):
            raise Illegal("TB-10", "unknown-host", tried=name[:100])

    def _is_of_home(self, name: str) -> bool:
        """Where nobody but this machine listens, its neighbours' names are none of its own."""
        return is_loopback(name) or (self._reach.is_on_network and is_of_home(name))


def known_names(sites: str) -> frozenset[str]:
    """All names of this server: those it was told, and those of its machine."""
    return frozenset((*site_names(sites), *_own_names()))


def site_names(sites: str) -> tuple[str, ...]:
    """The names in a list with commas, as browsers send them; `ValueError` if one is none.

    >>> site_names("Table.example.org, spiel.müller.example")
    ('table.example.org', 'spiel.xn--mller-kva.example')
    """
    return tuple(_site(site.strip()) for site in sites.split(",") if site.strip())


def address_for_others(request: Request, server: "Server") -> str:
    """Where the table lies, with no slash at the end."""
    return origin_for_others(request, server) + server.settings.root_path


def origin_for_others(request: Request, server: "Server") -> str:
    """By the name under which a page was opened, if it means anything to others."""
    asked, reach = request.url, server.reach
    name = host_name(asked.netloc)
    is_ours = name == reach.name and reach.address is not None  # old phones cannot find it by that
    if not is_ours and not is_loopback(name) and ("." in name or ":" in name):
        return f"{asked.scheme}://{asked.netloc}"
    sites = site_names(server.settings.site)
    if sites:
        return f"https://{sites[0]}"
    if reach.address is not None:
        return f"http://{in_link(reach.address)}:{reach.port}"
    return f"{asked.scheme}://{asked.netloc}"


def _site(site: str) -> str:
    try:
        name = site.encode("idna").decode().lower()
    except UnicodeError:
        name = ""
    if not HOST.fullmatch(name) or ":" in name:
        raise ValueError(f"site = {site!r}: a name is needed, such as table.example.org")
    return name


def _own_names() -> Iterator[str]:
    """What this machine is called, by itself and in its network."""
    own = socket.gethostname().lower()
    yield own
    for suffix in _search_suffixes():
        yield f"{own.partition('.')[0]}.{suffix}"


def _search_suffixes() -> Iterable[str]:
    """What the network puts behind names, as the system was told."""
    try:
        lines = RESOLVER.read_text("utf-8", errors="replace").splitlines()
    except OSError:
        return ()
    words = (line.lower().split() for line in lines)
    told = (rest for keyword, *rest in filter(None, words) if keyword in ("search", "domain"))
    return {suffix.strip(".") for rest in told for suffix in rest} - {""}


def host_name(host: str) -> str:
    """Without the port, and as names are compared."""
    found = HOST.fullmatch(host)
    return "" if found is None else found["name"].strip("[]").rstrip(".").lower()


def is_of_home(name: str) -> bool:
    """Whether nobody can have this name in the public DNS: it has no dot, or an ending that is kept free."""
    return ("." not in name and ":" not in name) or any(name.endswith(f".{end}") for end in AT_HOME)


def is_address(name: str) -> bool:
    """Whether it is numbers, and no name."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def is_loopback_address(name: str) -> bool:
    """Whether it is an address of this very machine, for itself.

    >>> [is_loopback_address(name) for name in ("127.0.0.1", "::1", "::ffff:127.0.0.1", "10.0.0.1", "")]
    [True, True, True, False, False]
    """
    try:
        address = ip_address(name)
    except ValueError:
        return False
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return (mapped or address).is_loopback


def _refused(illegal: Illegal, connection: HTTPConnection) -> Response:
    """For programs as always; whoever sees it in a browser reads a sentence."""
    language = language_of(connection)
    if "text/html" in connection.headers.get("accept", ""):
        text = Texts(language).refusal(illegal)
        return PlainTextResponse(f"{text}\n", STATUS[illegal.message])
    return refused(illegal, language)
