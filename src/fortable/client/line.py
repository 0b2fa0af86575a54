"""A line to a table that comes back by itself: after a cut, after a restart of the server, at its bidding."""

import asyncio
from collections.abc import Callable
from random import uniform
from urllib.parse import urlencode

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from .dialogue import Dialogue
from .errors import LineError, Refused, ServerGone, SignedOut
from .lobby import Lobby, refused

FIRST_PAUSE_S, LONGEST_PAUSE_S = 0.05, 5.0
GONE_FOR_GOOD = 4001
"""The code by which a server hangs up on a guest whom it does not know any more."""
COME_LATER = ("TB-11", "TB-12")
"""Rules by which a server refuses only for now: too much at once, nothing can be written down."""
LARGEST_MESSAGE = 2**24
HANG_UP_S = 1.0

BROKEN = (OSError, EOFError, ConnectionClosed, InvalidHandshake)


class Line:
    """Carries a dialogue, over one connection after the other."""

    def __init__(
        self,
        lobby: Lobby,
        table: str,
        dialogue: Dialogue,
        back_in_s: Callable[[], float],
        patience_s: float,
        longest_pause_s: float = LONGEST_PAUSE_S,
    ) -> None:
        self.count = 0
        """How many connections there have been."""
        self._lobby = lobby
        self._table = table
        self._dialogue = dialogue
        self._back_in_s = back_in_s
        self._patience_s = patience_s
        self._longest_pause_s = longest_pause_s
        self._was_heard = False

    async def attend(self) -> None:
        """For ever; an exception says why there is nothing to come back to."""
        clock = asyncio.get_running_loop().time
        lost_s, pause_s = clock(), FIRST_PAUSE_S
        while True:
            problem: Exception | None = None
            try:
                await self._connected()
            except LineError:
                raise
            except InvalidStatus as error:
                problem = _unless_for_now(self._lobby.site, error)
            except BROKEN as error:
                problem = error
            if self._was_heard:
                lost_s, pause_s, self._was_heard = clock(), FIRST_PAUSE_S, False
            if clock() - lost_s > self._patience_s:
                raise ServerGone(f"{self._lobby.site} does not answer: {problem}") from problem
            await asyncio.sleep(max(self._back_in_s(), pause_s * uniform(0.5, 1.0)))
            pause_s = min(2 * pause_s, self._longest_pause_s)

    async def _connected(self) -> None:
        """Carry messages both ways until the line breaks; raises only if there was none to begin with."""
        async with self._connection() as socket:
            outbox = asyncio.Queue[bytes]()
            sending = asyncio.create_task(_send(socket, outbox))
            self.count += 1
            self._dialogue.open(outbox.put_nowait)
            try:
                while True:
                    self._dialogue.hear(await socket.recv(decode=False))
                    self._was_heard = True
            except ConnectionClosed as closed:
                if closed.rcvd is not None and closed.rcvd.code == GONE_FOR_GOOD:
                    raise SignedOut(f"{self._lobby.site} has signed this guest out") from None
            finally:
                self._dialogue.close()
                sending.cancel()

    def _connection(self) -> connect:
        return connect(
            self._address(),
            additional_headers={"Cookie": self._lobby.key} if self._lobby.key else None,
            compression=None,
            max_size=LARGEST_MESSAGE,
            close_timeout=HANG_UP_S,
            proxy=None,
            local_addr=None if self._lobby.source is None else (self._lobby.source, 0),
        )

    def _address(self) -> str:
        """Whoever has been there says how much they know."""
        known = {} if self._dialogue.version is None else {"since": self._dialogue.version}
        asked = urlencode({"lang": self._lobby.language, **known})
        site = self._lobby.site.replace("http", "ws", 1)
        return f"{site}/api/tables/{self._table}/socket?{asked}"


async def _send(socket: ClientConnection, outbox: "asyncio.Queue[bytes]") -> None:
    try:
        while True:
            await socket.send(await outbox.get(), text=True)
    except ConnectionClosed:
        pass  # whoever listens hears it too


def _unless_for_now(site: str, error: InvalidStatus) -> Exception:
    """Why the door stayed shut, to try again; raised if that would change nothing."""
    problem = refused(site, error.response.status_code, bytes(error.response.body or b""))
    is_for_now = isinstance(problem, ServerGone) or (
        isinstance(problem, Refused) and problem.rule in COME_LATER
    )
    if not is_for_now:
        raise problem from None
    return problem
