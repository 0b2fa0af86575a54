"""Every notebook runs, and says what is written below its cells."""

import json
from pathlib import Path

import pytest

from tools.site.notebooks import PICTURE, Run, notebooks, run

NOTEBOOKS = notebooks()


@pytest.mark.parametrize("name", NOTEBOOKS)
def test_it_says_what_is_written(name: str, tmp_path: Path) -> None:
    """`make notebooks` writes it anew; read the diff."""
    source = NOTEBOOKS[name].read_text("utf-8")
    ran = run(source, tmp_path)
    assert ran.written() == source
    pictures = dict(ran.pictures(name))
    assert len(pictures) == source.count(PICTURE) > 0
    assert all(f"]({file})" in ran.page(name) for file in pictures)
    assert all(picture.startswith((b"<svg", b"\x89PNG")) for picture in pictures.values())
    assert [cell for cell in json.loads(ran.ipynb())["cells"] if cell.get("outputs")]


def test_what_it_said_before_is_no_part_of_it(tmp_path: Path) -> None:
    source = "# One\n\n```python\nprint(1)\n```\n\nAnd\n\n```python\n2 + 2\n```\n"
    ran: Run = run(source, tmp_path)
    told = source.replace("1)\n```\n", "1)\n```\n\n```output\n1\n```\n")
    told = told.replace("2 + 2\n```\n", "2 + 2\n```\n\n```output\n4\n```\n")
    assert ran.written() == told
    assert run(told.replace("output\n4", "output\n5"), tmp_path).written() == told
