"""What changes something is done for one of a household at a time: hundreds of one hold up nobody else's."""

import asyncio
from types import SimpleNamespace
from typing import Any

from starlette.requests import Request

from fortable.server.http.api.endpoint import Endpoint, _asked
from fortable.server.people.budget import Budget
from fortable.server.people.limits import changes_in_turn

STORE = Budget(body=0, answer=1024, seconds=15, permits=1, runs="store")


class Crowd:
    """Those who ask for the same, and how many were served at once."""

    def __init__(self, method: str) -> None:
        self.at_once = self.most = 0
        self._changes = changes_in_turn()
        self._endpoint = Endpoint(
            method=method, path="/", about="", answer=self._answer, answers=(), budget=STORE
        )

    async def ask(self, *addresses: str) -> None:
        await asyncio.gather(*(_asked(self._endpoint, self._visit(each)) for each in addresses))

    def _visit(self, address: str) -> Any:
        request = Request({"type": "http", "client": (address, 1), "headers": []})
        server = SimpleNamespace(limits=SimpleNamespace(changes=self._changes))
        return SimpleNamespace(request=request, server=server)

    async def _answer(self, _: Any) -> None:
        self.at_once += 1
        self.most = max(self.most, self.at_once)
        await asyncio.sleep(0.001)
        self.at_once -= 1


async def test_those_who_share_an_address_change_one_thing_after_the_other() -> None:
    crowd = Crowd("POST")
    await crowd.ask(*["203.0.113.1"] * 20)
    assert crowd.most == 1


async def test_others_do_not_wait_for_them() -> None:
    crowd = Crowd("POST")
    await crowd.ask(*["203.0.113.1"] * 20, "203.0.113.2", "203.0.113.3")
    assert crowd.most == 3


async def test_whoever_only_looks_waits_for_nobody() -> None:
    crowd = Crowd("GET")
    await crowd.ask(*["203.0.113.1"] * 20)
    assert crowd.most == 20
