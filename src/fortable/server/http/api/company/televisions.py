"""A television in the living room: it has four letters on it, and shows the table at which they are typed."""

from typing import Annotated

from msgspec import Meta

from fortable.kernel.words import Value
from fortable.server.http.api.endpoint import Endpoint
from fortable.server.http.api.visit import Visit
from fortable.server.http.connection import household_of
from fortable.server.http.deal_secrets import check_may_watch
from fortable.server.people.budget import KIB, Budget
from fortable.server.tables.visitors.televisions import Television


class TelevisionTold(Value, frozen=True):
    """What a television knows about itself."""

    code: str
    """Four letters for everybody in the room to read."""
    token: str
    """By which it asks again: nobody else need know it."""
    table: str | None
    """What it is to show; None if nobody said so yet."""
    language: str
    """In which whoever said so reads; empty before."""


class TelevisionCode(Value, frozen=True):
    """The letters on a television."""

    code: Annotated[str, Meta(max_length=40)]


async def turn_on(visit: Visit) -> TelevisionTold:
    return _told(await visit.server.televisions.turn_on(household_of(visit.request)))


async def ask(visit: Visit) -> TelevisionTold:
    return _told(await visit.server.televisions.ask(visit.request.path_params["token"]))


async def show(visit: Visit, body: TelevisionCode) -> TelevisionCode:
    """By anybody who may look on: a television sees no more than they would without a seat."""
    server, _ = visit.server, visit.guest
    server.limits.guesses.check(f"television {household_of(visit.request)}")
    row = await visit.row()
    await check_may_watch(server, row, None)
    shown = await server.televisions.show(body.code, row.id, visit.language)
    return TelevisionCode(shown.code)


def _told(television: Television) -> TelevisionTold:
    return TelevisionTold(television.code, television.token, television.table, television.language)


TELEVISIONS = (
    Endpoint(
        method="POST",
        path="/api/televisions",
        about="Letters for a television that wants to show a table; it looks on, and can do nothing else.",
        answer=turn_on,
        answers=(TelevisionTold,),
        budget=Budget(body=0, answer=4 * KIB, seconds=5, permits=5, runs="store"),
        status=201,
    ),
    Endpoint(
        method="GET",
        path="/api/televisions/{token}",
        about="Which table it is to show by now.",
        answer=ask,
        answers=(TelevisionTold,),
        budget=Budget(body=0, answer=4 * KIB, seconds=5, permits=1, runs="store"),
    ),
    Endpoint(
        method="POST",
        path="/api/tables/{table}/television",
        about="Show this table on the television with these letters.",
        answer=show,
        body=TelevisionCode,
        answers=(TelevisionCode,),
        budget=Budget(body=1 * KIB, answer=4 * KIB, seconds=15, permits=1, runs="store"),
    ),
)
