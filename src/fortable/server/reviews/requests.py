"""What a worker is asked about a match, what it tells meanwhile, and what it says in the end."""

from fortable.kernel.codec import decode, encode
from fortable.kernel.words import Illegal, Value
from fortable.server.store.reviews.contract import Why


class ReviewRequest(Value, frozen=True, kw_only=True):
    """How much it may be; the bytes behind it are a table with its steps, as it is stored."""

    most_moments: int
    most_bytes: int


class Progress(Value, frozen=True):
    """How much is done, and of how much."""

    done: int
    of: int


def write_request(request: ReviewRequest, data: bytes) -> bytes:
    return b"\n".join((encode(request), data))


def read_request(message: bytes) -> tuple[ReviewRequest, bytes]:
    head, _, data = message.partition(b"\n")
    return decode(head, ReviewRequest), data


def write_review(packed: bytes) -> bytes:
    return b"\n" + packed


def write_refusal(illegal: Illegal) -> bytes:
    return encode((illegal.rule, illegal.reason, illegal.facts)) + b"\n"


def read_reply(reply: bytes) -> bytes | Why:
    """The review, packed, or why there is none."""
    head, _, packed = reply.partition(b"\n")
    if not head:
        return packed
    why: Why = decode(head, Why)  # type: ignore[arg-type]
    return why
