"""Text keeps to its place, and is never markup."""

import pytest

from fortable.drawing.letters import fitting, lettered, lines, width
from fortable.drawing.svg import tag


def test_what_people_write_is_no_markup() -> None:
    assert lettered('<i>"&', 0, 0, 10, "#000").endswith('>&lt;i&gt;"&amp;</text>')
    assert tag("g", aria_label='"<&') == "<g aria-label='\"&lt;&amp;'/>"


@pytest.mark.parametrize(
    "name", ["Wilhelmina Wagnerová", "WWWWWWWWWWWW", "李李李李李李李李", "i" * 99]
)
def test_a_long_name_is_cut_where_its_place_ends(name: str) -> None:
    cut = fitting(name, 10, 60)
    assert cut.endswith("…")
    assert 40 < width(cut) * 10 <= 60


def test_a_short_name_is_left_as_it_is() -> None:
    assert fitting("Åse", 10, 60) == "Åse"


def test_a_text_takes_as_many_lines_as_it_may() -> None:
    text = "Bartholomew wins by twenty-one points, thanks to all the squares enclosed"
    assert " ".join(lines(text, 10, 150, most=9)) == text
    short = lines(text, 10, 150, most=2)
    assert len(short) == 2
    assert short[-1].endswith("…")
