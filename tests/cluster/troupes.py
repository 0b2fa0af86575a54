"""Those who play in a storm: people among themselves, with bots, with one who sleeps, and who looks on."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random

import httpx

from fortable.kernel.game import AnyGame
from tests.server.guests import Guest, seated

from .house import House
from .people import Witness

PAUSE_S = 0.12
SETTING_UP_S = 20.0


@dataclass(eq=False)
class Played:
    """A match, and all who were there."""

    game: AnyGame
    table: str
    witnesses: list[Witness]


@dataclass(eq=False)
class Troupe:
    """Plays one match after the other at tables of one kind."""

    game: AnyGame
    people: int
    bots: int
    clock_s: int | None
    rng: Random
    sleeps: bool = False
    """Whether the last of them never acts: the clock does."""
    guests: list[Guest] = field(default_factory=list)
    played: list[Played] = field(default_factory=list)
    is_setting_up: bool = False

    @property
    def now(self) -> Played | None:
        return self.played[-1] if self.played else None

    async def come(self, house: House) -> None:
        self.guests = [await house.guest(f"Guest {number}") for number in range(self.people + 1)]

    async def play_on(self) -> None:
        """For ever; a table that could not be set up is left as it is."""
        while True:
            with suppress(AssertionError, httpx.HTTPError, TimeoutError, KeyError, ValueError):
                self.is_setting_up = True
                async with asyncio.timeout(SETTING_UP_S):
                    table = await self._set_up()
                self.is_setting_up = False
                self.played.append(Played(self.game, table, self._witnesses(table)))
            if self.now is not None and not self._is_played(self.now):
                await asyncio.gather(*(each.play(PAUSE_S) for each in self.now.witnesses))
            await asyncio.sleep(0.2)

    def _is_played(self, played: Played) -> bool:
        return all(witness.is_over for witness in played.witnesses)

    async def _set_up(self) -> str:
        *players, _ = self.guests
        settings = {"bot_pace_ms": 100, "clock_s": self.clock_s}
        if not self.bots:
            return await seated(players[0], players[1:], self.game.key, settings=settings)
        chairs = [None, *["random"] * self.bots]
        table = await players[0].open_table(self.game.key, chairs, settings=settings)
        await players[0].order(table, "start")
        return table

    def _witnesses(self, table: str) -> list[Witness]:
        """Who sleeps does not come; the last of the guests looks on."""
        awake = [*self.guests[: self.people - self.sleeps], self.guests[-1]]
        return [Witness(guest, table, self.game, self.rng) for guest in awake]

    async def leave(self) -> None:
        for guest in self.guests:
            await guest.leave()


def troupes(games: Sequence[AnyGame], tables: int, rng: Random) -> list[Troupe]:
    """So many, of all kinds in turns."""
    made = []
    for number in range(tables):
        game = games[number % len(games)]
        seats = max(2, min(game.seats))
        match number % 4:
            case 3 if not game.simultaneous:
                made.append(Troupe(game, seats, 0, 5, rng, sleeps=True))
            case 2:
                made.append(Troupe(game, 1, seats - 1, None, rng))
            case _:
                made.append(Troupe(game, seats, 0, None, rng))
    return made
