"""A refusal as an exception: in words, what was tried, which rule says no, and what is allowed."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from fortable.kernel.words import Fact, Illegal

if TYPE_CHECKING:
    from fortable.kernel.game import AnyGame

    from .legal import Legal


class Refusal(Illegal, ValueError):
    """What was tried cannot be. Nothing has changed.

    `rule` is the clause that says no (of the game's rulebook, or of docs/table-rules.md), `reason` and
    `facts` say why, for programs; `str` says it to people, in their language; `allowed` are the actions that
    would be legal, where an action was refused.

    >>> import fortable
    >>> try:
    ...     fortable.game("solitaire")
    ... except fortable.Refusal as refusal:
    ...     refusal.rule, refusal.reason, refusal.facts["tried"]
    ('TB-06', 'no-such-game', 'solitaire')
    """

    rule: str
    reason: str
    facts: dict[str, Fact]
    allowed: "Legal | None"

    def __init__(
        self, illegal: Illegal, game: "AnyGame | None" = None, allowed: "Legal | None" = None
    ) -> None:
        super().__init__(illegal.rule, illegal.reason, **illegal.facts)
        self._game = game
        self.allowed = allowed

    def text(self, language: str | None = None) -> str:
        """The refusal in words: in the language of the system, or in another (`en`, `de`, `fr`, `it`)."""
        from .said import said_of

        texts = said_of(self._game, language)
        told = f"{texts.refusal(self)} ({self.rule})"
        if not self.allowed:
            return told
        allowed = texts("face-allowed", count=len(self.allowed), some=self.allowed.some())
        return f"{told}\n{allowed}"

    def clause(self, language: str | None = None) -> str | None:
        """What the game's rulebook says under `rule`; None if it is one of the table's own rules."""
        from fortable.rulebook import clauses
        from fortable.texts import preferred_language

        if self._game is None:
            return None
        return clauses(self._game.package, language or preferred_language()).get(self.rule)

    def __str__(self) -> str:
        return self.text()

    def __reduce__(self) -> tuple[Callable[..., "Refusal"], tuple[object, ...]]:
        told = Illegal(self.rule, self.reason, **self.facts)
        return _told_again, (told, self._game and self._game.key, self.allowed)


def _told_again(illegal: Illegal, key: str | None, allowed: "Legal | None") -> Refusal:
    from fortable.catalog import catalog

    return Refusal(illegal, catalog()[key] if key else None, allowed)


@contextmanager
def taught(game: "AnyGame | None" = None) -> Iterator[None]:
    """What is refused in here is told in words."""
    try:
        yield
    except Refusal:
        raise
    except Illegal as illegal:
        raise Refusal(illegal, game) from None
