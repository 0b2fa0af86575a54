"""A worker for tests: it echoes, dies, works, thinks for ever, or as long as it took to start, as told."""

import os
import sys
import time

from fortable.server.work.program import answer_requests


def answer(request: bytes) -> bytes:
    match request:
        case b"die":
            os._exit(1)
        case b"think":
            while True:
                pass
        case b"import":
            time.sleep(sum(map(float, sys.argv[2:])))
        case b"work":
            until = time.process_time() + 0.5
            while time.process_time() < until:
                pass
            return str(os.getpid()).encode()
        case b"who":
            return str(os.getpid()).encode()
    return request


if __name__ == "__main__":
    for seconds in sys.argv[2:]:
        time.sleep(float(seconds))
    answer_requests(answer, float(sys.argv[1]))
