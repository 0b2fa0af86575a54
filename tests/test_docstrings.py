"""Examples in docstrings do what they say; only the modules that have some are imported for it."""

import doctest
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


def with_examples() -> Iterator[str]:
    """The modules in whose text a line of Python is shown."""
    for room in (ROOT / "src" / "fortable", ROOT / "tools"):
        for file in sorted(room.rglob("*.py")):
            if ">>> " in file.read_text("utf-8"):
                yield ".".join(file.relative_to(room.parent).with_suffix("").parts)


@pytest.mark.parametrize("name", [*with_examples()])
def test_its_examples_are_so(name: str) -> None:
    tried = doctest.testmod(import_module(name))
    assert tried.attempted > 0
    assert tried.failed == 0
