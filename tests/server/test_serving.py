"""How a server listens."""

import socket
from contextlib import closing

from fortable.server.serving import listen


async def test_small_messages_are_not_held_back() -> None:
    """Else an answer waits up to 40 ms for the update after it."""
    with closing(listen("127.0.0.1", 0)) as listening:
        assert listening.proto == socket.IPPROTO_TCP
