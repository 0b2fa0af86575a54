"""A try at a puzzle: an action that may be done there, and helps nobody."""

from collections.abc import Sequence

from fortable.kernel.chance import SEED_BYTES
from fortable.kernel.choices import choices
from fortable.kernel.game import AnyGame
from fortable.kernel.log import Match
from fortable.kernel.words import Action, Illegal, Seat

from .puzzle import Puzzle
from .setting import come_to_the_same


def begun(game: AnyGame, puzzle: Puzzle) -> Match:
    """A match that stands there."""
    return Match.at(game, puzzle.at, bytes(SEED_BYTES))


def is_right(game: AnyGame, puzzle: Puzzle, action: Action) -> bool:
    """Whether it is the key, or comes to the same; `Illegal` if it may not be done there, or is no try."""
    match, key = begun(game, puzzle), game.notation.read_action(puzzle.key)
    if action == key:
        return True
    if not is_try(match, puzzle.seat, action):
        raise Illegal("TB-22", "no-help")
    if come_to_the_same(game, match.view(puzzle.seat), action, key):
        return True
    ruling = match.rule(puzzle.seat, action)
    return bool(ruling.states[-1] == match.rule(puzzle.seat, key).states[-1])


def as_good(game: AnyGame, puzzle: Puzzle) -> Sequence[Action]:
    """What else comes to the same as the key, as far as can be known there."""
    view, key = begun(game, puzzle).view(puzzle.seat), game.notation.read_action(puzzle.key)
    legal = choices(game.legal(view))
    return [each for each in legal if each != key and come_to_the_same(game, view, each, key)]


def is_try(match: Match, seat: Seat, action: Action) -> bool:
    """Not what helps, such as a hint or taking back, nor what something must be proven for."""
    game, state = match.game, match.state
    if game.takes_long(state, action):
        return False
    return game.aided(state) or not game.aided(match.rule(seat, action).states[-1])
