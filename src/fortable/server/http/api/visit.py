"""One request: who makes it, in which language, and whether it comes from our own pages."""

from dataclasses import dataclass, field
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from fortable.kernel.words import Illegal
from fortable.server.http.connection import household_of, is_over_tls, language_of
from fortable.server.people.budget import Budget
from fortable.server.server import Server
from fortable.server.store import Device, Person, Session, TableRow

LONGEST_COOKIE_DAYS = 400
"""Browsers keep none longer."""

BOUND_TO_HOST = "__Host-"
"""A cookie called so is taken by browsers over TLS alone, and from nobody but this very host."""

OVER_TLS = "__Secure-"
"""One called so over TLS alone: below a path no cookie can be bound to the host."""

SIGNED_OUT = ""
"""The token of nobody."""

SAFE = ("GET", "HEAD", "OPTIONS")


@dataclass
class Visit:
    """What an endpoint knows about a request."""

    request: Request
    server: Server
    person: Person | None
    device: Device | None
    language: str
    _token: str | None = field(default=None)
    """To be left on the device, if it is to change."""

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

    @property
    def user_agent(self) -> str:
        return self.request.headers.get("user-agent", "")

    def check_ban(self) -> None:
        """`Illegal` if whoever asks may not play for a while."""
        person = None if self.person is None else self.person.id
        self.server.bans.check(person, household_of(self.request))

    async def row(self) -> TableRow:
        """That table as it is, or `Illegal` if there is none."""
        row = await self.server.store.row(self.table)
        if row is None:
            raise self.no_such_table()
        return row

    def no_such_table(self) -> Illegal:
        return Illegal("TB-09", "no-such-table", tried=self.table[:40])

    def is_now(self, person: Person, token: str) -> None:
        """From now on the device is this person's."""
        self.person, self._token = person, token

    def is_nobody_now(self) -> None:
        """From now on the device is nobody's."""
        self.person, self._token = None, SIGNED_OUT

    def leave_token(self, response: Response) -> None:
        if self._token is not None:
            response.headers.append("set-cookie", cookie(self.request, self._token))


async def visit(request: Request, budget: Budget) -> Visit:
    """Whoever asks, if they ask from our own pages and not too often.

    Those without a name are not told apart: they share the rate of their address, which was taken before.
    """
    server: Server = request.app.state.server
    if request.method not in SAFE:
        check_origin(request)
    session = await session_of(request)
    person, device = (None, None) if session is None else (session.person, session.device)
    if person is not None:
        server.limits.messages.check(f"http {person.id}", budget.permits)
    guest = Visit(request, server, person, device, language_of(request))
    if person is not None and (token := await renewed_token(request, session)) is not None:
        guest.is_now(person, token)
    return guest


async def session_of(connection: HTTPConnection) -> Session | None:
    """Whoever asks, and on which device.

    Over TLS only a cookie that is bound to the host counts. One by the plain name is taken once, of a device
    from before there were such.
    """
    server: Server = connection.app.state.server
    session = await server.people.known_by(_token(connection), server.now())
    is_bound = bool(connection.cookies.get(cookie_name(connection)))
    return session if is_bound or session is None or not session.device.browser else None


async def renewed_token(connection: HTTPConnection, session: Session | None) -> str | None:
    """What is to be left on a device that was not used since yesterday; None if nothing is."""
    server: Server = connection.app.state.server
    user_agent = connection.headers.get("user-agent", "")
    if session is None or not await server.people.renew(session.device, user_agent, server.now()):
        return None
    return _token(connection)


def _token(connection: HTTPConnection) -> str | None:
    server: Server = connection.app.state.server
    return connection.cookies.get(cookie_name(connection)) or connection.cookies.get(server.cookie)


def cookie(connection: HTTPConnection, token: str) -> str:
    """The header that leaves a token on a device."""
    server: Server = connection.app.state.server
    days = server.settings.session_days or LONGEST_COOKIE_DAYS
    response = Response()
    response.set_cookie(
        cookie_name(connection),
        token,
        max_age=0 if token == SIGNED_OUT else days * 24 * 3600,
        path=f"{server.settings.root_path}/",
        httponly=True,
        samesite="lax",
        secure=is_over_tls(connection),
    )
    return response.headers["set-cookie"]


def cookie_name(connection: HTTPConnection) -> str:
    """How the cookie is called by which somebody is known."""
    server: Server = connection.app.state.server
    bound = OVER_TLS if server.settings.root_path else BOUND_TO_HOST
    return f"{bound if is_over_tls(connection) else ''}{server.cookie}"


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
