"""A game's options, asked for one by one, and told in words."""

from fortable.kernel.codec import typed
from fortable.kernel.game import AnyGame
from fortable.kernel.options import Choice, Option, describe
from fortable.kernel.referee import start
from fortable.kernel.words import Illegal, Options
from fortable.texts import Texts

from .prompts import Prompts

MOMENT = "moment_ms"
"""An option of this name says how long a table keeps readable what was shown."""

USUAL_MOMENT_MS = 1500
MOST = 9999
"""What may be typed for a number without bounds."""


def moment_s(options: Options) -> float:
    """How many seconds what was shown stays readable."""
    milliseconds: int = getattr(options, MOMENT, USUAL_MOMENT_MS)
    return milliseconds / 1000


def ask_for_options(prompts: Prompts, texts: Texts, game: AnyGame, seats: int) -> Options:
    """Options for a table of `seats`; what does not go with so many is told, and asked again."""
    answered = len(prompts.answered)
    while True:
        options = _ask_for_all(prompts, texts, game)
        try:
            start(game, options, seats)
        except Illegal as illegal:
            prompts.take_back(answered, f"{texts.refusal(illegal)} ({illegal.rule})")
        else:
            return options


def _ask_for_all(prompts: Prompts, texts: Texts, game: AnyGame) -> Options:
    """The usual options, or each of them in turn."""
    options = describe(game.types.options)
    if not options or prompts.yes(texts("play-usual-options")):
        return game.types.options()
    return typed(
        {option.name: _ask(prompts, texts, option) for option in options}, game.types.options
    )


def _ask(prompts: Prompts, texts: Texts, option: Option) -> Choice | bool:
    question = texts(f"option-{option.name}")
    usually = texts.choice(option.name, option.default)
    if option.choices:
        meanings = {_word(value): texts.choice(option.name, value) for value in option.choices}
        words = {_word(value): value for value in option.choices}
        return words[prompts.choice(question, meanings, _word(option.default))]
    allowed = range(option.minimum or 0, (option.maximum or MOST) + 1)
    usual = option.default if isinstance(option.default, int) else None
    return prompts.number(question, allowed, usual, usually)


def _word(value: Choice | bool) -> str:
    return str(value).lower()
