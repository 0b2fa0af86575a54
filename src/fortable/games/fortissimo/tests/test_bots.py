"""The bots that know the game: they finish, they win, and they know no more than they heard."""

import time
from functools import partial
from random import Random

import pytest

from fortable.bots import roster
from fortable.bots.budget import Budget, within
from fortable.bots.playing import simulate
from fortable.bots.readiness import Readiness
from fortable.kernel.words import Event, Seat
from fortable.testing.endurance import covering, endurance, often

from .. import GAME
from ..bots import BOTS, CASUAL, GOOD, STRONG, Habits, Player, Thinker
from ..events import CardInserted, CardReturned, CardTaken, CardTurned
from ..model import PLACES, Options, State
from .table import at, seen_by

ZERO, ONE = Seat(0), Seat(1)

BASIC, ADVANCED = Options(rules="basic"), Options(rules="advanced")
both_rule_sets = pytest.mark.parametrize("options", [BASIC, ADVANCED], ids=lambda o: o.rules)

OTHERS = [
    Options(memory_aid=True),
    Options(rules="advanced", last_cannon="silent", memory_aid=True),
]

TO_TURN = "- | 0 4 turn - | C4:7 D1:17 | 1 5, 1 8"
ALONE = "- | 0 9 turn - | B7:30* C4:7* D1:3* | 1 5, 1 46"
TO_AIM = "rules=advanced | 0 40 aim - | - | 1 7, 1 3 26 37 38, 1 4, 1 39"


def casual(*news: Event, habits: Habits = CASUAL) -> Player:
    """A bot in the first seat that heard some news."""
    bot = Player(habits, GAME, ZERO, Random(0))
    bot.hear(news)
    return bot


def thinker(*news: Event, simulations: int = 2000) -> Thinker:
    """The same with search and a full memory."""
    bot = Thinker(STRONG, Budget(simulations), GAME, ZERO, Random(0))
    bot.hear(news)
    return bot


def wish(position: str | State, bot: Player | None = None) -> str:
    """What the bot, or one that heard nothing, wants to do."""
    state = at(position) if isinstance(position, str) else position
    return GAME.notation.write_action((bot or casual()).choose(seen_by(ZERO, state)))


def shown(place: str, number: int | None) -> tuple[Event, Event]:
    return CardTurned(ONE, place, number), CardReturned(ONE, place)


def test_the_game_has_five_levels() -> None:
    assert list(BOTS) == ["beginner", "casual", "good", "strong", "champion"]
    assert roster(GAME).items() >= BOTS.items()


