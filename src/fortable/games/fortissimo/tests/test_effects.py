"""The advanced game: Cannons, Towers and the Magician."""

import pytest

from fortable.kernel.words import Illegal, Seat
from fortable.testing import rule

from .. import GAME
from ..events import CardDestroyed, CardInserted, CardTaken, MatchEnded, ShotLost, TurnCame
from .table import after, at, events, may, refused

ZERO, ONE, TWO = map(Seat, range(3))

CANNON_TURNED = "rules=advanced | 0 9 choose C4 | C4:7* | 1 5, 1 8 9, 1 4"
AIMING = "rules=advanced | 0 24 aim - | B2:20 | 1 5 7, 1 8 11 12 26 28 29, 1 4"
TENTH_IS_A_CANNON = "0 30 choose C4 | C4:16* | 1 2 3 4 5 6 8 9 10, 1 12 14"
MAGICIAN_TURNED = "rules=advanced | 0 9 choose C4 | C4:31* | 1 5, 1 8"
WITH_MAGIC = "rules=advanced | 0 9 choose C4 | C4:12* | 1 5 31! 40, 1 8"


@rule("FT-18")
@pytest.mark.parametrize("cannon", [7, 16, 36])
def test_a_cannon_must_fire_as_soon_as_it_stands(cannon: int) -> None:
    turned = f"rules=advanced | 0 9 choose C4 | C4:{cannon}* | 1 5, 1 8 9, 1 4"
    assert events(turned, "0: take C4") == [CardTaken(ZERO, "C4", cannon)]
    placed = after(turned, "0: take C4")
    assert GAME.waiting(placed) == frozenset({ZERO})
    assert may(placed) == ["fire 1 8", "fire 1 9", "fire 2 4"]


@rule("FT-18")
def test_other_cards_do_not_fire() -> None:
    turned = "rules=advanced | 0 9 choose C4 | C4:8* | 1 5, 1 9"
    assert events(turned, "0: take C4")[-1] == TurnCame(ONE)


@rule("FT-18")
def test_in_the_basic_game_cannons_do_not_fire() -> None:
    turned = "- | 0 9 choose C4 | C4:7* | 1 5, 1 8"
    assert events(turned, "0: take C4")[-1] == TurnCame(ONE)


@rule("FT-18")
def test_a_destroyed_card_is_out_of_the_game() -> None:
    assert events(CANNON_TURNED, "0: take C4", "0: fire 1 8") == [
        CardDestroyed(ZERO, ONE, 8),
        TurnCame(ONE),
    ]
    fired = after(CANNON_TURNED, "0: take C4", "0: fire 1 8")
    assert fired.ramparts == ((1, 5, 7), (1, 9), (1, 4))
    assert fired.discards == (8,)
    assert 8 not in fired.left
    assert 8 not in fired.unseen


@rule("FT-18")
def test_discards_lie_in_the_order_in_which_they_were_hit() -> None:
    second_shot = "rules=advanced | 0 9 aim - | - | 1 7 16, 1 8 | 9"
    assert after(second_shot, "0: fire 1 8").discards == (9, 8)


@rule("FT-18")
@pytest.mark.parametrize("wish", ["turn A1", "return", "take B2", "insert B2"])
def test_nothing_else_can_be_done_before_the_shot(wish: str) -> None:
    assert refused(AIMING, f"0: {wish}").message == "FT-18-fire-first"


@rule("FT-18")
def test_a_cannon_fires_only_once() -> None:
    before = "rules=advanced | 0 9 turn - | - | 1 5 7, 1 8"
    assert refused(before, "0: fire 1 8").message == "FT-18-no-cannon"
    assert refused(CANNON_TURNED, "0: fire 1 8").message == "FT-18-no-cannon"


@rule("FT-18")
def test_only_an_opponent_can_be_hit() -> None:
    assert refused(AIMING, "0: fire 0 5") == Illegal("FT-18", "own-rampart", to=[1, 2])
    assert refused(AIMING, "0: fire 3 5") == Illegal("FT-18", "no-such-player", to=[1, 2])


