"""A finished match as a file: genuine ones are recognised, and so is every forgery."""

import hashlib
import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from keepsake import GAME
from keepsake.values import Keep, Options, State, Swap

from fortable.kernel.chance import fingerprint
from fortable.kernel.log import Match
from fortable.kernel.record import (
    Excerpt,
    Record,
    export,
    read_record,
    replay,
    verify,
    write_record,
)
from fortable.kernel.words import SPECTATOR, Illegal, Seat
from fortable.testing import rule
from fortable.texts import LANGUAGES, Texts

SEED = bytes([7]) * 32
OTHER_SEED = (bytes([8]) * 32).hex()


def played() -> Match:
    match = Match.begin(GAME, 2, Options(), SEED)
    for seat, action in ((0, Swap()), (0, Keep()), (1, Swap()), (1, Keep())):
        match.act(Seat(seat), action)
    return match


def file_of(match: Match) -> bytes:
    return write_record(export(match, SPECTATOR))


def test_a_record_verifies() -> None:
    match = played()
    assert verify(GAME, read_record(file_of(match))).state == match.state


def test_a_record_replays_event_by_event() -> None:
    match = played()
    steps = list(replay(GAME, read_record(file_of(match))))
    assert [event for event, _ in steps] == [None, *match.events]
    assert steps[-1][1] == match.state


def test_a_record_of_a_match_from_a_position_verifies() -> None:
    match = Match.at(GAME, "- | cards=5,9 kept=true,false turn=1 discards=(3)", SEED)
    match.act(Seat(1), Swap())
    match.act(Seat(1), Keep())
    assert (
        verify(GAME, read_record(file_of(match))).terms.position
        == "- | cards=5,9 kept=true,false turn=1 discards=(3)"
    )


@rule("TB-07")
@pytest.mark.parametrize("change", [{"seats": 4}, {"seats": -5}, {"options": {"swaps": 1}}])
def test_a_position_with_other_seats_or_options_is_found_out(change: dict[str, Any]) -> None:
    match = Match.at(GAME, "- | cards=5,9 kept=true,false turn=1 discards=(3)", SEED)
    match.act(Seat(1), Keep())
    file = {**json.loads(file_of(match)), **change}
    terms = read_record(json.dumps(file).encode()).terms
    file["commitment"] = terms.commitment(SEED)  # made anew by whoever forged it
    with pytest.raises(Illegal, match="other-setup"):
        verify(GAME, read_record(json.dumps(file).encode()))


def test_a_running_match_gives_an_excerpt_without_secrets() -> None:
    match = Match.begin(GAME, 2, Options(), SEED)
    excerpt = export(match, Seat(0))
    assert isinstance(excerpt, Excerpt)
    assert SEED.hex().encode() not in write_record(excerpt)
    assert excerpt.view.cards == (match.state.cards[0], None)
    assert excerpt.news[0].cards == (match.state.cards[0], None)


@rule("TB-02")
def test_an_excerpt_is_no_record_and_says_why() -> None:
    excerpt = file_of(Match.begin(GAME, 2, Options(), SEED))
    with pytest.raises(Illegal) as refusal:
        read_record(excerpt)
    assert refusal.value == Illegal("TB-02", "still-running")


def test_a_finished_match_gives_everything() -> None:
    record = export(played(), SPECTATOR)
    assert isinstance(record, Record)
    assert record.seed == SEED.hex()


def test_a_match_of_an_older_version_replays_too() -> None:
    file = json.loads(file_of(played()))
    file.update(version=0)
    *_, (_, state) = replay(GAME, read_record(json.dumps(file).encode()))
    assert state == played().state


@rule("TB-07")
def test_a_match_that_is_not_over_does_not_replay_to_an_end() -> None:
    file = json.loads(file_of(played()))
    file["events"].pop()
    with pytest.raises(Illegal, match="cut-short"):
        list(replay(GAME, read_record(json.dumps(file).encode())))


@rule("TB-07")
def test_events_that_lead_nowhere_are_found_out() -> None:
    file = json.loads(file_of(played()))
    file["events"][2].update(seat=10**6)
    with pytest.raises(Illegal, match="unplayable"):
        list(replay(replace(GAME, evolve=_strict), read_record(json.dumps(file).encode())))


def _strict(state: State, event: Any) -> State:
    assert getattr(event, "seat", 0) < state.seats
    return GAME.evolve(state, event)


Forgery = Callable[[dict[str, Any]], object]

FORGERIES: dict[str, Forgery] = {
    "TB-07-other-terms": lambda file: file.update(seed=OTHER_SEED),
    "TB-06-bad-seed": lambda file: file.update(seed="00"),
    "TB-07-other-version": lambda file: file.update(version=2),
    "TB-07-differs": lambda file: file["events"][0].update(cards=[16, 1]),
    "TB-07-refused": lambda file: file["actions"][0].update(seat=1),
    "TB-07-out-of-order": lambda file: file["actions"][1].update(version=0),
    "TB-07-surplus": lambda file: file["events"].append(file["events"][-1]),
    "TB-07-cut-short": lambda file: file["events"].pop(),
    "TB-04-wrong-kind": lambda file: file["events"][1].update(card="ace"),
}


