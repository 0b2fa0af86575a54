"""Whatever cannot be says in words what was tried, which rule says no, and what is allowed."""

import pickle

import pytest

import fortable
from fortable.texts import LANGUAGES
from tests.games import in_turns, some_game


def refused(match: fortable.Match, seat: int, action: object) -> fortable.Refusal:
    with pytest.raises(fortable.Refusal) as refusal:
        match.play(seat, action)  # type: ignore[arg-type]
    return refusal.value


@pytest.mark.parametrize("nonsense", ["?!", "", {}, {"do": "nothing"}, {"what": 1}, 7, None])
def test_nonsense_is_answered_with_what_is_allowed(match: fortable.Match, nonsense: object) -> None:
    seat = match.waiting[0]
    refusal = refused(match, seat, nonsense)
    assert refusal.rule.startswith("TB-")
    assert refusal.allowed == match.legal(seat)
    assert match.legal(seat).written[0] in str(refusal)
    assert str(len(match.legal(seat))) in str(refusal) or len(match.legal(seat)) in (0, 1)


def test_an_action_of_another_game_is_nonsense_too(match: fortable.Match) -> None:
    other = next(game for game in fortable.games().values() if game != match.game).new(seed=1)
    foreign = other.legal(other.waiting[0])[0]
    refusal = refused(match, match.waiting[0], foreign)
    assert isinstance(refusal, ValueError)


def test_whose_turn_it_is_not_is_told_by_seat() -> None:
    match = fortable.new(some_game(in_turns).key, seed=1)
    idle = next(seat for seat in range(match.seats) if seat not in match.waiting)
    refusal = refused(match, idle, match.legal(match.waiting[0])[0])
    assert refusal.rule == "TB-03"
    assert f"Seat {idle}" in str(refusal)
    assert f"Seat {match.waiting[0]}" in str(refusal)
    assert str(refusal).count("\n") == 0, "nothing is allowed, so nothing is listed"


def test_nobody_acts_after_the_end(finished: fortable.Match) -> None:
    assert finished.last
    refusal = refused(finished, 0, finished.last[1])
    assert (refusal.rule, refusal.reason) == ("TB-02", "over")


@pytest.mark.parametrize("seat", [-2, 99])
def test_a_seat_that_is_not_there_is_told(match: fortable.Match, seat: int) -> None:
    for ask in (match.view, match.shown, match.news, match.legal, match.text):
        with pytest.raises(fortable.Refusal) as refusal:
            ask(seat)
        assert refusal.value.rule == "TB-01"
    assert refused(match, seat, match.legal(match.waiting[0])[0]).rule == "TB-01"
    with pytest.raises(fortable.Refusal):
        match.bot(seat, "random")


def test_a_match_that_goes_on_has_no_outcome_and_no_record(match: fortable.Match) -> None:
    for ask in (lambda: match.outcome, match.record, match.result):
        with pytest.raises(fortable.Refusal) as refusal:
            ask()
        assert refusal.value.reason == "not-over"
        assert f"Seat {match.waiting[0]}" in str(refusal.value)


def test_what_cannot_be_begun_says_what_can(name: str) -> None:
    with pytest.raises(fortable.Refusal, match=f"no option.*{'colour'}"):
        fortable.new(name, colour="red")
    with pytest.raises(fortable.Refusal) as refusal:
        fortable.new(name, seats=99)
    assert refusal.value.facts["allowed"] == fortable.game(name).seats
    with pytest.raises(fortable.Refusal, match="no seed"):
        fortable.new(name, seed=b"short")


def test_a_game_that_is_not_there_names_those_that_are() -> None:
    with pytest.raises(fortable.Refusal) as refusal:
        fortable.new("solitaire")
    assert all(name in str(refusal.value) for name in fortable.games())


def test_it_is_told_in_four_languages_and_crosses_processes(match: fortable.Match) -> None:
    refusal = refused(match, match.waiting[0], "?!")
    again = pickle.loads(pickle.dumps(refusal))  # noqa: S301 - our own
    assert str(again) == str(refusal)
    assert again.allowed == refusal.allowed
    assert len({refusal.text(language) for language in LANGUAGES}) == len(LANGUAGES)
    assert refusal.clause() is None, "it is a rule of the table"


def test_the_clause_of_a_rulebook_can_be_read() -> None:
    """Whatever seats may not do by the rules themselves."""
    for game in fortable.games().values():
        match = game.new(seed=3)
        seat, legal = match.waiting[0], match.legal(match.waiting[0])
        refusals = [attempt(match, seat, wish) for wish in wishes(match) if wish not in legal]
        own = [each for each in refusals if each and not each.rule.startswith("TB-")]
        for refusal in own:
            assert refusal.clause("en")
            assert refusal.rule in str(refusal)
        if own:
            return
    raise AssertionError("no rulebook of the shelf has said no")


def wishes(match: fortable.Match) -> list[fortable.Action]:
    """What could be done later on, wanted now."""
    later = match.finish()
    return [each.last[1] for each in later.history() if each.last]


def attempt(match: fortable.Match, seat: int, action: fortable.Action) -> fortable.Refusal | None:
    try:
        match.play(seat, action)
    except fortable.Refusal as refusal:
        return refusal
    return None
