"""The deals of the day: what there is today, a try at it, days of the past, and my own."""

from collections import Counter
from functools import partial

from fortable.catalog import catalog
from fortable.kernel.codec import encode
from fortable.kernel.game import AnyGame
from fortable.kernel.words import Illegal
from fortable.protocol.days import DayDone, DayListed, DayTold, MyDays, NewTry, TryBegun
from fortable.server.days.day_clock import read_day, read_month
from fortable.server.days.deals import custom_of
from fortable.server.days.standing import longest_streak, streak
from fortable.server.days.telling import sheet, told
from fortable.server.days.tries import day_table
from fortable.server.http.connection import household_of
from fortable.server.people.budget import KIB, Budget
from fortable.server.replays.previews import Preview
from fortable.server.store import Day, DayDeal, DayMark, Taken, TooMany, Try

from ..endpoint import Endpoint, Work
from ..tables import check_room
from ..visit import Visit

MOST_DAYS = 31


async def show_today(visit: Visit) -> Work:
    return await _told(visit, await visit.server.day_deals.today())


async def show_day(visit: Visit) -> Work:
    word = read_day(visit.request.path_params["day"])
    if word == visit.server.day_clock.today():
        return await show_today(visit)
    day = await visit.server.store.day(word)
    if day is None:
        raise Illegal("TB-16", "not-begun", tried=word)
    return await _told(visit, day)


async def list_days(visit: Visit) -> list[DayListed]:
    """A month at a time."""
    server = visit.server
    before = read_day(visit.request.query_params.get("before") or server.day_clock.today())
    days = await server.store.past_days(before, MOST_DAYS)
    return [server.day_teller.listed(day) for day in days]


async def show_my_days(visit: Visit) -> MyDays:
    store, me, today = visit.server.store, visit.guest.id, visit.server.day_clock.today()
    first, last = read_month(visit.request.query_params.get("month") or today[:7])
    tries = await store.tries_of(me, first, last)
    days = await store.days_of(me)
    tried = Counter(each.day for each in tries)
    done = Counter(each.day for each in tries if each.result is not None)
    return MyDays(
        first=first,
        last=last,
        days=tuple(DayDone(day, count, done[day]) for day, count in tried.items()),
        streak=streak(days, today),
        longest=longest_streak(days),
    )


async def draw_my_day(visit: Visit) -> Preview:
    word, me = read_day(visit.request.path_params["day"]), visit.guest.id
    day = await visit.server.store.day(word)
    facts = None if day is None else await visit.server.day_teller.facts(day, me)
    shared = None if facts is None else sheet(facts, visit.language)
    if shared is None:
        raise Illegal("TB-16", "nothing-to-share", day=word)
    household = household_of(visit.request)
    previews = visit.server.previews
    return await previews.of(encode(shared), visit.language, household, "picture of a day")


async def begin_try(visit: Visit, body: NewTry) -> TryBegun:
    """The table of the try that counts, new or as it stands; when that is over, another one to practise."""
    game, server = catalog()[body.game], visit.server
    custom_of(game, body.level)
    day = await server.day_deals.today()
    mine = await _own(visit, day, game, body.level)
    _check_practice(mine, wants_practice=body.practice)
    if mine is not None and mine.ended is None:
        return TryBegun(mine.table)
    deal = await server.day_deals.by_itself(server.day_deals.deal(day, game, body.level))
    try:
        table = await _opened(visit, deal, counts=mine is None)
    except Taken:  # by the same person, in another tab
        mine = await _own(visit, day, game, body.level)
        assert mine is not None, "that is what was taken"
        return TryBegun(mine.table)
    server.day_deals.send_rival(deal)
    return TryBegun(table)


def _check_practice(mine: Try | None, *, wants_practice: bool) -> None:
    is_over = mine is not None and mine.ended is not None
    if wants_practice and not is_over:
        raise Illegal("TB-16", "still-counts")
    if is_over and not wants_practice:
        raise Illegal("TB-16", "tried-already")


async def _opened(visit: Visit, deal: DayDeal, *, counts: bool) -> str:
    server = visit.server
    check_room(visit)
    mark = DayMark(deal.day, deal.level, counts, server.day_clock.until(deal.day))
    household = server.marks.of(household_of(visit.request))
    made = partial(day_table, deal, mark, visit.guest, household, server.now())
    row, opening = await server.day_deals.by_itself(server.threads.run(made))
    try:
        limits = server.tables.context.running_limits
        await server.store.add_table(row, limits, opening=opening)
    except TooMany as error:
        raise error.refusal from error
    return row.id


async def _own(visit: Visit, day: Day, game: AnyGame, level: str) -> Try | None:
    tries = await visit.server.store.tries_of(visit.guest.id, day.day, day.day)
    return next((each for each in tries if (each.game, each.level) == (game.key, level)), None)


async def _told(visit: Visit, day: Day) -> Work:
    person = None if visit.person is None else visit.person.id
    facts = await visit.server.day_teller.facts(day, person)
    return partial(told, facts, visit.language)


DAYS = (
    Endpoint(
        method="GET",
        path="/api/today",
        about="The deals of today, and what I made of them.",
        answer=show_today,
        answers=(DayTold,),
        budget=Budget(body=0, answer=64 * KIB, seconds=15, permits=2, runs="thread"),
    ),
    Endpoint(
        method="POST",
        path="/api/today",
        about="Begin a try at a deal of today, go on with it, or practise when it is over.",
        answer=begin_try,
        body=NewTry,
        answers=(TryBegun,),
        budget=Budget(body=4 * KIB, answer=4 * KIB, seconds=90, permits=4, runs="store"),
        status=201,
    ),
    Endpoint(
        method="GET",
        path="/api/days",
        about="Days of the past, the last one first: the fingerprint of each one's secret, and the secret.",
        answer=list_days,
        answers=(list[DayListed],),
        budget=Budget(body=0, answer=16 * KIB, seconds=15, permits=1, runs="store"),
        parameters=("before",),
    ),
    Endpoint(
        method="GET",
        path="/api/days/{day}",
        about="The deals of a day, and what I made of them; three hours after it with its secret and seeds.",
        answer=show_day,
        answers=(DayTold,),
        budget=Budget(body=0, answer=64 * KIB, seconds=15, permits=2, runs="thread"),
    ),
    Endpoint(
        method="GET",
        path="/api/me/days",
        about="My days of a month, and how many in a row.",
        answer=show_my_days,
        answers=(MyDays,),
        budget=Budget(body=0, answer=16 * KIB, seconds=15, permits=1, runs="store"),
        parameters=("month",),
    ),
    Endpoint(
        method="GET",
        path="/api/me/days/{day}/picture.png",
        about="What I came to on a day, as a picture to share: nothing of how its deals go. 1200 x 630.",
        answer=draw_my_day,
        answers=(str,),
        budget=Budget(body=0, answer=1024 * KIB, seconds=30, permits=5, runs="process"),
        parameters=("lang",),
        media="image/png",
    ),
)
