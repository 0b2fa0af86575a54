"""The levels: how they drive, what they know, and that the higher one wins."""

import time
from collections.abc import Sequence
from functools import partial
from random import Random

import pytest
from msgspec.structs import replace

from fortable.bots import roster
from fortable.bots.budget import Budget, within
from fortable.bots.playing import simulate
from fortable.bots.readiness import Readiness
from fortable.testing import rule
from fortable.testing.endurance import covering, endurance
from fortable.twins import flat
from fortable.twins.levels import PER_MILLE

from .. import GAME
from ..bots import BOTS, Champion, Driver, Thinker
from ..machine.craft import KEEN
from ..machine.fast import pack
from ..machine.levels import CASUAL
from ..machine.policy import GOOD, SLIPS, standing
from ..model import Options, State
from .table import at, due, seen_by

LAST = "B1:15.1 C1:14.1 C2:12.1 A1:8.1"
SENSIBLE = pytest.mark.parametrize("style", [CASUAL, GOOD], ids=["casual", "good"])


def chooses(style: Sequence[int], track: str, hand: str, moved: int = 0) -> set[str]:
    """What a driver plays, whatever its lots."""
    state = at(track, hand, moved=moved)
    view = seen_by(due(state), state)
    bots = [Driver(style, GAME, due(state), Random(lot)) for lot in range(10)]
    return {GAME.notation.write_action(bot.choose(view)) for bot in bots}


def searched(track: str, hand: str, moved: int = 0, simulations: int = 600, lots: int = 4) -> str:
    """What search plays, whatever its lots."""
    state = at(track, hand, moved=moved)
    view = seen_by(due(state), state)
    bots = [
        Thinker(GOOD, Budget(simulations), GAME, due(state), Random(lot)) for lot in range(lots)
    ]
    (action,) = {GAME.notation.write_action(bot.choose(view)) for bot in bots}
    return action


def test_the_game_has_five_levels() -> None:
    assert list(BOTS) == ["beginner", "casual", "good", "strong", "champion"]
    assert roster(GAME).items() >= BOTS.items()


@SENSIBLE
@rule("FF-16")
def test_it_moves_its_car_out_of_last_place(style: Sequence[int]) -> None:
    assert chooses(style, LAST, "2/3 3/3 4/3 5/3 6", moved=3) == {"6"}
    assert chooses(style, LAST, "2/3 3/3 4/3 5/3 Turbo", moved=3) == {"Turbo"}


@SENSIBLE
@rule("FF-05")
def test_it_plays_a_card_that_matches(style: Sequence[int]) -> None:
    assert chooses(style, "A1:19.1 B1:12.1 C1:11.1 C2:10.1", "2/3 3/3 9/3 6 7") == {"9/3"}


@rule("FF-05")
def test_it_keeps_a_card_that_matches_where_another_car_stands() -> None:
    track = "A1:17.1 A2:9.1 B1:8.1 C1:7.1 C2:6.1"
    assert chooses(CASUAL, track, "9/3 2/3 2/3 2/3 2/3") == {"2/3"}
    assert chooses(GOOD, track, "9/3 2/3 2/3 2/3 2/3") == {"2/3"}


@SENSIBLE
@rule("FF-05")
def test_it_keeps_a_card_that_matches_where_its_car_will_stand(style: Sequence[int]) -> None:
    track = "A1:15.1 B1:9.1 C1:8.1 C2:7.1"
    assert chooses(style, track, "8/3 2/3 2/3 2/3 2/3") == {"2/3"}


@rule("FF-05")
def test_a_good_driver_goes_where_the_next_card_matches() -> None:
    track, hand = "A1:13.1 B1:9.1 C1:8.1 C2:7.1", "10/3 2/3 2/3 7 8"
    assert chooses(GOOD, track, hand) == {"7"}
    assert "7" not in chooses(CASUAL, track, hand)


@SENSIBLE
@rule("FF-11")
def test_it_saves_its_turbos_while_nothing_is_lost(style: Sequence[int]) -> None:
    track = "A1:17.1 B1:9.1 C1:8.1 C2:7.1"
    assert chooses(style, track, "2/3 2/3 2/3 Turbo Turbo") <= {"2/3", "Turbo"}


@SENSIBLE
@rule("FF-11")
def test_it_plays_a_turbo_for_a_car_that_would_be_out(style: Sequence[int]) -> None:
    track = "B1:33.1 C1:20.1 C2:20.2 A1:13.1"
    assert chooses(style, track, "2/3 2/3 2/3 2/3 Turbo", moved=3) == {"2/3+Turbo"}


