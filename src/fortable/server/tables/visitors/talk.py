"""What people at a table say to each other: everybody there hears it once, and it is kept nowhere."""

from collections.abc import Container
from dataclasses import dataclass

from fortable.folder import PHRASES
from fortable.kernel.words import Illegal
from fortable.protocol.messages import Said
from fortable.protocol.phrases import HOUSE_PHRASES
from fortable.server.people.rate_limit import RateLimiter
from fortable.server.tables import chairs
from fortable.server.tables.match.ledger import Ledger

from .audience import Audience

MINUTE_S = 60.0
A_MINUTE, AT_ONCE = 10, 5
"""So many phrases of one person are heard, on average and right after each other, at all tables together."""


def talk_limit() -> RateLimiter:
    """How much anybody may say."""
    return RateLimiter(
        A_MINUTE / MINUTE_S,
        AT_ONCE,
        refusal=lambda: Illegal("TB-19", "too-many-words", allowed=A_MINUTE),
    )


@dataclass(frozen=True, slots=True)
class Talk:
    """Of one table. Whoever sits there speaks; whoever looks on hears it."""

    ledger: Ledger
    audience: Audience
    limit: RateLimiter

    def say(self, person: str, phrase: str) -> None:
        """To everybody; `Illegal` if it is not to be said."""
        seat = chairs.own_seat(self.ledger.row, person)
        if phrase not in self._phrases:
            raise Illegal("TB-19", "no-such-phrase", tried=phrase)
        self.limit.check(person, 1)
        self.audience.send_all(Said(seat, phrase))

    @property
    def _phrases(self) -> Container[str]:
        """The house's, and the game's own where the host lets them in."""
        own = PHRASES.of(self.ledger.game) if self.ledger.settings.game_phrases else None
        return (*HOUSE_PHRASES, *(own or ()))
