"""A hint as a program reads it: words in its language, and actions as values of the game."""

from typing import Any

import msgspec

from fortable.kernel.codec import typed
from fortable.kernel.game import AnyGame
from fortable.protocol.hints import HintTold
from fortable.protocol.reviews import RemarkTold
from fortable.texts import Texts


class Hint(msgspec.Struct, frozen=True, kw_only=True):
    """As far as it was asked for: `look`, then `do`, then `why`."""

    look: str | None
    """Where to look; None where the game has no words for it."""
    best: Any = None
    """From `do` on: what to do."""
    is_clear: bool | None = None
    """From `do` on: whether all others that were tried are clearly worse."""
    other: Any = None
    """At `why`: what it is compared with, if with anything."""
    reason: str | None = None
    """At `why`: why not that, if there are words for it."""


def read_hint(told: HintTold, game: AnyGame | None, language: str) -> Hint:
    """Where the game is not installed words are their ids, and actions objects as in JSON."""
    texts = None if game is None else Texts(language, [game.package])

    def words(remark: RemarkTold | None) -> str | None:
        if remark is None or texts is None:
            return None if remark is None else remark.message
        return texts(remark.message, **remark.facts)

    def action(found: Any) -> Any:
        return found if game is None or found is None else typed(found, game.types.action)

    return Hint(
        look=words(told.look),
        best=action(told.best),
        is_clear=told.is_clear,
        other=action(told.other),
        reason=words(told.reason),
    )
