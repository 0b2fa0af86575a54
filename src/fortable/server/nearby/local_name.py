"""Found by name: `fortable.local`, for whoever asks in the same network (mDNS); with the extra `home`.

All of it happens in a thread: nothing waits for it, and what fails costs the name and nothing else.
"""

import threading
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from itertools import count
from typing import TYPE_CHECKING

import structlog

if TYPE_CHECKING:
    from zeroconf import Zeroconf

ASKED_MS = 700
"""So long others have to say that a name is theirs."""
MOST = 20
OFF = "off"
"""The wish for none."""
SERVICE = "_http._tcp.local."

log = structlog.get_logger()


class LocalName:
    """Of one server; advertised from when others can come until it stops."""

    name: str | None = None
    """Such as `fortable.local`, once it is ours."""

    def __init__(self, wanted: str) -> None:
        """Without the extra `home` there is none."""
        self._wanted = "" if wanted == OFF else wanted.lower()
        self._responder: Zeroconf | None = None
        self._thread: threading.Thread | None = None
        self._is_over = False

    def advertise(self, addresses: Sequence[str], port: int, told: Callable[[], None]) -> None:
        """Call out by these addresses; `told` is called, in another thread, once the name is ours."""
        if self._thread is None and self._wanted and addresses and find_spec("zeroconf"):
            task = (tuple(addresses), port, told)
            self._thread = threading.Thread(
                target=self._call_out, args=task, name="fortable-name", daemon=True
            )
            self._thread.start()

    def withdraw(self) -> None:
        """Take leave of the network; it takes a moment."""
        self._is_over = True
        if self._thread is not None:
            self._thread.join(5)
        if self._responder is not None:
            self._responder.close()
        self.name = None

    def _call_out(self, addresses: tuple[str, ...], port: int, told: Callable[[], None]) -> None:
        from zeroconf import Error, IPVersion, ServiceInfo, Zeroconf

        short = [address for address in addresses if ":" not in address]
        try:
            self._responder = Zeroconf(
                interfaces=short or list(addresses),
                ip_version=IPVersion.V4Only if short else IPVersion.V6Only,
            )
            host = self._free(self._responder)
            service = ServiceInfo(
                SERVICE,
                f"{host}.{SERVICE}",
                port=port,
                server=f"{host}.local.",
                parsed_addresses=list(addresses),
            )
            self._responder.register_service(service, allow_name_change=True)
        except (OSError, Error, RuntimeError) as error:  # also if it is stopped meanwhile
            log.warning("no_local_name", detail=repr(error))
            return
        if not self._is_over:
            self.name = f"{host}.local"
            told()

    def _free(self, responder: "Zeroconf") -> str:
        """The name that was wanted, or the next one with a number: nobody else may have it."""
        from zeroconf import AddressResolver  # type: ignore[attr-defined]

        for number in count(1):
            host = self._wanted if number == 1 else f"{self._wanted}-{number}"
            if number > MOST or not AddressResolver(f"{host}.local.").request(responder, ASKED_MS):
                return host
        raise AssertionError
