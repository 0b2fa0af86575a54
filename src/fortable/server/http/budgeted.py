"""Whatever is asked over HTTP is held to its budget here: the rate of those who share an address, the bytes
that come, the time it takes and where, the bytes that go.

The rate of a person is taken where it becomes known who asks, by `visit`.
"""

import asyncio
from typing import Literal

from starlette.datastructures import Headers
from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from fortable.kernel.words import Illegal
from fortable.server.people.budget import Budget
from fortable.server.places import on_errand
from fortable.server.server import Server
from fortable.server.store import Unavailable

from .connection import household_of, language_of
from .refused import refused

Asker = Literal["visitors", "operators"]
"""Whose rate it takes: visitors do not keep those out who look after the server."""


class Budgeted:
    """An application for one route; whoever goes over its budget is refused by the rules of the table."""

    def __init__(self, app: ASGIApp, budget: Budget, asker: Asker = "visitors") -> None:
        self.budget = budget
        self._app = app
        self._asker = asker

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        answer = _Answer(send, self.budget)
        try:
            await self._serve(scope, receive, answer)
        except ClientDisconnect:  # nobody is there to hear an answer
            return
        except (Illegal, Unavailable) as error:
            if not answer.has_begun:  # else the web server hangs up in the middle of it
                language = language_of(HTTPConnection(scope))
                await refused(error, language)(scope, receive, send)

    async def _serve(self, scope: Scope, receive: Receive, answer: "_Answer") -> None:
        server: Server = scope["app"].state.server
        who = f"{self._asker} {household_of(HTTPConnection(scope))}"
        server.limits.households.check(who, self.budget.permits)
        self._check_announced(Headers(scope=scope))
        try:
            async with asyncio.timeout(self.budget.seconds) as deadline:
                body = _Body(receive, self.budget, deadline)
                with on_errand(self.budget.runs):
                    await self._app(scope, body.receive, answer.send)
        except TimeoutError:
            if deadline.expired():
                raise self.budget.late() from None
            raise

    def _check_announced(self, headers: Headers) -> None:
        """`Illegal` if it is already known that too much will come."""
        self.budget.check_body(int(headers.get("content-length") or 0))
        if "transfer-encoding" in headers:
            self.budget.check_body(1)


class _Body:
    """What comes, counted; the time it takes is the other side's, and has a timeout of its own."""

    def __init__(self, receive: Receive, budget: Budget, deadline: asyncio.Timeout) -> None:
        self._receive = receive
        self._budget = budget
        self._deadline = deadline
        self._size = 0
        self._is_coming = True

    async def receive(self) -> Message:
        if not self._is_coming:
            return await self._receive()
        message = await self._unhurried()
        self._size += len(message.get("body", b""))
        self._is_coming = message.get("more_body", False)
        self._budget.check_body(self._size)
        return message

    async def _unhurried(self) -> Message:
        now, until = asyncio.get_running_loop().time, self._deadline.when()
        began = now()
        self._deadline.reschedule(None)
        try:
            return await self._receive()
        finally:
            if until is not None:
                self._deadline.reschedule(until + now() - began)


class _Answer:
    """What goes back, counted."""

    def __init__(self, send: Send, budget: Budget) -> None:
        self._send = send
        self._budget = budget
        self._sent = 0
        self.has_begun = False

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            length = Headers(raw=message["headers"]).get("content-length")
            self._budget.check_answer(int(length or 0))
            self.has_begun = True
        else:
            self._sent += len(message.get("body", b""))
            self._budget.check_answer(self._sent)
        await self._send(message)
