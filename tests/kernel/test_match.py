"""The referee's own rules (docs/table-rules.md), and what a match remembers and tells."""

import hashlib
import json
from dataclasses import replace

import pytest
from keepsake import GAME
from keepsake.values import CardDrawn, CardKept, CardsDealt, Keep, Options, Swap, TimeUp

from fortable.kernel.log import Match
from fortable.kernel.words import CLOCK, SPECTATOR, Illegal, Seat
from fortable.testing import rule
from fortable.texts import LANGUAGES, Texts
from tests.games import TURNS

SEED = bytes(32)
ANNA, BEN = Seat(0), Seat(1)


def new_match(**options: object) -> Match:
    return Match.begin(GAME, 2, Options(**options), SEED)  # type: ignore[arg-type]


def finished() -> Match:
    match = new_match()
    match.act(ANNA, Keep())
    match.act(BEN, Keep())
    return match


def refusal(
    match: Match, seat: int, action: object = Keep(), version: int | None = None
) -> Illegal:
    before = (match.version, match.state, match.drawn, len(match.asked))
    with pytest.raises(Illegal) as caught:
        match.act(Seat(seat), action, version)  # type: ignore[arg-type]
    assert (match.version, match.state, match.drawn, len(match.asked)) == before
    return caught.value


@rule("TB-01")
@pytest.mark.parametrize("seat", [-2, 2, 10**30])
def test_only_seats_at_the_table_may_act(seat: int) -> None:
    assert refusal(new_match(), seat) == Illegal("TB-01", "no-such-seat", tried=seat, last=1)


@rule("TB-02")
def test_nobody_acts_after_the_end() -> None:
    assert refusal(finished(), ANNA).message == "TB-02-over"


@rule("TB-02")
def test_there_is_no_outcome_before_the_end() -> None:
    with pytest.raises(Illegal, match="not-over"):
        new_match().outcome()


@rule("TB-03")
def test_only_those_waited_for_may_act() -> None:
    assert refusal(new_match(), BEN) == Illegal("TB-03", "not-waited-for", seat=1, waiting=[0])


@rule("TB-03")
def test_where_all_act_at_once_nobody_is_refused_for_a_turn() -> None:
    match = Match.begin(replace(GAME, simultaneous=True), 2, Options(), SEED)
    match.act(ANNA, Keep())
    (waited,) = match.waiting
    refused = refusal(match, 1 - waited)
    assert refused.message == "TB-03-nothing-to-do"
    assert not any(TURNS.search(Texts(language).refusal(refused)) for language in LANGUAGES)


@rule("TB-03")
def test_the_clock_may_do_only_what_a_deadline_names() -> None:
    match = new_match(hurry=True)
    assert refusal(match, CLOCK, Keep()) == Illegal("TB-03", "other-deadline", allowed="time-up")
    assert refusal(new_match(), CLOCK, TimeUp()).message == "TB-03-no-deadline"
    match.act(CLOCK, TimeUp())
    assert match.state.kept == (True, False)


@rule("TB-03")
def test_a_deadline_has_not_passed_if_something_happened_since() -> None:
    match = Match.begin(replace(GAME, simultaneous=True), 2, Options(hurry=True), SEED)
    before = match.version
    match.act(ANNA, Swap(), before)
    assert refusal(match, CLOCK, TimeUp(), before) == Illegal("TB-03", "no-deadline")
    match.act(CLOCK, TimeUp(), match.version)
    assert match.state.kept == (True, False)


@rule("TB-05")
def test_a_wish_chosen_at_an_older_version_is_stale() -> None:
    assert refusal(new_match(), ANNA, Keep(), 0) == Illegal("TB-05", "stale", tried=0, now=1)


@rule("TB-05")
@pytest.mark.parametrize("version", [2, 77, -1])
@pytest.mark.parametrize("simultaneous", [False, True])
def test_a_version_that_never_was_is_not_called_stale(version: int, simultaneous: bool) -> None:
    match = Match.begin(replace(GAME, simultaneous=simultaneous), 2, Options(), SEED)
    assert refusal(match, ANNA, Keep(), version) == Illegal(
        "TB-05", "no-such-version", tried=version, now=1
    )


@rule("TB-05")
def test_where_all_act_at_once_an_older_version_is_judged_now() -> None:
    match = Match.begin(replace(GAME, simultaneous=True), 2, Options(), SEED)
    match.act(ANNA, Keep(), version=0)
    match.act(BEN, Keep(), version=1)


@rule("TB-05")
def test_what_was_meant_for_something_that_is_over_comes_too_late() -> None:
    game = replace(GAME, simultaneous=True, outdates=lambda event: isinstance(event, CardKept))
    match = Match.begin(game, 2, Options(), SEED)
    match.act(ANNA, Swap(), version=0)
    match.act(ANNA, Keep(), version=1)
    assert refusal(match, BEN, Keep(), version=1) == Illegal(
        "TB-05", "stale", tried=1, now=match.version
    )
    match.act(BEN, Keep(), match.version)


