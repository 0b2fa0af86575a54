"""The champion: what it knows, how long it thinks, and that it wins."""

import subprocess
import sys
import time
from functools import partial
from random import Random

import pytest

from fortable.bots.budget import Budget, within
from fortable.bots.playing import simulate
from fortable.bots.readiness import Readiness
from fortable.testing import rule
from fortable.testing.endurance import covering, endurance, often
from fortable.twins import CHANCE, NOBODY, Flat, below, blank, flat, new_luck
from fortable.twins.bits import ones
from fortable.twins.compiling import plain
from fortable.twins.twin import WHOLE

from .. import GAME
from ..bots import BOTS, Champion
from ..machine import encode, fast, worth
from ..machine.champion import begin
from ..machine.craft import KEEN, driven_keenly
from ..model import Options
from .table import at, due, seen_by

SHORT = partial(Champion, KEEN, Budget(60))
OPEN = "A1:15.1 B1:9.1 C1:8.1 C2:7.1"
KINDS = covering(
    GAME.seats, [Options(), Options(cars_at_five=2, title="final"), Options(grid="random")]
)


@pytest.fixture
def _is_brief(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "champion", SHORT)


def searched(track: str, hand: str, moved: int = 0, simulations: int = 600, lots: int = 3) -> str:
    """What it plays, whatever its lots."""
    state = at(track, hand, moved=moved)
    view = seen_by(due(state), state)
    bots = [
        Champion(KEEN, Budget(simulations), GAME, due(state), Random(lot)) for lot in range(lots)
    ]
    (action,) = {GAME.notation.write_action(bot.choose(view)) for bot in bots}
    return action


def driven(options: Options, seats: int, seed: int) -> list[list[int]]:
    """The positions of a match in which everybody drives keenly, where somebody must act or it is over."""
    s, luck = flat(fast.pack(GAME.start(options, seats))), new_luck(Random(seed))
    room, positions = blank(fast.TWIN.room), list[list[int]]()
    while (seat := fast.waiting(s)) != NOBODY:
        if seat == CHANCE:
            left = ones(s[fast.LOT]) if s[fast.PHASE] == fast.GRID else s[fast.LEFT]
            fast.draw(s, fast.picked(s, below(luck, left)))
        else:
            positions.append([int(number) for number in s])
            fast.act(s, driven_keenly(s, KEEN, luck, room))
    return [*positions, [int(number) for number in s]]


def chances(position: Flat, weights: Flat, row: Flat, hidden: Flat) -> list[int]:
    """Every team's."""
    seats = range(position[fast.SEATED])
    return [worth.chance_to_win(position, seat, weights, row, hidden) for seat in seats]


@pytest.mark.parametrize(("seats", "options"), KINDS, ids=str)
def test_the_network_says_the_same_compiled_and_plain(seats: int, options: Options) -> None:
    weights, hidden, row = worth.weights(), worth.NETWORK.room(), blank(worth.ROOM)
    plain_row, plain_hidden = [0] * worth.ROOM, [0] * len(hidden)
    slowly = [int(weight) for weight in weights]
    told = plain(worth.chance_to_win)
    for position in driven(options, seats, seed=3)[:: seats * 5]:
        for seat in range(seats):
            found = worth.chance_to_win(flat(position), seat, weights, row, hidden)
            assert told(position, seat, slowly, plain_row, plain_hidden) == found


def test_it_drives_the_same_compiled_and_plain() -> None:
    luck, room = new_luck(Random(1)), blank(fast.TWIN.room)
    slowly = plain(driven_keenly)
    for position in driven(Options(), 4, seed=4)[:-1]:
        move = driven_keenly(flat(position), KEEN, luck, room)
        assert slowly(position, list(KEEN), [1] * 4, [0] * len(room)) == move


@rule("FF-21")
@pytest.mark.parametrize(("seats", "options"), KINDS, ids=str)
def test_chances_are_about_a_whole_win(seats: int, options: Options) -> None:
    weights, hidden, row = worth.weights(), worth.NETWORK.room(), blank(worth.ROOM)
    *midway, last = driven(options, seats, seed=5)
    assert max(chances(flat(last), weights, row, hidden)) == WHOLE
    begun = [s for s in midway if s[fast.MOVED] == 0]
    total = [sum(chances(flat(s), weights, row, hidden)) for s in begun]
    assert 0.7 * WHOLE < sum(total) / len(total) < 1.4 * WHOLE


