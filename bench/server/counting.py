"""`fortable` with every call of a function counted: what a move costs, however busy the machine is.

SIGUSR1 adds a line to the file that `COUNTED` names: how many calls there were so far.
"""

import os
import signal
import sys
import threading
from pathlib import Path
from types import FrameType

WATCH = "fortable-watch"
"""The thread that looks who is slow: with a profile everybody is."""

calls = 0


def count(_: FrameType, event: str, __: object) -> None:
    """One more, of ours or of the interpreter."""
    global calls
    calls += event in ("call", "c_call")


def begin(*_: object) -> None:
    """With the first call in a thread it is decided whether those in it count."""
    sys.setprofile(None if threading.current_thread().name == WATCH else count)


def tell(*_: object) -> None:
    with Path(os.environ["COUNTED"]).open("a") as told:
        told.write(f"{calls}\n")


if __name__ == "__main__":
    from fortable.cli import main

    signal.signal(signal.SIGUSR1, tell)
    threading.setprofile(begin)
    sys.setprofile(count)
    sys.exit(main(sys.argv[1:]))
