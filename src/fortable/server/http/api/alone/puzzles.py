"""Puzzles: those of a game, one of them to look at, and a try at it."""

from functools import partial

from fortable.catalog import catalog
from fortable.kernel.codec import typed
from fortable.kernel.game import AnyGame
from fortable.protocol.puzzles import Attempt, Judged, PuzzleListed, PuzzleShown
from fortable.puzzles import Puzzle
from fortable.puzzles.judging import is_right
from fortable.server.http.connection import household_of
from fortable.server.people.budget import KIB, Budget
from fortable.server.puzzles.telling import listed, puzzle_of, shown, solution, status
from fortable.server.store import PuzzleTried

from ..endpoint import Endpoint, Work
from ..visit import Visit


async def list_puzzles(visit: Visit) -> Work:
    game = _game(visit)
    return partial(listed, game, await _tried(visit, game))


async def show_puzzle(visit: Visit) -> Work:
    game = _game(visit)
    number, puzzle = _puzzle(visit, game)
    return partial(shown, game, number, puzzle, await _made_of(visit, game, puzzle))


async def try_puzzle(visit: Visit, attempt: Attempt) -> Work:
    """What has ended can be tried again, and stays as it was."""
    server, game, me = visit.server, _game(visit), visit.guest
    _, puzzle = _puzzle(visit, game)
    tries, right = 0, False
    if attempt.action is not None:
        action = typed(attempt.action, game.types.action)
        tries, right = 1, await server.threads.run(partial(is_right, game, puzzle, action))
    is_over = right or attempt.action is None
    made = PuzzleTried(puzzle.id, tries, server.now() if is_over else None, right)
    async with server.limits.changes.turn(household_of(visit.request)):
        now = await server.store.add_puzzle_try(me.id, game.key, made)
    return lambda: Judged(right, status(now), solution(game, puzzle) if is_over else None)


def _game(visit: Visit) -> AnyGame:
    return catalog()[visit.request.path_params["game"]]


def _puzzle(visit: Visit, game: AnyGame) -> tuple[int, Puzzle]:
    return puzzle_of(game, visit.request.path_params["number"])


async def _made_of(visit: Visit, game: AnyGame, puzzle: Puzzle) -> PuzzleTried | None:
    tried = await _tried(visit, game)
    return next((each for each in tried if each.puzzle == puzzle.id), None)


async def _tried(visit: Visit, game: AnyGame) -> tuple[PuzzleTried, ...]:
    """By whoever has a name."""
    if visit.person is None:
        return ()
    return await visit.server.store.puzzles_tried(visit.person.id, game.key)


PUZZLES = (
    Endpoint(
        method="GET",
        path="/api/games/{game}/puzzles",
        about="The puzzles of a game, the easiest first, and what I made of them.",
        answer=list_puzzles,
        answers=(list[PuzzleListed],),
        budget=Budget(body=0, answer=32 * KIB, seconds=15, permits=1, runs="thread"),
    ),
    Endpoint(
        method="GET",
        path="/api/games/{game}/puzzles/{number}",
        about="A puzzle as the seat sees it that is to decide.",
        answer=show_puzzle,
        answers=(PuzzleShown,),
        budget=Budget(body=0, answer=256 * KIB, seconds=15, permits=2, runs="thread"),
    ),
    Endpoint(
        method="POST",
        path="/api/games/{game}/puzzles/{number}",
        about="Try what is best there, or give up.",
        answer=try_puzzle,
        body=Attempt,
        answers=(Judged,),
        budget=Budget(body=16 * KIB, answer=16 * KIB, seconds=15, permits=2, runs="thread"),
    ),
)
