"""Looking back at matches: all adds up, blunders are found, the same is judged the same."""

from random import Random
from typing import Any

import hazard
import keepsake
import pytest
from keepsake.values import Keep, Swap

from fortable.bots.bot import invited
from fortable.bots.playing import begin_match, play_match
from fortable.catalog import catalog
from fortable.kernel.codec import encode
from fortable.kernel.game import AnyGame
from fortable.kernel.log import Match
from fortable.kernel.words import Action, Illegal, Seat
from fortable.review import Reviewer, review
from fortable.review.judging import Judge
from fortable.review.playing_on import playing_on
from fortable.testing import Broken
from fortable.testing.laws import reviews

GAMES: list[AnyGame] = [*catalog().games.values(), keepsake.GAME, hazard.GAME]


def played(game: AnyGame, bots: tuple[str, ...] = ("random",), deal: str = "a") -> Match:
    seats = next(seats for seats in game.seats if seats > 1)
    return play_match(game, seats, game.types.options(), bots, deal, deal)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_all_adds_up_and_the_same_seed_says_the_same(game: AnyGame) -> None:
    match = played(game)
    one, other = review(match, effort=0.01), review(match, effort=0.01)
    assert encode(one) == encode(other) != encode(review(match, seed=1, effort=0.01))
    assert one.judgements
    assert {each.seat for each in one.judgements} <= {*range(match.state.seats)}
    won = match.outcome().ranking[0]
    for each in one.accounts:
        assert each.fair + each.luck + each.skill + each.rest == each.result
        assert each.skill == each.own + each.others
        assert (each.result > 0) == (each.seat in won)
    assert one.course[-1].version == match.version


def test_a_match_that_goes_on_is_refused() -> None:
    game = keepsake.GAME
    match = begin_match(game, 2, game.types.options(), "a")
    with pytest.raises(Illegal, match="not-over"):
        review(match)


@pytest.mark.parametrize("effort", [0, -1, 1000])
def test_an_effort_that_cannot_be_is_refused(effort: float) -> None:
    with pytest.raises(Illegal, match="bad-effort"):
        review(played(keepsake.GAME), effort=effort)


class Contrary:
    """Keeps low cards and swaps high ones."""

    def __init__(self, _game: AnyGame, seat: Seat, _rng: Random) -> None:
        self.seat = seat

    def hear(self, _: Any) -> None: ...

    def choose(self, view: Any) -> Action:
        return (
            Keep()
            if Swap() not in keepsake.GAME.legal(view) or (view.cards[self.seat] or 0) <= 6
            else Swap()
        )


def test_who_errs_is_told_so_and_who_plays_well_is_not() -> None:
    costs = {"contrary": 0, "good": 0}
    with invited({"contrary": Contrary}):
        for deal in range(6):
            names = tuple(costs)
            found = review(played(keepsake.GAME, names, str(deal)), effort=0.2)
            for each in found.judgements:
                costs[names[each.seat]] += each.cost
    assert costs["contrary"] > 3 * costs["good"]


def test_a_judge_who_goes_by_something_else_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    law = reviews.what_looks_the_same_is_judged_the_same
    law(keepsake.GAME)
    looks = iter(range(10**6))
    honest = Judge.judgement

    def peeking(judge: Judge, case: Any, luck: str) -> Any:
        return honest(judge, case, f"{luck}{next(looks)}")

    monkeypatch.setattr(Judge, "judgement", peeking)
    with pytest.raises(Broken, match="gives a secret away"):
        law(keepsake.GAME)


def test_by_the_rules_a_win_at_hand_is_worth_all() -> None:
    match = played(hazard.GAME)
    on = playing_on(hazard.GAME, Reviewer())
    ending = on.ending(match.state, 1)
    assert sum(ending.shares) == pytest.approx(1)
    assert ending.points == match.outcome().scores
