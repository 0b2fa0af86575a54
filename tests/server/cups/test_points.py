"""Who is ahead in a cup, and who sits with whom."""

from collections import Counter

import pytest

from fortable.server.cups.course import active, after_round, groups, is_done, what_follows
from fortable.server.cups.points import standings
from fortable.server.store import Cup, CupTry, Member
from fortable.testing import rule
from tests.server.store_contract.cups import CUP, RUNNING


def member(number: int, *, has_left: bool = False) -> Member:
    return Member(number, f"p{number}", f"G{number}", has_left)


def alone(number: int, result: int | None, *, is_over: bool = True, round_: int = 1) -> CupTry:
    place = None if result is None else 1
    return CupTry(round_, f"t{number}", 0, number, 1.0 if is_over else None, place, result)


def told(members: int, tries: list[CupTry], closed: set[int]) -> list[tuple[int, str, int]]:
    rows = standings([member(number) for number in range(members)], tries, 1, closed)
    return [(row.place, row.member.name, row.points) for row in rows]


@rule("TB-18")
def test_two_points_for_whom_one_is_ahead_of_and_one_for_equals() -> None:
    tries = [alone(0, 3), alone(1, 8), alone(2, 3), alone(3, None), alone(4, 9, is_over=False)]
    assert told(5, tries, set()) == [
        (1, "G1", 6),
        (2, "G0", 3),
        (2, "G2", 3),
        (4, "G3", 0),
        (4, "G4", 0),
    ]


@rule("TB-18")
def test_in_a_closed_round_whoever_has_not_played_is_behind_all_who_have() -> None:
    tries = [alone(0, 3), alone(1, None)]
    assert told(4, tries, set()) == [(1, "G0", 2), (2, "G1", 0), (2, "G2", 0), (2, "G3", 0)]
    assert told(4, tries, {1}) == [(1, "G0", 6), (2, "G1", 0), (2, "G2", 0), (2, "G3", 0)]


@rule("TB-18")
def test_at_tables_one_is_compared_at_ones_own_and_with_the_same_seat_elsewhere() -> None:
    """The second table has a bot on its first seat; the first at a table is ahead of the second elsewhere."""

    def at(table: str, seat: int, number: int | None, place: int, result: int) -> CupTry:
        return CupTry(1, table, seat, number, 1.0, place, result)

    tries = [
        at("a", 0, 0, 2, -9),
        at("a", 1, 1, 1, 9),
        at("b", 0, None, 1, 1),
        at("b", 1, 2, 2, -1),
    ]
    assert told(3, tries, set()) == [(1, "G1", 4), (2, "G0", 0), (2, "G2", 0)]
    level = [at("a", 0, 0, 1, 0), at("a", 1, 1, 1, 0), at("b", 0, 2, 1, 0), at("b", 1, None, 1, 0)]
    assert told(3, level, set()) == [(1, "G0", 2), (1, "G1", 2), (1, "G2", 2)]


@pytest.mark.parametrize(
    ("people", "seats", "sizes"), [(5, 3, [3, 2]), (9, 4, [3, 3, 3]), (2, 6, [2])]
)
def test_everybody_sits_at_one_of_few_tables(people: int, seats: int, sizes: list[int]) -> None:
    cup, members = _cup(seats), [member(number) for number in range(people)]
    drawn = groups(cup, 1, [*members, member(99, has_left=True)])
    assert [len(group) for group in drawn] == sizes
    assert Counter(each.number for group in drawn for each in group) == Counter(range(people))
    assert groups(cup, 1, members) == groups(cup, 1, members)


def test_who_sits_together_changes_with_the_round() -> None:
    members = [member(number) for number in range(12)]
    assert len({str(groups(_cup(3), number, members)) for number in range(1, 6)}) == 5


def _cup(seats: int) -> Cup:
    return Cup(
        **{**{name: getattr(RUNNING, name) for name in RUNNING.__struct_fields__}, "seats": seats}
    )


def test_a_cup_that_nobody_begins_is_over_after_a_while() -> None:
    assert what_follows(CUP, [], [], CUP.until - 1) == "nothing"
    assert what_follows(CUP, [], [], CUP.until) == "over"


def test_who_has_left_is_waited_for_no_more() -> None:
    both = [member(0), member(1)]
    done = [alone(0, 1, round_=number) for number in (1, 2)]
    assert not is_done(RUNNING, both, done)
    assert is_done(RUNNING, [member(0), member(1, has_left=True)], done)
    assert what_follows(RUNNING, both, done, RUNNING.until) == "over"
    assert len(active([*both, Member(2, None, "", False)])) == 2
    assert after_round(RUNNING, both) == "over"
