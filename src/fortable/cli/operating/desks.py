"""Where an operator's wishes go: to the server that runs, or to the database of one that is stopped."""

import argparse
import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from socket import create_connection
from typing import TYPE_CHECKING, Any, Protocol
from urllib.error import HTTPError, URLError
from urllib.parse import quote, urlencode, urlsplit
from urllib.request import HTTPRedirectHandler, ProxyHandler, Request, build_opener

from fortable.cli.support import settings_flags
from fortable.kernel.words import Illegal

if TYPE_CHECKING:
    from fortable.server.operating import Operator
    from fortable.server.settings import ServerSettings

PATIENCE_S = 65.0


class Refused(Exception):
    """By the server, in words that can be told."""


class Desk(Protocol):
    """All that can be wished."""

    def tables(self, status: str | None, after: str | None) -> Any: ...
    def table(self, table: str) -> Any: ...
    def end_table(self, table: str) -> Any: ...
    def people(self, name: str, after: str | None) -> Any: ...
    def person(self, person: str) -> Any: ...
    def forget(self, person: str) -> Any: ...
    def bans(self, after: str | None) -> Any: ...
    def ban(self, wish: dict[str, Any]) -> Any: ...
    def lift(self, number: int) -> Any: ...


class _NoRedirects(HTTPRedirectHandler):
    """The token is for the server that was named, and for nobody to whom it points."""

    def redirect_request(self, *_: Any) -> None:
        return None


class RunningServer:
    """Over HTTP."""

    def __init__(self, address: str, token: str, language: str, *, is_here: bool = False) -> None:
        """What is on this machine is asked without a proxy, whatever the environment says."""
        self._address = address.rstrip("/")
        self._opener = build_opener(ProxyHandler({} if is_here else None), _NoRedirects)
        self._headers = {"Authorization": f"Bearer {token}", "Accept-Language": language}

    def tables(self, status: str | None, after: str | None) -> Any:
        return self._ask("GET", "tables", status=status, after=after)

    def table(self, table: str) -> Any:
        return self._ask("GET", f"tables/{quote(table, safe='')}")

    def end_table(self, table: str) -> Any:
        return self._ask("DELETE", f"tables/{quote(table, safe='')}")

    def people(self, name: str, after: str | None) -> Any:
        return self._ask("GET", "people", name=name, after=after)

    def person(self, person: str) -> Any:
        return self._ask("GET", f"people/{quote(person, safe='')}")

    def forget(self, person: str) -> Any:
        return self._ask("DELETE", f"people/{quote(person, safe='')}")

    def bans(self, after: str | None) -> Any:
        return self._ask("GET", "bans", after=after)

    def ban(self, wish: dict[str, Any]) -> Any:
        return self._ask("POST", "bans", wish)

    def lift(self, number: int) -> Any:
        return self._ask("DELETE", f"bans/{number}")

    def _ask(
        self, method: str, path: str, body: dict[str, Any] | None = None, **query: str | None
    ) -> Any:
        words = urlencode({name: word for name, word in query.items() if word})
        data = None if body is None else json.dumps(body).encode()
        link = f"{self._address}/api/admin/{path}?{words}"
        request = Request(link, data, self._headers, method=method)  # noqa: S310 - told by the operator
        try:
            with self._opener.open(request, timeout=PATIENCE_S) as answer:
                return json.load(answer)
        except HTTPError as error:
            if location := error.headers.get("Location"):
                raise Illegal("TB-06", "redirected", tried=self._address, to=location) from error
            raise Refused(_told(error)) from error
        except URLError as error:
            raise OSError(None, str(error.reason), self._address) from error


def _told(error: HTTPError) -> str:
    """What a server says to it; whatever is no server of ours says something else."""
    try:
        refusal = json.load(error)
        return f"{refusal['text']} ({refusal['rule']})"
    except (ValueError, KeyError, TypeError):
        return f"{error.code} {error.reason}: {error.url}"


