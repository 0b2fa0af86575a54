"""How a law speaks of a game that breaks it."""

from typing import Any


class Broken(AssertionError):
    """A game broke a law; the facts say where."""

    def __init__(self, what: str, **facts: Any) -> None:
        told = "".join(f"\n  {name}: {value}" for name, value in facts.items())
        super().__init__(f"{what}{told}")
