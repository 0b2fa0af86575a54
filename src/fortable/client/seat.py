"""A seat at a live table, for asyncio: what the table says becomes moments, what a program wants intents."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from functools import partial
from types import TracebackType
from typing import Any, Self

from fortable.kernel.game import Outcome, read_wish
from fortable.kernel.words import Illegal
from fortable.protocol.hints import HintFor, HintStep
from fortable.protocol.lobby import (
    Abandon,
    AnyOrder,
    Rematch,
    Resign,
    Sit,
    Stand,
    Start,
    TakeBack,
)
from fortable.protocol.messages import Refusal, Table
from fortable.texts import Texts, preferred_language

from .attendance import Attendance
from .dialogue import Dialogue
from .errors import Refused
from .hints import Hint, read_hint
from .line import Line
from .link import TableLink, read_link
from .lobby import Lobby
from .moment import Moment
from .talk import Word

PATIENCE_S = 60.0


def async_table(
    link: str,
    name: str | None = None,
    *,
    seat: int | None = None,
    watch: bool = False,
    key: str = "",
    language: str | None = None,
    patience_s: float = PATIENCE_S,
    plain: bool = False,
) -> "AsyncSeat":
    """A seat at somebody's table, for `async with`.

    The first free chair is taken, or the one of a number; with `watch` none. `key` is `seat.key` of a guest
    who was here before: they are the same again, and sit where they sat. Refusals are in `language`, or in
    that of the system. After `patience_s` without a line the server is believed to be gone. `plain` leaves
    views and actions as they are in JSON, also if the game is installed.
    """
    where = read_link(link)
    lobby = Lobby(where.site, key, language=language or preferred_language())
    return AsyncSeat(
        lobby, where.table, name, seat=seat, watch=watch, patience_s=patience_s, plain=plain
    )


class AsyncSeat:
    """One chair, or a place to look on from, over as many lines as it takes."""

    def __init__(
        self,
        lobby: Lobby,
        table: str,
        name: str | None = None,
        *,
        seat: int | None = None,
        watch: bool = False,
        patience_s: float = PATIENCE_S,
        plain: bool = False,
    ) -> None:
        self._lobby = lobby
        self._id = table
        self._name = name
        self._wish = seat
        self._watch = watch
        self._plain = plain
        self._patience_s = patience_s
        self._attendance = Attendance(plain=plain, language=lobby.language)
        self._dialogue = Dialogue(self._attendance)
        self._line = Line(lobby, table, self._dialogue, self._back_in_s, patience_s)
        self._tasks: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> Self:
        await asyncio.to_thread(self._sit_down)
        self._tasks = [asyncio.create_task(self._attend()), asyncio.create_task(self._come_back())]
        try:
            await self._attendance.until(lambda: self._attendance.knows_where_it_stands)
        except BaseException:
            await self.close()
            raise
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Hang up. A chair is left free if the match has not begun; else it waits for whoever has the key."""
        table = self._attendance.table
        if table is not None and table.status == "open" and table.you is not None:
            with suppress(Refused, ConnectionError):
                await self.stand()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    @property
    def link(self) -> str:
        return str(TableLink(self._lobby.site, self._id))

    @property
    def key(self) -> str:
        """Who this guest is: with it another program is the same one. A secret."""
        return self._lobby.key

    @property
    def table(self) -> Table:
        """Who sits where, and how it stands around the match."""
        assert self._attendance.table is not None, "nobody has sat down yet"
        return self._attendance.table

    @property
    def seat(self) -> int | None:
        """The number of the own chair; None for whoever looks on."""
        return self.table.you

    @property
    def moment(self) -> Moment | None:
        """Where the match stands now; None before it has begun."""
        return self._attendance.moment()

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended; None while it goes on, and if it was abandoned."""
        update = self._attendance.update
        return update.outcome if update else None

    @property
    def is_over(self) -> bool:
        return self._attendance.is_over

    @property
    def lines(self) -> int:
        """How many connections it has taken so far."""
        return self._line.count

    async def moments(self) -> AsyncIterator[Moment]:
        """Whenever the match stands elsewhere, until it is over, with all news since the last time."""
        here, told = self._attendance, 0
        while True:
            await here.until(partial(here.has_more_than, told))
            if here.updates == told:
                return
            told = here.updates
            yield here.handed_out()

    async def turns(self) -> AsyncIterator[Moment]:
        """Whenever this seat may act, until the match is over or the chair is lost.

        The next is there when what came of the last action is known, when something else has happened, or
        when an action was refused.
        """
        here, done = self._attendance, (-1, 0)
        while True:
            await here.until(partial(self._is_asked_after, done))
            if self._is_through:
                return
            done = here.turn
            yield here.handed_out()

    async def play(self, wish: Any, *, at: int | None = None) -> int:
        """Do something: an action as a value, an object as in JSON, or in the game's notation.

        Returns the version to which the match has come, once that is remembered; `Refused` says why not. It
        is said once, however often the line breaks. `at` is the version it was chosen at, if that is not the
        last moment that was looked at.
        """
        self._attendance.check()
        chosen_at = self._attendance.seen if at is None else at
        return await self._attendance.fate(self._dialogue.intend(self._action(wish), chosen_at))

    async def hint(self, step: HintStep = "look", *, at: int | None = None) -> Hint:
        """For the decision to be made now, at a table against bots where hints are switched on; `Refused` if
        there is none. First where to look, then what to do (`do`), then why (`why`); the match counts for
        nothing from then on.
        """
        here = self._attendance
        here.check()
        wish = HintFor(here.seen if at is None else at, step)
        told = await asyncio.to_thread(self._lobby.hint, self._id, wish)
        game = here.reader.game if here.reader else None
        return read_hint(told, game, self._lobby.language)

    async def say(self, phrase: str) -> bool:
        """Say a phrase to everybody at the table, by its id, such as `well-played`.

        True once it was heard; `Refused` says why not. False if there was no line, or it broke: nothing is
        said twice, for a word belongs to its moment.
        """
        here, lines = self._attendance, self.lines
        here.check()
        intent = self._dialogue.speak(phrase)
        if intent is None:
            return False
        said = here.talk.begin(intent, phrase)
        await here.until(lambda: said.done() or self.lines != lines)
        return said.result() if said.done() else not said.cancel()

    def heard(self) -> tuple[Word, ...]:
        """What others at the table said since this was last asked; own words are not among it."""
        return self._attendance.talk.heard()

    async def sit(self, seat: int | None = None) -> None:
        """Take another chair, or the own one back from a bot."""
        await self.order(Sit(seat))

    async def stand(self) -> None:
        """Leave the chair, before the match begins."""
        await self.order(Stand())

    async def start(self) -> None:
        """Begin the match."""
        await self.order(Start())

    async def resign(self) -> None:
        """Leave the match for good."""
        await self.order(Resign())

    async def abandon(self) -> None:
        """Wish to give the match up."""
        await self.order(Abandon())

    async def rematch(self) -> "AsyncSeat":
        """Once more: a seat at the next table, to be entered like this one."""
        return self._at(self.table.next or (await self.order(Rematch())).next)

    async def take_back(self) -> "AsyncSeat":
        """Take the last decision back, alone with bots: a seat at the next table, to be entered like this
        one.

        There the match goes on from the moment before it, with new luck, and what could not be known then
        dealt anew; here it is over. It counts for nothing. `Refused` where nothing is taken back, or nothing
        was decided.
        """
        return self._at((await self.order(TakeBack())).next)

    def _at(self, following: str | None) -> "AsyncSeat":
        """The same at the next table."""
        assert following is not None
        return AsyncSeat(
            self._lobby,
            following,
            watch=self._watch,
            patience_s=self._patience_s,
            plain=self._plain,
        )

    async def order(self, order: AnyOrder) -> Table:
        """Ask anything else of the table; the table as it is then."""
        heard = self._attendance.tables
        table = await asyncio.to_thread(self._lobby.order, self._id, order)
        self._attendance.answered(table, heard)
        return table

    def _sit_down(self) -> None:
        if self._name is not None:
            self._lobby.introduce(self._name)
        table = self._lobby.table(self._id)
        if not self._watch and (table.you is None or self._wish not in (None, table.you)):
            self._lobby.order(self._id, Sit(self._wish))

    async def _attend(self) -> None:
        failure: BaseException | None = None
        try:
            await self._line.attend()
        except Exception as error:
            failure = error
        finally:
            self._attendance.fail(failure)

    async def _come_back(self) -> None:
        """Whoever was gone for long may find a bot in the own seat: it is asked to give it back."""
        here, lines = self._attendance, 0
        with suppress(Refused, ConnectionError):
            while True:
                await here.until(partial(self._is_back_after, lines))
                lines, table = self.lines, self.table
                if (
                    table.status == "playing"
                    and table.you is not None
                    and table.chairs[table.you].bot
                ):
                    await self.sit(table.you)

    def _back_in_s(self) -> float:
        """How long the table wants to be left alone; asked once for each line."""
        pause_s, self._attendance.pause_s = self._attendance.pause_s, 0.0
        return pause_s

    def _is_back_after(self, lines: int) -> bool:
        return self.lines > lines and self._attendance.knows_where_it_stands

    def _is_asked_after(self, turn: tuple[int, int]) -> bool:
        here = self._attendance
        return self._is_through or (here.may_act and here.turn != turn)

    @property
    def _is_through(self) -> bool:
        return self.is_over or self.seat is None

    def _action(self, wish: Any) -> Any:
        """As the table would read it; a text can be read only where the game is known."""
        game = self._attendance.reader.game if self._attendance.reader else None
        if not isinstance(wish, str) or game is None:
            return wish
        try:
            return read_wish(game, wish)
        except Illegal as illegal:
            text = Texts(self._lobby.language, [game.package]).refusal(illegal)
            facts = dict(illegal.facts)
            told = Refusal(rule=illegal.rule, reason=illegal.reason, facts=facts, text=text)
            raise Refused(told) from None
