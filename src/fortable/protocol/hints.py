"""A hint at a table against bots: what is asked for, step by step, and what is told."""

from typing import Any, Literal

from fortable.kernel.words import Seat, Value

from .reviews import RemarkTold, Told, Version

HintStep = Literal["look", "do", "why"]


class HintFor(Value, frozen=True):
    """For which decision, and how far."""

    version: Version
    """At which I am to decide: that of the last update."""
    step: HintStep = "look"
    """First where to look, then what to do, then why."""


class HintTold(Told, frozen=True, kw_only=True):
    """As far as it was asked for. Words are a message of the game's catalogue with its facts."""

    version: int
    """Of the decision that it is for: where all act at once, the match may have gone on meanwhile."""
    seat: Seat
    step: HintStep
    look: RemarkTold | None
    """Where to look, without naming the action; None where the game has no words for it."""
    best: Any = None
    """From `do` on: an action of the game."""
    is_clear: bool | None = None
    """From `do` on: whether all others that were tried are clearly worse, or some about as good."""
    other: Any = None
    """At `why`: with which action it is compared, if with any."""
    reason: RemarkTold | None = None
    """At `why`: why not that one; None where it has just done better whenever both were tried."""
