"""What an attack is: a function with a docstring that says what it tries, and what should become of it."""

import inspect
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from siege.target import Target

Run = Callable[[Target], Awaitable[None]]

ATTACKS: dict[str, "Attack"] = {}
"""By name, in the order in which they are told."""


@dataclass(frozen=True)
class Attack:
    """One way to do harm from one address."""

    name: str
    tries: str
    should: str
    run: Run


def attack(run: Run) -> Run:
    """Declare one: the first paragraph of the docstring tries something, the second says what should be."""
    name = run.__name__.replace("_", "-")
    tries, _, should = (inspect.getdoc(run) or "").partition("\n\n")
    ATTACKS[name] = Attack(name, " ".join(tries.split()), " ".join(should.split()), run)
    return run
