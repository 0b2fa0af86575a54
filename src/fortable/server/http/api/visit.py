"""One request: who makes it, in which language, and whether it comes from our own pages."""

from dataclasses import dataclass, field
from ipaddress import IPv6Address, IPv6Network
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from fortable.kernel.words import Illegal
from fortable.server.server import COOKIE, Server
from fortable.server.store import Person
from fortable.texts import LANGUAGES

COOKIE_LIVES_S = 400 * 24 * 3600
SAFE = ("GET", "HEAD", "OPTIONS")

SHARED_BITS = 64
"""Of an IPv6 address: the rest a household gives away as it likes."""


@dataclass
class Visit:
    """What an endpoint knows about a request."""

    request: Request
    server: Server
    person: Person | None
    language: str
    _token: str | None = field(default=None)

    @property
    def guest(self) -> Person:
        """Whoever asks, or `Illegal` if they never told their name."""
        if self.person is None:
            raise Illegal("TB-10", "no-guest")
        return self.person

    @property
    def table(self) -> str:
        """The id of the table in the path."""
        table: str = self.request.path_params["table"]
        return table

    def is_now(self, person: Person, token: str) -> None:
        """From now on the device is this person's."""
        self.person, self._token = person, token

    def leave_token(self, response: Response) -> None:
        if self._token is not None:
            response.set_cookie(
                self.server.cookie,
                self._token,
                max_age=COOKIE_LIVES_S,
                httponly=True,
                samesite="lax",
                secure=self.request.url.scheme == "https",
            )


async def visit(request: Request) -> Visit:
    """Whoever asks, if they ask from our own pages and not too often."""
    server: Server = request.app.state.server
    if request.method not in SAFE:
        check_origin(request)
    person = await server.people.known_by(token_of(request))
    server.rate_limit.check(f"http {address_of(request) if person is None else person.id}")
    return Visit(request, server, person, language_of(request))


def token_of(connection: HTTPConnection) -> str | None:
    """The token of this installation; or one from the time when they all called their cookie the same."""
    server: Server = connection.app.state.server
    return connection.cookies.get(server.cookie) or connection.cookies.get(COOKIE)


def check_origin(connection: HTTPConnection) -> None:
    """A page of another site must not act for somebody who happens to be known here."""
    origin = connection.headers.get("origin")
    if origin is not None and _site(origin) != connection.headers.get("host"):
        raise Illegal("TB-10", "other-site", tried=origin[:100])


def _site(origin: str) -> str | None:
    """The host of an origin; None if it names none."""
    try:
        return urlsplit(origin).netloc or None
    except ValueError:
        return None


def address_of(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else ""


def household_of(connection: HTTPConnection) -> str:
    """The address somebody comes from; of those of which a household has more than it can count, the part
    that all of them share.
    """
    address = address_of(connection)
    try:
        long = IPv6Address(address)
    except ValueError:
        return address
    if long.ipv4_mapped is not None:
        return str(long.ipv4_mapped)
    return str(IPv6Network((int(long), SHARED_BITS), strict=False))


def language_of(connection: HTTPConnection) -> str:
    """What `?lang=` says, or the first of the browser's languages that we speak."""
    wishes = [connection.query_params.get("lang", "")]
    wishes += connection.headers.get("accept-language", "").split(",")
    spoken = (wish.strip()[:2].lower() for wish in wishes)
    return next((language for language in spoken if language in LANGUAGES), LANGUAGES[0])