class StoppedServer:
    """All that makes a server but its doors, for one wish at a time; meanwhile none can be started."""

    def __init__(self, settings: "ServerSettings") -> None:
        self._settings = settings

    def tables(self, status: str | None, after: str | None) -> Any:
        return self._do(lambda operator, _: operator.list_tables(status, after))

    def table(self, table: str) -> Any:
        return self._do(lambda operator, _: operator.look_at_table(table))

    def end_table(self, table: str) -> Any:
        return self._do(lambda operator, _: operator.end_table(table))

    def people(self, name: str, after: str | None) -> Any:
        return self._do(lambda operator, _: operator.list_people(name, after))

    def person(self, person: str) -> Any:
        return self._do(lambda operator, _: operator.look_at_person(person))

    def forget(self, person: str) -> Any:
        self._do(lambda operator, _: operator.forget_person(person))
        return {"person": person}

    def bans(self, after: str | None) -> Any:
        return self._do(lambda operator, now: operator.list_bans(now, after))

    def ban(self, wish: dict[str, Any]) -> Any:
        from fortable.kernel.codec import typed
        from fortable.protocol.operators import NewBan

        return self._do(lambda operator, now: operator.ban(typed(wish, NewBan), now))

    def lift(self, number: int) -> Any:
        return self._do(lambda operator, _: operator.lift_ban(str(number)))

    def _do(self, wish: "Callable[[Operator, float], Awaitable[Any]]") -> Any:
        from fortable.kernel.codec import plain

        return plain(asyncio.run(self._done(wish)))

    async def _done(self, wish: "Callable[[Operator, float], Awaitable[Any]]") -> Any:
        from fortable.server.logs import set_up_logs
        from fortable.server.server import Server
        from fortable.server.store import Unavailable

        set_up_logs()
        server = Server(self._settings)
        try:
            await server.look_up()
            return await wish(server.operator, server.now())
        except Unavailable as error:
            facts = error.refusal.facts
            if error.refusal.reason != "store-in-use":
                raise
            raise Illegal("TB-12", "house-elsewhere", **facts) from error
        finally:
            await server.close()


def desk_of(args: argparse.Namespace, language: str) -> Desk:
    """That of the server that is meant: one at an address, the one that uses the database, or none."""
    from fortable.server.settings import read_settings
    from fortable.server.store import Unavailable
    from fortable.server.store.sqlite.copies import verify_kind

    settings = read_settings(args.settings, database=args.database, store=args.store).settings
    if args.url:
        if not settings.admin_token:
            raise Illegal("TB-10", "admin")
        return RunningServer(args.url, settings.admin_token, language)
    database = settings_flags.database_of(args)
    try:
        if settings.store and (args.store or not database.exists()):
            return _of_house(database, settings, language)
        verify_kind(database)
        return _here(database, settings, language)
    except Unavailable as error:
        raise error.refusal from error


def _of_house(database: Path, settings: "ServerSettings", language: str) -> Desk:
    """Any process of it that runs on this machine, by the key beside its file; or nobody may have it."""
    from fortable.server.operating.local_key import read_key

    with suppress(OSError):
        key = read_key(database)
        if _listens(key.address):
            return RunningServer(key.address, key.token, language, is_here=True)
    return StoppedServer(replace(settings, bus="local"))


def _listens(address: str) -> bool:
    """A process that was killed leaves its key behind."""
    parts = urlsplit(address)
    try:
        create_connection((parts.hostname or "", parts.port or 80), PATIENCE_S).close()
    except OSError:
        return False
    return True


def _here(database: Path, settings: "ServerSettings", language: str) -> Desk:
    from fortable.server.operating.local_key import read_key
    from fortable.server.store import Unavailable
    from fortable.server.store.sqlite.lock import Lock

    try:
        Lock(database).release()
    except Unavailable:
        key = read_key(database)
        return RunningServer(key.address, key.token, language, is_here=True)
    return StoppedServer(settings)
