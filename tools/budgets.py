"""docs/budgets.md, made from the code: what a stranger may cost."""

import sys
from collections.abc import Iterable
from pathlib import Path

from fortable.server.http.app import budgets
from fortable.server.people.budget import Budget

PAGE = Path(__file__).parents[1] / "docs" / "budgets.md"

HEAD = """# Budgets: what anybody may ask, and what it may cost

Made from the code by `make budgets`; a test holds it to it. Whatever is not listed here is answered by a page
that says there is nothing, and has the budget of “anything else”. What goes beyond its budget is refused with
TB-11 (too much, too long, too often) or TB-12 (too late), in the reader's language.

- **in, out**: bytes of what is sent with it and of the answer, which bound the memory it takes as well.
- **time**: from when all of it was read until it is answered; “at once”: before anything else is read.
- **permits**: how much it takes of the rate, both of the person's and of that of all from the same address.
- **where**: how far away from the event loop its work goes. What is done on the loop must be short; the store
  looks up and writes; in another thread or process it holds up nobody. Work that goes further fails.

## What can be asked and said

"""

TAIL = """
What an operator can change of it is listed among the [settings](settings.md).
"""


def page() -> str:
    """The whole document."""
    asked = table(
        ("what", "in", "out", "time", "permits", "where"),
        ([f"`{name}`", *_cells(budget)] for name, budget in budgets().items()),
    )
    return HEAD + asked + TAIL


def table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    """In Markdown; a bar within a cell is kept from being one of the table."""
    names = list(head)
    lines = [names, ["---"] * len(names), *rows]
    return "".join(
        f"| {' | '.join(c.replace('|', chr(92) + '|') for c in row)} |\n" for row in lines
    )


def _cells(budget: Budget) -> list[str]:
    time = f"{budget.seconds:g} s" if budget.seconds else "at once"
    return [_size(budget.body), _size(budget.answer), time, str(budget.permits), budget.runs]


def _size(count: int) -> str:
    """Bytes as people write them.

    >>> _size(0), _size(1024), _size(4194304), _size(100)
    ('–', '1 KiB', '4 MiB', '100 B')
    """
    for unit, name in ((2**20, "MiB"), (2**10, "KiB")):
        if count and count % unit == 0:
            return f"{count // unit} {name}"
    return f"{count} B" if count else "–"


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
    sys.stdout.write(f"{PAGE.name} is written anew: read the diff.\n")
