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
from fortable.review import Remark, Reviewer, hinting, review, reviewer, reviewing
from fortable.review.course import Course, Step
from fortable.review.judging import Case
from fortable.review.playing_on import playing_on
from fortable.testing import Broken
from fortable.testing.endurance import endurance, often
from fortable.testing.laws import reviews
from tests.few_candidates import try_few_candidates

GAMES: list[AnyGame] = [*catalog().games.values(), keepsake.GAME, hazard.GAME]


def thinks_of_candidates(game: AnyGame) -> bool:
    """Whether it asks players of its own what is worth a look, which takes nearly all of the time."""
    return reviewer.reviewer_of(game).candidates is not Reviewer().candidates


def played(game: AnyGame, bots: tuple[str, ...] = ("random",), deal: str = "a") -> Match:
    seats = next(seats for seats in game.seats if seats > 1)
    return play_match(game, seats, game.types.options(), bots, deal, deal)


@endurance
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_all_adds_up_and_the_same_seed_says_the_same(
    game: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    if thinks_of_candidates(game):
        try_few_candidates(monkeypatch)
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


@endurance
def test_who_errs_is_told_so_and_who_plays_well_is_not() -> None:
    costs = {"contrary": 0, "good": 0}
    with invited({"contrary": Contrary}):
        for deal in range(often(3, in_full=6)):
            names = tuple(costs)
            found = review(played(keepsake.GAME, names, str(deal)), effort=0.2)
            for each in found.judgements:
                costs[names[each.seat]] += each.cost
    assert costs["contrary"] > 3 * costs["good"]


NEVER = 1 << 40


def test_a_reviewer_that_is_given_a_secret_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """The true state is smuggled in among what was heard: that is seen whether it is made use of or not."""
    reviews.what_looks_the_same_is_judged_the_same(keepsake.GAME)
    reviews.what_looks_the_same_gets_the_same_hint(keepsake.GAME)
    honest = reviewing.case_of

    def smuggling(course: Course, step: Step) -> Case:
        return honest(course, step)._replace(heard=(step.before,))

    monkeypatch.setattr(reviewing, "case_of", smuggling)
    monkeypatch.setattr(reviews, "JUDGED", NEVER)
    with pytest.raises(Broken, match="judgement gives a secret away"):
        reviews.what_looks_the_same_is_judged_the_same(keepsake.GAME)
    with pytest.raises(Broken, match="hint gives a secret away"):
        reviews.what_looks_the_same_gets_the_same_hint(keepsake.GAME)


def test_a_reviewer_that_peeks_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """What it is given looks the same; the true state is what it imagines."""
    honest, spied = reviewing.case_of, dict[int, Any]()

    def watched(course: Course, step: Step) -> Case:
        case = honest(course, step)
        spied[id(case.heard)] = step.before
        return case

    knowing = Reviewer(remember=lambda world, heard: spied.get(id(heard), world))
    monkeypatch.setattr(reviewing, "case_of", watched)
    monkeypatch.setattr(reviewer, "reviewer_of", lambda _: knowing)
    monkeypatch.setattr(hinting, "reviewer_of", lambda _: knowing)
    with pytest.raises(Broken, match="judgement gives a secret away"):
        reviews.what_looks_the_same_is_judged_the_same(keepsake.GAME)
    with pytest.raises(Broken, match="hint gives a secret away"):
        reviews.what_looks_the_same_gets_the_same_hint(keepsake.GAME)


def test_a_remark_without_words_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """By default a reviewer points nowhere, and that is right."""
    law = reviews.what_is_said_has_words
    law(keepsake.GAME)
    pointing = Reviewer(look=lambda *_: Remark(message="look-nowhere", facts={}))
    monkeypatch.setattr(reviewer, "reviewer_of", lambda _: pointing)
    with pytest.raises(Broken, match="no words"):
        law(keepsake.GAME)


def test_luck_is_no_mistake() -> None:
    """Whatever chance does after a decision, it is judged the same."""
    game, judged = keepsake.GAME, []
    for deal in "abcdef":
        match = played(game, ("good",), deal)
        found = review(match, effort=0.05)
        judged.append(found)
        for each in found.strokes:
            assert each.version not in {one.version for one in found.judgements if one.cost}
    luck = [abs(part) for each in judged for stroke in each.strokes for part in stroke.luck]
    costs = [one.cost for each in judged for one in each.judgements]
    assert max(luck) > 1000
    assert sum(costs) < 0.1 * sum(luck)


def test_by_the_rules_a_win_at_hand_is_worth_all() -> None:
    match = played(hazard.GAME)
    on = playing_on(hazard.GAME, Reviewer(), match.state.seats)
    ending = on.rounds([match.state], None, [None], 1, Random(1))[0][0]
    assert sum(ending.shares) == pytest.approx(1)
    assert ending.points == match.outcome().scores
