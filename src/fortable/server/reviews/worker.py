"""The program of a worker that looks back at matches: behind everybody else, with the memory it was given."""

import os
import resource
import sys
from collections.abc import Callable

from fortable.kernel.codec import encode
from fortable.kernel.words import Illegal
from fortable.server.work.program import Tell, answer_telling

from .requests import Progress, read_request, write_refusal, write_review
from .telling import reviewed

STEPS_TOLD = 100
"""So often at most it is told how far it is."""


def answer(message: bytes, tell: Tell) -> bytes:
    """The review, or why there is none."""
    request, data = read_request(message)
    try:
        return write_review(reviewed(request, data, _now_and_then(tell)))
    except Illegal as illegal:
        return write_refusal(illegal)
    except MemoryError:
        os._exit(1)  # whoever asks next has a new worker
    except Exception as error:  # what reviews a game may be anybody's
        sys.stderr.write(f"no review: {error!r}\n")
        return write_refusal(Illegal("TB-21", "review-failed"))


def _now_and_then(tell: Tell) -> Callable[[int, int], None]:
    """How far it is, but not with every decision of a long match."""
    last = -1

    def tick(done: int, of: int) -> None:
        nonlocal last
        step = done * STEPS_TOLD // max(1, of)
        if step > last:
            last = step
            tell(encode(Progress(done, of)))

    return tick


def main() -> None:
    """Until nobody asks any more."""
    patience_s, work_s, memory = float(sys.argv[1]), float(sys.argv[2]), int(sys.argv[3])
    resource.setrlimit(resource.RLIMIT_DATA, (memory, memory))
    answer_telling(answer, patience_s, work_s)


if __name__ == "__main__":
    main()
