"""Every game for learners, at every number of seats and with every option."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import pytest

from fortable.catalog import catalog
from fortable.kernel.codec import plain
from fortable.kernel.options import write_options
from fortable.kernel.words import Options
from fortable.learning.encoding import encoding_of
from fortable.testing.endurance import IN_FULL, often
from fortable.testing.walks import setups

TWINNED = [game for game in catalog().games.values() if encoding_of(game) is not None]


class Wish(NamedTuple):
    """What an environment is asked for."""

    key: str
    seats: int
    options: Options

    @property
    def words(self) -> dict[str, Any]:
        return {name: value for name, value in plain(self.options).items() if value is not None}

    @property
    def parameters(self) -> dict[str, Any]:
        """As OpenSpiel has them."""
        changed = write_options(self.options).replace("=", ":").replace(" ", "+")
        return {"players": self.seats, "options": "usual" if changed == "-" else changed}

    @property
    def name(self) -> str:
        """As OpenSpiel has it."""
        alone = "_alone" if self.seats == 1 else ""
        return f"fortable_{self.key}{alone}"


WISHES = [
    pytest.param(Wish(game.key, seats, options), id=f"{game.key}-{number}")
    for game in TWINNED
    for number, (seats, options) in enumerate(setups(game))
]
"""All of them; each test that is slow takes those of a few."""


def _telling() -> Iterator[Any]:
    met = set[tuple[Any, ...]]()
    for param in WISHES:
        wish: Any = param.values[0]
        chosen = {"seats": wish.seats, **plain(wish.options)}
        shown = {(wish.key, name, value) for name, value in chosen.items()}
        if IN_FULL or not shown <= met:
            yield param
        met |= shown


TELLING = [*_telling()]
"""Of these as many as show each number of seats and each choice of each option; by `make endure` all."""
ALL = [
    pytest.param(Wish(game.key, seats, options), id=f"{game.key}-{number}")
    for game in catalog().games.values()
    for number, (seats, options) in enumerate(setups(game))
]
"""Those of the games without a twin as well."""
SOME = ALL[:: often(9, in_full=1)]
"""Of these, as many as there is time for."""
USUAL = [
    pytest.param(Wish(game.key, min(game.seats), game.types.options()), id=game.key)
    for game in TWINNED
]


def is_shared(returns: Sequence[float]) -> bool:
    """Whether the best have equal parts of the win, and the others what that leaves: together nothing."""
    seats, winners = len(returns), [each == max(returns) for each in returns]
    parts = ((seats * won / sum(winners) - 1) / (seats - 1) for won in winners)
    return list(returns) == pytest.approx(list(parts))
