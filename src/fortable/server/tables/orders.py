"""What is asked besides moves: chairs, the start, bots that sit in, the end, going back, a rematch."""

from msgspec.structs import replace

from fortable.kernel.words import Illegal, Seat
from fortable.protocol import lobby
from fortable.protocol.lobby import AnyOrder
from fortable.protocol.messages import Note
from fortable.server.store import Person, TableRow, TooMany

from . import chairs
from .context import TableContext
from .match.ledger import Ledger
from .match.taking_back import TakingBack
from .updates import Updates
from .visitors.nameless import forgotten
from .visitors.presence import Presence


class Orders:
    """Carries them out; `Illegal` if they are not to be, and then nothing changed."""

    def __init__(
        self, ledger: Ledger, presence: Presence, updates: Updates, context: TableContext
    ) -> None:
        self._ledger = ledger
        self._presence = presence
        self._updates = updates
        self._context = context
        self._taking_back = TakingBack(ledger, context)

    async def carry_out(self, order: AnyOrder, person: Person) -> int | None:
        """Durable on return. Where the match must be told anew, the version since which."""
        row, ledger = self._ledger.row, self._ledger
        match order:
            case lobby.Sit(seat):
                return await self._sit(person, seat)
            case lobby.Stand():
                await ledger.change(chairs.stand(row, person.id))
            case lobby.SeatBot(seat, bot) if row.status == "playing":
                await self._let_bot_sit_in(person.id, seat, bot)
            case lobby.SeatBot(seat, bot):
                await ledger.change(chairs.seat_bot(row, ledger.game, person.id, seat, bot))
            case lobby.Clear(seat):
                await ledger.change(chairs.clear(row, person.id, seat))
            case lobby.KeepAway(seat):
                await ledger.change(chairs.keep_away(row, person.id, seat))
            case lobby.Start():
                await self._start(person.id)
                return 0
            case lobby.Abandon():
                await self._abandon(person.id)
            case lobby.GoOn():
                await self._go_on(person.id)
            case lobby.Resign():
                return await self._resign(person.id)
            case lobby.PlayOut():
                await self._play_out(person.id)
            case lobby.TakeBack():
                await self._take_back(person.id)
            case lobby.Rematch():
                await self._rematch(person.id)
        return None

    async def _sit(self, person: Person, wish: int | None) -> int | None:
        row = chairs.sit(self._ledger.row, person, wish)
        is_back = self._ledger.is_playing and row != self._ledger.row
        await self._ledger.change(row)
        if is_back:
            seat = chairs.own_seat(row, person.id)
            self._ledger.clock.give_time(seat, self._context.time.steady())
            self._updates.send_note(Note("person-back", seat))
        return None if self._ledger.match is None else self._ledger.match.version

    async def _start(self, person: str) -> None:
        if not self._presence.may_start(person):
            raise Illegal("TB-10", "host-starts", seconds=round(self._context.host_grace_s))
        row = chairs.ready(self._ledger.row, self._ledger.game, person)
        try:
            await self._ledger.begin(row)
        except TooMany as error:
            raise error.refusal from error

    async def _let_bot_sit_in(self, person: str, seat: int, bot: str) -> None:
        row = chairs.sit_in(self._ledger.row, self._ledger.game, person, seat, bot)
        chair = self._ledger.row.chairs[seat]
        if chair.person != person and not self._presence.is_gone(chair):
            raise Illegal("TB-09", "not-gone", seat=seat, seconds=round(self._presence.grace_s))
        await self._ledger.change(row)
        self._updates.send_note(Note("bot-sat-in", Seat(seat)))

    async def _abandon(self, person: str) -> None:
        row = self._ledger.row
        if row.status in ("over", "abandoned"):
            raise Illegal("TB-02", "over")
        if row.status == "open" or not any(chair.person for chair in row.chairs):
            chairs.check_host(row, person)
        else:
            wishes = self._presence.giving_up | {chairs.own_seat(row, person)}
            if not self._presence.is_given_up_by(wishes):
                await self._wish_to_give_up(wishes)
                return
        await self._ledger.change(replace(row, status="abandoned"))

    async def end(self) -> None:
        """By the word of whoever looks after the server."""
        if self._ledger.row.status in ("over", "abandoned"):
            raise Illegal("TB-02", "over")
        await self._ledger.change(replace(self._ledger.row, status="abandoned"))

    async def give_up_if_all_want_it(self) -> None:
        """Somebody who was asked may be gone for good by now."""
        wishes = self._presence.giving_up
        if self._ledger.is_playing and wishes and self._presence.is_given_up_by(wishes):
            await self._ledger.change(replace(self._ledger.row, status="abandoned"))

    async def _wish_to_give_up(self, wishes: set[Seat]) -> None:
        """Remembered: the others are asked again after a restart."""
        match, row = self._ledger.match, self._ledger.row
        assert match is not None
        await self._ledger.change(chairs.wishing_to_give_up(row, wishes, match.version))
        self._presence.giving_up = wishes

    async def _go_on(self, person: str) -> None:
        """Whoever wants to give up is turned down, and told by whom."""
        seat = chairs.own_seat(self._playing(), person)
        if self._presence.giving_up:
            await self._wish_to_give_up(set())
            self._updates.send_note(Note("goes-on", seat))

    async def _resign(self, person: str) -> int | None:
        """Once and for all: whoever says it again has left already."""
        if chairs.has_left(self._ledger.row, person):
            return None
        row = self._playing()
        seat = chairs.own_seat(row, person)
        await self._ledger.change(chairs.resign(row, self._ledger.game, person))
        self._presence.giving_up.discard(seat)
        await self.give_up_if_all_want_it()
        self._updates.send_note(Note("person-left", seat))
        assert self._ledger.match is not None
        return self._ledger.match.version

    async def forget(self, person: str) -> int | None:
        """Whoever wants to be forgotten has left for good, as everywhere."""
        row = self._ledger.row
        seat = chairs.seat_of(row, person) if self._ledger.is_playing else None
        await self._ledger.change(forgotten(row, self._ledger.game, person))
        if seat is None or self._ledger.match is None:
            return None
        self._presence.giving_up.discard(seat)
        await self.give_up_if_all_want_it()
        self._updates.send_note(Note("person-left", seat))
        return self._ledger.match.version

    async def _play_out(self, person: str) -> None:
        """Whoever says it again waits for the end already."""
        row, match = self._playing(), self._ledger.match
        assert match is not None
        await self._ledger.change(chairs.play_out(row, match, person))

    async def _take_back(self, person: str) -> None:
        """Once: whoever says it again is led to where the match goes on."""
        if self._ledger.row.is_continued:
            return
        seat = chairs.own_seat(self._playing(), person)
        try:
            await self._taking_back.take_back(seat)
        except TooMany as error:
            raise error.refusal from error

    def _playing(self) -> TableRow:
        """The table, if its match is running."""
        if self._ledger.row.status == "open":
            raise Illegal("TB-09", "not-begun")
        if not self._ledger.is_playing:
            raise Illegal("TB-02", "over")
        return self._ledger.row

    async def _rematch(self, person: str) -> None:
        chairs.own_seat(self._ledger.row, person)
        if self._ledger.row.status in ("open", "playing"):
            raise Illegal("TB-09", "still-running")
        try:
            await self._ledger.open_next(person)
        except TooMany as error:
            raise error.refusal from error
