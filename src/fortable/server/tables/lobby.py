"""The course of an evening: chairs, the start, bots that sit in, giving up, once more."""

from msgspec.structs import replace

from fortable.kernel.words import Illegal, Seat
from fortable.server.store import Person
from fortable.server.wire import messages
from fortable.server.wire.messages import AnyOrder, Note

from . import chairs
from .audience import Audience
from .context import House
from .match.ledger import Ledger
from .updates import Telling


class Evening:
    """Carries out orders; `Illegal` if they are not to be, and then nothing changed."""

    def __init__(self, ledger: Ledger, audience: Audience, telling: Telling, house: House) -> None:
        self.ledger = ledger
        self._audience = audience
        self._telling = telling
        self._house = house

    async def carry_out(self, order: AnyOrder, person: Person) -> int | None:
        """Durable on return. Where the match must be told anew, the version since which."""
        row, ledger = self.ledger.row, self.ledger
        match order:
            case messages.Sit(seat):
                return await self._sit(person, seat)
            case messages.Stand():
                await ledger.change(chairs.stand(row, person.id))
            case messages.SeatBot(seat, bot) if row.status == "playing":
                await self._let_bot_sit_in(person.id, seat, bot)
            case messages.SeatBot(seat, bot):
                await ledger.change(chairs.seat_bot(row, ledger.game, person.id, seat, bot))
            case messages.Clear(seat):
                await ledger.change(chairs.clear(row, person.id, seat))
            case messages.Start():
                await self._start(person.id)
                return 0
            case messages.Abandon():
                await self._abandon(person.id)
            case messages.Rematch():
                await self._rematch(person.id)
        return None

    async def _sit(self, person: Person, wish: int | None) -> int | None:
        row = chairs.sit(self.ledger.row, person, wish)
        is_back = self.ledger.is_playing and row != self.ledger.row
        await self.ledger.change(row)
        if is_back:
            seat = chairs.own_seat(row, person.id)
            self.ledger.give_time(seat)
            self._telling.note(Note("person-back", seat))
        return None if self.ledger.match is None else self.ledger.match.version

    async def _start(self, person: str) -> None:
        row, most = (
            chairs.ready(self.ledger.row, self.ledger.game, person),
            self._house.most_running,
        )
        if most and await self._house.store.running(row.host) >= most:
            raise Illegal("TB-11", "too-many-running", allowed=most)
        await self.ledger.begin(row)

    async def _let_bot_sit_in(self, person: str, seat: int, bot: str) -> None:
        row = chairs.sit_in(self.ledger.row, self.ledger.game, person, seat, bot)
        chair = self.ledger.row.chairs[seat]
        if chair.person != person and not self._telling.is_gone(chair):
            raise Illegal("TB-09", "not-gone", seat=seat, seconds=round(self._telling.grace_s))
        await self.ledger.change(row)
        self._telling.note(Note("bot-sat-in", Seat(seat)))

    async def _abandon(self, person: str) -> None:
        row = self.ledger.row
        if row.status in ("over", "abandoned"):
            raise Illegal("TB-02", "over")
        if row.status == "open" or not any(chair.person for chair in row.chairs):
            chairs.check_host(row, person)
        else:
            self._audience.giving_up.add(chairs.own_seat(row, person))
            if self._somebody_goes_on():
                return
        await self.ledger.change(replace(row, status="abandoned"))

    def _somebody_goes_on(self) -> bool:
        """A line that is down for a moment says nothing: whoever may still come back is asked."""
        return any(
            chair.person is not None
            and chair.bot is None
            and seat not in self._audience.giving_up
            and not self._telling.is_gone(chair)
            for seat, chair in enumerate(self.ledger.row.chairs)
        )

    async def _rematch(self, person: str) -> None:
        chairs.own_seat(self.ledger.row, person)
        if self.ledger.row.status in ("open", "playing"):
            raise Illegal("TB-09", "still-running")
        await self.ledger.open_next(person)