@rule("TB-03", "TB-05")
def test_a_game_may_have_its_own_words_for_what_is_untimely() -> None:
    own = Illegal("KS-01", "own-words")
    game = replace(
        GAME,
        simultaneous=True,
        outdates=lambda event: isinstance(event, CardKept),
        untimely=lambda *_: own,
    )
    match = Match.begin(game, 2, Options(), SEED)
    assert refusal(match, BEN, Keep()) == own
    match.act(ANNA, Keep())
    assert refusal(match, BEN, Keep(), version=1) == own


@rule("TB-06")
@pytest.mark.parametrize("seats", [1, 5, -1])
def test_a_match_has_as_many_seats_as_its_game_allows(seats: int) -> None:
    with pytest.raises(Illegal) as caught:
        Match.begin(GAME, seats, Options(), SEED)
    assert caught.value == Illegal("TB-06", "bad-seats", tried=seats, allowed=(2, 3, 4))


@rule("TB-08")
def test_a_match_can_go_on_from_a_position() -> None:
    match = Match.at(GAME, "- | cards=5,9 kept=true,false turn=1 discards=(3)", SEED)
    match.act(BEN, Keep())
    assert match.is_over
    assert match.outcome().ranking == ((BEN,), (ANNA,))


@rule("TB-08")
def test_a_position_in_which_nobody_can_do_anything_is_refused() -> None:
    stuck = replace(GAME, legal=lambda _: iter(()))
    with pytest.raises(Illegal, match="not-at-rest"):
        Match.at(stuck, "- | cards=5,9 kept=true,false turn=1 discards=(3)", SEED)


def test_chance_deals_before_anybody_acts() -> None:
    match = new_match()
    assert [type(event) for event in match.events] == [CardsDealt]
    assert match.version == 1
    assert match.waiting == {ANNA}


def test_a_ruling_changes_nothing_until_it_is_accepted() -> None:
    match = new_match()
    state = match.state
    ruling = match.rule(ANNA, Swap())
    assert (match.state, match.version, match.drawn) == (state, 1, 2)
    match.accept(ruling)
    assert (match.version, match.drawn) == (3, 3)
    assert match.state == ruling.states[-1]


def test_a_ruling_is_the_same_each_time_it_is_asked_for() -> None:
    match = new_match()
    assert match.rule(ANNA, Swap()) == match.rule(ANNA, Swap())


def test_a_ruling_of_an_earlier_moment_is_not_accepted() -> None:
    match = new_match()
    ruling = match.rule(ANNA, Keep())
    match.act(ANNA, Swap())
    with pytest.raises(AssertionError):
        match.accept(ruling)


def test_each_viewer_hears_what_is_theirs() -> None:
    match = new_match()
    ruling = match.act(ANNA, Swap())
    drawn = ruling.events[-1]
    assert isinstance(drawn, CardDrawn)
    assert match.news(ANNA, ruling)[-1] == drawn
    assert match.news(BEN, ruling)[-1] == CardDrawn(ANNA, None)
    assert match.retold(SPECTATOR)[0] == CardsDealt((None, None))


def test_the_whole_log_opens_when_the_match_is_over() -> None:
    match = finished()
    assert match.retold(SPECTATOR) == tuple(match.events)


@rule("TB-07")
def test_anybody_can_recompute_the_commitment() -> None:
    match = Match.begin(GAME, 2, Options(swaps=1), SEED, settings={"clock_s": 30})
    bound = {
        "fingerprint": "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925",
        "format": "fortable-match/2",
        "game": "keepsake",
        "options": {"hurry": False, "swaps": 1},
        "position": None,
        "seats": 2,
        "settings": {"clock_s": 30},
        "version": 1,
    }
    text = json.dumps(bound, separators=(",", ":"), sort_keys=True, ensure_ascii=False)
    assert match.commitment == hashlib.sha256(text.encode()).hexdigest()
    assert bound["fingerprint"] == hashlib.sha256(SEED).hexdigest()


@rule("TB-07")
def test_whatever_decides_a_match_changes_its_commitment() -> None:
    other = bytes([1]) * 32
    matches = [
        new_match(),
        new_match(swaps=1),
        Match.begin(GAME, 3, Options(), SEED),
        Match.begin(GAME, 2, Options(), other),
        Match.begin(GAME, 2, Options(), SEED, settings={"clock_s": 30}),
        Match.begin(replace(GAME, version=9), 2, Options(), SEED),
        Match.begin(replace(GAME, key="other"), 2, Options(), SEED),
        Match.at(GAME, "- | cards=5,9 kept=true,false turn=1 discards=(3)", SEED),
        Match.at(GAME, "- | cards=5,9 kept=true,false turn=1 discards=(4)", SEED),
    ]
    assert len({match.commitment for match in matches}) == len(matches)
