"""Inviting: a link to a table or a cup that others can open, as text and QR code, and letting the room in."""

import io
from functools import lru_cache, partial
from ipaddress import ip_address
from typing import Literal

import segno

from fortable.kernel.words import Illegal, Value
from fortable.server.http.site.hosts import (
    host_name,
    is_from_here,
    is_loopback,
    is_of_home,
    origin_for_others,
)
from fortable.server.nearby import in_link
from fortable.server.people.budget import KIB, Budget

from .endpoint import Endpoint, Work
from .visit import Visit

LONGEST_LINK = 300
"""Longer than any host's name, and what stands behind it."""

Reaches = Literal["everywhere", "room", "machine"]


class Invitation(Value, frozen=True):
    """A link to a table or a cup, by an address that others can open if anybody but this machine can come."""

    link: str
    reaches: Reaches
    """Who can open it: everybody, those in the same network, or this machine alone."""
    may_widen: bool
    """Whether whoever asks can let those in the same network in."""
    named: str | None = None
    """The same by a name that most devices in the same network find; older ones do not."""
    others: tuple[str, ...] = ()
    """The same by other addresses of the machine: in other networks, or longer ones."""


async def invite(visit: Visit) -> Invitation:
    return _invitation(visit, await _place(visit))


async def _place(visit: Visit) -> str:
    """Where the link leads, or `Illegal` if there is nothing."""
    cup = visit.request.path_params.get("cup")
    if cup is not None:
        return f"/cup/{(await visit.server.cups.cup(cup)).id}"
    return f"/t/{(await visit.row()).id}"


async def let_room_in(visit: Visit) -> Invitation:
    """By whoever sits at the machine."""
    place = await _place(visit)
    reach, _ = visit.server.reach, visit.guest
    if not (reach.is_at_home and is_from_here(visit.request)):
        raise Illegal("TB-10", "not-at-home")
    await reach.widen()
    return _invitation(visit, place)


async def draw_link(visit: Visit) -> Work:
    link = (await invite(visit)).link
    if len(link) > LONGEST_LINK:
        raise Illegal("TB-11", "too-long", tried=len(link), allowed=LONGEST_LINK)
    return partial(_drawn, link)


def _invitation(visit: Visit, place: str) -> Invitation:
    origin, reach = origin_for_others(visit.request, visit.server), visit.server.reach
    reaches = _reaches(host_name(origin.partition("://")[2]))
    is_near = reaches == "room"
    below = f"{visit.server.settings.root_path}{place}"
    others = reach.other_addresses if is_near else ()
    return Invitation(
        link=f"{origin}{below}",
        reaches=reaches,
        may_widen=reach.may_widen and is_from_here(visit.request),
        named=f"http://{reach.name}:{reach.port}{below}" if is_near and reach.name else None,
        others=tuple(f"http://{in_link(each)}:{reach.port}{below}" for each in others),
    )


def _reaches(name: str) -> Reaches:
    if is_loopback(name):
        return "machine"
    try:
        is_near = ip_address(name).is_private
    except ValueError:
        is_near = is_of_home(name)
    return "room" if is_near else "everywhere"


@lru_cache(maxsize=1000)
def _drawn(link: str) -> bytes:
    drawn = io.BytesIO()
    segno.make(link, micro=False).save(drawn, kind="svg", border=1, xmldecl=False)
    return drawn.getvalue()


def _endpoints(place: str, name: str) -> tuple[Endpoint, ...]:
    """Of whatever has a link."""
    return (
        Endpoint(
            method="GET",
            path=f"{place}/invitation",
            about=f"The link of a {name}, by an address that others can open.",
            answer=invite,
            answers=(Invitation,),
            budget=Budget(body=0, answer=4 * KIB, seconds=15, permits=1, runs="store"),
        ),
        Endpoint(
            method="POST",
            path=f"{place}/invitation",
            about="Let those in the same network in: by whoever sits at the machine, if that may be decided.",
            answer=let_room_in,
            answers=(Invitation,),
            budget=Budget(body=0, answer=4 * KIB, seconds=15, permits=5, runs="store"),
        ),
        Endpoint(
            method="GET",
            path=f"{place}/qr.svg",
            about="The same link, for phones to look at.",
            answer=draw_link,
            answers=(str,),
            budget=Budget(body=0, answer=64 * KIB, seconds=15, permits=10, runs="thread"),
            media="image/svg+xml",
        ),
    )


INVITATIONS = (*_endpoints("/api/tables/{table}", "table"), *_endpoints("/api/cups/{cup}", "cup"))