@endurance
@pytest.mark.parametrize(
    ("options", "seats"), covering([*OTHERS, BASIC, ADVANCED], GAME.seats), ids=str
)
def test_their_matches_come_to_an_end(
    options: Options, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(BOTS, "strong", partial(Thinker, STRONG, Budget(often(60, in_full=300))))
    names, games = ["strong", "beginner", "casual", "good"], often(1, in_full=5)
    assert sum(simulate(GAME, seats, options, names, games=games, seed=1).wins) == games


@both_rule_sets
@pytest.mark.parametrize("level", ["beginner", "casual", "good"])
def test_they_play_the_same_match_from_the_same_seed(level: str, options: Options) -> None:
    names = [level, "casual"]
    one, other = (simulate(GAME, 2, options, names, games=1, seed=1) for _ in range(2))
    assert one == other


@both_rule_sets
def test_casual_beats_beginner(options: Options) -> None:
    assert simulate(GAME, 2, options, ["beginner", "casual"], games=40, seed=1).wins[1] >= 26


@endurance
@both_rule_sets
def test_good_beats_beginner(options: Options) -> None:
    games = often(2, in_full=4)
    assert simulate(GAME, 2, options, ["beginner", "good"], games=games, seed=1).wins[1] == games


@both_rule_sets
def test_it_beats_a_player_who_takes_whatever_fits(options: Options) -> None:
    assert simulate(GAME, 2, options, ["greedy", "casual"], games=6, seed=1).wins[1] >= 5


@both_rule_sets
def test_it_beats_chance(options: Options) -> None:
    assert simulate(GAME, 2, options, ["random", "casual"], games=30, seed=1).wins[1] >= 27


def test_it_turns_the_closest_card_it_remembers() -> None:
    assert wish(TO_TURN, casual(*shown("D1", 17), *shown("C4", 7))) == "turn C4"
    assert wish(TO_TURN, casual(*shown("C4", 7), *shown("D1", 17))) == "turn C4"
    assert wish(TO_TURN, casual(*shown("E9", 4), *shown("C4", 7))) == "turn C4"


def test_it_would_rather_look_at_a_card_it_does_not_remember() -> None:
    useless = casual(*shown("A1", 2), *shown("A2", 3), *shown("A3", 46))
    assert {wish(TO_TURN, useless) for _ in range(200)}.isdisjoint(
        {"turn A1", "turn A2", "turn A3"}
    )


def test_it_remembers_a_handful() -> None:
    bot = casual(*shown("C4", 7))
    for place, number in zip(PLACES, range(40, 40 + CASUAL.memory - 1), strict=False):
        bot.hear(shown(place, number))
    assert bot.memory["C4"] == 7
    bot.hear(shown("E9", 10))
    assert "C4" not in bot.memory
    assert len(bot.memory) == CASUAL.memory


@pytest.mark.parametrize("level", BOTS)
def test_the_higher_the_level_the_longer_the_memory(level: str) -> None:
    bot = BOTS[level](GAME, ZERO, Random(0))
    for place, number in zip(PLACES, range(2, 47), strict=True):
        bot.hear(shown(place, number))
    bounds = {"beginner": (2, 2), "casual": (5, 5), "good": (30, 42)}
    least, most = bounds.get(level, (45, 45))
    assert set(bot.memory) <= set(PLACES[-45 if most > 5 else -most :])
    assert least <= len(bot.memory) <= most


def test_a_beginner_slips_now_and_then() -> None:
    position, always = "- | 0 4 choose C4 | C4:40* | 1, 1", CASUAL._replace(slips=1.0)
    assert wish(position) == "return"
    assert wish(position, casual(habits=always)) == "take C4"
    assert wish(TO_TURN, casual(habits=always)).startswith("turn")


def test_a_card_that_is_shown_again_is_fresh_in_its_mind() -> None:
    bot = casual(*shown("C4", 7), *shown("A1", 40), *shown("C4", 7))
    assert list(bot.memory) == ["A1", "C4"]


@pytest.mark.parametrize("taken", [CardTaken(ONE, "C4", 7), CardInserted(ONE, "C4", 7)])
def test_it_forgets_a_card_that_is_taken(taken: Event) -> None:
    assert casual(CardTurned(ONE, "C4", 7), taken).memory == {}


def test_it_learns_nothing_from_a_card_it_was_not_told() -> None:
    assert casual(*shown("C4", None)).memory == {}


@pytest.mark.parametrize(
    "position",
    [
        TO_TURN,
        "- | 0 4 choose C4 | C4:17* D1:20 | 1 5, 1 8",
        "rules=advanced | 0 9 turn - | A1:21 B2:41 C3:3 | 1 5 31!, 1 4 8, 1 16 17",
        "rules=advanced | 0 40 aim - | A1:21 B2:41 | 1 7, 1 3 26 37 38, 1 4",
    ],
)
def test_who_heard_nothing_chooses_the_same_whatever_lies_face_down(position: str) -> None:
    worlds = [GAME.redeal(at(position), ZERO, Random(deal)) for deal in range(50)]
    assert {wish(world) for world in worlds} == {wish(position)}


@pytest.mark.parametrize("number", range(2, 9))
def test_search_sees_what_is_remembered_and_nothing_else(number: int) -> None:
    ends = "- | 0 40 turn - | A1:{} B2:{} | 1 2 3 4 5 6 7 8 9, 1 10 11 12 13 14 15 16 17"
    world, other = at(ends.format(20, 30)), at(ends.format(30, 20))
    assert wish(world, thinker(simulations=50 * number)) == wish(
        other, thinker(simulations=50 * number)
    )


def test_search_finds_the_card_that_wins() -> None:
    last = "- | 0 40 turn - | A1:44 B2:3 C3:4 | 1 5 6 7 8 9 10 11 40, 1 12 13 14 15 16 17 18 19"
    knows = thinker(*shown("B2", 3), *shown("A1", 44), *shown("C3", 4))
    assert wish(last, knows) == "turn A1"
    chosen = last.replace("turn -", "choose A1").replace("A1:44", "A1:44*")
    assert wish(chosen, thinker()) == "take A1"


def test_search_turns_any_card_that_is_unseen() -> None:
    start = at("- | 0 1 turn - | - | 1, 1")
    bots = [Thinker(GOOD, Budget(60), GAME, ZERO, Random(lot)) for lot in range(8)]
    assert len({wish(start, bot) for bot in bots}) > 3


def test_who_cannot_search_yet_plays_by_its_habits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Readiness, "get", lambda _: None)
    assert wish(TO_TURN, thinker(*shown("D1", 17), *shown("C4", 7))) == "turn C4"