@rule("FT-18")
def test_only_a_card_that_stands_there_can_be_hit() -> None:
    refusal = refused(AIMING, "0: fire 1 4")
    assert refusal.message == "FT-18-not-there"
    assert refusal.facts == {"tried": 4, "seat": ONE, "exposed": (28, 29)}


@rule("FT-18")
def test_a_shot_that_can_hit_nothing_is_lost() -> None:
    turned = "rules=advanced | 0 9 choose C4 | C4:7* | 1 5, 1 4 11, 1"
    assert events(turned, "0: take C4") == [
        CardTaken(ZERO, "C4", 7),
        ShotLost(ZERO),
        TurnCame(ONE),
    ]
    assert "fire" not in " ".join(may(after(turned, "0: take C4")))


@rule("FT-19")
@pytest.mark.parametrize("number", [1, 11, 26])
def test_towers_cannot_be_destroyed(number: int) -> None:
    refusal = refused(AIMING, f"0: fire 1 {number}")
    assert refusal.message == "FT-19-protected"
    assert refusal.facts == {"tried": number, "seat": ONE, "exposed": (28, 29)}


@rule("FT-19")
@pytest.mark.parametrize("number", [8, 12])
def test_cards_between_two_towers_cannot_be_destroyed(number: int) -> None:
    assert refused(AIMING, f"0: fire 1 {number}").message == "FT-19-protected"


@rule("FT-19")
@pytest.mark.parametrize("tower", [11, 26, 35, 46])
def test_only_cards_right_of_the_last_tower_are_in_danger(tower: int) -> None:
    aiming = f"rules=advanced | 0 9 aim - | - | 1 7, 1 8 {tower}, 1 10"
    assert may(at(aiming)) == ["fire 2 10"]
    assert may(at(AIMING)) == ["fire 1 28", "fire 1 29", "fire 2 4"]


@rule("FT-20")
def test_a_rampart_goes_on_from_the_card_that_is_now_rightmost() -> None:
    struck = after(
        "rules=advanced | 0 9 aim - | - | 1 7, 1 8 40", "0: fire 1 40", "1: turn A1 = 12"
    )
    assert may(struck) == ["return", "take A1"]


@rule("FT-20")
def test_a_rampart_that_lost_another_card_still_ends_with_the_same() -> None:
    struck = after("rules=advanced | 0 9 aim - | - | 1 7, 1 8 40", "0: fire 1 8", "1: turn A1 = 12")
    assert may(struck) == ["return"]


@rule("FT-21")
def test_the_magician_inserts_a_lower_card_on_a_later_turn() -> None:
    assert events(WITH_MAGIC, "0: insert C4") == [CardInserted(ZERO, "C4", 12), TurnCame(ONE)]
    assert after(WITH_MAGIC, "0: insert C4").ramparts[0] == (1, 5, 12, 31, 40)
    assert may(at(WITH_MAGIC)) == ["return", "insert C4"]


@rule("FT-21")
def test_the_magician_gets_his_power_when_he_is_taken() -> None:
    wishes = ("0: take C4", "1: turn A1 = 20", "1: return", "0: turn A2 = 12")
    assert may(after(MAGICIAN_TURNED, *wishes)) == ["return", "insert A2"]
    assert events(MAGICIAN_TURNED, "0: take C4") == [CardTaken(ZERO, "C4", 31), TurnCame(ONE)]


@rule("FT-21")
def test_the_magician_does_not_help_others() -> None:
    others_turn = WITH_MAGIC.replace("0 9", "1 9").replace("C4:12", "C4:2")
    assert refused(others_turn, "1: insert C4").message == "FT-21-no-magician"
    assert may(at(others_turn)) == ["return"]


@rule("FT-21")
def test_a_player_with_a_magician_is_told_that_he_can_help() -> None:
    assert refused(WITH_MAGIC, "0: take C4").facts == {"tried": 12, "top": 40, "instead": "insert"}


@rule("FT-21")
def test_the_magician_helps_only_once() -> None:
    spent = ("0: insert C4", "1: turn A1 = 20", "1: return", "0: turn A2 = 10")
    assert refused(WITH_MAGIC, *spent, "0: insert A2").message == "FT-21-no-magician"
    assert may(after(WITH_MAGIC, *spent)) == ["return"]


