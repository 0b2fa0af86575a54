"""Matches of bots that are twin code on a GPU. Imported where there is CUDA."""

from collections.abc import Callable
from typing import Any

import numba.cuda

from fortable.twins.device import number_of, started
from fortable.twins.levels import Levels

cuda: Any = numba.cuda


def matches_of(play: Callable[..., None], levels: Levels) -> Callable[[Any, Any, Any, Any], None]:
    """Plays many: where all begin, the styles and the luck of each, and where to write what is found."""
    size, room_size, number = levels.twin.size, levels.room, number_of(levels.twin)

    @cuda.jit
    def thread(first, styles, lucks, found):  # type: ignore[no-untyped-def]
        at = cuda.grid(1)
        if at < len(found):
            s, room = cuda.local.array(size, number), cuda.local.array(room_size, number)
            play(first, styles[at], lucks[at], s, room, found[at])

    def matches(first: Any, styles: Any, lucks: Any, found: Any) -> None:
        written = cuda.to_device(found)
        started(thread, len(found))(*map(cuda.to_device, (first, styles, lucks)), written)
        written.copy_to_host(found)

    return matches
