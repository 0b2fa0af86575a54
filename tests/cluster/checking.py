"""Whether what everybody was told agrees with what is remembered."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

import msgspec

from fortable.catalog import catalog
from fortable.kernel.codec import decode, encode
from fortable.kernel.log import Match
from fortable.kernel.words import Seat, Viewer
from fortable.server.store import StoredTable
from fortable.server.tables.chairs import seat_of
from fortable.server.tables.match.stored_match import rebuild_match

SKEW_S = 1.0
"""By so much the clocks of nodes may differ after all."""
LOOKED_AT = 60
"""To work out what a viewer may know takes milliseconds."""
FOR_NOW = "TB-12"
"""Whoever hears this knows nothing of what became of an intent."""

View = tuple[int, Any]
"""A version, and what somebody was shown at it, as it came over the wire."""


@dataclass
class Told:
    """All that one viewer was told about a match."""

    seat: int
    """-1 for whoever looked on."""
    acknowledged: dict[str, int]
    refused: dict[str, str]
    asked: list[str]
    """Intents in the order of their answers."""
    seen: list[View]


def check_match(written: bytes, told: Sequence[Told], on_bus: Sequence[tuple[str, View]]) -> None:
    """The log has no hole and nothing twice, everybody was told the truth in its order, and what went over
    the bus to a person's socket is that person's to know.
    """
    stored = decode(written, StoredTable)
    check_log(stored)
    shown: dict[Viewer, list[View]] = {}
    for each in told:
        check_answers(stored, each)
        versions = [version for version, _ in each.seen]
        assert versions == sorted(versions)
        shown.setdefault(None if each.seat < 0 else Seat(each.seat), []).extend(each.seen)
    for person, view in on_bus:
        seat = seat_of(stored.row, person)
        shown.setdefault(None if seat is None else Seat(seat), []).append(view)
    check_views(stored, shown)


def check_log(stored: StoredTable) -> None:
    """Every version once, every intent once, and no clock acted before its time, whichever node it was."""
    version, at, clock_s = 0, 0.0, stored.row.settings.get("clock_s")
    for step in stored.steps:
        assert step.version == version, (step.version, version)
        assert step.at > at - SKEW_S, "time goes on, whoever tells it"
        if clock_s is not None and step.intent.startswith("clock:"):
            assert step.at > at + clock_s - SKEW_S, (step.at, at)
        version, at = version + len(step.events), step.at
    intents = [step.intent for step in stored.steps]
    assert len(intents) == len(set(intents))


def check_answers(stored: StoredTable, told: Told) -> None:
    """Whatever was acknowledged is there once, with the same answer, in the order in which it was asked."""
    remembered = {
        step.intent.partition(":")[2]: step.answer["version"]
        for step in stored.steps
        if step.answer is not None and "version" in step.answer
    }
    for intent, version in told.acknowledged.items():
        assert remembered.get(intent) == version, (intent, version, remembered.get(intent))
    for intent, rule in told.refused.items():
        assert rule == FOR_NOW or intent not in remembered, (intent, rule)
    versions = [told.acknowledged[each] for each in told.asked if each in told.acknowledged]
    assert versions == sorted(versions)


def check_views(stored: StoredTable, shown: dict[Viewer, list[View]]) -> None:
    """Each is what a replay of the log shows that viewer at that version: at some of many versions."""
    game = catalog()[stored.row.game]
    versions = {version for seen in shown.values() for version, _ in seen}
    assert versions <= {0, *(step.version + len(step.events) for step in stored.steps)}
    looked_at = set(Random(stored.row.id).sample(sorted(versions), min(LOOKED_AT, len(versions))))
    by_version: dict[int, list[tuple[Viewer, Any]]] = {}
    for viewer, views in shown.items():
        for version, view in views:
            if version in looked_at:
                by_version.setdefault(version, []).append((viewer, view))

    def watch(match: Match, *_: object) -> None:
        right: dict[Viewer, Any] = {}
        for viewer, view in by_version.pop(match.version, ()):
            if viewer not in right:
                right[viewer] = msgspec.json.decode(encode(game.shown(match.view(viewer))))
            assert view == right[viewer], (match.version, viewer)

    if stored.row.began is not None:
        rebuild_match(stored, watch)
    assert not by_version
