"""A client of NATS whose `flush` says that NATS has heard all that was said before.

That of nats-py 2.16 writes its ping past what still waits to be sent. So a subscription was told to be there
before NATS knew of it, and one that was over for NATS only later went on taking messages that nobody heard.
"""

import asyncio

from nats.aio.client import DEFAULT_FLUSH_TIMEOUT, Client

TURNS = 3
"""Of the event loop: so many it takes to write what waits, if the line takes it."""
SLOW_LINE_S = 0.005


class OrderlyClient(Client):
    """As its library has it, but for the order."""

    async def flush(self, timeout: int = DEFAULT_FLUSH_TIMEOUT) -> None:
        turns = 0
        while self.is_connected and self.pending_data_size:
            await asyncio.sleep(0 if turns < TURNS else SLOW_LINE_S)
            turns += 1
        await super().flush(timeout)