@rule("TB-07")
@pytest.mark.parametrize("message", FORGERIES)
def test_a_forged_record_is_found_out(message: str) -> None:
    file = json.loads(file_of(played()))
    FORGERIES[message](file)
    with pytest.raises(Illegal) as caught:
        verify(GAME, read_record(json.dumps(file).encode()))
    assert caught.value.message == message


TERMS: dict[str, dict[str, Any]] = {
    "an option": {"options": {"swaps": 1, "hurry": False}},
    "an option left out": {"options": {}},
    "an option that changes nothing here": {"options": {"swaps": 2, "hurry": True}},
    "seats": {"seats": 3},
    "a setting": {"settings": {"clock_s": 30}},
    "a position": {"position": "- | cards=5,9 kept=true,false turn=1 discards=(3)"},
    "no commitment": {"commitment": ""},
    "the commitment of the seed alone": {"commitment": fingerprint(SEED)},
}


@rule("TB-07")
@pytest.mark.parametrize("change", TERMS)
def test_whatever_decides_a_match_cannot_be_changed_afterwards(change: str) -> None:
    file = {**json.loads(file_of(played())), **TERMS[change]}
    with pytest.raises(Illegal, match="other-terms"):
        verify(GAME, read_record(json.dumps(file).encode()))


def older(match: Match) -> dict[str, Any]:
    """The file as it was when a commitment bound the seed alone."""
    file = json.loads(file_of(match))
    del file["settings"]
    return {**file, "format": "fortable-match/1", "commitment": fingerprint(SEED)}


@rule("TB-07")
def test_an_older_file_is_read_and_its_seed_is_checked() -> None:
    record = read_record(json.dumps(older(played())).encode())
    assert not record.is_bound
    assert verify(GAME, record).state == played().state
    *_, (_, state) = replay(GAME, record)
    assert state == played().state
    forged = {**older(played()), "seed": OTHER_SEED}
    with pytest.raises(Illegal, match="other-seed"):
        verify(GAME, read_record(json.dumps(forged).encode()))


def test_a_match_that_was_begun_under_the_seed_alone_is_exported_so() -> None:
    match = played()
    match.is_bound = False
    assert match.commitment == fingerprint(SEED)
    assert json.loads(file_of(match)) == {**older(match), "settings": {}}


@rule("TB-07")
def test_while_a_match_is_running_anybody_can_recompute_its_commitment() -> None:
    excerpt = json.loads(file_of(Match.begin(GAME, 2, Options(), SEED)))
    bound = {
        name: excerpt[name]
        for name in ("fingerprint", "game", "options", "position", "seats", "settings", "version")
    }
    text = json.dumps(
        {**bound, "format": "fortable-match/2"}, separators=(",", ":"), sort_keys=True
    )
    assert excerpt["commitment"] == hashlib.sha256(text.encode()).hexdigest()


@rule("TB-07")
def test_a_position_is_bound_and_stays_secret() -> None:
    position = "- | cards=5,9 kept=true,false turn=1 discards=(3)"
    excerpt = json.loads(file_of(Match.at(GAME, position, SEED)))
    assert excerpt["position"] == hashlib.sha256(SEED + position.encode()).hexdigest()
    assert position not in json.dumps(excerpt)


@rule("TB-02")
def test_an_older_excerpt_is_known_too() -> None:
    excerpt = json.loads(file_of(Match.begin(GAME, 2, Options(), SEED)))
    for name in ("fingerprint", "position", "settings"):
        del excerpt[name]
    excerpt["format"] = "fortable-excerpt/1"
    with pytest.raises(Illegal, match="still-running"):
        read_record(json.dumps(excerpt).encode())


@rule("TB-07")
def test_a_record_that_stops_before_the_end_is_found_out() -> None:
    file = json.loads(file_of(played()))
    last = file["actions"].pop()
    del file["events"][last["version"] :]
    with pytest.raises(Illegal, match="cut-short"):
        verify(GAME, read_record(json.dumps(file).encode()))


@rule("TB-07")
def test_other_seed_and_commitment_together_are_found_out_by_the_first_draw() -> None:
    file = json.loads(file_of(played()))
    other = json.loads(file_of(_played_with(bytes.fromhex(OTHER_SEED))))
    file.update(seed=other["seed"], commitment=other["commitment"])
    with pytest.raises(Illegal, match="differs"):
        verify(GAME, read_record(json.dumps(file).encode()))


def _played_with(seed: bytes) -> Match:
    match = Match.begin(GAME, 2, Options(), seed)
    match.act(Seat(0), Keep())
    match.act(Seat(1), Keep())
    return match


@rule("TB-04")
@pytest.mark.parametrize("cut", [0, 1, 50, 200])
def test_a_truncated_file_is_no_file_of_a_match(cut: int) -> None:
    with pytest.raises(Illegal, match="no-match-file"):
        read_record(file_of(played())[:cut])


@rule("TB-04")
@pytest.mark.parametrize("data", [b"[]", b"{}", b'"x"', b"\xff", b"[" * 100_000, b"null", b"1.5"])
def test_a_file_of_something_else_is_no_file_of_a_match(data: bytes) -> None:
    with pytest.raises(Illegal) as refusal:
        read_record(data)
    assert refusal.value == Illegal("TB-04", "no-match-file", allowed="fortable-match/2")
    for language in LANGUAGES:
        assert "fortable-match/2" in Texts(language).refusal(refusal.value)
