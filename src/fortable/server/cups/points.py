"""Who is ahead in a cup: in each round two points for everybody one is ahead of, one where one is level.

One is compared with all who had the same cards in the same seat, and with those at one's own table.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import NamedTuple

from fortable.server.store import CupTry, Member

AHEAD, LEVEL = 2, 1


class Standing(NamedTuple):
    """Where a member stands."""

    place: int
    is_shared: bool
    member: Member
    points: int
    rounds: tuple[tuple[CupTry, int] | None, ...]
    """By round: what they made of it, and the points for that; None if they have none yet."""


def standings(
    members: Sequence[Member],
    tries: Iterable[CupTry],
    rounds: int,
    closed: Collection[int],
) -> tuple[Standing, ...]:
    """The first one first; of equals, who came into the cup first. In rounds that are closed, whoever has not
    played is behind all who have.
    """
    by_round = [
        _points([each for each in tries_ if each.ended is not None])
        for tries_ in _by_round(tries, rounds)
    ]
    rows = []
    for member in members:
        own = [found.get(member.number) for found in by_round]
        absent = [
            _ahead_of_absent(found, members) if number in closed else 0
            for number, found in enumerate(by_round, 1)
        ]
        scored = tuple(
            None if each is None else (each[0], each[1] + _bonus(each[0], more))
            for each, more in zip(own, absent, strict=True)
        )
        rows.append((sum(points for _, points in filter(None, scored)), member, scored))
    return _placed(rows)


def _by_round(tries: Iterable[CupTry], rounds: int) -> list[list[CupTry]]:
    found: list[list[CupTry]] = [[] for _ in range(rounds)]
    for each in tries:
        found[each.round - 1].append(each)
    return found


def _points(ended: Sequence[CupTry]) -> dict[int, tuple[CupTry, int]]:
    """By member: what they made of one round, and what they have for it."""
    return {
        each.member: (each, sum(_compared(each, other) for other in ended))
        for each in ended
        if each.member is not None
    }


def _compared(own: CupTry, other: CupTry) -> int:
    is_same_table, is_same_seat = own.table == other.table, own.seat == other.seat
    if is_same_table == is_same_seat:  # oneself, or somebody with whom one has nothing in common
        return 0
    if own.place is None or own.result is None:
        return 0
    if other.place is None or other.result is None:
        return AHEAD
    mine, theirs = _worth(own, is_same_table), _worth(other, is_same_table)
    return AHEAD if mine > theirs else LEVEL if mine == theirs else 0


def _worth(each: CupTry, is_same_table: bool) -> tuple[int, int]:
    """At one table the rules have decided; else a place there first, and then by how much."""
    assert each.place is not None
    assert each.result is not None
    return -each.place, 0 if is_same_table else each.result


def _ahead_of_absent(found: Mapping[int, object], members: Sequence[Member]) -> int:
    """For those who have not played a round that everybody could."""
    return AHEAD * sum(member.number not in found for member in members)


def _bonus(own: CupTry, points: int) -> int:
    return 0 if own.result is None else points


def _placed(
    rows: list[tuple[int, Member, tuple[tuple[CupTry, int] | None, ...]]],
) -> tuple[Standing, ...]:
    rows.sort(key=lambda row: (-row[0], row[1].number))
    scores = [points for points, _, _ in rows]
    return tuple(
        Standing(scores.index(points) + 1, scores.count(points) > 1, member, points, scored)
        for points, member, scored in rows
    )
