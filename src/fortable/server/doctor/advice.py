"""What was found out about one thing."""

from collections.abc import Iterator

import msgspec

from fortable.kernel.words import Fact, Value


class Advice(Value, frozen=True):
    """Something that is as it should be, or is not."""

    what: str
    """The message `doctor-…` that tells it, and what to do."""
    is_fault: bool = False
    facts: dict[str, Fact] = msgspec.field(default_factory=dict)


def fine(what: str, **facts: Fact) -> Advice:
    return Advice(what, is_fault=False, facts=facts)


def fault(what: str, **facts: Fact) -> Advice:
    return Advice(what, is_fault=True, facts=facts)


Found = Iterator[Advice]
