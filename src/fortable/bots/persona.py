"""Who a bot is: a name, how well it plays, and a face; the same at every table, on a page and in a terminal.

A game's catalogue may say it of its own bots: `bot-KEY-names` (several, with commas between them, for tables
where it sits more than once), `bot-KEY-level`, and `bot-KEY`, what it is like; its folder may bring their
faces, `KEY`, and `KEY-2` and so on for those of its likes. Of others the house's catalogue says it, by the
level that is their key. What is called otherwise is a program that somebody has plugged in, and has the name
they gave it.
"""

from collections.abc import Callable, Iterator, Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import chain, count

from fortable.folder import PORTRAITS
from fortable.kernel.game import AnyGame
from fortable.kernel.words import Value
from fortable.texts import Texts

UNKNOWN = "program"
"""The face of whoever has none."""


class Persona(Value, frozen=True):
    """A bot as people meet it."""

    names: tuple[str, ...]
    """Its own, and those of its likes, who sit at the same table."""
    level: str
    about: str
    """What it is like, in a few words; empty if nobody says."""


def persona(texts: Texts, bot: str) -> Persona:
    """Who a bot is, in the words of a game and of the house."""
    names = texts.optional(f"bot-{bot}-names", bot)
    return Persona(
        names=tuple(name.strip() for name in names.split(",")),
        level=texts.optional(f"bot-{bot}-level", texts("bot-level-program")),
        about=texts.optional(f"bot-{bot}"),
    )


def bot_name(texts: Texts, bot: str, nth: int = 0) -> str:
    """What a bot is called; `nth`: how many of its kind sit before it."""
    names = persona(texts, bot).names
    return names[nth % len(names)]


def bot_names(texts: Texts, bots: Sequence[str | None]) -> Iterator[str | None]:
    """What the bots around a table are called, each by a name of its own; None for whoever is no bot."""
    for seat, bot in enumerate(bots):
        yield None if bot is None else bot_name(texts, bot, bots[:seat].count(bot))


def portrait(game: AnyGame, bot: str, nth: int = 0) -> bytes:
    """A bot's face, as SVG: the game's own, the house's, or that of a program; `nth` as for its name."""
    house = files("fortable.bots") / "portraits"
    faces = (
        [*_drawn(lambda face: PORTRAITS.of(game.package, face), bot)]
        or [*_drawn(lambda face: house / f"{face}.svg", bot)]
        or [house / f"{UNKNOWN}.svg"]
    )
    return faces[nth % len(faces)].read_bytes()


def _drawn(find: Callable[[str], Traversable | None], bot: str) -> Iterator[Traversable]:
    """The faces of one kind: its own, and those of its likes, `KEY-2`, `KEY-3` and so on."""
    for face in chain([bot], (f"{bot}-{number}" for number in count(2))):
        file = find(face)
        if file is None or not file.is_file():
            return
        yield file
