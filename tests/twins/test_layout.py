"""A row that is declared once: nothing overlaps, and what was packed is told."""

import pytest

from fortable.twins import Layout


def two_hands() -> Layout:
    row = Layout()
    row.word("phase", ("lot", "play"))
    row.numbers("seat", "left")
    row.gap(2)
    row.grid("hands", 2, 3, blank=-1)
    return row


def test_what_was_packed_is_told() -> None:
    row = two_hands()
    packed = row.packed(phase="play", left=4, hands=([1, 2], (7,)))
    assert len(packed) == row.size == 11
    told = {"phase": "play", "seat": 0, "left": 4, "hands": [[1, 2, -1], [7, -1, -1]]}
    assert row.told(packed) == told


def test_parts_lie_side_by_side() -> None:
    row = two_hands()
    spans = [row.span(name) for name in ("phase", "seat", "left", "hands")]
    assert [*map(list, spans)] == [[0], [1], [2], [5, 6, 7, 8, 9, 10]]


def test_what_is_too_long_does_not_run_into_its_neighbour() -> None:
    with pytest.raises(AssertionError, match="4 do not go into 3"):
        two_hands().packed(hands=[[1, 2, 3, 4]])


def test_a_name_is_given_once() -> None:
    with pytest.raises(AssertionError, match="two parts are called left"):
        two_hands().grid("left", 2)


def test_a_number_without_a_word_is_told_as_it_is() -> None:
    row = two_hands()
    assert row.told([9] * row.size)["phase"] == 9
