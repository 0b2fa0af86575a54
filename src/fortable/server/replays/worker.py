"""The program of a worker that makes files and replays, with as much memory as it was given."""

import os
import resource
import sys

from fortable.kernel.words import Illegal
from fortable.server.work.program import answer_requests

from . import day_picture, table_picture, telling
from .requests import read_request, write_answer, write_refusal

MAKERS = {
    "file": telling.exported,
    "replay of a file": telling.replayed_file,
    "replay of a table": telling.replayed_table,
    "picture of a table": table_picture.pictured,
    "picture of a day": day_picture.pictured,
}


def answer(message: bytes) -> bytes:
    """What was wanted, or why not."""
    request, data = read_request(message)
    try:
        return write_answer(MAKERS[request.wanted](request, data))
    except Illegal as illegal:
        return write_refusal(illegal)
    except MemoryError:
        os._exit(1)  # whoever asks next has a new worker


def main() -> None:
    """Until nobody asks any more."""
    patience_s, memory = float(sys.argv[1]), int(sys.argv[2])
    resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
    answer_requests(answer, patience_s)


if __name__ == "__main__":
    main()
