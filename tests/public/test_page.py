"""The page about Python is short to begin with, and leaves nothing out."""

import fortable

from .page import PAGE, first_program


def test_the_first_program_has_eight_lines() -> None:
    lines = [line for line in first_program().splitlines() if line.strip()]
    assert 0 < len(lines) <= 8


def test_every_name_of_the_face_is_on_the_page_or_in_what_it_gives() -> None:
    told = PAGE.read_text("utf-8")
    functions = [name for name in fortable.__all__ if name.islower()]
    assert [name for name in functions if f"fortable.{name}" not in told] == ["async_table"]
