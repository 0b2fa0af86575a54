"""Sees to it that people who are away are told: what is to be told waits in the store, and no table for it.

Tables only say that something is to be told, into a list that is bounded. A service that is down, or slow,
holds up no other: few letters go to one at a time, and after a failure all that goes there is put off.
"""

import asyncio
from collections import Counter, deque
from collections.abc import Callable
from contextlib import suppress

import structlog

from fortable.server.metrics import Metrics
from fortable.server.settings import ServerSettings
from fortable.server.store import Notice, NoticeKind, Store, Unavailable
from fortable.server.tables.context import Call
from fortable.server.work import Threads

from .courier import Courier, Fate, Letter
from .kinds import Kind, waiting_tables
from .quiet import quiet_until
from .telling import told

LOOK_EVERY_S = 5.0
TOGETHER_S = 0.02
"""What happens within so long is looked at together."""
TRY_AGAIN_S = 30.0
"""After a failure; each further one takes twice as long, for a letter four times."""
LONGEST_PAUSE_S = 900.0
MOST_TRIES = 5
MOST_CALLS = 10_000
AT_ONCE, AT_ONE_SERVICE = 32, 8
MOST_SERVICES = 1000
"""Of more that failed, those that did first are forgotten."""

log = structlog.get_logger()


class Notifier:
    """Of one server."""

    def __init__(
        self,
        store: Store,
        threads: Threads,
        settings: ServerSettings,
        kinds: dict[NoticeKind, Kind],
        metrics: Metrics,
        now: Callable[[], float],
        may_send: Callable[[], bool] = lambda: True,
    ) -> None:
        self._store = store
        self._threads = threads
        self._settings = settings
        self._courier: Courier | None = None
        self._kinds = kinds
        self._metrics = metrics
        self._now = now
        self._may_send = may_send
        """Not where another process of the house does: nobody gets a letter twice."""
        self._calls: deque[Call] = deque(maxlen=MOST_CALLS)
        self._something = asyncio.Event()
        self._tidied_at = 0.0
        self._under_way: dict[int, asyncio.Task[None]] = {}
        self._busy: Counter[str] = Counter()
        """By service: how many letters are on their way there."""
        self._failures: dict[str, int] = {}
        """By service: how often it failed since it last did not."""

    @property
    def is_on(self) -> bool:
        """Whether anybody can be told anything."""
        return self._settings.push != "off"

    @property
    def is_anywhere(self) -> bool:
        """Whether also services may be asked that are not on the open internet."""
        return self._settings.push == "anywhere"

    async def key(self) -> bytes:
        """By which push services know this server: made when somebody first asks for it, and kept."""
        return await self._store.push_key() or await self._store.keep_push_key(
            await self._threads.run(_new_key)
        )

    def call(self, call: Call) -> None:
        """Whoever is meant is to be told; this returns at once, whatever becomes of it."""
        if self.is_on:
            self._calls.append(call)
            self._something.set()

    async def run(self) -> None:
        """Until it is cancelled; a store that fails is asked again."""
        if not self.is_on:
            return
        try:
            while True:
                try:
                    await self._take_calls()
                    if self._may_send():
                        await self._send_due()
                except Unavailable:  # which the store has written into the log
                    pass
                except Exception:  # a fault of ours ends this look, and no other
                    log.exception("notices_failed")
                with suppress(TimeoutError):
                    async with asyncio.timeout(LOOK_EVERY_S):
                        await self._something.wait()
                await asyncio.sleep(TOGETHER_S)
                self._something.clear()
        finally:
            for task in self._under_way.values():
                task.cancel()
            if self._courier is not None:
                self._courier.close()

    async def _take_calls(self) -> None:
        while self._calls:
            call = self._calls.popleft()
            try:
                await self._write_down(call)
            except Unavailable:
                self._calls.appendleft(call)
                raise

    async def _write_down(self, call: Call) -> None:
        if await self._store.are_subscribed(call.people):
            now, kind = self._now(), self._kinds[call.kind]
            due, until = now + self._settings.push_after_s, now + kind.lasts_s
            await self._store.add_notice(call.kind, call.subject, call.people, due, until)

    async def _send_due(self) -> None:
        """As many as there is room for; whoever is done looks for more."""
        now = self._now()
        if abs(now - self._tidied_at) >= LOOK_EVERY_S:
            self._tidied_at = now
            await self._store.drop_late_notices(now)
        crowded = [service for service, count in self._busy.items() if count >= AT_ONE_SERVICE]
        due = await self._store.due_notices(now, 2 * AT_ONCE, crowded)
        for notice in due:
            has_room = len(self._under_way) < AT_ONCE
            if has_room and self._busy[notice.to.service] < AT_ONE_SERVICE:
                self._begin(notice)

    def _begin(self, notice: Notice) -> None:
        if notice.number in self._under_way:
            return
        service = notice.to.service
        self._busy[service] += 1
        task = asyncio.create_task(self._send(notice))
        self._under_way[notice.number] = task

        def done(task: asyncio.Task[None]) -> None:
            del self._under_way[notice.number]
            self._busy[service] -= 1
            if not self._busy[service]:
                del self._busy[service]
            self._something.set()
            error = None if task.cancelled() else task.exception()
            if error is not None and not isinstance(error, Unavailable):
                log.error("notice_failed", kind=notice.kind, exc_info=error)

        task.add_done_callback(done)

    async def _send(self, notice: Notice) -> None:
        case = await self._kinds[notice.kind].look(self._store, notice.subject, notice.to.person)
        if case is None:
            await self._store.drop_notice(notice.number)
            return
        morning = quiet_until(self._now(), notice.to.zone, notice.to.quiet)
        if morning is not None:
            await self._store.postpone_notice(notice.number, morning, notice.tries)
            return
        waiting = await waiting_tables(self._store, notice.to.person)
        text = told(notice.kind, case, notice.to.language, waiting)
        if self._courier is None:
            self._courier = self.new_courier(await self.key())
        await self._note(notice, await self._courier.carry(self._letter(notice, text)))

    def new_courier(self, key: bytes) -> Courier:
        """Who carries the letters of this server."""
        return Courier(key, self._settings.contact, is_anywhere=self.is_anywhere)

    def _letter(self, notice: Notice, text: bytes) -> Letter:
        to = notice.to
        return Letter(
            endpoint=to.endpoint,
            text=text,
            public_key=to.public_key,
            secret=to.secret,
            topic=f"{notice.kind} {notice.subject}",
            ttl_s=max(0, round(notice.until - self._now())),
        )

    async def _note(self, notice: Notice, fate: Fate) -> None:
        self._metrics.notices.labels(fate).inc()
        if fate == "gone":
            await self._store.unsubscribe(notice.to.device)
        elif fate == "failed":
            await self._try_again(notice)
        else:
            self._failures.pop(notice.to.service, None)
            await self._store.drop_notice(notice.number)

    async def _try_again(self, notice: Notice) -> None:
        """The letter later than all that goes to the same service; some time it is dropped."""
        now, service, tries = self._now(), notice.to.service, notice.tries + 1
        if tries >= MOST_TRIES:
            await self._store.drop_notice(notice.number)
        else:
            due = now + TRY_AGAIN_S * 4 ** (tries - 1)
            await self._store.postpone_notice(notice.number, due, tries)
        failures = self._failures[service] = self._failures.pop(service, 0) + 1
        if len(self._failures) > MOST_SERVICES:
            del self._failures[next(iter(self._failures))]
        pause_s = min(LONGEST_PAUSE_S, TRY_AGAIN_S * 2 ** (failures - 1))
        await self._store.postpone_service(service, now + pause_s)


def _new_key() -> bytes:
    """Beside the event loop: what it takes is imported then."""
    from .sealing import new_key

    return new_key()
