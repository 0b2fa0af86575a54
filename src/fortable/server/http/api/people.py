"""Who I am: a guest with a name, on one device or on several."""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Annotated

from msgspec import Meta

from fortable.kernel.words import Illegal, Value
from fortable.protocol.lobby import Introduction, Me
from fortable.server.http.connection import household_of
from fortable.server.people.budget import KIB, Budget
from fortable.server.people.people import Arrival
from fortable.server.store import Device
from fortable.server.tables.chairs import seat_of

from .endpoint import Endpoint
from .visit import Visit

MOST_LISTED = 100


class PairingCode(Value, frozen=True):
    """To be typed on another device: it is the same person there from then on."""

    code: Annotated[str, Meta(max_length=40)]


class Pairing(Value, frozen=True):
    """A code from another device."""

    code: Annotated[str, Meta(max_length=40)]
    leave: bool = False
    """Whether chairs are left for good that somebody has on this device as somebody else."""


class DeviceShown(Value, frozen=True):
    """A device on which somebody is known."""

    id: str
    browser: str
    """Its family: Firefox, Safari …; “other” for one of no known family, empty if that was never asked."""
    system: str
    """Android, iPhone, Windows …; empty if it is not known."""
    since: float
    """In seconds since the epoch, as all times."""
    seen: float
    """When it was used last, to about a day."""
    is_this: bool


async def who_am_i(visit: Visit) -> Me:
    return Me(None if visit.person is None else visit.person.name)


async def introduce(visit: Visit, body: Introduction) -> Me:
    people = visit.server.people
    if visit.person is None:
        if visit.server.limits.guests is not None:
            visit.server.limits.guests.check(household_of(visit.request))
        visit.is_now(*await people.welcome(body.name, visit.user_agent, visit.server.now()))
    else:
        visit.person = await people.rename(visit.person, body.name)
    return Me(visit.guest.name)


async def make_code(visit: Visit) -> PairingCode:
    return PairingCode(await visit.server.people.code_for(visit.guest, visit.server.now()))


async def pair(visit: Visit, body: Pairing) -> Me:
    visit.server.limits.guesses.check(household_of(visit.request))
    people, now = visit.server.people, visit.server.now()
    owner = await people.owner_of(body.code, now)
    return await become(
        visit, owner, partial(people.pair, body.code, visit.user_agent, now), leave=body.leave
    )


async def become(
    visit: Visit, owner: str | None, arrive: Callable[[], Awaitable[Arrival]], *, leave: bool
) -> Me:
    """The device is another person's from now on; `Illegal` if chairs would be lost that may not be."""
    if not leave:
        await _check_no_chairs(visit, owner)
    before = visit.person, visit.device
    visit.is_now(*await arrive())
    if before[0] and before[1]:
        await visit.server.people.end(before[0], [before[1]])  # nobody has that token any more
    return Me(visit.guest.name)


async def _check_no_chairs(visit: Visit, owner: str | None) -> None:
    """`Illegal` if somebody would lose chairs at tables that are not over."""
    me = visit.person
    if me is None or owner in (None, me.id):
        return
    rows = await visit.server.store.tables_of(me.id)
    tables = [
        row for row in rows if row.status in ("open", "playing") and seat_of(row, me.id) is not None
    ]
    if tables:
        raise Illegal("TB-10", "has-chairs", name=me.name, tables=len(tables))


async def list_devices(visit: Visit) -> list[DeviceShown]:
    devices = await visit.server.store.devices_of(visit.guest.id)
    return [_shown(device, visit) for device in devices[:MOST_LISTED]]


async def end_device(visit: Visit) -> list[DeviceShown]:
    wish = visit.request.path_params["device"]
    devices = await visit.server.store.devices_of(visit.guest.id)
    ended = [device for device in devices if device.id == wish]
    if not ended:
        raise Illegal("TB-10", "no-such-device", tried=wish[:40])
    return await _end(visit, ended)


async def end_other_devices(visit: Visit) -> list[DeviceShown]:
    devices = await visit.server.store.devices_of(visit.guest.id)
    return await _end(visit, [device for device in devices if not _is_this(device, visit)])


async def log_out(visit: Visit) -> Me:
    await _end(visit, [visit.device] if visit.device else [])
    return Me(None)


async def _end(visit: Visit, ended: list[Device]) -> list[DeviceShown]:
    """Those that are left; if the own one is ended nobody is here to hear of them."""
    await visit.server.people.end(visit.guest, ended)
    if any(_is_this(device, visit) for device in ended):
        visit.is_nobody_now()
        return []
    return await list_devices(visit)


def _is_this(device: Device, visit: Visit) -> bool:
    return visit.device is not None and device.token_hash == visit.device.token_hash


def _shown(device: Device, visit: Visit) -> DeviceShown:
    return DeviceShown(
        id=device.id,
        browser=device.browser,
        system=device.system,
        since=device.since,
        seen=device.seen,
        is_this=_is_this(device, visit),
    )


PEOPLE = (
    Endpoint(
        method="GET",
        is_for_banned=True,
        path="/api/me",
        about="Who I am here.",
        answer=who_am_i,
        answers=(Me,),
        budget=Budget(body=0, answer=1 * KIB, seconds=15, permits=1, runs="store"),
    ),
    Endpoint(
        method="POST",
        path="/api/me",
        about="Give or change my name; whoever had none becomes a guest, known by a cookie.",
        answer=introduce,
        body=Introduction,
        answers=(Me,),
        budget=Budget(body=1 * KIB, answer=1 * KIB, seconds=15, permits=2, runs="store"),
    ),
    Endpoint(
        method="POST",
        path="/api/me/code",
        about="A code that makes another device mine: good once, for five minutes.",
        answer=make_code,
        answers=(PairingCode,),
        budget=Budget(body=0, answer=1 * KIB, seconds=15, permits=2, runs="store"),
    ),
    Endpoint(
        method="POST",
        path="/api/pair",
        about="This device is that of whoever made the code; with “leave” also if chairs are lost by that.",
        answer=pair,
        body=Pairing,
        answers=(Me,),
        budget=Budget(body=1 * KIB, answer=1 * KIB, seconds=15, permits=2, runs="store"),
    ),
    Endpoint(
        method="POST",
        path="/api/me/logout",
        about="This device is nobody’s any more: its token ends, and its sockets are closed.",
        answer=log_out,
        answers=(Me,),
        budget=Budget(body=0, answer=1 * KIB, seconds=15, permits=2, runs="store"),
    ),
    Endpoint(
        method="GET",
        path="/api/me/devices",
        about="The devices on which I am known, those used last first.",
        answer=list_devices,
        answers=(list[DeviceShown],),
        budget=Budget(body=0, answer=64 * KIB, seconds=15, permits=2, runs="store"),
    ),
    Endpoint(
        method="DELETE",
        path="/api/me/devices",
        about="Sign all my other devices out; codes I made are good for nothing any more either.",
        answer=end_other_devices,
        answers=(list[DeviceShown],),
        budget=Budget(body=0, answer=64 * KIB, seconds=15, permits=2, runs="store"),
    ),
    Endpoint(
        method="DELETE",
        path="/api/me/devices/{device}",
        about="Sign one of my devices out.",
        answer=end_device,
        answers=(list[DeviceShown],),
        budget=Budget(body=0, answer=64 * KIB, seconds=15, permits=2, runs="store"),
    ),
)
