"""What is wrong, for people to read and for programs."""

import msgspec

from fortable.kernel.words import Fact, Value


class Finding(Value, frozen=True):
    """Something that is not as it should be."""

    what: str
    """The message `check-…` that tells it."""
    facts: dict[str, Fact] = msgspec.field(default_factory=dict)
    table: str = ""
    """Where; empty if it is about all."""
    is_fault: bool = True
    """Else it is only told: there is nothing wrong with the file."""
