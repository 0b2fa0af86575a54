"""The cups of a server: opened, joined, begun and ended by people, and gone on with by themselves.

Whatever is due is in the store: a cup goes on after a restart as if there had been none.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import partial

import structlog
from msgspec.structs import replace

from fortable.kernel.words import Illegal
from fortable.server.days.deals import DayDeals
from fortable.server.days.requests import DealRequest
from fortable.server.store import (
    Cup,
    CupFull,
    CupTry,
    Member,
    Person,
    Stale,
    TableLimits,
    Taken,
    TooMany,
    TooManyCups,
    Unavailable,
)
from fortable.server.tables.context import Call, TableContext
from fortable.server.work import LastingWork

from .course import FEWEST, Next, active, after_round, what_follows
from .laid import table_alone, tables_of_round

MOST_MEMBERS = 100
MOST_CUPS = 10
"""Of one host that are not over."""
LOOK_EVERY_S = 1.0
LATER_S = 60.0
"""So long a round waits that may not begin yet."""
ATTEMPTS = 5
"""So often a change is tried where somebody else made one at the same moment."""

log = structlog.get_logger()


class Cups:
    """Of one server."""

    def __init__(self, context: TableContext, deals: DayDeals) -> None:
        self._context = context
        self._store = context.store
        self._now = context.now
        self._deals = deals
        self._lasting = LastingWork()
        self._limits = TableLimits(of_household=context.running_limits.of_household)
        """Whoever sits there has opened nothing: tables are counted by where the cup was opened."""

    async def open(self, cup: Cup, host: Person) -> None:
        """With its host in it; `Illegal` if they have too many."""
        try:
            await self._store.add_cup(cup, host.name, MOST_CUPS)
        except TooManyCups:
            raise Illegal("TB-18", "too-many-cups", allowed=MOST_CUPS) from None

    async def cup(self, id_: str) -> Cup:
        """`Illegal` if there is none of this id."""
        found = await self._store.cup(id_)
        if found is None:
            raise Illegal("TB-18", "no-such-cup", tried=id_[:40])
        return found

    async def is_over(self, id_: str) -> bool:
        """Then nothing of it is a secret any more."""
        found = await self._store.cup(id_)
        return found is None or found.status == "over"

    async def join(self, cup: Cup, person: Person) -> None:
        """As long as it lasts: whoever comes late plays what is left."""
        if cup.status == "over":
            raise Illegal("TB-18", "cup-over")
        try:
            await self._store.join_cup(cup.id, person.id, person.name, MOST_MEMBERS)
        except CupFull:
            raise Illegal("TB-18", "cup-full", allowed=MOST_MEMBERS) from None

    async def begin(self, cup: Cup, person: Person) -> None:
        """By its host."""
        self._check_host(cup, person)
        if cup.status != "open":
            raise Illegal("TB-18", "cup-begun")
        members = active(await self._store.members_of(cup.id))
        if len(members) < FEWEST:
            raise Illegal("TB-18", "too-few-members", allowed=FEWEST)
        await self._lasting.do(self._go_on(cup.id, lambda *_: "round", of="open"))

    async def close_round(self, cup: Cup, person: Person) -> None:
        """By its host, where several play at tables: whoever has not finished it has given it up."""
        self._check_host(cup, person)
        _check_runs(cup)
        if cup.kind == "alone":
            raise Illegal("TB-18", "no-rounds-to-close")
        was = cup.round

        def follows(now: Cup, members: tuple[Member, ...], *_: object) -> Next:
            return after_round(now, members) if now.round == was else "nothing"

        await self._lasting.do(self._go_on(cup.id, follows, of="running"))

    async def end(self, cup: Cup, person: Person) -> None:
        """By its host, at any time."""
        self._check_host(cup, person)
        if cup.status == "over":
            raise Illegal("TB-18", "cup-over")
        await self._lasting.do(self._go_on(cup.id, lambda *_: "over", of=cup.status))

    async def try_round(self, cup: Cup, round_: int, person: Person, household: str) -> str:
        """The table at which somebody plays a round alone, new or as it stands."""
        _check_runs(cup)
        if cup.kind != "alone" or not 1 <= round_ <= cup.rounds:
            raise Illegal("TB-18", "no-such-round", tried=round_, allowed=cup.rounds)
        member = await self._member(cup, person)
        known = await self._known(cup, round_, member)
        if known is not None:
            return known
        return await self._lasting.do(self._lay(cup, round_, person, household, member))

    async def _lay(
        self, cup: Cup, round_: int, person: Person, household: str, member: Member
    ) -> str:
        seed = await self._seed(cup, round_)
        make = partial(table_alone, cup, round_, seed, person, household, self._now())
        row, opening = await self._context.threads.run(make)
        try:
            await self._store.add_table(row, self._context.running_limits, opening=opening)
        except TooMany as error:
            raise error.refusal from error
        except Taken:  # by the same person, in another tab
            return await self._known(cup, round_, member) or row.id
        return row.id

    async def _known(self, cup: Cup, round_: int, member: Member) -> str | None:
        which = round_, member.number
        tries = await self._store.cup_tries(cup.id)
        return next((each.table for each in tries if (each.round, each.member) == which), None)

    async def _member(self, cup: Cup, person: Person) -> Member:
        for member in active(await self._store.members_of(cup.id)):
            if member.person == person.id:
                return member
        raise Illegal("TB-18", "not-a-member")

    async def _seed(self, cup: Cup, round_: int) -> bytes:
        """What everybody is dealt in a round; it may take a while to find one that the game likes."""
        known = (await self._store.cup_seeds(cup.id)).get(round_)
        if known is not None:
            return known
        request = DealRequest(
            secret=cup.secret, cup=cup.id, round=round_, game=cup.game, level=cup.level
        )
        seed = await self._deals.seed(request) if cup.kind == "alone" else next(request.seeds())
        return await self._store.keep_cup_seed(cup.id, round_, seed)

    def _check_host(self, cup: Cup, person: Person) -> None:
        if cup.host != person.id:
            raise Illegal("TB-18", "not-cup-host")

    async def run(self) -> None:
        """What is due happens, also what was when the server went down; until it is cancelled."""
        lost: set[str] = set()
        while True:
            with suppress(Unavailable):
                for id_ in await self._store.due_cups(self._now()):
                    if id_ not in lost and not await self._can_go_on(id_):
                        lost.add(id_)
            await asyncio.sleep(LOOK_EVERY_S)

    async def _can_go_on(self, id_: str) -> bool:
        """One whose game fails must not keep the others waiting: it is tried again after a restart."""
        try:
            await self._go_on(id_, what_follows)
        except Unavailable:
            raise
        except Illegal as refused:  # too many of its tables are played at
            log.warning("cup_put_off", cup=id_, rule=refused.rule, reason=refused.reason)
            await self._put_off(id_)
        except Exception:
            log.exception("cup_stuck", cup=id_)
            return False
        return True

    async def _put_off(self, id_: str) -> None:
        cup = await self._store.cup(id_)
        if cup is not None:
            until = self._now() + LATER_S
            later = replace(cup, waits=True, until=until, revision=cup.revision + 1)
            with suppress(Stale):
                await self._store.change_cup(later)

    async def _go_on(
        self,
        id_: str,
        follows: Callable[[Cup, tuple[Member, ...], tuple[CupTry, ...], float], Next],
        of: str | None = None,
    ) -> None:
        """What follows from how it stands, unless it is in another state by now."""
        for _ in range(ATTEMPTS):
            cup, members = await self._store.cup(id_), await self._store.members_of(id_)
            if cup is None or of not in (None, cup.status):
                return
            tries = await self._store.cup_tries(id_)
            with suppress(Stale):
                await self._change(cup, members, follows(cup, members, tries, self._now()))
                return

    async def _change(self, cup: Cup, members: tuple[Member, ...], what: Next) -> None:
        now, revision = self._now(), cup.revision + 1
        if what == "nothing":  # it was woken for nothing, and is due when it was before
            await self._store.change_cup(replace(cup, revision=revision))
        elif what == "over":
            over = replace(cup, status="over", waits=False, changed=now, revision=revision)
            await self._store.change_cup(over, closes=True)
        else:
            begun = replace(
                cup,
                status="running",
                waits=False,
                changed=now,
                until=now + cup.lasts_s,
                revision=revision,
            )
            await self._begin_round(begun, members, now)

    async def _begin_round(self, cup: Cup, members: tuple[Member, ...], now: float) -> None:
        """Whoever is away is told; the host has begun it, or is told by a later round.

        `Illegal` if there are as many tables as may be.
        """
        others = (each.person for each in members if each.person != cup.host and not each.has_left)
        call = Call("cup", cup.id, tuple(person for person in others if person is not None))
        if cup.kind == "alone":
            await self._store.change_cup(cup)
            self._context.call(call)
            return
        cup = replace(cup, round=cup.round + 1)
        seed = await self._seed(cup, cup.round)
        make = partial(
            tables_of_round, cup, cup.round, seed, members, now, fair_grabs=self._context.fair_grabs
        )
        tables = await self._context.threads.run(make)
        try:
            await self._store.change_cup(cup, tables, self._limits, closes=True)
        except TooMany as error:
            raise error.refusal from error
        self._context.call(call)

    async def leave(self, cup: Cup, person: Person) -> None:
        """What they have played stays."""
        await self._member(cup, person)
        await self._store.leave_cup(cup.id, person.id)

    async def close(self) -> None:
        await self._lasting.close()


def _check_runs(cup: Cup) -> None:
    if cup.status == "open":
        raise Illegal("TB-18", "cup-not-begun")
    if cup.status == "over":
        raise Illegal("TB-18", "cup-over")
