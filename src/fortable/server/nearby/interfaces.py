"""The addresses by which others in the same networks reach this machine, the likeliest first.

All of them are known where `ifaddr` is installed (extra `home`); else those by which it would go out.
"""

import re
import socket
from collections.abc import Iterator
from contextlib import closing
from importlib.util import find_spec
from ipaddress import ip_address

ROUTED = ("192.0.2.1", "10.255.255.255", "2001:db8::1")
"""Addresses to which a machine has a way by its usual network, or by any; nothing is sent there."""

VIRTUAL = re.compile(
    r"docker|br-|veth|virbr|vboxnet|vmnet|vEthernet|lxc|podman|cni|flannel|tun|tap|wg|utun|ppp|tailscale|zt|ipsec",
    re.IGNORECASE,
)
"""How interfaces are called behind which nobody in the room is: of containers, guests, and tunnels."""


def addresses(*, in_rooms: bool = False) -> tuple[str, ...]:
    """Of this machine in its networks: a room's before a tunnel's, which may be left out, and its usual way
    before others.
    """
    routed = [own for own in map(_address_towards, ROUTED) if own is not None]
    found = dict(_listed()) or dict.fromkeys(routed, "")
    usable = {
        own: name
        for own, name in found.items()
        if _is_usable(own) and not (in_rooms and is_virtual(name))
    }
    return tuple(sorted(usable, key=lambda own: _rank(own, usable[own], routed)))


def in_link(address: str) -> str:
    """As it stands in a link.

    >>> in_link("fd00::7"), in_link("192.168.1.7")
    ('[fd00::7]', '192.168.1.7')
    """
    return f"[{address}]" if ":" in address else address


def is_virtual(interface: str) -> bool:
    """Whether nobody in the room is behind an interface of this name."""
    return VIRTUAL.match(interface) is not None


def _rank(own: str, interface: str, routed: list[str]) -> tuple[bool, bool, bool, bool, str]:
    return is_virtual(interface), ":" in own, own not in routed, not ip_address(own).is_private, own


def _listed() -> Iterator[tuple[str, str]]:
    """Every address, and the name of its interface."""
    if find_spec("ifaddr") is None:
        return
    import ifaddr

    for adapter in ifaddr.get_adapters():
        for each in adapter.ips:
            yield (each.ip if isinstance(each.ip, str) else each.ip[0]), adapter.nice_name


def _is_usable(own: str) -> bool:
    """Whether it can stand in a link for others; an address of one line alone needs more than that."""
    address = ip_address(own)
    return not (address.is_loopback or address.is_link_local or address.is_unspecified)


def _address_towards(there: str) -> str | None:
    family = socket.AF_INET6 if ":" in there else socket.AF_INET
    try:
        with closing(socket.socket(family, socket.SOCK_DGRAM)) as probe:
            probe.connect((there, 1))  # sends nothing
            own: str = probe.getsockname()[0]
    except OSError:
        return None
    return own
