"""The levels below the champion: they finish, they err as they should, and each beats the one before."""

from itertools import pairwise
from random import Random

import pytest

from fortable.bots import roster
from fortable.bots.playing import play, simulate, sit_down
from fortable.kernel.log import Match
from fortable.kernel.words import Seat
from fortable.testing import rule
from fortable.testing.endurance import covering, endurance

from .. import GAME
from ..board.forms import TURNED
from ..board.squares import NAMES
from ..bots import BOTS
from ..bots.bitboard import Spot, seen
from ..bots.players import GIVEN_AWAY, HALF_OPEN, Good, Player, Strong
from ..model import Options, State
from .table import ONE, ZERO, after, at, layout, seen_by

ASSISTED = Options(placing="assisted")
EVERY_TABLE = [
    Options(),
    Options(placing="assisted", obstacle_contact="sides"),
    Options(placing="assisted", edition="fr"),
    Options(edition="fr", obstacle_contact="sides"),
]
LEVELS = ["beginner", "casual", "good", "strong"]
THREE = "1 1O 0 C3, 1 1O 0 B4, 1 1O 0 D4"
COLUMN = "0 I 0 E1, 0 I 0 E6, 0 4I 0 E11, 0 4I 0 E15"


def wish(name: str, state: State, seed: int = 0) -> str:
    bot = BOTS[name](GAME, state.turn, Random(seed))
    return GAME.notation.write_action(bot.choose(seen_by(state.turn, state)))  # type: ignore[arg-type]


def gain(name: str, state: State, seed: int = 0) -> int:
    """What the bot's choice brings it."""
    seat = state.turn
    now = after(state, f"{seat}: {wish(name, state, seed)}")
    return GAME.scores(now)[seat] - GAME.scores(state)[seat]


def test_there_are_five_levels() -> None:
    assert list(BOTS) == [*LEVELS, "champion"]
    assert BOTS.items() <= roster(GAME).items()


@endurance
@pytest.mark.parametrize(("options", "seats"), covering(EVERY_TABLE, GAME.seats), ids=str)
def test_their_matches_come_to_an_end_at_every_table(options: Options, seats: int) -> None:
    assert sum(simulate(GAME, seats, options, LEVELS[-seats:], games=1, seed=1).wins) == 1


@pytest.mark.parametrize("name", LEVELS)
def test_they_play_the_same_match_from_the_same_seed(name: str) -> None:
    one, other = (simulate(GAME, 2, Options(), [name], games=1, seed=1) for _ in range(2))
    assert one == other


@pytest.mark.parametrize(("weaker", "stronger"), [*pairwise(LEVELS)])
def test_each_level_beats_the_one_before(weaker: str, stronger: str) -> None:
    assert simulate(GAME, 2, ASSISTED, [weaker, stronger], games=2, seed=1).wins[1] == 2


def lost_by(name: str, options: Options) -> int:
    """How many forms four of one level lose in a match."""
    match = Match.begin(GAME, 4, options, bytes(32))
    list(play(match, sit_down(match, [name], Random(1)), Random(1)))
    return sum(map(len, match.state.lost))


@rule("FA-09", "FA-11")
@pytest.mark.parametrize("name", LEVELS)
def test_assisted_nobody_misjudges_a_place(name: str) -> None:
    assert lost_by(name, ASSISTED) == 0


@rule("FA-09")
def test_by_eye_weaker_players_do() -> None:
    assert lost_by("beginner", Options()) > 3
    assert lost_by("strong", Options()) == 0
    slips = [BOTS[name].slips for name in LEVELS]
    assert slips == sorted(slips, reverse=True)
    assert len(set(slips)) == len(LEVELS)


@rule("FA-09")
@pytest.mark.parametrize("name", LEVELS)
def test_after_a_misfit_they_try_another_form(name: str) -> None:
    lost = at("1 X 0 J9", phase="retry", lost="F, -")
    assert not wish(name, lost).startswith(("F", "pass"))


@pytest.mark.parametrize("name", LEVELS)
def test_they_leave_the_layout_to_chance(name: str) -> None:
    assert wish(name, layout(), 3).startswith("scatter")


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("name", ["good", "strong"])
def test_they_take_what_they_see(name: str, seed: int) -> None:
    assert gain(name, at("1 1O 0 J9, 1 1O 0 I10, 1 1O 0 K10"), seed) >= 10
    assert gain(name, at(THREE, tower="C4"), seed) >= 50
    assert gain(name, at(COLUMN), seed) >= 50


def glanced(player: type[Good], state: State, placed: str) -> float:
    """What a player makes of a place at a glance."""
    form, turn, square = placed.split()
    pose = TURNED[form][int(turn), False]
    first = next(number for number, name in NAMES.items() if name == square)
    view = seen_by(state.turn, state)
    case = player(GAME, state.turn, Random(0)).case(view, seen(view))
    return player(GAME, state.turn, Random(0)).glance(case, Spot(pose, first)).rough


def test_a_good_one_does_not_like_to_leave_holes_to_others() -> None:
    assert glanced(Good, at(), "I 0 K5") - glanced(Good, at(), "U 0 K5") == GIVEN_AWAY
    assert glanced(Good, at(), "1O 0 K5") - glanced(Good, at(), "1O 0 C1") == 2 * HALF_OPEN


def test_a_strong_one_sees_bridges_and_obstacles_from_afar() -> None:
    begun = at("0 I 0 E1, 0 I 0 E6")
    assert glanced(Strong, begun, "I 0 E11") > glanced(Strong, begun, "I 0 G11") + 3
    stone = at("0 1O 0 J9", stones="J10")
    assert glanced(Strong, stone, "1O 0 J11") > glanced(Strong, stone, "1O 0 N11")


@pytest.mark.parametrize("seed", range(3))
def test_a_strong_one_hinders_the_bridge_of_its_only_opponent(seed: int) -> None:
    nearly = at(COLUMN, turn=1)
    now = after(nearly, f"1: {wish('strong', nearly, seed)}")
    view = seen_by(ZERO, now)
    assert all(
        one.missing > 2 for one in Strong(GAME, ONE, Random(0)).case(view, seen(view)).theirs
    )


@pytest.mark.parametrize("name", LEVELS)
def test_what_they_do_depends_on_what_they_see_and_nothing_else(name: str) -> None:
    view = seen_by(ZERO, at("1 X 0 J9, 0 F 0 C3", stones="E18"))
    first, again = (BOTS[name](GAME, Seat(0), Random(5)) for _ in range(2))
    assert isinstance(first, Player)
    assert [first.choose(view) for _ in range(3)] == [again.choose(view) for _ in range(3)]
