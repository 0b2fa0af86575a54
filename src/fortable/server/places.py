"""Where work is done for whoever asks for something: no further away than its budget says, and there.

Each place is further from the event loop than the one before; on the loop it would hold up everybody.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import Context, ContextVar, copy_context
from typing import Literal, get_args

Place = Literal["loop", "store", "thread", "process"]
DISTANCE: dict[Place, int] = {place: number for number, place in enumerate(get_args(Place))}


class Misplaced(RuntimeError):
    """Work for a request went further than its budget says, or not as far: a mistake of ours."""


class Errand:
    """What is done for one request: where it may go, and where it has been."""

    def __init__(self, furthest: Place) -> None:
        self._furthest = furthest
        self.been: list[Place] = ["loop"]

    def go_to(self, place: Place) -> None:
        if DISTANCE[place] > DISTANCE[self._furthest]:
            raise Misplaced(f"work that goes to the {self._furthest} at most went to the {place}")
        self.been.append(place)

    @property
    def reached(self) -> Place:
        """How far it went."""
        return max(self.been, key=DISTANCE.__getitem__)


_errand: ContextVar[Errand | None] = ContextVar("errand", default=None)
"""None: what the server does by itself, anywhere."""


@contextmanager
def on_errand(furthest: Place | None) -> Iterator[Errand | None]:
    """Meanwhile work is done for a request; for nobody's, if there is no place to keep to."""
    errand = None if furthest is None else Errand(furthest)
    token = _errand.set(errand)
    try:
        yield errand
    finally:
        _errand.reset(token)


def go_to(place: Place) -> None:
    """Whoever works at a place says so; `Misplaced` if the request must not go that far."""
    errand = _errand.get()
    if errand is not None:
        errand.go_to(place)


def of_nobody() -> Context:
    """For a task that serves others too, and outlives whoever asked first."""
    context = copy_context()
    context.run(_errand.set, None)
    return context
