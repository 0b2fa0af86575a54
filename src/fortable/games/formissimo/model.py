"""What lies on the table: the layout, the chains, what became of them, and the state they make up."""

from functools import cache
from itertools import chain
from typing import Annotated, ClassVar, Literal

import msgspec

from fortable.kernel.words import Options as KernelOptions, Seat, Value, Where

from .deck import DECKS, Deck
from .solver import ProofKind

SEATS = (1, 2, 3, 4, 5)
SOLO = 1
RACES = tuple(seats for seats in SEATS if seats != SOLO)
LAYOUTS = 3  # FM-20

EMPTY = -1
"""In the layout: a place without a card."""


@cache
def places(seats: int) -> tuple[str, ...]:
    """The places of a layout: 5 rows of 6 for a race (FM-04), 4 rows of 8 alone (FM-18)."""
    rows, columns = ("ABCD", 8) if seats == SOLO else ("ABCDE", 6)
    return tuple(f"{row}{column}" for row in rows for column in range(1, columns + 1))


@cache
def columns(seats: int) -> int:
    """How many places a row has."""
    return int(places(seats)[-1][1:])


Phase = Literal["lay", "ready", "turn", "race", "pick", "lot", "check", "puzzle", "review", "over"]
"""What happens now.

Of a race: the layout is laid (lay), all get ready (ready), the start cards are turned up (turn), all
grab (race), the caller picks the consolation card (pick) or gets one by lot (lot), and the chains are
checked (check). Alone: the layout is laid (lay), taken (puzzle) and looked back on (review).
"""


class Options(KernelOptions, frozen=True):
    """How the table wants to play."""

    refuse_mismatch: bool = False  # FM-07
    idle_limit: Annotated[int, msgspec.Meta(ge=10, le=600)] = 60  # FM-12
    pick_limit: Annotated[int, msgspec.Meta(ge=5, le=120)] = 20
    untimed: bool = False
    deck: Literal["full", "plain"] = "full"  # FM-03
    bare_stop: Literal["costs", "box"] = "costs"  # FM-23

    matters: ClassVar = {
        "refuse_mismatch": Where(seats=RACES),
        "idle_limit": Where(seats=RACES, options={"untimed": False}),
        "pick_limit": Where(seats=RACES, options={"untimed": False}),
        "untimed": Where(seats=RACES),
        "bare_stop": Where(seats=RACES),
    }
    units: ClassVar = {"idle_limit": "s", "pick_limit": "s"}


Verdict = Literal["sound", "faulty", "wrong-stop"]


class Check(Value, frozen=True):
    """What became of a chain in one round of a race."""

    cards: tuple[int, ...]
    """The chain, the start card first."""
    points: int
    """What the chain is worth, or a bare Stop costs; the consolation card comes on top."""
    step: int | None = None
    """The first card that does not match the one before it; the start card is number 0."""
    features: tuple[str, ...] = ()
    """In which features those two differ."""
    is_wrong_stop: bool = False
    consolation: int | None = None

    @property
    def is_bare_stop(self) -> bool:
        """Whether its player called Stop wrongly, and had taken no card."""
        return self.is_wrong_stop and len(self.cards) == 1

    @property
    def worth(self) -> int:
        """What the round brought (FM-10, FM-13)."""
        return self.points + (self.consolation is not None)

    @property
    def verdict(self) -> Verdict:
        if self.is_wrong_stop:
            return "wrong-stop"
        return "sound" if self.step is None else "faulty"


class Result(Value, frozen=True):
    """What became of a layout taken alone."""

    layout: tuple[int, ...]
    taken: tuple[int, ...]
    """The chain."""
    best: tuple[str, ...]
    """A longest chain, place by place."""
    proof: ProofKind
    undone: int
    hints: int

    @property
    def left(self) -> int:
        """How many cards were left: minus points (FM-19)."""
        return len(self.layout) - len(self.taken)

    @property
    def least(self) -> int:
        """How many had to be left."""
        return len(self.layout) - len(self.best)

    @property
    def is_practice(self) -> bool:
        """Whether there was undoing, or help (FM-19, FM-21)."""
        return bool(self.undone or self.hints)


def lying(
    layout: tuple[int, ...], chains: tuple[tuple[int, ...], ...], consolation: int
) -> dict[str, int]:
    """The cards that nobody has taken yet, by place; places do not close up (FM-08)."""
    taken = {EMPTY, consolation}.union(*chains)
    spots = zip(places(len(chains)), layout, strict=True)
    return {place: card for place, card in spots if card not in taken}


class State(Value, frozen=True):
    """Everything there is to know. Cards nobody has seen are in the bag: see `unseen`."""

    options: Options
    round: int
    """Of a race the round, alone the layout: the first is 1."""
    phase: Phase
    layout: tuple[int, ...]
    """The cards by place as they were laid; those in a chain have left their places since."""
    chains: tuple[tuple[int, ...], ...]
    """By seat. In a race a chain begins with the start card, once that is turned up."""
    ready: tuple[bool, ...]
    caller: Seat | None = None
    """Who called Stop in this round."""
    consolation: int = EMPTY
    rounds: tuple[tuple[Check, ...], ...] = ()
    """Of a race: every chain that was checked, by round and seat."""
    results: tuple[Result, ...] = ()
    """Alone: every layout that is finished."""
    undone: int = 0
    hints: int = 0
    hint: str = ""
    """The place the last hint pointed to, as long as nothing has changed since."""
    ended_by: str = ""

    @property
    def seats(self) -> int:
        return len(self.chains)

    @property
    def is_solo(self) -> bool:
        return self.seats == SOLO

    @property
    def deck(self) -> Deck:
        return DECKS[self.options.deck]

    @property
    def lying(self) -> dict[str, int]:
        """The cards that still lie in the layout, by place."""
        return lying(self.layout, self.chains, self.consolation)

    @property
    def unseen(self) -> tuple[int, ...]:
        """The bag: cards of the draw pile, and start cards that are face down."""
        seen = self._seen
        return tuple(card for card in self.deck.cards if card not in seen)

    @property
    def pile(self) -> int:
        """How many cards the draw pile has: face-down start cards are no part of it (FM-22)."""
        is_dealt = not self.is_solo and self.phase in ("lay", "ready", "turn")
        face_down = self.seats if is_dealt else 0
        return len(self.deck.cards) - len(self._seen) - face_down

    @property
    def _seen(self) -> set[int]:
        """The cards that lie open, or did."""
        seen = set(self.layout).union(*self.chains)
        for check in chain.from_iterable(self.rounds):
            seen.update(check.cards)
            seen.add(EMPTY if check.consolation is None else check.consolation)
        for result in self.results:
            seen.update(result.layout)
        seen.discard(EMPTY)
        return seen
