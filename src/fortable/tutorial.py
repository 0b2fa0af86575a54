"""Tutorials: a few positions of a game, each with a few words and something to do.

A game's `tutorial.txt` has a paragraph for each step: a position in the game's notation, and what to do.

    # lines like this one are for whoever reads the file
    at - | 0 0 | 5 9 | -
    do swap

    at - | 0 1 | 7 9 | 5

`do *` asks for anything that is allowed; a step without `do` is only looked at. The words are in the game's
catalogue: `tutorial-1`, `tutorial-2`, and so on. Views and actions are made when somebody learns.
"""

from contextlib import suppress
from functools import cache
from itertools import islice
from typing import Any, NamedTuple

from msgspec.structs import replace

from fortable.folder import TUTORIAL
from fortable.kernel.chance import SEED_BYTES
from fortable.kernel.game import AnyGame
from fortable.kernel.log import Match
from fortable.kernel.words import Action, Illegal, Seat, Value

LEARNER = Seat(0)
ANYTHING = "*"
MOST_OFFERED = 300
"""Where more could be done, nothing but what is asked for is offered."""


class Written(NamedTuple):
    """A step as it stands in the file."""

    position: str
    wish: str
    """Empty: there is nothing to do."""


class TutorialStep(Value, frozen=True):
    """A position as a learner sees it, and what is asked for there."""

    text: str
    """The id of its words in the game's catalogue."""
    seats: int
    view: Any
    legal: tuple[Action, ...]
    """What may be tried; nothing where there is nothing to do."""
    expects: Action | None
    """Nothing: whatever may be tried is right."""
    after: Any = None
    """Of the last step, if it expects something: how it looks once that is done."""


@cache
def tutorial(game: AnyGame) -> tuple[TutorialStep, ...]:
    """The steps of a game's tutorial; none where it has none. What cannot be read is `Illegal`."""
    steps = [_step(game, number, step) for number, step in enumerate(written(game), 1)]
    last = steps[-1] if steps else None
    if last is not None and last.expects is not None:
        steps[-1] = replace(last, after=_after(game, written(game)[-1].position, last.expects))
    return tuple(steps)


def written(game: AnyGame) -> tuple[Written, ...]:
    """The steps as they stand in the game's folder."""
    text = TUTORIAL.read(game.package) or ""
    lines = [line.strip() for line in text.splitlines() if not line.startswith("#")]
    paragraphs = "\n".join(lines).strip().split("\n\n")
    return tuple(_read(paragraph.strip()) for paragraph in paragraphs if paragraph.strip())


def _read(paragraph: str) -> Written:
    at, _, do = paragraph.partition("\n")
    if not at.startswith("at ") or not (do == "" or do.startswith("do ")):
        raise Illegal("TB-08", "unreadable", tried=paragraph[:200])
    return Written(at.removeprefix("at "), do.removeprefix("do "))


def _step(game: AnyGame, number: int, step: Written) -> TutorialStep:
    state = game.notation.read_state(step.position)
    view = game.view_for(state, LEARNER)
    is_asked = step.wish not in ("", ANYTHING)
    expects = game.notation.read_action(step.wish) if is_asked else None
    return TutorialStep(
        text=f"tutorial-{number}",
        seats=state.seats,
        view=game.shown(view),
        legal=_offered(game, view, expects) if step.wish else (),
        expects=expects,
    )


def _after(game: AnyGame, position: str, action: Action) -> Any:
    """How it looks once the last thing is done; what is against the rules leads nowhere."""
    match = Match.at(game, position, bytes(SEED_BYTES))
    with suppress(Illegal):
        match.accept(match.rule(LEARNER, action))
    return game.shown(match.view(LEARNER))


def _offered(game: AnyGame, view: Any, expects: Action | None) -> tuple[Action, ...]:
    actions = tuple(islice(game.legal(view), MOST_OFFERED + 1))
    return (expects,) if expects is not None and len(actions) > MOST_OFFERED else actions
