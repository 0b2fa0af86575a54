"""Playing with whoever comes: a place in the line, and who is in it."""

from fortable.catalog import catalog
from fortable.kernel import referee
from fortable.kernel.codec import plain
from fortable.kernel.options import read_options
from fortable.kernel.words import Illegal
from fortable.protocol.seekers import SeekerListed, Sought, StillWaiting, Wish
from fortable.server.http.api.endpoint import Endpoint
from fortable.server.http.api.tables import check_room
from fortable.server.http.api.visit import Visit
from fortable.server.http.connection import household_of
from fortable.server.ids import new_id
from fortable.server.people.budget import KIB, Budget
from fortable.server.store import Seeker


async def list_seekers(visit: Visit) -> list[SeekerListed]:
    now, me = visit.server.now(), None if visit.person is None else visit.person.id
    return [
        SeekerListed(
            name=each.name,
            game=each.game,
            seats=each.seats,
            options=each.options,
            waits_s=_since(each, now),
            you=each.person == me,
        )
        for each in await visit.server.line.waiting()
    ]


async def seek(visit: Visit, body: Wish) -> Sought:
    seeker = _seeker(visit, body)
    check_room(visit)
    return await _told(visit, await visit.server.line.join(seeker, _household(visit)))


async def wait_on(visit: Visit, body: StillWaiting) -> Sought:
    me, search, household = visit.guest.id, _search(visit), _household(visit)
    found = await visit.server.line.wait_on(me, search, household, takes_bots=body.takes_bots)
    return await _told(visit, found)


async def stop_seeking(visit: Visit) -> Sought:
    """With the table, if somebody was found at the last moment."""
    known = await visit.server.line.leave(visit.guest.id, _search(visit))
    if known is None:
        raise Illegal("TB-17", "not-in-line")
    return await _told(visit, known)


def _seeker(visit: Visit, wish: Wish) -> Seeker:
    game, now = catalog()[wish.game], visit.server.now()
    options = read_options(game.types.options, wish.options, wish.seats)
    referee.start(game, options, wish.seats)
    return Seeker(
        id=new_id(),
        person=visit.guest.id,
        name=visit.guest.name,
        game=game.key,
        seats=wish.seats,
        options=plain(options),
        since=now,
        seen=now,
    )


async def _told(visit: Visit, seeker: Seeker) -> Sought:
    return Sought(
        id=seeker.id,
        waits_s=_since(seeker, visit.server.now()),
        waiting=await visit.server.line.waiting_with(seeker),
        table=seeker.found,
    )


def _search(visit: Visit) -> str:
    search: str = visit.request.path_params["search"]
    return search


def _household(visit: Visit) -> str:
    return visit.server.marks.of(household_of(visit.request))


def _since(seeker: Seeker, now: float) -> int:
    return max(0, round(now - seeker.since))


SEEKERS = (
    Endpoint(
        method="GET",
        path="/api/seekers",
        about="Who waits for others to play with, those who wait longest first.",
        answer=list_seekers,
        answers=(list[SeekerListed],),
        budget=Budget(body=0, answer=64 * KIB, seconds=15, permits=1, runs="store"),
    ),
    Endpoint(
        method="POST",
        path="/api/seekers",
        about="Play with whoever comes: a place in the line, my only one, or a table if somebody waited.",
        answer=seek,
        body=Wish,
        answers=(Sought,),
        budget=Budget(body=16 * KIB, answer=4 * KIB, seconds=15, permits=2, runs="store"),
        status=201,
    ),
    Endpoint(
        method="POST",
        path="/api/seekers/{search}",
        about="Wait on, said every few seconds: whoever is silent for ten is not in the line.",
        answer=wait_on,
        body=StillWaiting,
        answers=(Sought,),
        budget=Budget(body=4 * KIB, answer=4 * KIB, seconds=15, permits=1, runs="store"),
    ),
    Endpoint(
        method="DELETE",
        path="/api/seekers/{search}",
        about="Wait no more.",
        answer=stop_seeking,
        answers=(Sought,),
        budget=Budget(body=0, answer=4 * KIB, seconds=15, permits=1, runs="store"),
    ),
)
