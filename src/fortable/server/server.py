"""Everything a running server is made of, opened and closed in the right order."""

import asyncio
import os
from pathlib import Path
from typing import cast

import structlog

from .bots import PLAIN_PROGRAM, Thinkers, Workers
from .bus import Bus, new_bus, new_questions
from .cups.cups import Cups
from .days.day_clock import DayClock
from .days.deals import DayDeals
from .days.telling import DayTeller
from .farewells import Farewells
from .garbage import QuietCollector
from .hints import Hints
from .housekeeping import Housekeeping
from .loop_watch import LoopWatch, Stall
from .metrics import Metrics
from .nodes import Figures, Node, SharedLimits
from .notices.kinds import kinds
from .notices.notifier import Notifier
from .operating import Backups, LocalKey, Operator
from .people.banning.bans import Bans
from .people.banning.marks import Marks
from .people.keys import Keys
from .people.limits import Limits
from .people.people import People
from .ratings import Ratings
from .reach import Reach
from .replays.making import MatchWorkers
from .replays.previews import Previews
from .reviews import Reviews
from .rulings import Rulings
from .seeking.line import Line
from .server_time import ServerTime, StandstillWatch
from .settings import ServerSettings, data_folder
from .store import Store, TableLimits, TableRow
from .store.nodes import OwnersStore
from .store.opening import is_postgres, open_file, reach_database
from .store.readiness import Readiness
from .store.sqlite.database import keep_private
from .tables.context import LONGEST_WAIT_S, TableContext
from .tables.match.ending import PastEndings
from .tables.registry import TableRegistry
from .tables.sharing import SharedTables, SharedTelevisions
from .tables.visitors.talk import talk_limit
from .tables.visitors.televisions import Televisions
from .wire.outbox import FlushScheduler
from .work import Threads
from .work.tasks import stop

DAY_PATIENCE_S = 60.0
"""So long may a bot think whose answer must be the same for everybody: no watch tells it to stop."""

COOKIE = "fortable-{installation}"
"""How the cookie of a guest is called: servers on one host share a browser."""

THREADS = 2
"""For what takes a while, beside those of the store."""

log = structlog.get_logger()


