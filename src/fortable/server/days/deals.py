"""What is dealt on a day: its secret is drawn when it begins, its deals when somebody first wants them."""

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, TypeVar

import structlog

from fortable.bots.daily import daily_of
from fortable.catalog import catalog
from fortable.kernel.chance import new_seed
from fortable.kernel.codec import decode, encode
from fortable.kernel.daily import Daily, first_seed
from fortable.kernel.game import AnyGame
from fortable.kernel.words import Illegal
from fortable.server.places import of_nobody
from fortable.server.store import Day, DayDeal, Store
from fortable.server.work import LastingWork, WorkerFailed, WorkerProcess
from fortable.server.work.tasks import stop

from .day_clock import DayClock
from .requests import Asked, DealRequest, RivalRequest, Told

PROGRAM = "fortable.server.days.worker"
PATIENCE_S = 60.0
"""So long may it take to deal; people wait for it."""
RIVAL_PATIENCE_S = 900.0
"""So long may a rival think about all of a match."""

T = TypeVar("T")

log = structlog.get_logger()


class DayDeals:
    """Of one server."""

    def __init__(self, store: Store, clock: DayClock, now: Callable[[], float]) -> None:
        self._store = store
        self.clock = clock
        self._now = now
        self._dealer = WorkerProcess(PROGRAM, patience_s=PATIENCE_S)
        self._rival = WorkerProcess(PROGRAM, patience_s=RIVAL_PATIENCE_S)
        self._lasting = LastingWork()
        self._tasks: dict[tuple[str, ...], asyncio.Task[None]] = {}

    async def today(self) -> Day:
        """Drawn by whoever asks first: nobody could have known its secret before."""
        name = self.clock.today()
        known = await self._store.day(name)
        if known is None:
            known = await self._store.begin_day(Day(name, new_seed(), self._now()))
            self._begin(("ahead", name), self._deal_ahead(known))
        return known

    async def _deal_ahead(self, day: Day) -> None:
        """What takes a while, before anybody wants it."""
        for game in catalog().games.values():
            daily = daily_of(game)
            for level in daily.levels if daily.seed is not first_seed else ():
                with suppress(Illegal):
                    await self.deal(day, game, level)

    async def deal(self, day: Day, game: AnyGame, level: str) -> DayDeal:
        """What everybody plays on that day; `Illegal` if there is none of this level."""
        daily = custom_of(game, level)
        which = game.key, level
        known = await self._store.deals_of(day.day)
        for deal in known:
            if (deal.game, deal.level) == which:
                return deal
        return await self._store.keep_deal(await self._dealt(day, game, level, daily))

    async def _dealt(self, day: Day, game: AnyGame, level: str, daily: Daily) -> DayDeal:
        return DayDeal(
            day=day.day,
            game=game.key,
            level=level,
            seed=await self.seed(
                DealRequest(secret=day.secret, day=day.day, game=game.key, level=level)
            ),
            seats=daily.seats,
            options=dict(daily.options),
            bot=daily.bot,
        )

    async def seed(self, request: DealRequest) -> bytes:
        """The first there is, or in another process the one that the game likes."""
        if daily_of(catalog()[request.game]).seed is first_seed:
            return next(request.seeds())
        told = await self._ask(self._dealer, Asked(deal=request))
        if told.seed is None:
            raise Illegal("TB-16", "not-dealt")
        return told.seed

    def send_rival(self, deal: DayDeal) -> None:
        """The rival plays it too, once, while people do; nobody waits for it."""
        if daily_of(catalog()[deal.game]).rival is not None:
            self._begin((deal.day, deal.game, deal.level), self._play_rival(deal))

    def _begin(self, which: tuple[str, ...], work: Coroutine[Any, Any, None]) -> None:
        """Once, while this server runs."""
        if which in self._tasks:
            work.close()
        else:
            self._tasks[which] = asyncio.create_task(work, context=of_nobody())

    async def _play_rival(self, deal: DayDeal) -> None:
        if (deal.game, deal.level) in await self._store.rivals_of(deal.day):
            return
        request = RivalRequest(
            seed=deal.seed, game=deal.game, seats=deal.seats, options=deal.options, bot=deal.bot
        )
        told = await self._ask(self._rival, Asked(rival=request))
        if told.result is not None:
            await self._store.keep_rival(deal, told.result)

    async def by_itself(self, work: Coroutine[Any, Any, T]) -> T:
        """What is done for all who play, not for whoever asks first; to its end, though they go away."""
        return await self._lasting.do(work)

    async def _ask(self, worker: WorkerProcess, asked: Asked) -> Told:
        try:
            return decode(await worker.ask(encode(asked)), Told)
        except WorkerFailed as error:
            log.warning("no_deal_of_the_day", why=str(error))
            return Told()

    async def close(self) -> None:
        """Nobody plays any more."""
        await stop(self._tasks.values())
        await self._lasting.close()
        await self._dealer.close()
        await self._rival.close()


def custom_of(game: AnyGame, level: str) -> Daily:
    """How the game is played on a day's deal, or `Illegal` if it has none of this level."""
    daily = daily_of(game)
    if level not in daily.levels:
        raise Illegal("TB-16", "no-such-deal", tried=level[:20], allowed=daily.levels)
    return daily
