"""What is known of somebody: all of it told to them, and forgotten if they wish."""

from functools import partial

from fortable.protocol.keeping import MyData
from fortable.protocol.lobby import Me
from fortable.server.http.api.endpoint import Endpoint, Work
from fortable.server.http.api.visit import Visit
from fortable.server.people.budget import KIB, Budget

DATA_FORMAT = "fortable-person 1"


async def tell_all(visit: Visit) -> Work:
    about = await visit.server.store.all_about(visit.guest.id)
    files = tuple(f"/api/tables/{match['id']}/match" for match in about["results"])
    return partial(MyData, DATA_FORMAT, about, files)


async def forget_me(visit: Visit) -> Me:
    await visit.server.farewells.say(visit.guest)
    visit.is_nobody_now()
    return Me(None)


DATA = (
    Endpoint(
        method="GET",
        is_for_banned=True,
        path="/api/me/data",
        about="Everything that is remembered of me, as one file.",
        answer=tell_all,
        answers=(MyData,),
        budget=Budget(body=0, answer=16 * 1024 * KIB, seconds=30, permits=20, runs="thread"),
    ),
    Endpoint(
        method="DELETE",
        is_for_banned=True,
        path="/api/me",
        about="Forget me: all devices are signed out, seats I had are nameless, and the rest is deleted.",
        answer=forget_me,
        answers=(Me,),
        budget=Budget(body=0, answer=1 * KIB, seconds=60, permits=20, runs="store"),
    ),
)
