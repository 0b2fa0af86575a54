"""Chance with commit and reveal: every draw can be recomputed once the seed is known.

Pick number i of a match depends only on the secret seed, i, and the bag as it is then. The seed's
fingerprint is public from the first moment, the seed itself when the match is over.
"""

import hashlib
import secrets
from collections import Counter
from collections.abc import Callable
from random import Random

from .words import Illegal, Value

SEED_BYTES = 32
NUMBERS = 1 << 256
"""So many numbers a SHA-256 can be."""

Picks = tuple[int, ...]


class Draw(Value, frozen=True):
    """What chance must decide now: `count` picks, one after another, out of `bag`.

    A bag is a multiset of numbers that mean something to the game; its order means nothing. Cards leave
    it when they are drawn; dice are `Draw.dice`.
    """

    bag: tuple[int, ...]
    count: int = 1
    returns: bool = False
    """Whether a pick is back in the bag before the next one, so that all are independent."""
    alike: bool = False
    """Said by whoever means it: the bag has as many of each number as are drawn, and they do leave it."""

    @classmethod
    def dice(cls, count: int, faces: int | tuple[int, ...] = 6) -> "Draw":
        """So many dice, each for itself: with faces from 1 to a number, or with these faces.

        >>> Draw.dice(2).bag
        (1, 2, 3, 4, 5, 6)
        """
        bag = tuple(range(1, faces + 1)) if isinstance(faces, int) else faces
        return cls(bag, count, returns=True)

    @property
    def seems_dice(self) -> bool:
        """As many of each number as are drawn: dice, thrown the wrong way? A double six would be rare."""
        copies = set(Counter(self.bag).values())
        return self.count > 1 and not self.returns and not self.alike and copies == {self.count}


Chance = Callable[[Draw], Picks]
"""Whoever decides a draw: the match's own `Dealer`, or a bot's guess."""


class Dealer:
    """Draws from a secret seed, pick by pick; `drawn` says how many picks were made so far."""

    def __init__(self, seed: bytes, drawn: int = 0) -> None:
        self.seed = seed
        self.drawn = drawn

    def __call__(self, draw: Draw) -> Picks:
        bag = sorted(draw.bag)
        picks = []
        for _ in range(draw.count):
            at = below(len(bag), self.seed, self.drawn)
            picks.append(bag[at] if draw.returns else bag.pop(at))
            self.drawn += 1
        return tuple(picks)


def below(bound: int, seed: bytes, index: int) -> int:
    """A whole number from 0 to `bound` - 1, every one equally likely.

    SHA-256 over seed, index (8 bytes) and attempt (4 bytes), big-endian, read as one number; a
    number in the last, incomplete run of `bound` is rejected and the next attempt decides.
    """
    fair = NUMBERS - NUMBERS % bound
    attempt = index << 32
    while True:
        block = seed + attempt.to_bytes(12, "big")
        number = int.from_bytes(hashlib.sha256(block).digest(), "big")
        if number < fair:
            return number % bound
        attempt += 1


def guess(rng: Random) -> Chance:
    """Chance for imagined worlds: any generator will do, and nothing is committed."""
    return lambda draw: tuple(
        rng.choices(draw.bag, k=draw.count) if draw.returns else rng.sample(draw.bag, draw.count)
    )


def new_seed() -> bytes:
    """256 bits from the system: the only randomness of a match, and the one impure line here."""
    return secrets.token_bytes(SEED_BYTES)


def fingerprint(seed: bytes, more: bytes = b"") -> str:
    """The seed's SHA-256: public before anybody chooses anything, so that the seed cannot change later.

    With `more` behind it: of something else that is to stay secret as long as the seed is.
    """
    return hashlib.sha256(seed + more).hexdigest()


def read_seed(text: str) -> bytes:
    """A seed from its 64 hexadecimal digits."""
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        seed = b""
    if len(seed) != SEED_BYTES:
        raise Illegal("TB-06", "bad-seed", tried=text[:80], digits=2 * SEED_BYTES)
    return seed
