"""Before everything else that is done for a request: it waits for the turn of its household."""

import asyncio

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from fortable.server.people.household_turns import HouseholdTurns

from .connection import household_of


class Turnstile:
    """One request of each household begins in a turn of the event loop."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._turns = HouseholdTurns()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan":
            await self._turn_of(household_of(HTTPConnection(scope)))
        await self._app(scope, receive, send)

    async def _turn_of(self, household: str) -> None:
        is_here = asyncio.Event()
        if self._turns.wait(household, is_here.set):
            await is_here.wait()
