"""The line between a page and its table, on which more can be told and asked than either of them says."""

import json
import re
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

SOCKET = re.compile("/socket")


class Wire:
    """Laid before a page is opened; it can be cut, and is mended for the next page."""

    def __init__(self, page: Page) -> None:
        self._line: WebSocketRoute | None = None
        self._server: WebSocketRoute | None = None
        self._is_cut = False
        self._is_hushed = False
        self._told: dict[str, dict[str, Any]] = {}
        page.route_web_socket(SOCKET, self._join)

    def mend(self) -> None:
        """The next line is a good one again."""
        self._is_cut = False

    def hush(self) -> None:
        """From now on the page hears only what it is told here."""
        self._is_hushed = True

    def _join(self, line: WebSocketRoute) -> None:
        if self._is_cut:  # a line that was cut stays cut
            line.close()
            return
        self._line = line
        self._server = line.connect_to_server()
        self._server.on_message(lambda message: self._pass(line, message))

    def _pass(self, line: WebSocketRoute, message: str | bytes) -> None:
        if self._is_hushed:
            return
        told = json.loads(message)
        self._told[told["type"]] = told
        line.send(message)

    def tell(self, kind: str, **news: Any) -> None:
        """A message of this kind: like the last one, but for some of it."""
        assert self._line is not None
        self._line.send(json.dumps({**self._told.get(kind, {}), "type": kind, **news}))

    def ask(self, message: dict[str, Any]) -> None:
        """Something that the page itself would not ask."""
        assert self._server is not None
        self._server.send(json.dumps(message))

    def last(self, kind: str) -> dict[str, Any]:
        return self._told[kind]

    def cut(self) -> None:
        assert self._line is not None
        self._is_cut = True
        self._line.close()
