"""A day as it is told to one reader: its deals, and of what they made of them as much as they may know."""

from collections.abc import Mapping
from functools import partial
from typing import NamedTuple

from fortable.bots.daily import daily_of
from fortable.catalog import catalog
from fortable.kernel.chance import fingerprint
from fortable.kernel.game import AnyGame
from fortable.protocol.days import DayListed, DayTold, DealShown, Standing, TryStatus
from fortable.server.store import Day, DayDeal, Store, Try

from .day_clock import DayClock
from .sharing import DaySheet, day_sheet, level_said, mark_of, result_said
from .standing import bars, rank, streak

Which = tuple[str, str]
"""A game and a level."""


class DayFacts(NamedTuple):
    """What is known of a day, as far as somebody may know it."""

    day: Day
    left_s: int
    is_revealed: bool
    streak: int
    tries: tuple[Try, ...]
    """Theirs."""
    deals: tuple[DayDeal, ...]
    rivals: Mapping[Which, int]
    results: Mapping[Which, Mapping[int | None, int]]
    """Everybody's, of those deals that they are done with."""


class DayTeller:
    """Of one server: to whoever has not finished a deal, nothing depends on what others made of it."""

    def __init__(self, store: Store, clock: DayClock) -> None:
        self._store = store
        self._clock = clock

    async def facts(self, day: Day, person: str | None) -> DayFacts:
        """With nobody's results for whoever has no name."""
        store, name, today = self._store, day.day, self._clock.today()
        is_revealed = self._clock.is_revealed(name)
        tries = await store.tries_of(person, name, name) if person else ()
        done = [(each.game, each.level) for each in tries if _is_done(each, is_revealed)]
        return DayFacts(
            day,
            self._clock.left_s() if name == today else 0,
            is_revealed,
            streak(await store.days_of(person), today) if person else 0,
            tries,
            await store.deals_of(name) if is_revealed else (),
            await store.rivals_of(name) if done else {},
            {which: await store.results_of(name, *which) for which in done},
        )

    def listed(self, day: Day) -> DayListed:
        secret = day.secret.hex() if self._clock.is_revealed(day.day) else None
        return DayListed(day.day, fingerprint(day.secret), secret)


def sheet(facts: DayFacts, language: str) -> DaySheet | None:
    """What somebody came to on a day; None if no try of theirs is over."""
    return day_sheet(facts.day.day, facts.tries, facts.streak, language)


def told(facts: DayFacts, language: str) -> DayTold:
    """In the reader's language."""
    shared = sheet(facts, language)
    deal = partial(_deal, facts, language)
    return DayTold(
        day=facts.day.day,
        left_s=facts.left_s,
        fingerprint=fingerprint(facts.day.secret),
        secret=facts.day.secret.hex() if facts.is_revealed else None,
        deals=tuple(
            deal(game, level)
            for game in catalog().games.values()
            for level in daily_of(game).levels
        ),
        shared="" if shared is None else shared.text,
    )


def _deal(facts: DayFacts, language: str, game: AnyGame, level: str) -> DealShown:
    which = game.key, level
    mine = next((each for each in facts.tries if (each.game, each.level) == which), None)
    seed = next((deal.seed for deal in facts.deals if (deal.game, deal.level) == which), None)
    is_over, daily = which in facts.results, daily_of(game)
    result = None if mine is None else mine.result
    return DealShown(
        game=game.key,
        level=level,
        level_said=level_said(game, level, language),
        bot=daily.bot,
        seats=daily.seats,
        status=_status(mine, facts.is_revealed),
        table=None if mine is None else mine.table,
        result=result,
        mark=mark_of(game, result) if is_over else "",
        said=result_said(game, result, language) if is_over else "",
        standing=_standing(facts, language, game, level, result) if is_over else None,
        seed=None if seed is None else seed.hex(),
    )


def _is_done(mine: Try, is_revealed: bool) -> bool:
    return mine.ended is not None or is_revealed


def _status(mine: Try | None, is_revealed: bool) -> TryStatus:
    if mine is None:
        return "new"
    if mine.result is not None:
        return "over"
    return "given-up" if _is_done(mine, is_revealed) else "running"


def _standing(
    facts: DayFacts, language: str, game: AnyGame, level: str, mine: int | None
) -> Standing:
    results, rival = facts.results[game.key, level], facts.rivals.get((game.key, level))
    place, of, ahead_of = rank(results, mine)
    return Standing(
        rank=place,
        of=of,
        ahead_of=ahead_of,
        gave_up=results.get(None, 0),
        bars=bars(results, mine),
        rival=daily_of(game).rival,
        rival_result=rival,
        rival_said="" if rival is None else result_said(game, rival, language),
    )
