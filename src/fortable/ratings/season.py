"""A season: matches one after the other, and where everybody stands after them."""

from collections.abc import Callable, Iterable

from fortable.kernel.words import Value

from .places import BotPlaces
from .scale import FIXED, Rating, rated

LEAST_MATCHES = 10
"""Before so many nobody is told where they stand: it says too little, and may be taken to heart."""


class Contestant(Value, frozen=True):
    """Who was in a seat: a person, a bot, or somebody of whom it is not known any more."""

    person: str | None = None
    bot: str | None = None


class RatedMatch(Value, frozen=True):
    """A match that counts."""

    game: str
    kind: str
    seats: tuple[Contestant, ...]
    places: tuple[int, ...]
    """By seat, from 1 on; equals share a place."""


class Standing(Value, frozen=True):
    """Where somebody stands in one game at one kind of table."""

    rating: Rating = Rating()
    played: int = 0


class Season:
    """Of any number of games; bots stay where they are."""

    def __init__(self, places: Callable[[str], BotPlaces]) -> None:
        """`places` tells those of a game's bots."""
        self._places = places
        self._standings: dict[tuple[str, str], dict[str, Standing]] = {}

    @property
    def kinds(self) -> list[tuple[str, str]]:
        """Games, and kinds of tables, of which there is anything to tell."""
        return sorted(self._standings)

    def standings(self, game: str, kind: str) -> dict[str, Standing]:
        """By person."""
        return self._standings.get((game, kind), {})

    def of(self, person: str) -> dict[tuple[str, str], Standing]:
        """By game and kind of table."""
        found = {key: people.get(person) for key, people in self._standings.items()}
        return {key: standing for key, standing in found.items() if standing is not None}

    def add_all(self, matches: Iterable[RatedMatch]) -> None:
        for match in matches:
            self.add(match)

    def add(self, match: RatedMatch) -> None:
        """One more; it changes nothing if somebody played of whom nothing can be known."""
        known = self._standings.setdefault((match.game, match.kind), {})
        before = [self._before(match, known, seat) for seat in match.seats]
        if any(rating is None for rating in before):
            return
        after = rated([rating for rating in before if rating is not None], match.places)
        for seat, rating in zip(match.seats, after, strict=True):
            if seat.person is not None:
                played = known.get(seat.person, Standing()).played + 1
                known[seat.person] = Standing(rating, played)

    def _before(
        self, match: RatedMatch, known: dict[str, Standing], seat: Contestant
    ) -> Rating | None:
        """None of a bot without a place, and of a seat that is nobody's any more."""
        if seat.person is not None:
            return known.get(seat.person, Standing()).rating
        measured = self._places(match.game).get(match.kind)
        mean = None if measured is None or seat.bot is None else measured.means.get(seat.bot)
        return None if mean is None else Rating(mean, FIXED)
