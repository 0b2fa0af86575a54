"""Whoever looks after a server, for the tests: by a token."""

from typing import Any

import httpx

from tests.games import for_two, in_turns, some_game
from tests.server.guests import PATIENCE_S, TRUSTED, Guest
from tests.server.servers import Running

GAME = some_game(for_two, in_turns)
TOKEN = "a token that is long enough"  # noqa: S105
DAY_S = 86400


class Office:
    """An operator's requests to a running server."""

    def __init__(self, house: Running, token: str = TOKEN) -> None:
        self._headers = {"authorization": f"Bearer {token}".strip()}
        self._address = house.address

    async def ask(self, method: str, path: str, **more: Any) -> Any:
        answer = await self.answer(method, path, **more)
        assert answer.status_code < 300, answer.text
        return answer.json()

    async def answer(self, method: str, path: str, **more: Any) -> httpx.Response:
        link = f"http://{self._address}/api/admin/{path}"
        async with httpx.AsyncClient(
            headers=self._headers, timeout=PATIENCE_S, verify=TRUSTED
        ) as client:
            return await client.request(method, link, **more)


async def person_id(guest: Guest, office: Office) -> str:
    me = (await guest.get("/api/me")).json()
    found: str = next(
        each["id"] for each in await office.ask("GET", "people") if each["name"] == me["name"]
    )
    return found
