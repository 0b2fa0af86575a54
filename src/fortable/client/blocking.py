"""The same seat without asyncio: an event loop in a thread of its own, and calls that wait for it."""

import asyncio
import threading
from collections.abc import AsyncIterator, Coroutine, Iterator
from types import TracebackType
from typing import Any, Self, TypeVar

from fortable.kernel.game import Outcome
from fortable.protocol.hints import HintStep
from fortable.protocol.lobby import AnyOrder
from fortable.protocol.messages import Table

from .hints import Hint
from .moment import Moment
from .seat import PATIENCE_S, AsyncSeat, async_table
from .talk import Word

T = TypeVar("T")


def table(
    link: str,
    name: str | None = None,
    *,
    seat: int | None = None,
    watch: bool = False,
    key: str = "",
    language: str | None = None,
    patience_s: float = PATIENCE_S,
    plain: bool = False,
) -> "LiveSeat":
    """A seat at somebody's table, for `with`; what can be asked is told at `async_table`."""
    return LiveSeat(
        async_table(
            link,
            name,
            seat=seat,
            watch=watch,
            key=key,
            language=language,
            patience_s=patience_s,
            plain=plain,
        )
    )


class LiveSeat:
    """An `AsyncSeat` whose calls block."""

    def __init__(self, seat: AsyncSeat) -> None:
        self._seat = seat
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="table", daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        try:
            self._wait(self._seat.__aenter__())
        except BaseException:
            self._end()
            raise
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        try:
            self._wait(self._seat.close())
        finally:
            self._end()

    @property
    def link(self) -> str:
        return self._seat.link

    @property
    def key(self) -> str:
        """Who this guest is: with it another program is the same one. A secret."""
        return self._seat.key

    @property
    def table(self) -> Table:
        """Who sits where, and how it stands around the match."""
        return self._seat.table

    @property
    def seat(self) -> int | None:
        """The number of the own chair; None for whoever looks on."""
        return self._seat.seat

    @property
    def moment(self) -> Moment | None:
        """Where the match stands now; None before it has begun."""

        async def look() -> Moment | None:
            return self._seat.moment

        return self._wait(look())

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended; None while it goes on, and if it was abandoned."""
        return self._seat.outcome

    @property
    def is_over(self) -> bool:
        return self._seat.is_over

    def moments(self) -> Iterator[Moment]:
        """Whenever the match stands elsewhere, until it is over, with all news since the last time."""
        return self._each(self._seat.moments())

    def turns(self) -> Iterator[Moment]:
        """Whenever this seat may act, until the match is over or the chair is lost."""
        return self._each(self._seat.turns())

    def play(self, wish: Any, *, at: int | None = None) -> int:
        """Do something: an action as a value, an object as in JSON, or in the game's notation.

        Returns the version to which the match has come, once that is remembered; `Refused` says why not.
        """
        return self._wait(self._seat.play(wish, at=at))

    def hint(self, step: HintStep = "look", *, at: int | None = None) -> Hint:
        """For the decision to be made now, at a table against bots with hints: where to look, what to `do`,
        `why`; `Refused` if there is none.
        """
        return self._wait(self._seat.hint(step, at=at))

    def say(self, phrase: str) -> bool:
        """Say a phrase to everybody at the table, by its id; whether it was heard, or `Refused`."""
        return self._wait(self._seat.say(phrase))

    def heard(self) -> tuple[Word, ...]:
        """What others at the table said since this was last asked."""

        async def words() -> tuple[Word, ...]:
            return self._seat.heard()

        return self._wait(words())

    def sit(self, seat: int | None = None) -> None:
        """Take another chair, or the own one back from a bot."""
        self._wait(self._seat.sit(seat))

    def stand(self) -> None:
        """Leave the chair, before the match begins."""
        self._wait(self._seat.stand())

    def start(self) -> None:
        """Begin the match."""
        self._wait(self._seat.start())

    def resign(self) -> None:
        """Leave the match for good."""
        self._wait(self._seat.resign())

    def abandon(self) -> None:
        """Wish to give the match up."""
        self._wait(self._seat.abandon())

    def rematch(self) -> "LiveSeat":
        """Once more: a seat at the next table, to be entered like this one."""
        return LiveSeat(self._wait(self._seat.rematch()))

    def take_back(self) -> "LiveSeat":
        """Take the last decision back, alone with bots: a seat at the next table, to be entered like this
        one, where the match goes on from the moment before it with new luck; it counts for nothing.
        """
        return LiveSeat(self._wait(self._seat.take_back()))

    def order(self, order: AnyOrder) -> Table:
        """Ask anything else of the table; the table as it is then."""
        return self._wait(self._seat.order(order))

    def _each(self, moments: AsyncIterator[Moment]) -> Iterator[Moment]:
        async def following() -> Moment | None:
            return await anext(moments, None)

        while (moment := self._wait(following())) is not None:
            yield moment

    def _wait(self, coroutine: Coroutine[Any, Any, T]) -> T:
        """What comes of it; whoever interrupts the waiting ends it."""
        future = asyncio.run_coroutine_threadsafe(coroutine, self._loop)
        try:
            return future.result()
        except BaseException:
            future.cancel()
            raise

    def _end(self) -> None:
        self._wait(self._loop.shutdown_asyncgens())
        self._wait(self._loop.shutdown_default_executor())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()
