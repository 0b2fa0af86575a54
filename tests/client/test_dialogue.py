"""The talk with a table, without any line: what is said again, what is settled once, what is kept."""

import gc
from typing import Any

import pytest
from msgspec.json import decode

from fortable.client import NotFortable, TooNew
from fortable.client.dialogue import Dialogue, Told
from fortable.kernel.codec import encode
from fortable.kernel.words import Seat
from fortable.protocol.messages import (
    Answer,
    Bye,
    Ping,
    Refusal,
    Said,
    Update,
)


class Ear:
    """Remembers what it was told, except of the match."""

    def __init__(self) -> None:
        self.versions: list[int] = []
        self.fates: list[tuple[str, Answer | Refusal]] = []
        self.heard: list[Told] = []

    def updated(self, update: bytes) -> None:
        self.versions.append(decode(update)["version"])

    def settled(self, intent: str, fate: Answer | Refusal) -> None:
        self.fates.append((intent, fate))

    def told(self, message: Told) -> None:
        self.heard.append(message)


def talk() -> tuple[Dialogue, Ear]:
    ear = Ear()
    return Dialogue(ear), ear


def update(version: int, view: Any = None) -> bytes:
    return encode(
        Update(since=version - 1, version=version, news=(), view=view, waiting=(), legal=())
    )


def test_an_intent_is_said_again_under_its_id_until_it_is_answered() -> None:
    dialogue, ear = talk()
    lines: list[list[bytes]] = [[], [], []]
    dialogue.open(lines[0].append)
    intent = dialogue.intend({"do": "jump"}, 7)
    dialogue.close()
    dialogue.open(lines[1].append)
    dialogue.hear(encode(Answer(intent, 8)))
    dialogue.open(lines[2].append)
    assert lines[0] == lines[1] != []
    assert lines[2] == []
    assert decode(lines[0][0]) == {
        "type": "act",
        "id": intent,
        "version": 7,
        "action": {"do": "jump"},
    }
    assert ear.fates == [(intent, Answer(intent, 8))]


def test_what_is_wanted_without_a_line_is_said_when_there_is_one() -> None:
    dialogue, _ = talk()
    dialogue.intend({"do": "jump"}, 7)
    said: list[bytes] = []
    dialogue.open(said.append)
    assert len(said) == 1


def test_a_fate_is_told_once_however_often_it_is_answered() -> None:
    dialogue, ear = talk()
    intent = dialogue.intend(None, 0)
    refusal = Refusal(id=intent, rule="TB-03", reason="why", facts={}, text="No.")
    for _ in range(2):
        dialogue.hear(encode(refusal))
    dialogue.hear(encode(Answer("somebody else's", 3)))
    assert ear.fates == [(intent, refusal)]


def test_a_phrase_is_said_once_or_not_at_all() -> None:
    dialogue, ear = talk()
    assert dialogue.speak("hello") is None
    said: list[bytes] = []
    dialogue.open(said.append)
    word = dialogue.speak("oops")
    refusal = Refusal(id=word, rule="TB-19", reason="why", facts={}, text="No.")
    dialogue.hear(encode(refusal))
    dialogue.hear(encode(Said(Seat(1), "ha")))
    dialogue.open(said.append)
    assert [decode(each) for each in said] == [{"type": "speak", "id": word, "phrase": "oops"}]
    assert ear.heard == [refusal, Said(Seat(1), "ha")]
    assert ear.fates == []


def test_ids_are_nobody_elses() -> None:
    """Another program of the same guest may be at the same table, or have been."""
    ids = [talk()[0].intend(None, 0) for _ in range(100)]
    assert len({*ids}) == 100


def test_pings_are_answered_at_once() -> None:
    dialogue, _ = talk()
    said: list[bytes] = []
    dialogue.open(said.append)
    dialogue.hear(encode(Ping(12)))
    assert said == [b'{"type":"pong","number":12}']


def test_it_knows_how_far_the_match_has_come() -> None:
    dialogue, ear = talk()
    known = [dialogue.version]
    for version in (4, 9):
        dialogue.hear(update(version))
        known.append(dialogue.version)
    assert known == [None, 4, 9]
    assert ear.versions == [4, 9]


def test_the_order_of_fields_means_nothing() -> None:
    dialogue, ear = talk()
    message = b'{"version":3,"since":2,"news":[],"view":{},"waiting":[],"legal":[],"type":"update"}'
    dialogue.hear(message)
    assert (dialogue.version, ear.versions) == (3, [3])


def test_fields_and_kinds_of_a_newer_server_are_passed_over() -> None:
    dialogue, ear = talk()
    dialogue.hear(b'{"type":"weather","sun":true}')
    dialogue.hear(b'{"type":"bye","why":"closing","back_in_ms":5,"warmly":true}')
    assert ear.heard == [Bye("closing", 5)]


def test_what_cannot_be_understood_is_no_silent_loss() -> None:
    dialogue, _ = talk()
    with pytest.raises(TooNew, match="back_in_ms"):
        dialogue.hear(b'{"type":"bye","why":"closing"}')
    with pytest.raises(NotFortable, match="no message"):
        dialogue.hear(b"<html>")


def test_of_what_was_shown_only_the_newest_is_kept() -> None:
    """A card that is face down again is nobody's to know, not even for a debugger."""
    dialogue, _ = talk()
    dialogue.hear(update(1, "the queen of hearts"))
    assert any(b"queen" in text for text in kept(dialogue))
    dialogue.hear(update(2, "face down"))
    assert not any(b"queen" in text for text in kept(dialogue))


def kept(thing: object) -> list[bytes]:
    """Every text that can be reached from something, except through modules, classes and functions."""
    found, left, known = [], [thing], set[int]()
    while left:
        each = left.pop()
        if id(each) in known or callable(each):
            continue
        known.add(id(each))
        if isinstance(each, bytes | str):
            found.append(each if isinstance(each, bytes) else each.encode())
        left += gc.get_referents(each)
    return found