def test_a_beginner_slips_now_and_then() -> None:
    always = [*CASUAL[:SLIPS], PER_MILLE]
    assert len(chooses(always, LAST, "2/3 3/3 4/3 5/3 6", moved=3)) > 1


@rule("FF-16", "FF-11")
def test_search_saves_the_car_that_would_be_out() -> None:
    track = "B1:33.1 C1:20.1 C2:20.2 A1:13.1"
    assert searched(track, "2/3 2/3 2/3 2/3 Turbo", moved=3) == "2/3+Turbo"


@rule("FF-15")
def test_search_keeps_its_best_cards_once_it_is_safe() -> None:
    track = "B1:33.1 A1:25.1 C1:8.1 C2:7.1"
    assert searched(track, "1/10 3/3 7 8 Turbo", moved=1) == "3/3"


@rule("FF-20")
def test_the_standing_counts_points_places_and_cards() -> None:
    state = at("A1:0.1 B1:-1.1", "2/3 3/3 4/3 5/3 6/3")
    ahead = at("B1:0.1 A1:-1.1", "2/3 3/3 4/3 5/3 6/3", moved=1)
    assert _lead(state) > _lead(replace(ahead, hands=state.hands, eliminated=state.eliminated))
    rich = ("1/10", "7", "8", "8", "8")
    assert _lead(replace(state, hands=(rich, *state.hands[1:]))) > _lead(state)
    assert _lead(replace(state, eliminated=("A2", "A3", "C1", "C2", "B2", "B3", "C3"))) < _lead(
        replace(state, eliminated=("B2", "B3", "C1", "C2", "A2", "A3", "C3"))
    )


def _lead(state: State) -> int:
    """How far ahead of the others the first team is."""
    row = flat([0] * 12)
    standing(flat(pack(state)), row)
    return int(row[0])


@rule("FF-23")
def test_search_knows_nothing_of_the_others_hands() -> None:
    state = at("A1:15.1 B1:9.1 C1:8.1 C2:7.1", "8/3 2/3 3/3 7 Turbo")
    worlds = [GAME.redeal(state, due(state), Random(deal)) for deal in range(5)]
    views = [seen_by(due(state), world) for world in worlds]
    bots = [Thinker(GOOD, Budget(200), GAME, due(state), Random(1)) for _ in views]
    assert len({bot.choose(view) for bot, view in zip(bots, views, strict=True)}) == 1


def test_who_cannot_search_yet_drives_one_step_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Readiness, "get", lambda _: None)
    assert searched(LAST, "2/3 3/3 4/3 5/3 6", moved=3) == "6"


def test_search_ends_in_time() -> None:
    searched(LAST, "2/3 3/3 4/3 5/3 6", moved=3, simulations=10, lots=1)
    began = time.monotonic()
    with within(0.2):
        searched(LAST, "2/3 3/3 4/3 5/3 6", moved=3, simulations=10**6, lots=1)
    assert time.monotonic() - began < 2.0


@endurance
@pytest.mark.parametrize(
    ("options", "seats"),
    covering([Options(cars_at_five=2, grid="random", title="final"), Options()], GAME.seats),
    ids=str,
)
def test_their_matches_come_to_an_end(
    options: Options, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(BOTS, "strong", partial(Thinker, GOOD, Budget(20)))
    names = ["strong", "beginner", "casual", "good"]
    assert sum(simulate(GAME, seats, options, names, games=1, seed=1).wins) == 1


@pytest.mark.parametrize("level", BOTS)
def test_they_play_the_same_match_from_the_same_seed(
    level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(BOTS, "strong", partial(Thinker, GOOD, Budget(20)))
    monkeypatch.setitem(BOTS, "champion", partial(Champion, KEEN, Budget(20)))
    one, other = (simulate(GAME, 3, Options(), [level], games=1, seed=1) for _ in range(2))
    assert one == other


@rule("FF-21")
@pytest.mark.parametrize("seats", [3, 6])
def test_casual_beats_random_drivers(seats: int) -> None:
    bots = ["casual", *["random"] * (seats - 1)]
    result = simulate(GAME, seats, Options(), bots, games=12, seed=1)
    assert result.wins[0] >= 10


@pytest.mark.parametrize(("higher", "lower"), [("casual", "beginner"), ("good", "casual")])
def test_the_higher_level_wins(higher: str, lower: str) -> None:
    wins = simulate(GAME, 4, Options(), [higher, lower], games=20, seed=1).wins
    assert wins[0] + wins[2] >= 13
