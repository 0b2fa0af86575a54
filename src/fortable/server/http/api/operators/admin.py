"""Tables, people and bans, for whoever looks after the server."""

from fortable.protocol.operators import (
    BanSeen,
    Forgotten,
    NewBan,
    PersonSeen,
    PersonWhole,
    TableSeen,
)
from fortable.server.http.api.endpoint import Endpoint
from fortable.server.http.api.visit import Visit
from fortable.server.http.connection import wish_of
from fortable.server.people.budget import KIB, Budget

from .admitted import for_operators

LIST = Budget(body=0, answer=1024 * KIB, seconds=15, permits=2, runs="store")
ONE = Budget(body=0, answer=256 * KIB, seconds=25, permits=2, runs="store")


async def list_all_tables(visit: Visit) -> list[TableSeen]:
    status, after = wish_of(visit.request, "status") or None, wish_of(visit.request, "after")
    return await visit.server.operator.list_tables(status, after)


async def look_at_table(visit: Visit) -> TableSeen:
    return await visit.server.operator.look_at_table(visit.table)


async def end_table(visit: Visit) -> TableSeen:
    return await visit.server.operator.end_table(visit.table)


async def list_people(visit: Visit) -> list[PersonSeen]:
    name, after = wish_of(visit.request, "name") or "", wish_of(visit.request, "after")
    return await visit.server.operator.list_people(name, after)


async def look_at_person(visit: Visit) -> PersonWhole:
    return await visit.server.operator.look_at_person(_person(visit))


async def forget_person(visit: Visit) -> Forgotten:
    await visit.server.operator.forget_person(_person(visit))
    return Forgotten(_person(visit))


async def list_bans(visit: Visit) -> list[BanSeen]:
    after = wish_of(visit.request, "after")
    return await visit.server.operator.list_bans(visit.server.now(), after)


async def ban(visit: Visit, body: NewBan) -> list[BanSeen]:
    return await visit.server.operator.ban(body, visit.server.now())


async def lift_ban(visit: Visit) -> BanSeen:
    return await visit.server.operator.lift_ban(visit.request.path_params["number"])


def _person(visit: Visit) -> str:
    person: str = visit.request.path_params["person"]
    return person


ADMIN = (
    Endpoint(
        method="GET",
        path="/api/admin/tables",
        about="For operators: tables, the newest first, a hundred at a time.",
        answer=for_operators(list_all_tables),
        answers=(list[TableSeen],),
        parameters=("status", "after"),
        budget=LIST,
        is_for_operators=True,
    ),
    Endpoint(
        method="GET",
        path="/api/admin/tables/{table}",
        about="For operators: one table; of its match no more than a spectator may know.",
        answer=for_operators(look_at_table),
        answers=(TableSeen,),
        budget=ONE,
        is_for_operators=True,
    ),
    Endpoint(
        method="DELETE",
        path="/api/admin/tables/{table}",
        about="For operators: end a table for good; what was played stays.",
        answer=for_operators(end_table),
        answers=(TableSeen,),
        budget=ONE,
        is_for_operators=True,
    ),
    Endpoint(
        method="GET",
        path="/api/admin/people",
        about="For operators: people, the newest first, a hundred at a time.",
        answer=for_operators(list_people),
        answers=(list[PersonSeen],),
        parameters=("name", "after"),
        budget=LIST,
        is_for_operators=True,
    ),
    Endpoint(
        method="GET",
        path="/api/admin/people/{person}",
        about="For operators: one person, their devices, and where they play.",
        answer=for_operators(look_at_person),
        answers=(PersonWhole,),
        budget=ONE,
        is_for_operators=True,
    ),
    Endpoint(
        method="DELETE",
        path="/api/admin/people/{person}",
        about="For operators: forget a person and everything about them.",
        answer=for_operators(forget_person),
        answers=(Forgotten,),
        budget=Budget(body=0, answer=1 * KIB, seconds=60, permits=20, runs="store"),
        is_for_operators=True,
    ),
    Endpoint(
        method="GET",
        path="/api/admin/bans",
        about="For operators: who may not play now, and until when; the newest first, a hundred at a time.",
        answer=for_operators(list_bans),
        answers=(list[BanSeen],),
        parameters=("after",),
        budget=LIST,
        is_for_operators=True,
    ),
    Endpoint(
        method="POST",
        path="/api/admin/bans",
        about="For operators: a person, or everybody from an address, may not play for a while.",
        answer=for_operators(ban),
        body=NewBan,
        answers=(list[BanSeen],),
        budget=Budget(body=4 * KIB, answer=1024 * KIB, seconds=15, permits=2, runs="store"),
        status=201,
        is_for_operators=True,
    ),
    Endpoint(
        method="DELETE",
        path="/api/admin/bans/{number}",
        about="For operators: somebody may play again.",
        answer=for_operators(lift_ban),
        answers=(BanSeen,),
        budget=ONE,
        is_for_operators=True,
    ),
)
