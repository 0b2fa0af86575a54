"""What processes of a house and thinkers on other machines say to each other, and under which names.

Only what a seat may know is told, as to a worker here. Whose bot it is stays here: thinkers hear another word
for it, so that they can let households take turns.
"""

import msgspec

from fortable.bots.bot import roster
from fortable.catalog import catalog

from .requests import BotReply, BotRequest

SPEAKS = 1
"""In which version. It counts up when a request or a reply changes; beside them fields may be added, and are
passed over by who does not know them."""

Topic = tuple[str, ...]


class Said(msgspec.Struct, frozen=True, kw_only=True):
    """By one to the other."""

    speaks: int = SPEAKS


class Presence(Said, frozen=True, kw_only=True):
    """Somebody is there, and can be asked by name."""

    name: str


class Question(Said, frozen=True, kw_only=True):
    """What a bot is asked."""

    rules: int
    """The version of its game."""
    household: str
    request: BotRequest


class Thought(Said, frozen=True, kw_only=True):
    """What it wants, or why nobody thought about it: somebody else may."""

    reply: BotReply | None = None
    refused: str = ""


def name_topic(name: str) -> Topic:
    """Where one thinker hears what is asked of it alone."""
    return "thinker", name


def skill_topic(game: str, bot: str) -> Topic:
    """Where those hear who have this bot, by the same rules, and speak as we do."""
    return "think", str(SPEAKS), f"{game} {catalog()[game].version}", bot


def skills() -> list[Topic]:
    """All that can be thought about here."""
    return [skill_topic(key, bot) for key, game in catalog().games.items() for bot in roster(game)]
