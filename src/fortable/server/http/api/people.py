"""Who I am: a guest with a name, on one device or on several."""

from typing import Annotated

from msgspec import Meta

from fortable.kernel.words import Illegal, Value
from fortable.server.tables.chairs import seat_of
from fortable.server.wire.messages import Name

from .endpoint import Endpoint
from .visit import Visit, address_of, household_of


class Me(Value, frozen=True):
    """Whoever asks; without a name they are nobody yet."""

    name: str | None


class Introduction(Value, frozen=True):
    """What I want to be called."""

    name: Name


class PairingCode(Value, frozen=True):
    """To be typed on another device: it is the same person there from then on."""

    code: Annotated[str, Meta(max_length=40)]


class Pairing(Value, frozen=True):
    """A code from another device."""

    code: Annotated[str, Meta(max_length=40)]
    leave: bool = False
    """Whether chairs are left for good that somebody has on this device as somebody else."""


async def who_am_i(visit: Visit) -> Me:
    return Me(None if visit.person is None else visit.person.name)


async def introduce(visit: Visit, body: Introduction) -> Me:
    people = visit.server.people
    if visit.person is None:
        if visit.server.guest_limit is not None:
            visit.server.guest_limit.check(household_of(visit.request))
        visit.is_now(*await people.welcome(body.name, visit.server.now()))
    else:
        visit.person = await people.rename(visit.person, body.name)
    return Me(visit.guest.name)


async def make_code(visit: Visit) -> PairingCode:
    return PairingCode(await visit.server.people.code_for(visit.guest, visit.server.now()))


async def pair(visit: Visit, body: Pairing) -> Me:
    visit.server.pairing_limit.check(address_of(visit.request))
    if not body.leave:
        await _check_no_chairs(visit, body.code)
    visit.is_now(*await visit.server.people.pair(body.code, visit.server.now()))
    return Me(visit.guest.name)


async def _check_no_chairs(visit: Visit, code: str) -> None:
    """`Illegal` if somebody would lose chairs at tables that are not over."""
    me, server = visit.person, visit.server
    if me is None or not await server.people.is_for_another(code, me, server.now()):
        return
    rows = await server.store.tables_of(me.id)
    tables = [
        row for row in rows if row.status in ("open", "playing") and seat_of(row, me.id) is not None
    ]
    if tables:
        raise Illegal("TB-10", "has-chairs", name=me.name, tables=len(tables))


PEOPLE = (
    Endpoint(method="GET", path="/api/me", about="Who I am here.", answer=who_am_i, answers=(Me,)),
    Endpoint(
        method="POST",
        path="/api/me",
        about="Give or change my name; whoever had none becomes a guest, known by a cookie.",
        answer=introduce,
        body=Introduction,
        answers=(Me,),
    ),
    Endpoint(
        method="POST",
        path="/api/me/code",
        about="A code that makes another device mine: good once, for five minutes.",
        answer=make_code,
        answers=(PairingCode,),
    ),
    Endpoint(
        method="POST",
        path="/api/pair",
        about="This device is that of whoever made the code; with “leave” also if chairs are lost by that.",
        answer=pair,
        body=Pairing,
        answers=(Me,),
    ),
)
