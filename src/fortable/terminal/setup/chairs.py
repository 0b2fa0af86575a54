"""Who sits where: people first, then bots, every one with a name of their own."""

from collections.abc import Iterable, Iterator, Sequence
from string import ascii_uppercase
from typing import NamedTuple

from fortable.bots import roster
from fortable.bots.bot import GENERIC
from fortable.bots.persona import bot_names
from fortable.kernel.game import AnyGame
from fortable.kernel.words import Illegal
from fortable.texts import Texts

LONGEST_NAME = 12


class Chair(NamedTuple):
    """A place at the table: a person's, or a bot's."""

    name: str
    bot: str | None = None

    @property
    def is_persons(self) -> bool:
        return self.bot is None


def chairs_for(
    game: AnyGame,
    texts: Texts,
    people: Sequence[str] = (),
    bots: Sequence[str] = (),
    seats: int | None = None,
    filler: str | None = None,
) -> tuple[Chair, ...]:
    """Chairs for these people and bots, and for more bots up to `seats` or what the game needs.

    Those are of the kind `filler`, or the usual one.
    """
    if not people and (seats is None or len(bots) < seats):
        people = (texts("seat", number=1),)
    invited = len(people) + len(bots)
    if seats is None:
        seats = next((size for size in game.seats if size >= invited), invited)
    if seats not in game.seats:
        raise Illegal("TB-06", "bad-seats", tried=seats, allowed=game.seats)
    if invited > seats:
        raise Illegal("TB-06", "too-many-players", tried=invited, allowed=seats)
    bots = (*bots, *[filler or usual_bot(game)] * (seats - invited))
    called = bot_names(Texts(texts.language, [game.package]), bots)
    names = _distinct(_readable(name or "") for name in (*people, *called))
    return tuple(map(Chair, names, (*[None] * len(people), *bots)))


def usual_bot(game: AnyGame) -> str:
    """Whom to play against if nobody says: the mildest bot that knows the game, if there is one."""
    names = list(roster(game))
    return names[min(len(GENERIC), len(names) - 1)]


def _readable(name: str) -> str:
    return "".join(filter(str.isprintable, name)).strip()[:LONGEST_NAME] or "?"


def _distinct(names: Iterable[str]) -> Iterator[str]:
    """Namesakes get a letter: Anna, Anna B, Anna C."""
    taken: set[str] = set()
    for name in names:
        letters = (f"{name} {letter}" for letter in ascii_uppercase[1:])
        own = next(own for own in (name, *letters) if own not in taken)
        taken.add(own)
        yield own
