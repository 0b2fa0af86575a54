"""What the champion's worths and its search promise: the same for every seat, compiled and plain, in time."""

from collections.abc import Iterator
from random import Random

import pytest

from fortable.bots import roster
from fortable.bots.playing import simulate
from fortable.kernel.log import Match
from fortable.twins import CHANCE, NOBODY, Flat, blank, flat, is_compiled
from fortable.twins.compiling import plain
from fortable.twins.luck import new_luck
from fortable.twins.twin import WHOLE

from .. import GAME
from ..bots import BOTS
from ..machine import champion, fast, lines, lookahead
from ..machine.policy import SENSIBLE, sensible
from ..machine.worth import HIDDEN, INNER, MOST_SEEN, network_of, seen, worths
from ..model import Options

RULES = ["basic", "advanced"]
TABLES = [(seats, rules) for seats in (2, 3, 4) for rules in RULES]
every_table = pytest.mark.parametrize(("seats", "rules"), TABLES)
SIZE = fast.TWIN.size


def numbers_like(seats: int, rules: str) -> list[int]:
    rng = Random(seats)
    return [round(rng.gauss(0, 30)) for _ in range(network_of(seats, rules == "advanced").size)]


def positions(seats: int, rules: str, matches: int = 2) -> Iterator[list[int]]:
    """What seats must decide on in some matches of sensible play."""
    rng, room = Random(3), blank(fast.TWIN.most_moves)
    options = GAME.types.options(rules=rules)
    for seed in range(matches):
        s = flat(fast.pack(Match.begin(GAME, seats, options, seed=bytes([seed]) * 32).state))
        luck = new_luck(rng)
        while (seat := fast.waiting(s)) != NOBODY:
            if seat == CHANCE:
                fast.draw(s, fast.picked(s, luck))
                continue
            yield [int(number) for number in s]
            fast.act(s, sensible(s, SENSIBLE, luck, room))


def worth_of(position: list[int], weights: list[int], python: bool = False) -> list[int]:
    neurons = HIDDEN + INNER + fast.MOST_SEATS
    if python:
        hidden, row = [0] * neurons, [0] * MOST_SEEN
        plain(worths)(position, weights, hidden, row)
        return row[: position[fast.SEATED]]
    told: Flat = blank(MOST_SEEN)
    worths(flat(position), flat(weights), blank(neurons), told)
    return [int(told[seat]) for seat in range(position[fast.SEATED])]


def turned_round(position: list[int]) -> list[int]:
    """The same with everybody one seat further."""
    seats, other = position[fast.SEATED], position[:]
    for seat in range(seats):
        for start in (fast.RAMPARTS, fast.TOPS):
            other[start + (seat + 1) % seats] = position[start + seat]
    other[fast.SEAT] = (position[fast.SEAT] + 1) % seats
    if position[fast.MAGIC] != fast.NONE:
        other[fast.MAGIC] = (position[fast.MAGIC] + 1) % seats
    return other


@every_table
def test_a_worth_does_not_depend_on_where_one_sits(seats: int, rules: str) -> None:
    weights = numbers_like(seats, rules)
    for position in list(positions(seats, rules, 1))[::9]:
        here = worth_of(position, weights)
        assert worth_of(turned_round(position), weights) == [here[-1], *here[:-1]]
        assert WHOLE - seats < sum(here) <= WHOLE


@every_table
def test_compiled_and_plain_it_is_the_same(seats: int, rules: str) -> None:
    weights = numbers_like(seats, rules)
    for position in list(positions(seats, rules, 1))[::19]:
        assert worth_of(position, weights) == worth_of(position, weights, python=True)


@every_table
def test_features_fit_their_network(seats: int, rules: str) -> None:
    row, most = blank(MOST_SEEN), network_of(seats, rules == "advanced").features
    for position in positions(seats, rules):
        count = seen(flat(position), row)
        assert all(0 <= row[index] < most for index in range(count))


@pytest.mark.skipif(not is_compiled(), reason="it takes minutes in plain Python")
@every_table
def test_the_lines_of_a_turn_come_to_what_a_look_ahead_finds(seats: int, rules: str) -> None:
    weights = flat(numbers_like(seats, rules))
    hidden, row = blank(HIDDEN + INNER + fast.MOST_SEATS), blank(MOST_SEEN)
    moves, found = blank(lookahead.MOVES), blank(lookahead.FOUND)
    after, deeper = blank(SIZE), blank(SIZE)
    told, best = blank(lines.MOST_LINES), blank(lines.FOUND)
    for position in list(positions(seats, rules))[::3]:
        s = flat(position)
        lookahead.best_move(s, weights, after, deeper, hidden, row, moves, found)
        count = lines.lines(s, moves, after, told)
        guesses = blank(count * fast.MOST_SEATS)
        for index in range(count):
            lines.follow(s, told[index], moves, after)
            worths(after, weights, hidden, row)
            lookahead.keep(row, 0, guesses, index * fast.MOST_SEATS)
        lines.best_line(s, told, count, guesses, best)
        seat = position[fast.SEAT]
        assert best[lines.BEST + seat] == found[lookahead.BEST + seat]


@pytest.mark.skipif(not is_compiled(), reason="it takes minutes in plain Python")
@pytest.mark.parametrize("rules", RULES)
def test_it_ends_within_its_simulations_and_a_look(rules: str) -> None:
    for position in list(positions(2, rules, 1))[::6]:
        search = champion.begin([position], Random(1), 1000)
        spent = 0
        while not search.is_decided(1000 - spent) and spent < 100_000:
            search.grow(100)
            spent += 100
            assert search.best() in fast_moves(position)
        assert search.is_decided(0)


def fast_moves(position: list[int]) -> list[int]:
    room = blank(fast.TWIN.most_moves)
    return [int(room[index]) for index in range(fast.legal(flat(position), room))]


@pytest.mark.skipif(not is_compiled(), reason="it takes minutes in plain Python")
def test_it_beats_casual() -> None:
    result = simulate(GAME, 2, Options(), ["champion", "casual"], games=4, seed=2)
    assert result.wins[0] >= 3


@every_table
def test_there_is_a_champion_at_every_table(seats: int, rules: str) -> None:
    options = GAME.types.options(rules=rules)
    state = Match.begin(GAME, seats, options, seed=bytes(32)).state
    search = champion.begin([fast.pack(state)], Random(1), 10)
    search.grow(10)
    assert search.best() >= 0
    assert roster(GAME).items() >= BOTS.items()
