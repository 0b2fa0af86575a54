"""The law of presets: what people are offered by one tap can be played."""

from fortable.bots import roster
from fortable.kernel import referee
from fortable.kernel.game import AnyGame
from fortable.kernel.options import Preset, describe, read_options
from fortable.kernel.words import Illegal

from ..broken import Broken


def what_is_offered_can_be_played(game: AnyGame) -> None:
    """Every preset can begin, against the bot it names, and every option matters at some table."""
    for preset in game.presets:
        sizes = game.seats if preset.seats is None else (preset.seats,)
        for seats in sizes:
            _begins(game, preset, seats)
        if preset.bot is not None and preset.bot not in roster(game):
            raise Broken("a preset names a bot that there is not", preset=preset.name)
    for option in describe(game.types.options):
        others = {each.name: each for each in describe(game.types.options)}
        if not {*option.matters.seats} <= {*game.seats} or not all(
            name in others and others[name].takes(value)
            for name, value in option.matters.options.items()
        ):
            raise Broken("an option matters where nobody plays", option=option.name)


def _begins(game: AnyGame, preset: Preset, seats: int) -> None:
    try:
        if seats not in game.seats:
            raise Illegal("TB-06", "bad-seats", tried=seats, allowed=game.seats)
        options = read_options(game.types.options, preset.options, seats)
        referee.start(game, options, seats)
    except Illegal as illegal:
        raise Broken("a preset cannot be played", preset=preset.name, why=str(illegal)) from None