@rule("FT-21")
def test_a_higher_card_is_taken_without_spending_the_power() -> None:
    higher = WITH_MAGIC.replace("C4:12", "C4:42")
    refusal = refused(higher, "0: insert C4")
    assert refusal.message == "FT-21-not-needed"
    assert refusal.facts == {"tried": 42, "top": 40}
    assert may(at(higher)) == ["return", "take C4"]
    assert after(higher, "0: take C4").magic == ZERO


@rule("FT-21")
def test_a_destroyed_magician_takes_his_power_with_him() -> None:
    aiming = "rules=advanced | 1 9 aim - | - | 1 5 31!, 1 8 16"
    struck = after(aiming, "1: fire 0 31", "0: turn A1 = 4")
    assert may(struck) == ["return"]


@rule("FT-21")
def test_another_card_destroyed_leaves_the_power() -> None:
    aiming = "rules=advanced | 1 9 aim - | - | 1 5 31!, 1 8 16"
    assert may(after(aiming, "1: fire 0 5", "0: turn A1 = 4")) == ["return", "insert A1"]


@rule("FT-21", "FT-09")
def test_with_the_power_unused_nobody_passes() -> None:
    before = "rules=advanced | 0 9 choose C4 | C4:12* | 1 5, 1 31! 46"
    assert events(before, "0: return")[-1] == TurnCame(ONE)
    assert events(before.replace("!", ""), "0: return")[-1] == TurnCame(ZERO)


@rule("FT-21", "FT-12")
def test_with_the_power_unused_the_match_goes_on() -> None:
    before = "rules=advanced | 0 9 choose C4 | C4:45* | 1 5, 1 31! 46"
    assert events(before, "0: take C4")[-1] == TurnCame(ONE)
    assert events(before.replace("!", ""), "0: take C4")[-1] == MatchEnded("FT-12")


@rule("FT-21", "FT-10")
def test_a_face_up_card_may_be_inserted_directly() -> None:
    alone = "rules=advanced | 0 9 turn - | C4:12* | 1 5 31! 45, 1 46"
    assert "insert C4" in may(at(alone))
    assert after(alone, "0: insert C4").ramparts[0] == (1, 5, 12, 31, 45)


@rule("FT-21")
def test_in_the_basic_game_there_is_no_magic() -> None:
    basic = MAGICIAN_TURNED.replace("rules=advanced", "-")
    assert after(basic, "0: take C4").magic is None


@rule("FT-22")
def test_an_inserted_cannon_fires() -> None:
    cannon = WITH_MAGIC.replace("C4:12", "C4:16")
    assert may(after(cannon, "0: insert C4")) == ["fire 1 8"]
    assert after(cannon, "0: insert C4", "0: fire 1 8").ramparts == ((1, 5, 16, 31, 40), (1,))


@rule("FT-23")
def test_a_cannon_that_is_the_tenth_card_fires_and_then_the_match_ends() -> None:
    turned = f"rules=advanced | {TENTH_IS_A_CANNON}"
    assert events(turned, "0: take C4") == [CardTaken(ZERO, "C4", 16)]
    assert events(turned, "0: take C4", "0: fire 1 14") == [
        CardDestroyed(ZERO, ONE, 14),
        MatchEnded("FT-11"),
    ]


@rule("FT-23")
def test_the_table_may_want_the_last_cannon_silent() -> None:
    turned = f"rules=advanced last_cannon=silent | {TENTH_IS_A_CANNON}"
    assert events(turned, "0: take C4") == [CardTaken(ZERO, "C4", 16), MatchEnded("FT-11")]


@rule("FT-23")
def test_only_the_tenth_card_is_silent() -> None:
    turned = f"rules=advanced last_cannon=silent | {TENTH_IS_A_CANNON}".replace(" 10,", ",")
    assert may(after(turned, "0: take C4")) == ["fire 1 12", "fire 1 14"]


@rule("FT-23")
def test_a_last_cannon_that_can_hit_nothing_loses_its_shot() -> None:
    turned = f"rules=advanced | {TENTH_IS_A_CANNON}".replace("1 12 14", "1")
    assert events(turned, "0: take C4")[1:] == [ShotLost(ZERO), MatchEnded("FT-11")]
