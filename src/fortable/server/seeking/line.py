"""The line of those who seek somebody to play with: kept in the store, so that it outlives this process.

Whoever does not say for a while that they wait is not there, and nobody is put together with them; two who
come at the same moment may both want a third, and the store lets one of them have it.
"""

from functools import partial

from msgspec.structs import replace

from fortable.kernel.words import Illegal
from fortable.server.store import Seeker, Stale, TooMany
from fortable.server.tables.context import TableContext
from fortable.server.work import LastingWork

from .party import party_with, table_for

FRESH_S = 10.0
"""Whoever has not said for so long that they wait, waits no more."""
ATTEMPTS = 3
"""So often somebody is looked for anew where others were quicker."""
MOST_LISTED = 50


class Line:
    """Of one server."""

    def __init__(self, context: TableContext) -> None:
        self._context = context
        self._store = context.store
        self._now = context.now
        self._laying = LastingWork()

    async def join(self, seeker: Seeker, household: str) -> Seeker:
        """From now on they wait, unless somebody waits for them."""
        await self._store.keep_seeker(seeker)
        return await self._put_together(seeker, household)

    async def wait_on(
        self, person: str, search: str, household: str, *, takes_bots: bool
    ) -> Seeker:
        """They still do, also if the server was started anew; `Illegal` if it is another search by now."""
        known = await self._store.seeker(person, search)
        if known is not None and known.found is None:
            seen = replace(known, takes_bots=takes_bots, seen=self._now())
            known = await self._store.wait_on(seen)
        if known is None:
            raise Illegal("TB-17", "not-in-line")
        return known if known.found else await self._put_together(known, household)

    async def leave(self, person: str, search: str) -> Seeker | None:
        """They wait no more; how it stood with the search. None if it was over."""
        known = await self._store.seeker(person, search)
        if known is not None:
            await self._store.stop_seeking(person, search)
        return known

    async def waiting_with(self, seeker: Seeker) -> int:
        """How many want the same, themselves included."""
        return len(await self._store.seekers_like(seeker, self._fresh_since))

    async def waiting(self) -> tuple[Seeker, ...]:
        """All who are there, those who wait longest first."""
        return await self._store.seekers(self._fresh_since, MOST_LISTED)

    async def close(self) -> None:
        await self._laying.close()

    @property
    def _fresh_since(self) -> float:
        return self._now() - FRESH_S

    async def _put_together(self, seeker: Seeker, household: str) -> Seeker:
        """Somebody else may take one of them at the same moment: then there are others, or the next time."""
        for _ in range(ATTEMPTS):
            waiting = await self._store.seekers_like(seeker, self._fresh_since)
            party = party_with(seeker, waiting)
            if not party:
                break
            try:
                return replace(seeker, found=await self._laying.do(self._lay(party, household)))
            except Stale:
                seeker = await self._store.seeker(seeker.person, seeker.id) or seeker
                if seeker.found:
                    break
        return seeker

    async def _lay(self, party: tuple[Seeker, ...], household: str) -> str:
        """The table at which they play from now on; all of them, or nobody."""
        make = partial(
            table_for, party, household, self._now(), fair_grabs=self._context.fair_grabs
        )
        row, opening = await self._context.threads.run(make)
        searches = [each.id for each in party]
        try:
            limits = self._context.running_limits
            await self._store.add_table(row, limits, opening=opening, found_by=searches)
        except TooMany as error:
            raise error.refusal from error
        return row.id
