"""What learners see is what the view shows, and nothing else."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from fortable.catalog import catalog
from fortable.kernel import referee
from fortable.kernel.chance import Draw, guess
from fortable.kernel.game import AnyGame
from fortable.kernel.words import Options, Seat
from fortable.learning.encoding import Encoding, encoding_of, observation, seen, stages_of
from fortable.testing.endurance import endurance, often
from fortable.testing.walks import setups
from fortable.twins import CHANCE, flat, new_luck, twin_of

TWINNED = [game for game in catalog().games.values() if encoding_of(game) is not None]
SETUPS = [
    pytest.param(game, seats, options, id=f"{game.key}-{number}")
    for game in TWINNED
    for number, (seats, options) in enumerate(setups(game))
]
STEPS = 60
STEPS_OF_EACH = often(25, in_full=STEPS)
"""Of a match at one number of seats, with one option: there are many."""


def states(game: AnyGame, seats: int, options: Options, steps: int = STEPS) -> Iterator[Any]:
    """Where chance is done and somebody is to act, on the way of a random match."""
    rng = Random(7)
    first = referee.start(game, options, seats)
    state = (first, *referee.settle(game, first, guess(rng)).states)[-1]
    for _ in range(steps):
        waiting = game.waiting(state)
        if not waiting or isinstance(waiting, Draw):
            return
        yield state
        seat = min(waiting)
        action = rng.choice(list(game.legal(game.view_for(state, seat))))
        state = referee.rule(game, state, seat, action, guess(rng)).states[-1]


def parts(game: AnyGame) -> tuple[Any, Encoding]:
    twin, encoding = twin_of(game), encoding_of(game)
    assert twin is not None
    assert encoding is not None
    return twin, encoding


@endurance
@pytest.mark.parametrize(("game", "seats", "options"), SETUPS)
def test_a_seat_sees_what_its_view_shows(game: AnyGame, seats: int, options: Options) -> None:
    """Off the true position, off a guess from the view, and off any other deal of what is hidden."""
    twin, encoding = parts(game)
    rng = Random(1)
    luck, room = new_luck(rng), flat([0] * twin.most_moves)
    for state in states(game, seats, options, STEPS_OF_EACH):
        position = flat(twin.pack(state))
        for seat in map(Seat, range(seats)):
            told = list(seen(encoding, position, seat))
            assert list(observation(game, game.view_for(state, seat))) == told
            other = flat(twin.pack(game.redeal(state, seat, rng)))
            assert list(seen(encoding, other, seat)) == told
            encoding.redeal(other, seat, luck, room)
            assert list(seen(encoding, other, seat)) == told
            assert min(told) >= 0
            assert max(told) <= encoding.highest


@pytest.mark.parametrize(("game", "seats", "options"), SETUPS)
def test_stages_lead_to_all_moves_and_to_no_other(
    game: AnyGame, seats: int, options: Options
) -> None:
    twin, encoding = parts(game)
    stages, room = stages_of(twin, encoding), flat([0] * twin.most_moves)
    spare = flat([0] * (twin.room + 1))
    for state in list(states(game, seats, options))[::20]:
        position = flat(twin.pack(state))
        legal = set(map(int, room[: twin.legal(position, room)]))
        found = set[int]()
        for head in list(map(int, spare[: stages.heads(position, spare)])):
            assert head < stages.heads_at_all
            tails = list(map(int, spare[: stages.tails(position, head, spare)]))
            assert all(tail < stages.tails_at_all for tail in tails)
            moves = {int(stages.move_of(head, tail)): tail for tail in tails or [-1]}
            assert all(stages.parts_of(move) == (head, tail) for move, tail in moves.items())
            found |= moves.keys()
        assert found == legal
        assert spare[twin.room] == 0


@pytest.mark.parametrize("game", TWINNED, ids=lambda game: game.key)
def test_only_what_is_private_differs_between_those_who_sit_alike(game: AnyGame) -> None:
    """What is dealt anew for one seat changes nothing that another sees of what all see."""
    twin, encoding = parts(game)
    luck, room = new_luck(Random(3)), flat([0] * twin.most_moves)
    changed = False
    for state in states(game, min(game.seats), game.types.options()):
        position = flat(twin.pack(state))
        before = list(seen(encoding, position, 1))
        encoding.redeal(position, 0, luck, room)
        after = list(seen(encoding, position, 1))
        differing = {index for index in range(encoding.width) if before[index] != after[index]}
        assert differing <= set(encoding.private)
        changed |= bool(differing)
    assert changed == bool(encoding.private)


def draws(game: AnyGame) -> Iterator[tuple[Any, Draw]]:
    """Where chance is to pick, on the way of a random match."""
    rng = Random(7)
    state: Any = game.start(game.types.options(), min(game.seats))
    for _ in range(STEPS):
        waiting = game.waiting(state)
        if isinstance(waiting, Draw):
            yield state, waiting
            state = referee.resolve(game, state, guess(rng)(waiting)).states[-1]
        elif waiting:
            seat = min(waiting)
            action = rng.choice(list(game.legal(game.view_for(state, seat))))
            state = referee.decide(game, state, seat, action).states[-1]


@pytest.mark.parametrize("game", TWINNED, ids=lambda game: game.key)
def test_who_hears_of_a_pick_is_who_is_told_by_the_rules(game: AnyGame) -> None:
    """Another pick makes other news exactly for those who hear of it."""
    twin, encoding = parts(game)
    rng = Random(5)
    compared = 0
    for state, due in draws(game):
        picks = rng.sample(due.bag, due.count)
        others = set(due.bag) - set(picks)
        at = rng.randrange(due.count)
        if not others:
            continue
        changed = [*picks[:at], rng.choice(sorted(others)), *picks[at + 1 :]]
        position = flat(twin.pack(state))
        for pick in picks[:at]:
            twin.draw(position, pick)
        if twin.waiting(position) != CHANCE:
            continue
        for seat in map(Seat, range(state.seats)):
            is_told = news(game, state, picks, seat) != news(game, state, changed, seat)
            assert bool(encoding.hears(position, seat)) == is_told
            compared += 1
    assert compared


def news(game: AnyGame, state: Any, picks: list[Any], seat: Seat) -> list[Any]:
    happened = referee.resolve(game, state, tuple(picks))
    pairs = zip(happened.events, happened.states, strict=True)
    return [game.redact(event, seat, after) for event, after in pairs]
