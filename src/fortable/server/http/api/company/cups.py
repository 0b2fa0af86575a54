"""Cups among friends: to open one, to come in, to play its rounds, and what came of it."""

from functools import partial

from msgspec.structs import replace

from fortable.bots.daily import daily_of
from fortable.catalog import catalog
from fortable.kernel import referee
from fortable.kernel.chance import new_seed
from fortable.kernel.codec import plain
from fortable.kernel.game import AnyGame
from fortable.kernel.options import read_options
from fortable.kernel.words import Illegal
from fortable.protocol.cups import CupListed, CupOrder, CupPlace, CupTold, NewCup
from fortable.protocol.days import TryBegun
from fortable.server.cups.telling import CupFacts, as_csv, cup_facts, cup_told, places
from fortable.server.days.deals import custom_of
from fortable.server.http.api.endpoint import Endpoint, Work
from fortable.server.http.api.tables import check_room
from fortable.server.http.api.visit import Visit
from fortable.server.http.connection import household_of
from fortable.server.ids import new_id
from fortable.server.people.budget import KIB, Budget
from fortable.server.store import Cup

WAITS_S = 30 * 24 * 3600.0
"""A cup that nobody began for so long is over."""
MOST_LISTED = 50


async def open_cup(visit: Visit, body: NewCup) -> Work:
    cup = _cup(visit, body)
    check_room(visit)
    await visit.server.cups.open(cup, visit.guest)
    return await _told(visit, cup.id)


async def show_cup(visit: Visit) -> Work:
    return await _told(visit, visit.request.path_params["cup"])


async def order_cup(visit: Visit, body: CupOrder) -> Work:
    cups, me = visit.server.cups, visit.guest
    cup = await cups.cup(visit.request.path_params["cup"])
    orders = {
        "join": cups.join,
        "leave": cups.leave,
        "begin": cups.begin,
        "close": cups.close_round,
        "end": cups.end,
    }
    await orders[body.do](cup, me)
    return await _told(visit, cup.id)


async def try_round(visit: Visit) -> TryBegun:
    server, me = visit.server, visit.guest
    cup = await server.cups.cup(visit.request.path_params["cup"])
    word: str = visit.request.path_params["round"]
    number = int(word) if word.isdecimal() and len(word) < 3 else 0
    household = server.marks.of(household_of(visit.request))
    return TryBegun(await server.cups.try_round(cup, number, me, household))


async def list_my_cups(visit: Visit) -> list[CupListed]:
    now = visit.server.now()
    return [
        CupListed(
            id=cup.id,
            game=cup.game,
            kind=cup.kind,
            rounds=cup.rounds,
            status=cup.status,
            left_s=0 if cup.status == "over" else max(0, round(cup.until - now)),
        )
        for cup in await visit.server.store.cups_of(visit.guest.id, MOST_LISTED)
    ]


async def write_csv(visit: Visit) -> Work:
    facts = await _facts(visit, visit.request.path_params["cup"])
    return lambda: as_csv(places(facts), facts.cup.rounds)


async def write_json(visit: Visit) -> Work:
    return partial(places, await _facts(visit, visit.request.path_params["cup"]))


async def _told(visit: Visit, cup: str) -> Work:
    return partial(cup_told, await _facts(visit, cup), visit.language)


async def _facts(visit: Visit, id_: str) -> CupFacts:
    server, person = visit.server, None if visit.person is None else visit.person.id
    return await cup_facts(server.store, await server.cups.cup(id_), person, server.now())


def _cup(visit: Visit, wish: NewCup) -> Cup:
    game, now = catalog()[wish.game], visit.server.now()
    cup = Cup(
        id=new_id(),
        game=game.key,
        kind=wish.kind,
        rounds=wish.rounds,
        seats=wish.seats,
        options={},
        level=wish.level,
        bot=None,
        lasts_s=wish.lasts_s,
        secret=new_seed(),
        host=visit.guest.id,
        household=visit.server.marks.of(household_of(visit.request)),
        created=now,
        changed=now,
        until=now + WAITS_S,
    )
    return _alone(cup, game) if wish.kind == "alone" else _at_tables(cup, game, wish)


def _alone(cup: Cup, game: AnyGame) -> Cup:
    """As a deal of the day is played."""
    if not daily_of(game).levels:
        raise Illegal("TB-18", "not-alone", game=game.title)
    daily = custom_of(game, cup.level)
    return replace(cup, seats=daily.seats, options=dict(daily.options), bot=daily.bot)


def _at_tables(cup: Cup, game: AnyGame, wish: NewCup) -> Cup:
    options = read_options(game.types.options, wish.options, wish.seats)
    referee.start(game, options, wish.seats)
    if wish.seats < 2:
        raise Illegal("TB-18", "not-at-tables")
    return replace(cup, options=plain(options), level="")


CUPS = (
    Endpoint(
        method="POST",
        path="/api/cups",
        about="Open a cup: its link brings those who may come.",
        answer=open_cup,
        body=NewCup,
        answers=(CupTold,),
        budget=Budget(body=16 * KIB, answer=128 * KIB, seconds=15, permits=4, runs="thread"),
        status=201,
    ),
    Endpoint(
        method="GET",
        path="/api/me/cups",
        about="The cups that I am in, the newest first.",
        answer=list_my_cups,
        answers=(list[CupListed],),
        budget=Budget(body=0, answer=32 * KIB, seconds=15, permits=1, runs="store"),
    ),
    Endpoint(
        method="GET",
        path="/api/cups/{cup}",
        about="A cup: its rounds, who is ahead as far as I may know it, and its secret once it is over.",
        answer=show_cup,
        answers=(CupTold,),
        budget=Budget(body=0, answer=128 * KIB, seconds=15, permits=2, runs="thread"),
    ),
    Endpoint(
        method="POST",
        path="/api/cups/{cup}",
        about="Come in or go; the host begins it, closes a round, or ends it.",
        answer=order_cup,
        body=CupOrder,
        answers=(CupTold,),
        budget=Budget(body=4 * KIB, answer=128 * KIB, seconds=30, permits=2, runs="thread"),
    ),
    Endpoint(
        method="POST",
        path="/api/cups/{cup}/rounds/{round}",
        about="Play a round alone, or go on with it: where.",
        answer=try_round,
        answers=(TryBegun,),
        budget=Budget(body=0, answer=4 * KIB, seconds=90, permits=4, runs="store"),
        status=201,
    ),
    Endpoint(
        method="GET",
        path="/api/cups/{cup}/results.csv",
        about="Who is ahead, as far as I may know it, for spreadsheets.",
        answer=write_csv,
        answers=(str,),
        budget=Budget(body=0, answer=64 * KIB, seconds=15, permits=4, runs="thread"),
        media="text/csv",
    ),
    Endpoint(
        method="GET",
        path="/api/cups/{cup}/results.json",
        about="The same for programs.",
        answer=write_json,
        answers=(list[CupPlace],),
        budget=Budget(body=0, answer=128 * KIB, seconds=15, permits=4, runs="thread"),
    ),
)