class Server:
    """One process of a game table."""

    def __init__(self, settings: ServerSettings, *, is_at_home: bool = False) -> None:
        self.settings = settings
        self.reach = Reach(settings, is_at_home=is_at_home)
        self.metrics = Metrics()
        self.bus = new_bus(settings.bus)
        address = settings.store or settings.database
        self.store = open_store(address, self.metrics, is_alone=not settings.is_shared)
        self.node = _node(self.store, self.bus, settings)
        if self.node is not None:
            self.metrics.add(Figures(self.node))
        self.readiness = Readiness(self.store)
        self.workers = self._bot_workers()
        self.thinkers = self._bots_elsewhere()
        self.day_workers = Workers(1, DAY_PATIENCE_S, self.metrics.thinking.observe, PLAIN_PROGRAM)
        self.match_workers = MatchWorkers(settings)
        self.previews = Previews(self.match_workers)
        self.reviews = Reviews(
            self.store, settings, self.metrics.reviewing.observe, lambda: self.now()
        )
        self.hints = Hints(settings, self.metrics.hinting.observe)
        self.threads = Threads(THREADS)
        self.rulings = Rulings()
        self.notifier = self._notifier()
        context = self._table_context(settings)
        self.tables = TableRegistry(context)
        self._shared = None if self.node is None else SharedTables(self.tables, self.node)
        self.day_clock = DayClock(settings.day_zone, context.now)
        self.day_teller = DayTeller(self.store, self.day_clock)
        self.day_deals = DayDeals(self.store, self.day_clock, context.now)
        self.line = Line(context)
        self.cups = Cups(context, self.day_deals)
        self.housekeeping = Housekeeping(self.store, self.tables, settings, self.day_clock)
        self.people = People(self.store, self.bus, settings.session_days)
        self.keys = Keys(self.store, self.people, self.threads)
        self.farewells = Farewells(self.store, self.bus, self.people, self.tables)
        self.ratings = Ratings(self.store, self.threads, is_on=settings.ratings == "on")
        self.marks = Marks(Path(settings.database).expanduser())
        self.bans = Bans(self.store, self.bus, self.marks, context.now)
        self.operator = Operator(self.store, self.tables, self.farewells, self.bans, self.marks.of)
        self.local_key = LocalKey(Path(settings.database).expanduser())
        self.flushes = FlushScheduler()
        self.limits = Limits(settings)
        rates = {**self.limits.rates, "phrases": context.talk_limit}
        peers = None if self.node is None else self.node.peers
        self._shared_limits = SharedLimits(self.bus, rates, self.limits.counts, peers)
        own = Televisions(context.time.steady)
        self.televisions = SharedTelevisions(own, self.bus, peers)
        self.now = context.now
        self.cookie = COOKIE
        """Once it is open, with the installation's id."""
        self._standstill = StandstillWatch(
            context.time, settings.standstill_s, self.tables.stood_still
        )
        self._loop_watch = LoopWatch(self.metrics.loop_lag.observe, self._held_up)
        self._collector = QuietCollector()
        self._chores: list[asyncio.Task[None]] = []

    def _bot_workers(self) -> Workers:
        """For those that think while people wait."""
        return Workers(
            self.settings.bot_workers or max(1, (os.cpu_count() or 2) - 1),
            self.settings.bot_patience_s,
            self.metrics.thinking.observe,
        )

    def _bots_elsewhere(self) -> Thinkers | None:
        """Those who think for us on other machines, if that is wanted."""
        if self.settings.think == "here":
            return None
        return Thinkers(
            new_questions(self.settings.bus),
            self.workers,
            self.settings.bot_patience_s,
            self.metrics.thoughts.count,
        )

    def _notifier(self) -> Notifier:
        """For those who are away; of several processes one carries what waits in the store."""
        return Notifier(
            self.store,
            self.threads,
            self.settings,
            kinds(self.is_here),
            self.metrics,
            lambda: self.now(),
            lambda: self.node is None or self.node.is_first,
        )

    def _table_context(self, settings: ServerSettings) -> TableContext:
        """What all tables share."""
        return TableContext(
            store=self.store,
            bus=self.bus,
            workers=self.thinkers or self.workers,
            day_workers=self.day_workers,
            threads=self.threads,
            rulings=self.rulings,
            metrics=self.metrics,
            talk_limit=talk_limit(),
            call=self.notifier.call,
            fair_grabs=settings.is_on_network or self.reach.is_at_home,
            most_back_s=settings.most_back_ms / 1000,
            open_limits=TableLimits(
                of_host=settings.most_open,
                of_household=settings.most_household_open,
                within_s=LONGEST_WAIT_S,
            ),
            running_limits=TableLimits(
                of_host=settings.most_running, of_household=settings.most_household_running
            ),
            grace_s=settings.grace_s,
            host_grace_s=settings.host_grace_s,
            rest_s=settings.rest_s,
            most_tables=settings.most_tables,
            time=ServerTime() if self.node is None else ServerTime(self.node.lease.wall),
            node=self.node,
        )

    async def look_up(self) -> None:
        """What must be known before anything can be asked."""
        installation = await self.store.installation_id()
        self.cookie = COOKIE.format(installation=installation)
        self.marks.load(self.cookie, is_shared=self.node is not None)
        await self.bus.open(installation)
        if self.thinkers is not None:
            await self.thinkers.open()
        await self.bans.open()

    async def open(self) -> None:
        """Take up what was left when the server went down; it can be used meanwhile."""
        await self.look_up()
        look_for_due = self.tables.wake_what_is_due
        if self.node is not None and self._shared is not None:
            await self.node.open(self._shared)
            await self._shared_limits.open()
            await self.televisions.open()
            self.tables.context.time.has_jumped()  # to the time of the database
            look_for_due = self._shared.wake_what_is_due
        self._standstill.start()
        self._loop_watch.start()
        self._collector.start()
        self._chores = [
            asyncio.create_task(look_for_due()),
            asyncio.create_task(self._shared_limits.run()),
            asyncio.create_task(self.housekeeping.run()),
            asyncio.create_task(Backups(self.settings, self.metrics).run()),
            asyncio.create_task(self.cups.run()),
            asyncio.create_task(self.notifier.run()),
            asyncio.create_task(self.farewells.run()),
            asyncio.create_task(self.ratings.run()),
            asyncio.create_task(PastEndings(self.store, self.threads).settle()),
        ]

    async def close(self) -> None:
        """Finish what was begun, tell everybody to come back, and let go of the files."""
        self._standstill.stop()
        self._loop_watch.stop()
        self._collector.stop()
        await stop(self._chores)
        await self.reach.close()
        await self.stop_working()
        await self.tables.close()
        if self.thinkers is not None:
            await self.thinkers.close()
        await self.workers.close()
        await self.day_workers.close()
        if self.node is not None:
            await self.node.close()
        await self.bus.close()
        await self.store.close()

    def check_open(self) -> None:
        """`Unavailable` if people who want to play should come to another process of the house."""
        if self.node is not None:
            self.node.check()

    async def is_here(self, table: str, person: str) -> bool:
        """Whether somebody is at a table just now."""
        if self._shared is not None:
            return await self._shared.is_here(table, person)
        return self.tables.is_here(table, person)

    async def row_elsewhere(self, table: str) -> TableRow | None:
        """Of a table that another process may have."""
        return None if self.node is None else await self.store.row(table)

    async def drain(self) -> None:
        """Before it closes: others go on with its tables, and whoever is here comes back there."""
        if self._shared is not None:
            await self._shared.hand_over(self.settings.drain_s)

    def _held_up(self, stall: Stall) -> None:
        """Whoever held up the event loop is named among the metrics."""
        self.metrics.count_stall(stall.who, stall.late_s)

    async def stop_working(self) -> None:
        """Whatever strangers asked for is given up; bots think on, as long as their tables are there."""
        await self.previews.close()
        await self.reviews.close()
        await self.hints.close()
        await self.match_workers.close()
        await self.day_deals.close()
        await self.line.close()
        await self.cups.close()
        await self.rulings.close()


def _node(store: Store, bus: Bus, settings: ServerSettings) -> Node | None:
    """The process among others; None if it serves the house alone."""
    if not settings.is_shared:
        return None
    return Node(cast(OwnersStore, store), bus, settings.lease_s)


def open_store(address: str, metrics: Metrics, *, is_alone: bool = True) -> Store:
    """The one that an address names, a file or a database in PostgreSQL; no other server has it, unless it is
    shared.

    `Unavailable`, `Illegal` or `OSError` if it cannot be opened; PostgreSQL is reached when it is needed.
    """
    if is_postgres(address):
        return reach_database(address, metrics.group.observe, is_alone=is_alone)
    file = Path(address).expanduser()
    store = open_file(file, metrics.group.observe)
    if file.parent == data_folder():
        keep_private(file.parent)
    return store
