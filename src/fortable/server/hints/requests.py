"""What a worker says of a situation: a hint, or why there is none."""

from typing import Any

from fortable.kernel.codec import decode, encode
from fortable.kernel.words import Illegal, Value
from fortable.protocol.reviews import RemarkTold


class WholeHint(Value, frozen=True, kw_only=True):
    """All steps of it."""

    look: RemarkTold | None
    best: Any
    is_clear: bool
    other: Any
    reason: RemarkTold | None


class NoHint(Value, frozen=True):
    """Why there is none."""

    rule: str
    reason: str
    facts: dict[str, Any]


class HintReply(Value, frozen=True):
    """One of them."""

    hint: WholeHint | None = None
    refused: NoHint | None = None


def write_hint(hint: WholeHint) -> bytes:
    return encode(HintReply(hint=hint))


def write_refusal(illegal: Illegal) -> bytes:
    return encode(HintReply(refused=NoHint(illegal.rule, illegal.reason, illegal.facts)))


def read_reply(reply: bytes) -> WholeHint:
    """`Illegal` if there is none."""
    found = decode(reply, HintReply)
    if found.refused is not None:
        raise Illegal(found.refused.rule, found.refused.reason, **found.refused.facts)
    assert found.hint is not None
    return found.hint
