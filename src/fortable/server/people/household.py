"""Who shares an address: limits for one person alone would be multiplied by whoever calls themselves many."""

from ipaddress import IPv6Address, IPv6Network

SHARED_BITS = 64
"""Of an IPv6 address: the rest a household gives away as it likes."""


def household(address: str) -> str:
    """The address somebody comes from; of those of which a household has more than it can count, the part
    that all of them share.
    """
    try:
        long = IPv6Address(address)
    except ValueError:
        return address
    if long.ipv4_mapped is not None:
        return str(long.ipv4_mapped)
    return str(IPv6Network((int(long), SHARED_BITS), strict=False))
