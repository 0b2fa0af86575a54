"""A game's options, asked for one by one, and told in words."""

from fortable.kernel.codec import typed
from fortable.kernel.game import AnyGame
from fortable.kernel.options import Choice, Option, describe, usual_options
from fortable.kernel.referee import start
from fortable.kernel.words import Illegal, Options
from fortable.texts import Texts

from .prompts import Prompts

MOMENT = "moment_ms"
"""An option of this name says how long a table keeps readable what was shown."""

USUAL_MOMENT_MS = 1500
MS_PER_S = 1000
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
        options = _ask_for_all(prompts, texts, game, seats)
        try:
            start(game, options, seats)
        except Illegal as illegal:
            prompts.take_back(answered, f"{texts.refusal(illegal)} ({illegal.rule})")
        else:
            return options


def _ask_for_all(prompts: Prompts, texts: Texts, game: AnyGame, seats: int) -> Options:
    """The usual options, or each of them in turn that can matter."""
    options = describe(game.types.options)
    if not options or prompts.yes(texts("play-usual-options")):
        return usual_options(game.types.options)
    chosen = {option.name: option.usual for option in options}
    for option in options:
        if option.is_asked(seats, chosen):
            chosen[option.name] = _ask(prompts, texts, option, seats)
    return typed(chosen, game.types.options)


def _ask(prompts: Prompts, texts: Texts, option: Option, seats: int) -> Choice | bool:
    question = texts(f"option-{option.name}")
    if option.choices or option.is_seat:
        values = option.choices or (option.default, *range(seats))
        meanings = {_word(value): told(texts, option, value) for value in values}
        words = {_word(value): value for value in values}
        return words[prompts.choice(question, meanings, _word(option.usual))]
    unit = MS_PER_S if option.unit == "ms" else 1
    allowed = range(-(-(option.minimum or 0) // unit), (option.maximum or MOST) // unit + 1)
    usually = told(texts, option, option.usual)
    typed = prompts.number(question, allowed, None, usually)
    return option.usual if typed is None else typed * unit


def told(texts: Texts, option: Option, value: Choice | bool) -> str:
    """What an option is set to, in words: a time in seconds, a seat by its player's name."""
    if isinstance(value, bool) or not isinstance(value, int):
        return texts.choice(option.name, value)
    if option.is_seat:
        return texts.name(value)
    seconds = value / MS_PER_S if option.unit == "ms" else value
    return texts("seconds", seconds=seconds) if option.unit else texts.choice(option.name, value)


def _word(value: Choice | bool) -> str:
    return str(value).lower()
