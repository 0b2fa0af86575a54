"""How far a chain could go on: a look some cards ahead on the layout as it lies there now."""

from collections.abc import Mapping

from ..deck import Deck

AHEAD = 12
"""So many cards ahead is far enough: by then others have changed the layout."""
PATIENCE = 400
"""After so many positions what was found must do."""


class Lookahead:
    """One look at a layout."""

    def __init__(self, deck: Deck, lying: Mapping[str, int]) -> None:
        self.deck = deck
        self.lying = lying
        self._copies = [0] * deck.faces
        for card in lying.values():
            self._copies[deck.face(card)] += 1
        self.positions = 0

    def best(self, places: tuple[str, ...]) -> str:
        """The place whose card leads farthest; of equals the one with the most ways on."""
        return max(places, key=lambda place: (*self.after(place), place))

    def thriftiest(self, places: tuple[str, ...]) -> str:
        """The same for a puzzle: of equals the one that is soon cut off."""
        return max(places, key=lambda place: (self.after(place)[0], -self.after(place)[1], place))

    def after(self, place: str) -> tuple[int, int]:
        """How many cards could follow the one at a place, and how many ways there are to go on."""
        face = self.deck.face(self.lying[place])
        self._copies[face] -= 1
        self.positions = 0
        found = self._farthest(face, AHEAD), self._ways_on(face)
        self._copies[face] += 1
        return found

    def _ways_on(self, face: int) -> int:
        return sum(self._copies[near] for near in self._near(face))

    def _farthest(self, face: int, ahead: int) -> int:
        """The longest chain from a face on, of no more than `ahead` cards."""
        best, self.positions = 0, self.positions + 1
        for near in self._near(face):
            if best == ahead or self.positions > PATIENCE:
                break
            if self._copies[near]:
                self._copies[near] -= 1
                best = max(best, 1 + self._farthest(near, ahead - 1))
                self._copies[near] += 1
        return best

    def _near(self, face: int) -> tuple[int, ...]:
        """The faces that match one."""
        return (face, *(face ^ 1 << feature for feature in range(len(self.deck.features))))
