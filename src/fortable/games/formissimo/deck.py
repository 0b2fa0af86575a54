"""Decks as data (FM-01, FM-03): a list of features with two values each, and how often each face is there.

A card is a whole number: its face in the lowest bits, one for each feature, and its copy above them.
"""

from collections.abc import Mapping

from fortable.kernel.words import Illegal, Value

COPIES = "abcdefgh"
"""How the copies of a face are told apart in notation."""


class Feature(Value, frozen=True):
    """Something two cards can differ in."""

    name: str
    values: tuple[str, str]
    letters: str
    """One for each value, in notation."""


class Deck(Value, frozen=True):
    """Every face there can be, each in several copies."""

    features: tuple[Feature, ...]
    copies: int

    @property
    def faces(self) -> int:
        return 1 << len(self.features)

    @property
    def cards(self) -> range:
        return range(self.faces * self.copies)

    def face(self, card: int) -> int:
        return card % self.faces

    def match(self, one: int, other: int) -> bool:
        """Whether two cards differ in no feature or in one (FM-02)."""
        return self.face(one ^ other).bit_count() <= 1

    def matching(self, card: int, lying: Mapping[str, int]) -> tuple[str, ...]:
        """The places, of some with their cards, where one lies that matches this one."""
        bits = self.faces - 1
        spots = lying.items()
        return tuple([place for place, other in spots if ((card ^ other) & bits).bit_count() <= 1])

    def differing(self, one: int, other: int) -> tuple[str, ...]:
        """The names of the features in which two cards differ."""
        difference = one ^ other
        return tuple(
            feature.name for bit, feature in enumerate(self.features) if difference >> bit & 1
        )

    def values(self, card: int) -> dict[str, str]:
        """What a card shows, by feature."""
        return {
            feature.name: feature.values[card >> bit & 1]
            for bit, feature in enumerate(self.features)
        }

    def word(self, card: int) -> str:
        """A card in notation: a letter for each feature, and one for the copy."""
        return self.look(card) + COPIES[card // self.faces]

    def look(self, card: int) -> str:
        """A card in notation as one sees it, whichever copy it is."""
        return "".join(
            feature.letters[card >> bit & 1] for bit, feature in enumerate(self.features)
        )

    def read(self, word: str) -> int:
        """The way back from `word`, or `Illegal`."""
        letters, copy = word[:-1], COPIES[: self.copies].find(word[-1:])
        spots = list(zip(letters, self.features, strict=False))
        is_whole = len(letters) == len(self.features) and copy >= 0
        if not is_whole or any(letter not in feature.letters for letter, feature in spots):
            raise Illegal("TB-08", "unreadable", tried=word[:80])
        face = sum(
            feature.letters.index(letter) << bit for bit, (letter, feature) in enumerate(spots)
        )
        return copy * self.faces + face


FULL = Deck(
    features=(
        Feature("shape", ("circle", "square"), "cs"),
        Feature("colour", ("red", "blue"), "rb"),
        Feature("size", ("large", "small"), "LS"),
        Feature("number", ("one", "two"), "12"),
        Feature("cross", ("plain", "crossed"), "ox"),
    ),
    copies=3,
)
"""96 cards (FM-01)."""

PLAIN = Deck(features=FULL.features[:4], copies=6)
"""96 cards without crosses, for the youngest (FM-03)."""

DECKS = {"full": FULL, "plain": PLAIN}
