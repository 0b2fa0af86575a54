"""Files of matches may be anybody's: they are judged by the rules, and cost no more than they may."""

import gzip
import itertools
import json
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from msgspec.structs import replace

from fortable.kernel.codec import decode, encode, plain
from fortable.kernel.log import Match
from fortable.kernel.record import export
from fortable.kernel.words import Illegal
from fortable.server.replays import telling
from fortable.server.replays.packing import Packing, unpacked
from fortable.server.replays.requests import MatchRequest, read_reply, write_refusal
from fortable.testing import rule
from tests.games import for_two, in_turns, some_game

from .servers import Running, opened

GAME = some_game(for_two, in_turns)
MIB = 2**20


@pytest.fixture(scope="module")
def match() -> Match:
    """A whole match of two who do anything."""
    match, rng = Match.begin(GAME, 2, GAME.types.options(), bytes(32)), Random(1)
    while not match.is_over:
        seat = min(match.waiting)
        match.act(seat, rng.choice([*itertools.islice(iter(GAME.legal(match.view(seat))), 50)]))
    return match


@pytest.fixture
def record(match: Match) -> dict[str, Any]:
    """Its file."""
    file: dict[str, Any] = plain(export(match, None))
    return file


def a_request(**more: Any) -> MatchRequest:
    usual = {"wanted": "replay of a file", "most_moments": 20_000, "most_bytes": 64 * MIB}
    return MatchRequest(**{**usual, **more})


def reason(file: dict[str, Any], **more: Any) -> str:
    """Why a file is not told."""
    with pytest.raises(Illegal) as refused:
        telling.replayed_file(a_request(**more), encode(file))
    assert len(write_refusal(refused.value)) < 2000
    return refused.value.message


def told(file: dict[str, Any], **more: Any) -> dict[str, Any]:
    """A file, moment by moment."""
    unpacked_ = gzip.decompress(telling.replayed_file(a_request(**more), encode(file)))
    replay: dict[str, Any] = json.loads(unpacked_)
    assert replay.keys() == set(telling.Replay.__struct_fields__)
    return replay


@rule("TB-07")
def test_what_the_rules_cannot_check_is_not_told(record: dict[str, Any]) -> None:
    """An old version was enough to have any events told, with any text in them."""
    forged = {**record, "version": 0, "events": [*record["events"][:1] * 5000, *record["events"]]}
    assert reason(forged) == "TB-07-older-rules"
    assert reason({**forged, "actions": []}) == "TB-07-older-rules"
    assert reason({**forged, "format": "fortable-match/1"}) == "TB-07-older-rules"
    assert reason({**forged, "version": GAME.version}).startswith("TB-07-")


@rule("TB-07")
def test_of_older_rules_is_told_what_the_rules_of_today_lead_to_as_well(
    match: Match, record: dict[str, Any]
) -> None:
    commitment = replace(match.terms, version=0).commitment(match.seed)
    old = {**record, "version": 0, "commitment": commitment}
    replay = told(old)
    assert not replay["is_genuine"]
    assert len(replay["frames"]) == 1 + len(record["events"])


@rule("TB-11")
def test_a_file_is_bounded_before_anything_is_made_of_it(
    record: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """In events and actions, in its texts, and in what it would be when it is told."""
    monkeypatch.setattr(telling, "_told", None)
    monkeypatch.setattr(telling, "verify", None)
    monkeypatch.setattr(telling, "judge", None)
    ends = record["events"][-1]
    longer = {**record, "events": [*record["events"], {**ends, "rule": "x" * 5000}]}
    assert reason(longer) == "TB-11-too-long"
    assert reason({**record, "position": "x" * 5000}) == "TB-11-too-long"
    assert reason({**record, "options": {"x" * 5000: 1}}) == "TB-11-too-long"
    assert reason({**record, "events": [ends] * 101}, most_moments=100) == "TB-11-too-many-moments"
    asked = [record["actions"][0]] * 101
    assert (
        reason({**record, "events": [], "actions": asked}, most_moments=100)
        == "TB-11-too-many-moments"
    )


@rule("TB-11")
def test_what_is_told_is_bounded(record: dict[str, Any]) -> None:
    assert reason(record, most_bytes=10_000) == "TB-11-too-much-to-tell"
    assert reason(record, viewer=2) == "TB-01-no-such-seat"
    assert told(record, viewer=1)["frames"][0]["view"]["viewer"] == 1


def test_a_long_answer_is_unpacked_a_little_at_a_time() -> None:
    packing = Packing(100 * MIB)
    for number in range(300):
        packing.add(bytes([number % 256]) * 100_000)
    packed = packing.done()
    chunks = [*unpacked(packed)]
    assert len(packed) < MIB
    assert max(map(len, chunks)) <= 64 * 1024
    assert b"".join(chunks) == b"".join(bytes([number % 256]) * 100_000 for number in range(300))


def test_a_refusal_crosses_from_the_worker_as_it_is() -> None:
    illegal = Illegal("TB-07", "differs", version=3, recorded="x" * 10_000, computed="y")
    with pytest.raises(Illegal) as crossed:
        read_reply(write_refusal(illegal))
    assert crossed.value == Illegal("TB-07", "differs", version=3, recorded="x" * 300, computed="y")


async def asked(house: Running, file: bytes, **headers: str) -> httpx.Response:
    guest = await house.guest("Anna")
    return await guest.browser.post("/api/replays", content=file, headers=headers)


@rule("TB-10")
async def test_a_file_is_read_for_guests_alone(record: dict[str, Any], tmp_path: Path) -> None:
    """Whoever has no name is refused before a byte of the file is read."""
    async with opened(tmp_path) as house:
        refused = await (await house.guest(None)).post("/api/replays", record)
        assert (refused.status_code, refused.json()["reason"]) == (401, "no-guest")
        assert house.server.match_workers._processes[0]._worker is None
        plainly = await asked(house, encode(record), **{"accept-encoding": "identity"})
        packed = await asked(house, encode(record))
    assert "content-encoding" not in plainly.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert plainly.json() == packed.json()
    assert decode(plainly.content, dict)["is_genuine"]


@rule("TB-11")
async def test_what_takes_too_long_is_given_up(record: dict[str, Any], tmp_path: Path) -> None:
    async with opened(tmp_path, replay_patience_s=0.01) as house:
        refused = await asked(house, encode(record))
    assert (refused.status_code, refused.json()["reason"]) == (413, "too-much-work")


@rule("TB-11")
async def test_what_takes_too_much_memory_is_given_up_and_the_next_is_served(
    record: dict[str, Any], tmp_path: Path
) -> None:
    bulky = encode({**record, "events": [[]] * 1_300_000, "actions": []})
    async with opened(tmp_path, replay_memory_mb=130) as house:
        refused = await asked(house, bulky)
        assert (refused.status_code, refused.json()["reason"]) == (413, "too-much-work")
        assert (await asked(house, encode(record))).status_code == 200