def test_search_ends_in_time() -> None:
    bot = thinker(simulations=10**6)
    wish(TO_TURN, thinker(simulations=1))
    began = time.monotonic()
    with within(0.2):
        wish(TO_TURN, bot)
    assert time.monotonic() - began < 2.0


@pytest.mark.parametrize(
    ("number", "ramparts", "answer"),
    [
        (3, "1, 1", "take C4"),
        (40, "1, 1", "return"),
        (40, "1 2 3 4 5 6 7 8, 1", "take C4"),
        (46, "1 2 3 4 5 6 7 8 9, 1", "take C4"),
        (2, "1 5, 1", "return"),
        (45, "1 44, 1 5", "take C4"),
    ],
)
def test_it_climbs_in_steps_that_leave_room_for_the_cards_it_wants(
    number: int, ramparts: str, answer: str
) -> None:
    assert wish(f"- | 0 40 choose C4 | C4:{number}* | {ramparts}") == answer


def test_for_points_it_skips_more_cards() -> None:
    assert wish("- | 0 4 choose C4 | C4:21* | 1 6, 1") == "return"
    assert wish("rules=advanced | 0 4 choose C4 | C4:21* | 1 6, 1") == "take C4"


def test_its_magician_inserts_a_card_that_is_too_low() -> None:
    assert wish("rules=advanced | 0 9 choose C4 | C4:21* | 1 5 31!, 1 8") == "insert C4"
    remembers = casual(*shown("A1", 22), *shown("C4", 21))
    assert wish("rules=advanced | 0 9 turn - | A1:22 C4:21 | 1 5 31!, 1 8", remembers) == "turn C4"


def test_it_shoots_at_the_most_valuable_card_of_the_leader() -> None:
    assert wish(TO_AIM) == "fire 1 37"


def test_its_tenth_card_waits_until_it_wins() -> None:
    nine = "1 2 4 5 6 8 10 11 12"
    behind = f"rules=advanced | 0 40 choose C4 | C4:{{}}* | {nine}, 1 3 9 13 21"
    assert wish(behind.format(14)) == "return"
    assert wish(behind.format(41)) == "take C4"
    hopeless = f"rules=advanced | 0 40 choose C4 | C4:14* | {nine}, 1 3 9 13 17 21 23 27 41"
    assert wish(hopeless) == "take C4"


def test_alone_it_takes_what_lies_face_up_when_it_can_spare_what_is_between() -> None:
    assert wish(ALONE) in {"take C4", "take B7"}
    assert wish("- | 0 9 turn - | B7:44* C4:7* | 1 41, 1 46").startswith("turn")
    assert wish("- | 0 9 turn - | B7:42* C4:7* | 1 41, 1 46") == "take B7"
