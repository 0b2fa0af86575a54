"""What a bot is: a client like any other, with its seat's view and news and nothing else."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import partial
from random import Random
from typing import Any, Protocol

from fortable import folder
from fortable.kernel.game import AnyGame
from fortable.kernel.words import Action, Event, Illegal, Seat

from .greedy import Greedy
from .programs import Program, programs
from .uniform import Uniform


class Bot(Protocol):
    """One player in one seat for one match."""

    def hear(self, news: Sequence[Event]) -> None:
        """Told of everything that happens, as this seat may hear it."""

    def choose(self, view: Any) -> Action:
        """Asked when the match waits for this seat."""


class PacedBot(Bot, Protocol):
    """A bot that takes its time, for games in which the quicker hand wins."""

    pace_ms: int
    """How long it takes from the view it chose from to its action. Read after each `choose`."""


def pace_of(bot: Bot) -> int | None:
    """How long a bot takes for the action it chose last; None if it has no pace."""
    pace_ms: int | None = getattr(bot, "pace_ms", None)
    return pace_ms


BotFactory = Callable[[AnyGame, Seat, Random], Bot]

GENERIC: dict[str, BotFactory] = {"random": Uniform, "greedy": Greedy}


_guests: ContextVar[Mapping[str, BotFactory]] = ContextVar("guests", default={})  # noqa: B039 - never changed


@contextmanager
def invited(bots: Mapping[str, BotFactory]) -> Iterator[None]:
    """Meanwhile these play by their names as well, here and in no other process."""
    before = _guests.set(bots)
    try:
        yield
    finally:
        _guests.reset(before)


def roster(game: AnyGame) -> dict[str, BotFactory]:
    """All bots that can play `game`: its own, the generic ones, programs, and who is invited."""
    hired = {name: partial(Program, command) for name, command in programs().items()}
    return {**GENERIC, **(folder.BOTS.of(game) or {}), **hired, **_guests.get()}


def offered(game: AnyGame) -> tuple[str, ...]:
    """The bots that people are asked to choose from, the mildest first: those that know no game are for tests
    and research, unless there are no others.
    """
    names = tuple(roster(game))
    return names[len(GENERIC) :] or names


def seat_bot(game: AnyGame, name: str, seat: Seat, rng: Random) -> Bot:
    """A bot by its name, in its seat; `Illegal` if there is none of that name."""
    bots = roster(game)
    if name not in bots:
        raise Illegal("TB-06", "no-such-bot", tried=name[:80], allowed=sorted(bots))
    return bots[name](game, seat, rng)
