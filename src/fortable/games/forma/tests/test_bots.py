"""The bot that knows the game: it finishes, it wins, and it sees no more than lies on the table."""

from random import Random

import pytest

from fortable.bots import roster
from fortable.bots.playing import simulate

from .. import GAME
from ..actions import Place
from ..board import NUMBERS
from ..bots import GIVEN_AWAY, HALF_OPEN, Casual, Spot, _sight, _worth
from ..forms import TURNED
from ..model import Options, State
from .table import ZERO, after, at, layout, seen_by

ASSISTED = Options(placing="assisted")


def wish(state: State, seed: int = 0) -> str:
    bot = Casual(GAME, ZERO, Random(seed))
    return GAME.notation.write_action(bot.choose(seen_by(state.turn, state)))  # type: ignore[arg-type]


def gain(state: State, seed: int = 0) -> int:
    """What the bot's choice brings it."""
    seat = state.turn
    now = after(state, f"{seat}: {wish(state, seed)}")
    return GAME.scores(now)[seat] - GAME.scores(state)[seat]


def test_the_game_has_a_bot_of_its_own() -> None:
    assert roster(GAME)["casual"] is Casual


@pytest.mark.parametrize("options", [Options(), ASSISTED], ids=lambda options: options.placing)
@pytest.mark.parametrize("seats", GAME.seats)
def test_its_matches_come_to_an_end(options: Options, seats: int) -> None:
    assert sum(simulate(GAME, seats, options, ["casual"], games=2, seed=1).wins) == 2


def test_it_plays_the_same_match_from_the_same_seed() -> None:
    one, other = (simulate(GAME, 2, Options(), ["casual"], games=1, seed=1) for _ in range(2))
    assert one == other


def test_it_beats_a_player_who_takes_whatever_brings_most() -> None:
    assert simulate(GAME, 2, ASSISTED, ["greedy", "casual"], games=2, seed=1).wins[1] == 2


def test_it_beats_chance() -> None:
    assert simulate(GAME, 2, ASSISTED, ["random", "casual"], games=6, seed=1).wins[1] == 6


def test_it_leaves_the_layout_to_chance() -> None:
    assert wish(layout(), 3).startswith("scatter")


@pytest.mark.parametrize("seed", range(5))
def test_it_closes_a_hole_it_sees(seed: int) -> None:
    assert gain(at("1 1O 0 J9, 1 1O 0 I10, 1 1O 0 K10"), seed) >= 10
    assert gain(at("1 1O 0 C3, 1 1O 0 B4, 1 1O 0 D4", tower="C4"), seed) >= 50


def worth(state: State, placed: str) -> int:
    """What the bot makes of a place."""
    action = GAME.notation.read_action(placed)
    assert isinstance(action, Place)
    pose = TURNED[action.form][action.turn, action.flipped]
    return _worth(_sight(seen_by(state.turn, state)), Spot(pose, NUMBERS[action.square]))


def test_it_does_not_like_to_leave_holes_to_others() -> None:
    assert worth(at(), "I 0 K5") - worth(at(), "U 0 K5") == GIVEN_AWAY
    assert worth(at(), "1O 0 K5") - worth(at(), "1O 0 C1") == 2 * HALF_OPEN


def test_it_counts_what_a_place_would_bring_now() -> None:
    three = "0 1O 0 C3, 0 1O 0 B4, 0 1O 0 D4"
    column = "0 I 0 E1, 0 I 0 E6, 0 4I 0 E11, 0 4I 0 E15"
    mine, theirs = (worth(at(three, stones="C4", turn=turn), "1O 0 C5") for turn in (0, 1))
    assert mine - theirs == 10
    mine, theirs = (worth(at(column, turn=turn), "2I 0 E19") for turn in (0, 1))
    assert mine - theirs == 50
    tower = at(three, tower="C4")
    assert worth(tower, "1O 0 C5") - worth(tower, "1O 0 K15") > 40
    hole = at(three)
    assert worth(hole, "1O 0 C5") - worth(hole, "1O 0 K15") >= 10


def test_it_knows_that_markers_do_not_help_in_the_french_edition() -> None:
    laid = "0 1O 0 B1, 0 1O 0 C2, 0 1O 0 E1"
    german, french = (
        worth(at(laid, stones="C1", options=options), "1O 0 D2") for options in ("-", "edition=fr")
    )
    assert german == french + 10
