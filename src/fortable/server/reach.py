"""Who can come: this machine alone, or everybody in its network; and by which address they do.

Whoever sits at the machine may let those in the room in while the server runs, where it was started for that
(`fortable serve --open`, and no `--host` that decided it). The answer is remembered beside the data.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from ipaddress import ip_address
from pathlib import Path

from fortable.kernel.words import Illegal

from .nearby import LocalName, addresses
from .settings import ServerSettings

ANY_SHORT = "0.0.0.0"  # noqa: S104
ANY = ("", ANY_SHORT, "::")
"""Listening to these, a server is heard by all addresses of its machine."""

Listen = Callable[[str], Awaitable[None]]
"""Listens on one more address of this machine, or `OSError`."""


class Reach:
    """Where a server listens, and how far that is heard."""

    port = 0
    """Known once it listens."""

    def __init__(self, settings: ServerSettings, *, is_at_home: bool) -> None:
        """At home whoever sits at the machine decides, and need not do it before the start."""
        self.is_at_home = is_at_home
        self._settings = settings
        self._room: str | None = None
        """The address in the network on which it listens besides."""
        self._listen: Listen | None = None
        self._told: Callable[[], None] = lambda: None
        self._name = LocalName(settings.local_name)

    @property
    def is_on_network(self) -> bool:
        """Whether others than this machine can come."""
        return self._settings.is_on_network or self._room is not None

    @property
    def address(self) -> str | None:
        """Its own one in the network; None if others cannot come, or nobody knows how."""
        host = self._settings.host
        if not self.is_on_network:
            return None
        if self._settings.is_on_network and host not in ANY:
            return host
        own = network_address()  # a machine that travels has another tomorrow
        return own if self._settings.is_on_network or own == self._room else None

    @property
    def name(self) -> str | None:
        """By which it is found in the network, such as `fortable.local`; None if nobody was told."""
        return self._name.name

    @property
    def other_addresses(self) -> tuple[str, ...]:
        """Of this machine, on which it listens too: in other networks, or longer ones in the same."""
        return tuple(each for each in self._heard_at() if each != self.address)

    def _heard_at(self) -> tuple[str, ...]:
        """All addresses at which others find it."""
        host, own = self._settings.host, self.address
        if not self._settings.is_on_network or host not in ANY:
            return () if own is None else (own,)
        return tuple(each for each in addresses() if host != ANY_SHORT or ":" not in each)

    @property
    def may_widen(self) -> bool:
        """Whether those in the room could be let in, and are not yet."""
        return self.is_at_home and not self._settings.is_on_network and self.address is None

    async def begin(self, port: int, listen: Listen, told: Callable[[], None]) -> None:
        """It listens; the room is let in if it was before. `told` is called when it is, and now."""
        self.port, self._listen, self._told = port, listen, told
        if self.may_widen and self._answer.exists():
            with suppress(Illegal):  # at home the machine was in another network
                await self._widen()
        told()
        self._call_out()

    async def widen(self) -> None:
        """Let those in the room in, from now on; `Illegal` if that cannot be."""
        if self.may_widen:
            await self._widen()
            with suppress(OSError):  # then it is asked again another day
                self._answer.touch()
            self._told()
            self._call_out()

    async def close(self) -> None:
        """Nobody is called any more."""
        await asyncio.to_thread(self._name.withdraw)

    def _call_out(self) -> None:
        """Be found by name from now on, if others can come; whoever announced it is told when it is so."""
        loop = asyncio.get_running_loop()
        rooms = addresses(in_rooms=True)
        near = [each for each in self._heard_at() if each in rooms and ip_address(each).is_private]
        if self.is_on_network:
            self._name.advertise(near, self.port, partial(_tell_on, loop, self._told))

    async def _widen(self) -> None:
        address = network_address()
        if address is None or self._listen is None:
            raise Illegal("TB-10", "no-network")
        try:
            await self._listen(address)
        except OSError as error:
            raise Illegal("TB-10", "room-shut", tried=address, detail=str(error)) from error
        self._room = address

    @property
    def _answer(self) -> Path:
        """A file that is there if the room was let in."""
        return Path(f"{self._settings.database}.room").expanduser()


def _tell_on(loop: asyncio.AbstractEventLoop, told: Callable[[], None]) -> None:
    with suppress(RuntimeError):  # it has stopped meanwhile
        loop.call_soon_threadsafe(told)


def network_address() -> str | None:
    """The machine's own address in its network, as far as it can be told without asking anybody."""
    return next(iter(addresses()), None)
