"""To which addresses a server may send on the word of a stranger: to public ones, by https, and to no other.

A subscription is an address that anybody may make up. Where it leads is found out once, right before it is
called, and that very place is called: a name cannot lead elsewhere in between.
"""

import asyncio
import socket
from concurrent.futures import ThreadPoolExecutor
from ipaddress import IPv6Address, ip_address, ip_network
from typing import NamedTuple
from urllib.parse import urlsplit

LONGEST = 1000
HTTPS_PORT = 443
OPEN = ip_network("2000::/3")
"""Of version 6: all that is given out on the open internet."""
NOT_OPEN = (ip_network("192.0.0.0/24"), ip_network("192.88.99.0/24"))
"""Of version 4, for protocols, and for relays that lead to version 6."""


class Unreachable(ValueError):
    """An address to which nothing is sent."""


class Address(NamedTuple):
    """One at which a push service may be."""

    scheme: str
    host: str
    port: int
    target: str
    """What is asked for there: the path, and what stands behind it."""

    @property
    def service(self) -> str:
        """Its origin."""
        is_usual = self.scheme == "https" and self.port == HTTPS_PORT
        return f"{self.scheme}://{self.host}" + ("" if is_usual else f":{self.port}")


def read_address(endpoint: str, *, is_anywhere: bool = False) -> Address:
    """What an endpoint says, or `Unreachable`."""
    try:
        parts = urlsplit(endpoint)
        port = parts.port
    except ValueError as error:
        raise Unreachable(str(error)) from None
    is_clean = endpoint.isascii() and endpoint.isprintable() and " " not in endpoint
    if not is_clean or len(endpoint) > LONGEST or not parts.hostname or "@" in parts.netloc:
        raise Unreachable("it is not written as an address")
    if parts.scheme != "https" and not (is_anywhere and parts.scheme == "http"):
        raise Unreachable("it does not begin with https")
    if port not in (None, HTTPS_PORT) and not is_anywhere:
        raise Unreachable("it has a port of its own")
    target = parts.path or "/"
    target += f"?{parts.query}" if parts.query else ""
    usual = HTTPS_PORT if parts.scheme == "https" else 80
    return Address(parts.scheme, parts.hostname, port or usual, target)


async def found(address: Address, names: ThreadPoolExecutor, *, is_anywhere: bool = False) -> str:
    """Where it is, by number; `Unreachable` if any of its numbers is not public, `OSError` if it has none."""
    loop = asyncio.get_running_loop()
    answers = await loop.run_in_executor(names, _looked_up, address.host, address.port)
    numbers = [str(answer[4][0]) for answer in answers]
    if not is_anywhere and not all(map(is_public, numbers)):
        raise Unreachable("it leads to no public address")
    return numbers[0]


def _looked_up(host: str, port: int) -> list[tuple[object, object, object, object, tuple[object]]]:
    return socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)  # type: ignore[return-value]


def is_public(number: str) -> bool:
    """Whether an address is one of the open internet, and hides no other.

    >>> [is_public(number) for number in ("9.9.9.9", "10.0.0.1", "::ffff:127.0.0.1", "169.254.169.254")]
    [True, False, False, False]
    """
    address = ip_address(number.partition("%")[0])
    if isinstance(address, IPv6Address):
        is_open = address in OPEN and address.sixtofour is None and address.teredo is None
    else:
        is_open = not address.is_multicast and not any(address in inner for inner in NOT_OPEN)
    return is_open and address.is_global
