"""What a worker is asked to make of a match, and what it says: a line of JSON, and bytes as they are."""

from typing import Any, Literal

from fortable.kernel.codec import decode, encode
from fortable.kernel.words import Fact, Illegal, Value, Viewer

LONGEST_FACT = 300
"""What a file says may be anything; so much of it is repeated in a refusal."""


Wanted = Literal[
    "file", "replay of a file", "replay of a table", "picture of a table", "picture of a day"
]


class MatchRequest(Value, frozen=True, kw_only=True):
    """What is wanted; the bytes are a file as it came, or a table with its steps as it is stored."""

    wanted: Wanted
    viewer: Viewer = None
    """Through whose eyes."""
    language: str = "en"
    """Of what is written in a picture."""
    most_moments: int
    """So many events and actions may there be."""
    most_bytes: int
    """So long may the answer be, unpacked."""


class Refused(Value, frozen=True):
    """A refusal, on its way from the worker to whoever asked."""

    rule: str
    reason: str
    facts: dict[str, Any]


def write_request(request: MatchRequest, data: bytes) -> bytes:
    return b"\n".join((encode(request), data))


def read_request(message: bytes) -> tuple[MatchRequest, bytes]:
    head, _, data = message.partition(b"\n")
    return decode(head, MatchRequest), data


def write_answer(packed: bytes) -> bytes:
    return b"\n" + packed


def write_refusal(illegal: Illegal) -> bytes:
    facts = {name: _clipped(fact) for name, fact in illegal.facts.items()}
    return encode(Refused(illegal.rule, illegal.reason, facts)) + b"\n"


def read_reply(reply: bytes) -> bytes:
    """The answer, packed, or `Illegal`."""
    head, _, packed = reply.partition(b"\n")
    if head:
        refused = decode(head, Refused)
        raise Illegal(refused.rule, refused.reason, **refused.facts)
    return packed


def _clipped(fact: Fact) -> Fact:
    return fact[:LONGEST_FACT] if isinstance(fact, str) else fact
