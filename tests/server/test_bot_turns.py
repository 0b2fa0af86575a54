"""Bots of all households take turns: hundreds of one keep nobody else's waiting."""

import asyncio

from fortable.kernel.codec import decode, encode
from fortable.kernel.words import Seat
from fortable.server.bots import BotReply, BotRequest, Workers


def a_request(key: str) -> BotRequest:
    return BotRequest(
        key=key, game="", bot="", seat=Seat(0), rng_seed=0, heard=0, news=(), view=None
    )


async def test_a_newcomers_bot_waits_for_one_thought_and_not_for_hundreds() -> None:
    workers, order = Workers(1, patience_s=10.0), list[str]()

    async def ask(request: bytes) -> bytes:
        order.append(decode(request, BotRequest).key)
        await asyncio.sleep(0.001)
        return encode(BotReply())

    workers._processes[0].ask = ask  # type: ignore[method-assign]
    crowd = [
        asyncio.create_task(workers.think(a_request(f"crowd {number}"), "crowd"))
        for number in range(200)
    ]
    await asyncio.sleep(0.005)
    await workers.think(a_request("newcomer"), "newcomer")
    waited_for = len(order) - order.index("crowd 0")
    await asyncio.gather(*crowd)
    assert order.index("newcomer") < 20, order[:30]
    assert waited_for < 200
