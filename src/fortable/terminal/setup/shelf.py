"""From the shelf to the table: which game, who plays, and with which options."""

from collections.abc import Mapping
from typing import NamedTuple

from rich.console import Group
from rich.rule import Rule
from rich.text import Text

from fortable.bots import offered
from fortable.bots.persona import persona
from fortable.kernel.game import AnyGame
from fortable.kernel.words import Options
from fortable.texts import Texts

from ..console.screen import Screen
from .chairs import Chair, chairs_for, usual_bot
from .options import ask_for_options
from .prompts import Prompts, either


class Setup(NamedTuple):
    """What a match needs before it can begin."""

    game: AnyGame
    chairs: tuple[Chair, ...]
    options: Options


def ask_for_setup(screen: Screen, texts: Texts, games: Mapping[str, AnyGame]) -> Setup:
    """The shelf, and then a few questions."""
    heading = Group(Text(texts("play-welcome"), "bold yellow"), Rule(style="dim"))
    prompts = Prompts(screen, texts, heading)
    shelf = {key: _on_the_shelf(game, texts.language) for key, game in games.items()}
    game = games[prompts.choice(texts("play-which-game"), shelf, next(iter(games)))]
    own = Texts(texts.language, [game.package])
    chairs = _ask_for_chairs(prompts, own, game)
    seated = Texts(texts.language, [game.package], [chair.name for chair in chairs])
    return Setup(game, chairs, ask_for_options(prompts, seated, game, len(chairs)))


def _on_the_shelf(game: AnyGame, language: str) -> str:
    """Title, what it is about, for how many, how long and from what age."""
    texts = Texts(language, [game.package])
    shortest, longest = game.minutes
    facts = texts(
        "shelf-line",
        seats=either(game.seats, texts),
        shortest=shortest,
        longest=longest,
        age=game.age,
    )
    return f"{game.title}\n{texts('tagline')}\n{facts}"


def _ask_for_chairs(prompts: Prompts, texts: Texts, game: AnyGame) -> tuple[Chair, ...]:
    usual = game.seats[0]
    seats = prompts.number(texts("play-how-many"), game.seats, usual) or usual
    people = prompts.number(texts("play-how-many-people"), range(seats + 1), usual=1) or 0
    names = [prompts.text(texts("play-name", number=n + 1), texts.name(n)) for n in range(people)]
    bots = [_ask_for_bot(prompts, texts, game)] * (seats - people) if people < seats else []
    return chairs_for(game, texts, names, bots, seats)


def _ask_for_bot(prompts: Prompts, texts: Texts, game: AnyGame) -> str:
    meanings = {name: _bot(texts, name) for name in offered(game)}
    return prompts.choice(texts("play-which-bot"), meanings, usual_bot(game))


def _bot(texts: Texts, name: str) -> str:
    somebody = persona(texts, name)
    return f"{somebody.names[0]} ({somebody.level})\n{somebody.about}".rstrip()
