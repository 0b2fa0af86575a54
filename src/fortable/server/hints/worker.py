"""The program of a worker that makes hints: behind whoever serves people, with the memory it was given."""

import os
import resource
import sys
from typing import Any

from fortable.catalog import catalog
from fortable.kernel.codec import decode, plain, typed
from fortable.kernel.words import Illegal
from fortable.protocol.reviews import RemarkTold
from fortable.review import Hint, Remark, hint
from fortable.server.wire.table_messages import Situation
from fortable.server.work.program import answer_requests

from .requests import WholeHint, write_hint, write_refusal


def answer(message: bytes) -> bytes:
    """The hint, or why there is none."""
    try:
        return write_hint(hinted(decode(message, Situation)))
    except Illegal as illegal:
        return write_refusal(illegal)
    except MemoryError:
        os._exit(1)  # whoever asks next has a new worker
    except Exception as error:  # what reviews a game may be anybody's
        sys.stderr.write(f"no hint: {error!r}\n")
        return write_refusal(Illegal("TB-23", "hint-failed"))


def hinted(situation: Situation) -> WholeHint:
    """All of it, or `Illegal`. There is nothing here that the seat does not know."""
    game = catalog()[situation.game]
    view = typed(situation.view, game.types.view)
    heard = [typed(event, game.types.event) for event in situation.heard]
    return whole(hint(game, situation.version, situation.seat, view, heard))


def whole(found: Hint) -> WholeHint:
    """As it is handed on."""
    return WholeHint(
        look=_remark(found.look),
        best=plain(found.best),
        is_clear=found.is_clear,
        other=plain(found.other),
        reason=_remark(found.reason),
    )


def _remark(remark: Remark | None) -> RemarkTold | None:
    if remark is None:
        return None
    facts: dict[str, Any] = plain(remark.facts)
    return RemarkTold(remark.message, facts)


def main() -> None:
    """Until nobody asks any more."""
    patience_s, memory = float(sys.argv[1]), int(sys.argv[2])
    resource.setrlimit(resource.RLIMIT_DATA, (memory, memory))
    answer_requests(answer, patience_s)


if __name__ == "__main__":
    main()
