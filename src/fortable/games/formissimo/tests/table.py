"""The words of these tests: a position, wishes, and what follows from them.

A position in short is `phase caller | cards | chains`, with options in front of the phase:

    race | A1:crL1o B2:sbS2x | crL2o, sbS1x srS1x

A card is named by its look; which copy it is does not matter. Cards taken in this round lay at the last
places of the layout. What else there is:

- of a race, nothing: all other cards left the game in the first round, and this is the second;
- `...` behind the cards: other cards lie at all other places, and the rest is in the draw pile;
- `~crL1o`: the same, but none of those cards matches that one.

A wish is a seat and an action: `1: take B2`; `clock: time-up`.
"""

from collections.abc import Iterator

from fortable.kernel.words import Seat
from fortable.testing.positions import SEED as SEED, Positions, lowest as lowest

from .. import GAME
from ..deck import DECKS, Deck
from ..model import EMPTY, SOLO, State, columns, places


class Box:
    """The cards of a deck, handed out by their looks."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self.cards = list(deck.cards)

    def one(self, look: str) -> int:
        """A copy that is still in the box."""
        card = next(card for card in self.cards if self.deck.look(card) == look)
        self.cards.remove(card)
        return card

    def other(self, far_from: str) -> int:
        """Any card, or one that does not match a certain look."""
        avoid = None if not far_from else self.deck.read(f"{far_from}a")
        card = next(
            card for card in self.cards if avoid is None or not self.deck.match(card, avoid)
        )
        self.cards.remove(card)
        return card


def whole(position: str) -> str:
    """The full notation of a position in short."""
    head, cards, chains = (part.strip() for part in position.split("|"))
    options = [word for word in head.split() if "=" in word]
    phase, caller = [*(word for word in head.split() if "=" not in word), "-"][:2]
    box = Box(DECKS["plain" if "deck=plain" in options else "full"])
    hands = [
        [box.one(look) for look in chain.split() if look != "-"] for chain in chains.split(",")
    ]
    players = len(hands)
    layout = dict(_laid(box, cards, hands, places(players)))
    is_filled = "..." in cards or "~" in cards
    past = "" if is_filled else _gone(box, players)
    return " | ".join(
        (
            " ".join(options) or "-",
            f"{1 if is_filled else 2} {phase} {caller} {'-' * players}",
            _rows(box.deck, [layout.get(place, EMPTY) for place in places(players)], players),
            ", ".join(_words(box.deck, hand) or "-" for hand in hands),
            "0 0 -",
            past or "-",
            "-",
        )
    )


def _laid(
    box: Box, cards: str, hands: list[list[int]], spots: tuple[str, ...]
) -> Iterator[tuple[str, int]]:
    named = dict(word.split(":") for word in cards.split() if ":" in word)
    taken = [card for hand in hands for card in (hand if len(hands) == SOLO else hand[1:])]
    free = [spot for spot in spots if spot not in named]
    yield from ((spot, box.one(look)) for spot, look in named.items())
    yield from zip(reversed(free), taken, strict=False)
    for fill in (word for word in cards.split() if word[0] in "~."):
        for spot in free[: len(free) - len(taken)]:
            yield spot, box.other(fill[1:] if fill[0] == "~" else "")


def _gone(box: Box, players: int) -> str:
    """An earlier round in which everything else left the game."""
    shares = [box.cards[seat::players] for seat in range(players)]
    return ", ".join(_words(box.deck, share) for share in shares)


def _rows(deck: Deck, layout: list[int], players: int) -> str:
    marks = ["." if card == EMPTY else deck.word(card) for card in layout]
    width = columns(players)
    return " / ".join(
        " ".join(marks[start : start + width]) for start in range(0, len(marks), width)
    )


def _words(deck: Deck, cards: list[int]) -> str:
    return " ".join(map(deck.word, cards))


def seats(*numbers: int) -> frozenset[Seat]:
    return frozenset(map(Seat, numbers))


def looks(state: State, cards: tuple[int, ...]) -> str:
    return " ".join(map(state.deck.look, cards))


_positions = Positions(GAME, whole=whole)
at = _positions.at
match_at = _positions.match_at
follows = _positions.follows
after = _positions.after
events = _positions.events
refused = _positions.refused
may = _positions.may
seen_by = _positions.seen_by
everyone = _positions.everyone
begin = _positions.begin
