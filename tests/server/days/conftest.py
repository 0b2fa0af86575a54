"""Nobody waits for bots to be seen."""

import pytest
from msgspec.structs import replace

from fortable.kernel.codec import decode, encode
from fortable.server.bots import BotReply, BotRequest, Workers
from fortable.server.bots.worker import Bots
from fortable.server.days import tries


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots need not let anybody see what they do, nor have a process of their own; and they act by luck
    alone, so that nothing changes as quickly as what they do.
    """

    async def here(_: Workers, request: BotRequest, __: str) -> BotReply:
        asked = replace(decode(encode(request), BotRequest), bot="random")
        return Bots(patience_s=60.0).think(asked)

    monkeypatch.setattr(tries, "PACE", replace(tries.PACE, bot_pace_ms=0))
    monkeypatch.setattr(Workers, "think", here)
