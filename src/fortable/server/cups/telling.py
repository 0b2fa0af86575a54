"""A cup as it is told to one reader: what others made of a round only when they are done with it."""

import csv
import io
from collections.abc import Sequence
from typing import NamedTuple

from fortable.catalog import catalog
from fortable.kernel.chance import fingerprint
from fortable.protocol.cups import CupPlace, CupPoints, CupTold, RoundShown, RoundStatus
from fortable.server.days.sharing import level_said, result_said
from fortable.server.store import Cup, CupTry, Member, Store
from fortable.server.tables.chairs import told_apart
from fortable.texts import Texts

from .cups import MOST_MEMBERS
from .points import Standing, standings

RISKY = "=+-@\t\r"
"""A cell that begins so is a formula to a spreadsheet."""


class CupFacts(NamedTuple):
    """What is known of a cup, as far as somebody may know it."""

    cup: Cup
    members: tuple[Member, ...]
    tries: tuple[CupTry, ...]
    """Of those rounds with which they are done, everybody's; else their own."""
    seeds: dict[int, bytes]
    me: Member | None
    is_host: bool
    left_s: int


async def cup_facts(store: Store, cup: Cup, person: str | None, now: float) -> CupFacts:
    """For whoever is not in it, no more than what all may know."""
    members, tries = await store.members_of(cup.id), await store.cup_tries(cup.id)
    me = next((each for each in members if each.person == person and person is not None), None)
    known = known_rounds(cup, me, tries)
    mine = None if me is None else me.number
    return CupFacts(
        cup,
        members,
        tuple(each for each in tries if each.round in known or _is_own(each, mine)),
        await store.cup_seeds(cup.id) if cup.status == "over" else {},
        me,
        cup.host == person,
        0 if cup.status == "over" else max(0, round(cup.until - now)),
    )


def known_rounds(cup: Cup, me: Member | None, tries: Sequence[CupTry]) -> set[int]:
    """Of which somebody may know what others made of them: closed ones, and where their own try is over."""
    own = None if me is None else me.number
    done = {each.round for each in tries if _is_own(each, own) and each.ended is not None}
    return done | closed_rounds(cup)


def _is_own(each: CupTry, member: int | None) -> bool:
    return member is not None and each.member == member


def closed_rounds(cup: Cup) -> set[int]:
    """Those that nobody plays any more."""
    if cup.status == "over":
        return {*range(1, cup.rounds + 1)}
    return {*range(1, cup.round)}


def cup_told(facts: CupFacts, language: str) -> CupTold:
    """In the reader's language."""
    cup, game = facts.cup, catalog()[facts.cup.game]
    is_over = cup.status == "over"
    numbers = range(1, cup.rounds + 1)
    return CupTold(
        id=cup.id,
        game=cup.game,
        kind=cup.kind,
        level_said=level_said(game, cup.level, language),
        seats=cup.seats,
        options=cup.options,
        bot=cup.bot,
        lasts_s=cup.lasts_s,
        status=cup.status,
        round=cup.round,
        left_s=facts.left_s,
        waits=cup.waits,
        host=facts.is_host,
        you=facts.me is not None and not facts.me.has_left,
        most=MOST_MEMBERS,
        rounds=tuple(_round(facts, number, language) for number in numbers),
        standings=places(facts),
        fingerprint=fingerprint(cup.secret),
        secret=cup.secret.hex() if is_over else None,
        seeds=tuple(
            facts.seeds[number].hex() if number in facts.seeds else None for number in numbers
        ),
    )


def places(facts: CupFacts) -> tuple[CupPlace, ...]:
    """Who is ahead, as far as it may be known."""
    cup, me = facts.cup, None if facts.me is None else facts.me.number
    known = known_rounds(cup, facts.me, facts.tries)
    seen = [each for each in facts.tries if each.round in known]
    everybody = closed_rounds(cup) if cup.kind == "alone" else ()
    rows = standings(facts.members, seen, cup.rounds, everybody)
    names = told_apart(member.name for member in facts.members)
    by_number = dict(zip((member.number for member in facts.members), names, strict=True))
    is_alone = cup.kind == "alone"
    return tuple(_place(row, by_number[row.member.number], me, is_alone) for row in rows)


def _place(row: Standing, name: str, me: int | None, is_alone: bool) -> CupPlace:
    return CupPlace(
        place=row.place,
        shared=row.is_shared,
        name=name,
        you=row.member.number == me,
        left=row.member.has_left,
        points=row.points,
        rounds=tuple(
            None
            if each is None
            else CupPoints(each[1], each[0].result, None if is_alone else each[0].place)
            for each in row.rounds
        ),
    )


def _round(facts: CupFacts, number: int, language: str) -> RoundShown:
    me = None if facts.me is None else facts.me.number
    mine = next((each for each in facts.tries if each.round == number and _is_own(each, me)), None)
    table = None if mine is None else mine.table
    return RoundShown(_status(facts.cup, number, mine), table, _said(facts.cup, mine, language))


def _status(cup: Cup, number: int, mine: CupTry | None) -> RoundStatus:
    if mine is None:
        if number in closed_rounds(cup):
            return "missed"
        return "new" if cup.status == "running" and cup.kind == "alone" else "later"
    if mine.ended is None:
        return "running"
    return "given-up" if mine.result is None else "over"


def _said(cup: Cup, mine: CupTry | None, language: str) -> str:
    """What somebody made of a round; nothing as long as it runs."""
    if mine is None or mine.ended is None:
        return ""
    game = catalog()[cup.game]
    if cup.kind == "alone" or mine.place is None:
        return result_said(game, mine.result, language)
    return Texts(language)("cup-place", place=mine.place, of=cup.seats)


def as_csv(rows: Sequence[CupPlace], rounds: int) -> bytes:
    """A line for everybody, as spreadsheets read it."""
    heads = [name for number in range(1, rounds + 1) for name in _columns(number)]
    written = io.StringIO()
    lines = csv.writer(written)
    lines.writerow(["place", "name", "points", *heads])
    for row in rows:
        cells = [cell for each in row.rounds for cell in _cells(each)]
        lines.writerow([row.place, _harmless(row.name), row.points, *cells])
    return written.getvalue().encode()


def _columns(number: int) -> tuple[str, str, str]:
    return f"result_{number}", f"table_place_{number}", f"points_{number}"


def _cells(each: CupPoints | None) -> tuple[int | None, int | None, int | None]:
    return (None, None, None) if each is None else (each.result, each.place, each.points)


def _harmless(name: str) -> str:
    return f"'{name}" if name.startswith(tuple(RISKY)) else name
