"""Playing on over flat positions, compiled where that can be."""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

from fortable.bots.budget import Budget
from fortable.kernel.words import Action, Seat
from fortable.twins import NOBODY, Flat, blank, flat, new_luck
from fortable.twins.rounds import NO_MOVE, play_rounds

from .playing_on import Ending, shared
from .reviewer import HUNDREDTHS, MILLIONTHS, Outlook, Reviewer


class ByTwin:
    """By the plan of a game, or by lot, and to where the reviewer wants to stop."""

    def __init__(self, twin: Any, plan: Any, reviewer: Reviewer) -> None:
        self.budget = Budget(reviewer.playouts).simulations
        self._twin = twin
        self._sensible = reviewer.sensible or (plan and _by(plan))
        self._outlook: Outlook | None = reviewer.outlook
        self._playout: Callable[[Flat, Flat, Flat], int] = reviewer.playout or twin.playout
        self._room = blank(max(twin.most_moves, twin.size))
        self._row = blank(twin.size)

    def cost(self, left: int) -> int:  # noqa: ARG002 - short or long, it is one
        return 1

    def world(self, state: Any) -> Any:
        return self._twin.pack(state)

    def rounds(
        self,
        worlds: Sequence[Any],
        seat: Seat | None,
        actions: Sequence[Action | None],
        count: int,
        rng: Random,
    ) -> list[list[Ending]]:
        moves = [NO_MOVE if each is None else self._twin.move_of(each) for each in actions]
        asked = seat is not None and self._sensible is not None
        table = list(self._table(worlds, moves, count, asked, rng))
        lots, luck = new_luck(rng), new_luck(rng)
        quickly = self._by_outlook if self._outlook else self._by_merits
        rows = quickly(worlds, table, len(moves), lots, luck)
        return [rows[number :: len(moves)] for number in range(len(moves))]

    def _table(
        self, worlds: Sequence[Any], moves: list[int], count: int, asked: bool, rng: Random
    ) -> Iterator[int]:
        """The moves of all rounds; a sensible player's is looked up: luck is kept for what follows."""
        if not (asked and NO_MOVE in moves):
            yield from moves * count
            return
        luck, rows = new_luck(rng), [flat(world) for world in worlds[:count]]
        for number in range(count):
            self._row[:] = rows[number % len(rows)]
            sensible = int(self._sensible(self._row, luck, self._room))
            yield from (sensible if move == NO_MOVE else move for move in moves)

    def _by_outlook(
        self, worlds: Sequence[Any], table: list[int], choices: int, lots: Flat, luck: Flat
    ) -> list[Ending]:
        assert self._outlook is not None
        self._row[:] = flat(worlds[0])
        seats = int(self._outlook(self._row, self._room))
        width = 2 * seats
        found = blank(width * len(table))
        play_rounds(
            self._twin.act,
            self._outlook,
            self._playout,
            flat([number for world in worlds for number in world]),
            flat(table),
            found,
            choices,
            width,
            lots,
            luck,
            self._row,
            self._room,
        )
        numbers = _listed(found)
        return [
            Ending(
                [part / MILLIONTHS for part in numbers[at : at + seats]],
                [part / HUNDREDTHS for part in numbers[at + seats : at + width]],
            )
            for at in range(0, len(numbers), width)
        ]

    def _by_merits(
        self, worlds: Sequence[Any], table: list[int], choices: int, lots: Flat, luck: Flat
    ) -> list[Ending]:
        """For twins whose merits are not compiled, and of whose points nothing is known."""
        from fortable.twins.luck import MASK, below
        from fortable.twins.paired_rollouts import APART, mix

        found, rows = [], [flat(world) for world in worlds]
        for at, move in enumerate(table):
            if at % choices == 0:
                for _ in range(APART):
                    below(lots, MASK)
            mix(lots, luck)
            self._row[:] = rows[at // choices % len(rows)]
            if move != NO_MOVE:
                self._twin.act(self._row, move)
            while self._twin.waiting(self._row) != NOBODY:
                self._playout(self._row, luck, self._room)
            found.append(self._ending())
        return found

    def _ending(self) -> Ending:
        count = self._twin.merits(self._row, self._room)
        merits = [int(merit) for merit in self._room[:count]]
        return Ending(shared([n for n, m in enumerate(merits) if m == max(merits)], count), None)


def _listed(row: Any) -> list[int]:
    """A row as a list, at once where it is an array."""
    numbers: list[int] = row if isinstance(row, list) else row.tolist()
    return numbers


def _by(plan: Any) -> Callable[[Flat, Flat, Flat], int]:
    """What a plan's policy does, in its own style."""

    def sensible(row: Flat, luck: Flat, room: Flat) -> int:
        move: int = plan.policy(row, plan.style, luck, room)
        return move

    return sensible
