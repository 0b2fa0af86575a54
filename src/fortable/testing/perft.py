"""Perft: in how many ways a match can go on for so many steps, by the rules and by the twin alike.

Each line of a game's `tests/perft.txt` is a position in its notation, or the start of a match, with known
counts: `{"position": "…", "counts": [5, 60]}` or `{"seats": 2, "options": {}, "counts": [2, 90]}`. A step is
one action of one seat or one pick of chance, of equal picks one; a way that ends earlier does not count.
Write as many zeros as steps shall be counted, run `make perft`, and believe no count that you have not
checked in another way.
"""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from fortable.catalog import catalog
from fortable.kernel import referee
from fortable.kernel.chance import Draw, Picks
from fortable.kernel.codec import decode, encode
from fortable.kernel.game import AnyGame
from fortable.kernel.options import read_options
from fortable.kernel.words import Value
from fortable.twins import CHANCE, NOBODY, Flat, Twin, flat, twin_of

from .broken import Broken


class Entry(Value, frozen=True, omit_defaults=True):
    """One line of a table."""

    seats: int = 0
    options: dict[str, Any] = {}  # noqa: RUF012 - msgspec copies it
    position: str = ""
    counts: tuple[int, ...] = ()

    def state(self, game: AnyGame) -> Any:
        if self.position:
            return game.notation.read_state(self.position)
        return game.start(read_options(game.types.options, self.options), self.seats)


class Node(NamedTuple):
    """A state, and what chance has picked of the draw that it waits for."""

    state: Any
    picks: Picks = ()


def check_perft(game: AnyGame, file: Path) -> None:
    """Count all that a table says again, by the rules and by the twin; `Broken` where a count differs."""
    twin = twin_of(game)
    for number, entry in enumerate(_entries(file), 1):
        told = {"file": file.name, "line": number, "known": entry.counts}
        if (by_rules := _by_rules(game, entry)) != entry.counts:
            raise Broken("the rules count otherwise", **told, counted=by_rules)
        if twin and (by_twin := _by_twin(twin, entry.state(game), len(entry.counts))) != by_rules:
            raise Broken("the twin counts otherwise", **told, counted=by_twin)


def write_perft(game: AnyGame, file: Path) -> None:
    """Count anew, by the rules."""
    counted = (
        Entry(entry.seats, entry.options, entry.position, _by_rules(game, entry))
        for entry in _entries(file)
    )
    file.write_text("".join(f"{encode(entry).decode()}\n" for entry in counted), "utf-8")


def _entries(file: Path) -> Iterator[Entry]:
    return (decode(line, Entry) for line in file.read_text("utf-8").splitlines())


def _by_rules(game: AnyGame, entry: Entry) -> tuple[int, ...]:
    def choices(node: Node) -> list[Any]:
        due = game.waiting(node.state)
        if isinstance(due, Draw):
            return sorted(set(_left(due, node.picks)))
        return [
            (seat, action)
            for seat in sorted(due)
            for action in game.legal(game.view_for(node.state, seat))
        ]

    def after(node: Node, choice: Any) -> Node:
        due = game.waiting(node.state)
        if not isinstance(due, Draw):
            return Node(referee.decide(game, node.state, *choice).states[-1])
        picks = (*node.picks, choice)
        if len(picks) < due.count:
            return Node(node.state, picks)
        return Node(referee.resolve(game, node.state, picks).states[-1])

    start = Node(entry.state(game))
    return tuple(_ways(start, depth + 1, choices, after) for depth in range(len(entry.counts)))


def _left(draw: Draw, picks: Picks) -> list[int]:
    bag = list(draw.bag)
    for pick in picks:
        bag.remove(pick)
    return bag


def _by_twin(twin: Twin, state: Any, depth: int) -> tuple[int, ...]:
    room = flat([0] * twin.most_moves)

    def choices(position: Flat) -> list[int]:
        seat = twin.waiting(position)
        if seat == NOBODY:
            return []
        ask = twin.bag if seat == CHANCE else twin.legal
        return sorted({int(move) for move in room[: ask(position, room)]})

    def after(position: Flat, choice: int) -> Flat:
        then = flat(position)
        (twin.draw if twin.waiting(then) == CHANCE else twin.act)(then, choice)
        return then

    start = flat(twin.pack(state))
    return tuple(_ways(start, steps + 1, choices, after) for steps in range(depth))


def _ways(
    node: Any, steps: int, choices: Callable[[Any], list[Any]], after: Callable[[Any, Any], Any]
) -> int:
    """How many ways there are to go on for so many steps; the last one is only counted."""
    found = choices(node)
    if steps == 1:
        return len(found)
    return sum(_ways(after(node, choice), steps - 1, choices, after) for choice in found)


if __name__ == "__main__":
    games = {game.package.rpartition(".")[2]: game for game in catalog().games.values()}
    for name in sys.argv[1:]:
        write_perft(games[Path(name).parts[-3]], Path(name))
