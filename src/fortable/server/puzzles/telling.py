"""A puzzle as it is told to whoever looks at it: what its seat may know, and the key not before its time."""

from collections.abc import Mapping, Sequence
from itertools import islice

from fortable.kernel.game import AnyGame
from fortable.kernel.words import Illegal
from fortable.protocol.puzzles import PuzzleListed, PuzzleShown, PuzzleStatus, Solution
from fortable.protocol.reviews import RemarkTold
from fortable.puzzles import Puzzle, puzzles
from fortable.puzzles.judging import as_good, begun, is_try
from fortable.server.store import PuzzleTried
from fortable.server.tables.updates import LEGAL_LISTED

Tried = PuzzleTried | None


def puzzle_of(game: AnyGame, word: str) -> tuple[int, Puzzle]:
    """The one of this number, or `Illegal`."""
    some = puzzles(game)
    if not some:
        raise Illegal("TB-22", "no-puzzles", game=game.title)
    found = next((each for each in enumerate(some, 1) if str(each[0]) == word), None)
    if found is None:
        raise Illegal("TB-22", "no-such-puzzle", tried=word[:20], allowed=len(some))
    return found


def listed(game: AnyGame, tried: Sequence[PuzzleTried]) -> tuple[PuzzleListed, ...]:
    """All of a game, the easiest first."""
    known: Mapping[str, PuzzleTried] = {each.puzzle: each for each in tried}
    return tuple(
        PuzzleListed(number, puzzle.fails, status(known.get(puzzle.id)))
        for number, puzzle in enumerate(puzzles(game), 1)
    )


def shown(game: AnyGame, number: int, puzzle: Puzzle, tried: Tried) -> PuzzleShown:
    """To one who has made this of it so far."""
    match = begun(game, puzzle)
    view = match.view(puzzle.seat)
    legal = tuple(islice(game.legal(view), LEGAL_LISTED + 1))
    is_listed = len(legal) <= LEGAL_LISTED
    return PuzzleShown(
        number=number,
        of=len(puzzles(game)),
        fails=puzzle.fails,
        seats=match.state.seats,
        seat=puzzle.seat,
        unit="points" if match.state.seats == 1 else "share",
        view=game.shown(view),
        legal=tuple(each for each in legal if is_try(match, puzzle.seat, each))
        if is_listed
        else None,
        status=status(tried),
        solution=solution(game, puzzle) if tried is not None and tried.ended is not None else None,
    )


def solution(game: AnyGame, puzzle: Puzzle) -> Solution:
    """For whoever has solved it or given up."""
    read, reason = game.notation.read_action, puzzle.reason
    return Solution(
        key=read(puzzle.key),
        others=len(as_good(game, puzzle)),
        obvious=read(puzzle.obvious),
        cost=puzzle.cost,
        margin=puzzle.margin,
        reason=None if reason is None else RemarkTold(reason.message, reason.facts),
    )


def status(tried: Tried) -> PuzzleStatus:
    """What somebody has made of a puzzle."""
    if tried is None:
        return "new"
    if tried.solved:
        return "solved"
    return "tried" if tried.ended is None else "given-up"
