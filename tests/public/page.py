"""The blocks of docs/python.md, which tests run."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

PAGE = Path(__file__).parents[2] / "docs" / "python.md"
BLOCK = re.compile(r"^```python(?: (\S+))?\n(.*?)^```", re.MULTILINE | re.DOTALL)


class Block(NamedTuple):
    """A program, or a piece of one that goes on from those before it."""

    file: str
    text: str


def blocks() -> Iterator[Block]:
    return (Block(*found) for found in BLOCK.findall(PAGE.read_text("utf-8")))


def first_program() -> str:
    """The newcomer's."""
    return next(block.text for block in blocks() if block.file)