def test_what_is_seen_has_room_and_lies_in_its_bank() -> None:
    row = blank(worth.ROOM)
    for seats, options in KINDS:
        for position in driven(options, seats, seed=6)[:-1:10]:
            count = worth.see(flat(position), seats - 1, row)
            bank = worth.table_of(flat(position))
            assert count <= worth.SEEN_AT_ONCE
            assert {int(feature) // worth.WIDTH for feature in row[:count]} == {bank}


@rule("FF-16", "FF-11")
def test_it_saves_the_car_that_would_be_out() -> None:
    track = "B1:33.1 C1:20.1 C2:20.2 A1:13.1"
    assert searched(track, "2/3 2/3 2/3 2/3 Turbo", moved=3) == "2/3+Turbo"


@rule("FF-15")
def test_it_keeps_its_best_cards_once_it_is_safe() -> None:
    track = "B1:33.1 A1:25.1 C1:8.1 C2:7.1"
    assert searched(track, "1/10 3/3 7 8 Turbo", moved=1) == "3/3"


@rule("FF-23")
def test_it_knows_nothing_of_the_others_hands() -> None:
    """Whatever they hold: what it sees is the same, and so is what it does, by the same luck."""
    state = at(OPEN, "8/3 2/3 3/3 7 Turbo")
    worlds = [GAME.redeal(state, due(state), Random(deal)) for deal in range(5)]
    assert len({world.hands for world in worlds}) > 1
    views = [seen_by(due(state), world) for world in worlds]
    bots = [Champion(KEEN, Budget(200), GAME, due(state), Random(1)) for _ in views]
    assert len({bot.choose(view) for bot, view in zip(bots, views, strict=True)}) == 1


@rule("FF-23")
def test_its_search_deals_the_hands_of_its_world_anew() -> None:
    """Were it told the others' hands, it would still choose the same: enough is tried to be sure."""
    state = at("B1:33.1 C1:20.1 C2:20.2 A1:13.1", "2/3 2/3 2/3 2/3 Turbo", moved=3)
    luck, room, moves = new_luck(Random(2)), blank(fast.TWIN.room), set[int]()
    for _ in range(4):
        world = flat(fast.pack(state))
        encode.redeal(world, due(state), luck, room)
        search = begin([[int(number) for number in world]], Random(3), 600)
        search.grow(600)
        moves.add(search.best())
    assert len(moves) == 1


def test_its_weights_are_read_when_somebody_plays_against_it() -> None:
    """Not with the game, and not with its bots."""
    program = (
        "from fortable.games.formelfun import bots\n"
        "from fortable.games.formelfun.machine import worth\n"
        "print(worth.weights.cache_info().currsize)"
    )
    told = subprocess.run(  # noqa: S603
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert told.stdout == "0\n"


def test_until_it_can_search_it_drives_one_step_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Readiness, "get", lambda _: None)
    assert searched("B1:15.1 C1:14.1 C2:12.1 A1:8.1", "2/3 3/3 4/3 5/3 6", moved=3) == "6"


def test_it_ends_in_time() -> None:
    searched(OPEN, "8/3 2/3 3/3 7 Turbo", simulations=10, lots=1)
    began = time.monotonic()
    with within(0.2):
        searched(OPEN, "8/3 2/3 3/3 7 Turbo", simulations=10**6, lots=1)
    assert time.monotonic() - began < 2.0


def test_what_it_finds_does_not_depend_on_the_portions_it_is_given() -> None:
    """How large they are is a matter of the clock."""
    state = at(OPEN, "8/3 2/3 3/3 7 Turbo")
    at_once, by_and_by = (begin([fast.pack(state)], Random(1), 0) for _ in range(2))
    at_once.grow(200)
    for portion in (1, 7, 64, 3, 125):
        by_and_by.grow(portion)
    assert vars(at_once)["_rounds"] == vars(by_and_by)["_rounds"] > 20
    assert list(vars(at_once)["_won"]) == list(vars(by_and_by)["_won"])


def test_what_is_surely_worse_is_tried_no_more() -> None:
    state = at("B1:33.1 C1:20.1 C2:20.2 A1:13.1", "2/3 2/3 2/3 2/3 Turbo", moved=3)
    search = begin([fast.pack(state)], Random(1), 0)
    assert not search.is_decided(0)
    search.grow(10_000)
    assert search.is_decided(0)


@pytest.mark.usefixtures("_is_brief")
@pytest.mark.parametrize(("seats", "options"), KINDS, ids=str)
def test_it_comes_to_the_end_of_every_match(seats: int, options: Options) -> None:
    assert sum(simulate(GAME, seats, options, ["champion", "casual"], games=1, seed=1).wins) == 1


@endurance
@rule("FF-21")
def test_the_champion_beats_good_drivers(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a sixtieth of its playouts; were they even, it would win 6 of 8 once in seven times."""
    monkeypatch.setitem(BOTS, "champion", partial(Champion, KEEN, Budget(200)))
    games = often(8, in_full=60)
    wins = simulate(GAME, 4, Options(), ["champion", "good"], games=games, seed=1).wins
    assert wins[0] + wins[2] >= 0.7 * games
