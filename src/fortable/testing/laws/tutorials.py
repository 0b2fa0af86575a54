"""The law of tutorials: every step is a position that can be, and what it asks for is said and allowed."""

from fortable.kernel.chance import SEED_BYTES
from fortable.kernel.game import AnyGame
from fortable.kernel.log import Match
from fortable.kernel.words import Illegal
from fortable.tutorial import LEARNER, TutorialStep, tutorial, written

from ..broken import Broken
from .catalogues import messages

SEED = bytes(SEED_BYTES)


def the_tutorial_can_be_followed(game: AnyGame) -> None:
    """A learner is told what to do, may do it, and comes to the end."""
    try:
        steps = tutorial(game)
    except Illegal as illegal:
        raise Broken("a step of the tutorial cannot be read", refusal=str(illegal)) from None
    for step, (position, wish) in zip(steps, written(game), strict=True):
        if wish and not _may_be_done(game, position, step):
            raise Broken("a step of the tutorial asks for what is not allowed", step=step.text)
    _is_told(game, {step.text for step in steps})


def _may_be_done(game: AnyGame, position: str, step: TutorialStep) -> bool:
    if step.expects is None:
        return step.legal != ()
    try:
        Match.at(game, position, SEED).rule(LEARNER, step.expects)
    except Illegal:
        return False
    return step.expects in step.legal


def _is_told(game: AnyGame, steps: set[str]) -> None:
    """Each step has its words, and there are no words without a step."""
    told = {message for message in messages(game.package, "en") if message.startswith("tutorial-")}
    if told != steps:
        raise Broken("the tutorial has not the texts it has steps for", ids=sorted(told ^ steps))
