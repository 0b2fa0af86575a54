"""What a store remembers of puzzles: who tried which, and what came of it. A puzzle goes by its id."""

from typing import Protocol

from fortable.kernel.words import Value


class PuzzleTried(Value, frozen=True):
    """What somebody made of a puzzle."""

    puzzle: str
    tries: int
    ended: float | None
    """When it was solved or given up; None while it is neither."""
    solved: bool


class PuzzlesKept(Protocol):
    """The part of a store that knows puzzles."""

    async def add_puzzle_try(self, person: str, game: str, tried: PuzzleTried) -> PuzzleTried:
        """So many tries more, and what came of them: how it stands now. What has ended stays as it was."""

    async def puzzles_tried(self, person: str, game: str) -> tuple[PuzzleTried, ...]:
        """All that somebody tried of a game."""
