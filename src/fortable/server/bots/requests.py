"""What a bot is asked, and what it says: one line of JSON each; and whoever can be asked."""

from typing import Any, Protocol

from fortable.kernel.words import Seat, Value


class BotRequest(Value, frozen=True, kw_only=True):
    """A bot's view, and the news since it was asked last."""

    key: str
    """Which bot of which table: it is remembered from request to request."""
    game: str
    bot: str
    seat: Seat
    rng_seed: int
    """The seed of the bot's own generator."""
    heard: int
    """How much it was told before; 0 tells it everything from the beginning."""
    news: tuple[Any, ...]
    view: Any
    is_hurried: bool = False
    """Whether whoever asks would rather have any answer than a good one."""
    is_steady: bool = False
    """Whether nothing but the seed and what it hears and sees may decide what it does: it is told everything
    each time, as it was heard first, and thinks without a watch."""


class BotReply(Value, frozen=True, kw_only=True):
    """What a bot wants to do."""

    action: Any = None
    pace_ms: int | None = None
    """How long it takes; None if it has no pace of its own."""
    forgot: bool = False
    """Asked of a worker that does not know this bot: everything must be told again."""
    error: str | None = None


class Mind(Protocol):
    """Where bots think."""

    async def think(self, request: BotRequest, household: str = "") -> BotReply:
        """What the bot wants, or that it must be told everything again; `BotFailed` if nothing came."""
