"""Ratings of a server: made from the results in its store, a while after them, beside everything else.

Nothing of them is written down. What is new is added to what was known; where something changed before that,
as when a match is forgotten, all of it is worked out anew.
"""

import asyncio
from collections.abc import Iterable, Iterator
from contextlib import suppress
from functools import partial
from itertools import groupby

from fortable.catalog import catalog
from fortable.kernel.words import Illegal
from fortable.ratings import BotPlaces, Contestant, RatedMatch, Season, places_of
from fortable.ratings.season import Standing
from fortable.server.store import RatedSeat, Store, Unavailable
from fortable.server.work import Threads

LOOK_EVERY_S = 20.0
PORTION = 2000
"""Seats: some hundredths of a second of work."""
BEGINNING = 0.0, 0


class Ratings:
    """Of one server; without any, nobody stands anywhere."""

    def __init__(self, store: Store, threads: Threads, *, is_on: bool) -> None:
        self.is_on = is_on
        self._store = store
        self._threads = threads
        self._lock = asyncio.Lock()
        self._begin_anew()

    def _begin_anew(self) -> None:
        self._season = Season(bot_places)
        self._last, self._matches = BEGINNING, 0

    async def run(self) -> None:
        """Until it is cancelled, where the host wants ratings; a store that fails is asked again."""
        while self.is_on:
            with suppress(Unavailable):  # which the store has written into the log
                await self.catch_up()
            await asyncio.sleep(LOOK_EVERY_S)

    async def catch_up(self) -> None:
        """All that the store knows by now."""
        async with self._lock:
            if await self._store.rated_until(self._last) != self._matches:
                self._begin_anew()
            while seats := await self._store.rated_seats(self._last, PORTION):
                matches = [*rated_matches(seats)]
                await self._threads.run(partial(self._season.add_all, matches))
                self._last = seats[-1].ended, seats[-1].table
                self._matches += len(matches)

    async def of(self, person: str) -> dict[tuple[str, str], Standing]:
        """Where somebody stands, by game and kind of table."""
        async with self._lock:
            return self._season.of(person)


def season_of(seats: Iterable[RatedSeat]) -> Season:
    """All at once: the same as what a server comes to that follows them one by one."""
    season = Season(bot_places)
    season.add_all(rated_matches(seats))
    return season


def bot_places(game: str) -> BotPlaces:
    """Those of a game by its name; a game that is gone has none."""
    try:
        return places_of(catalog()[game])
    except Illegal:
        return {}


def rated_matches(seats: Iterable[RatedSeat]) -> Iterator[RatedMatch]:
    """From their seats, in the order in which they come."""
    for _, together in groupby(seats, lambda seat: seat.table):
        own = [*together]
        yield RatedMatch(
            own[0].game,
            own[0].kind,
            tuple(Contestant(seat.person, seat.bot) for seat in own),
            tuple(seat.place for seat in own),
        )
