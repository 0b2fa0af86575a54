"""What is said where one more table is one too many."""

from fortable.kernel.words import Illegal
from fortable.server.store import TooMany


def too_many(error: TooMany) -> Illegal:
    """In the words of the rules."""
    match error.status, error.whose:
        case "open", "host":
            return Illegal("TB-11", "too-many-open", allowed=error.allowed)
        case "open", _:
            return Illegal("TB-11", "too-many-open-together", allowed=error.allowed)
        case _, "host":
            return Illegal("TB-11", "too-many-running", allowed=error.allowed)
    return Illegal("TB-11", "too-many-running-together", allowed=error.allowed)
