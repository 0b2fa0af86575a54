"""Every quick twin plays by the rules: every seat count, every option, compiled or not."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from itertools import cycle
from random import Random

import pytest

from fortable.catalog import catalog
from fortable.kernel.game import AnyGame
from fortable.testing.broken import Broken
from fortable.testing.endurance import endurance, often
from fortable.testing.twins import Beside
from fortable.testing.walks import setups
from fortable.twins import CHANCE, NOBODY, Twin, flat, is_compiled, new_luck, twin_of

STEPS = often(2_000, in_full=50_000)
"""How many steps are compared for each game."""

NARROW = 1 << 31

TWINS = {game.key: (game, twin) for game in catalog().games.values() if (twin := twin_of(game))}
each_twin = pytest.mark.parametrize(("game", "twin"), TWINS.values(), ids=TWINS)


def test_there_are_twins() -> None:
    assert TWINS


@endurance
@each_twin
def test_a_twin_plays_by_the_rules(game: AnyGame, twin: Twin) -> None:
    rng, steps, played = Random(0), 0, set()
    tables = list(setups(game))
    for seats, options in cycle(rng.sample(tables, len(tables))):
        match = Beside(game, twin, options, seats)
        match.play(rng)
        steps += match.steps
        played.add((seats, options))
        if steps >= STEPS and len(played) == len(tables):
            break


@each_twin
def test_a_difference_is_found(game: AnyGame, twin: Twin) -> None:
    seats, options = next(setups(game))
    match = Beside(game, twin, options, seats)
    part = next(iter(twin.row.told(match.position)))
    match.position[0] += 1
    with pytest.raises(Broken, match=f"position: {part}\n"):
        match.play(Random(0))


@pytest.mark.parametrize("twin", [twin for _, twin in TWINS.values()], ids=TWINS)
def test_every_move_is_one_action(twin: Twin) -> None:
    moves = range(twin.moves_at_all)
    assert [twin.move_of(twin.action_of(move)) for move in moves] == list(moves)


@each_twin
def test_playouts_and_bags_need_no_more_than_their_room(game: AnyGame, twin: Twin) -> None:
    """Whatever stands behind it stays as it is; in plain Python it would not even be there."""
    rng, behind = Random(4), [-7] * 50
    for seats, options in setups(game):
        position = flat(twin.pack(game.start(options, seats)))
        room = flat([0] * twin.room + behind)
        if twin.waiting(position) == CHANCE:
            twin.draw(position, room[rng.randrange(twin.bag(position, room))])
        twin.playout(position, new_luck(rng), room)
        assert twin.waiting(position) == NOBODY
        assert list(room[twin.room :]) == behind
        assert not twin.is_narrow or max(map(abs, (*position, *room))) < NARROW


def _ends() -> Iterator[tuple[str, list[int]]]:
    """Where playouts with a given luck end."""
    for key, (game, twin) in TWINS.items():
        seats, options = next(setups(game))
        position, room = flat(twin.pack(game.start(options, seats))), flat([0] * twin.most_moves)
        twin.playout(position, new_luck(Random(1)), room)
        yield key, [int(number) for number in position]


def test_compiled_and_plain_are_the_same() -> None:
    if not is_compiled():
        pytest.skip("Numba is not installed")
    plain = os.environ | {"NUMBA_DISABLE_JIT": "1"}
    ask = f"import json; from {__name__} import _ends; print(json.dumps(dict(_ends())))"
    told = subprocess.run(
        [sys.executable, "-c", ask], env=plain, capture_output=True, check=True, text=True
    )
    assert json.loads(told.stdout) == dict(_ends())
