"""A server over HTTP, as one person asks it: who they are, tables, chairs. It blocks."""

from collections.abc import Iterator, Sequence
from contextlib import closing
from http.client import HTTPConnection, HTTPException, HTTPResponse, HTTPSConnection
from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec

from fortable.kernel.codec import encode
from fortable.protocol.hints import HintFor, HintTold
from fortable.protocol.lobby import AnyOrder, Introduction, Me, NewTable, TableListed
from fortable.protocol.messages import Refusal, Settings, Table

from .errors import NotFortable, Refused, ServerGone, TooNew

T = TypeVar("T")

PATIENCE_S = 30.0
NOT_THERE = (502, 503, 504)
"""What proxies say of a server that is gone."""

USUAL = Settings()


class Lobby:
    """One server, one guest. `key` is who they are there: whoever has it is the same guest again."""

    def __init__(
        self, site: str, key: str = "", *, language: str = "en", source: str | None = None
    ) -> None:
        """`source` is the own address to come from, where there are several."""
        self.site = site
        self._root = urlsplit(site).path.rstrip("/")
        self._cookies = dict(_pairs(key))
        self.language = language
        self.source = source

    @property
    def key(self) -> str:
        """Who this is, to come back by: a secret, like a password."""
        return "; ".join(f"{name}={value}" for name, value in self._cookies.items())

    def introduce(self, name: str) -> None:
        """Become a guest, or change the name."""
        self.ask("POST", "/api/me", Introduction(name), Me)

    def table(self, table: str) -> TableListed:
        return self.ask("GET", f"/api/tables/{table}", None, TableListed)

    def open(
        self,
        game: str,
        chairs: Sequence[str | None],
        options: dict[str, Any] | None = None,
        settings: Settings = USUAL,
    ) -> str:
        """A new table, at which this guest takes the first free chair; its id."""
        wanted = NewTable(game, tuple(chairs), options or {}, settings)
        return self.ask("POST", "/api/tables", wanted, TableListed).id

    def order(self, table: str, order: AnyOrder) -> Table:
        """The table as it is then."""
        return self.ask("POST", f"/api/tables/{table}", order, Table)

    def hint(self, table: str, wish: HintFor) -> HintTold:
        """For a decision, as far as it is wished for."""
        return self.ask("POST", f"/api/tables/{table}/hint", wish, HintTold)

    def ask(self, method: str, path: str, body: Any, kind: type[T]) -> T:
        """Any question, and its answer as a value; `Refused` if the answer is no."""
        status, answer = self._exchange(method, path, body)
        if status >= 300:
            raise refused(self.site, status, answer)
        try:
            return msgspec.json.decode(answer, type=kind)
        except msgspec.ValidationError as error:
            raise TooNew(f"{self.site} says what is not understood here: {error}") from None
        except msgspec.DecodeError:
            raise _no_server(self.site, status) from None

    def _exchange(self, method: str, path: str, body: Any) -> tuple[int, bytes]:
        try:
            with closing(self._connection()) as connection:
                sent = None if body is None else encode(body)
                connection.request(method, f"{self._root}{path}", sent, self._headers())
                response = connection.getresponse()
                self._remember(response)
                return response.status, response.read()
        except OSError as error:
            raise ServerGone(f"{self.site} does not answer: {error}") from error
        except HTTPException as error:
            raise NotFortable(f"{self.site} is no Fortable server: {error!r}") from error

    def _connection(self) -> HTTPConnection:
        parts = urlsplit(self.site)
        kind = HTTPSConnection if parts.scheme == "https" else HTTPConnection
        source = None if self.source is None else (self.source, 0)
        return kind(parts.hostname or "", parts.port, timeout=PATIENCE_S, source_address=source)

    def _headers(self) -> dict[str, str]:
        headers = {"content-type": "application/json", "accept-language": self.language}
        return {**headers, "cookie": self.key} if self.key else headers

    def _remember(self, response: HTTPResponse) -> None:
        """The server may give another key at any time."""
        for cookie in response.headers.get_all("set-cookie", []):
            self._cookies.update(_pairs(cookie.partition(";")[0]))


def _pairs(cookies: str) -> Iterator[tuple[str, str]]:
    for cookie in filter(None, cookies.split(";")):
        name, _, value = cookie.strip().partition("=")
        yield name, value


def refused(site: str, status: int, answer: bytes) -> Exception:
    """Why something came to nothing, by what was answered."""
    try:
        return Refused(msgspec.json.decode(answer, type=Refusal, strict=False))
    except msgspec.DecodeError:
        is_gone = status in NOT_THERE
        return ServerGone(f"{site} is not there: {status}") if is_gone else _no_server(site, status)


def _no_server(site: str, status: int) -> NotFortable:
    return NotFortable(f"{site} answers ({status}), but not as a Fortable server does")
