"""Finished matches that are looked back at: quick reviews, put beside their tables as a worker would."""

import time
from functools import cache
from pathlib import Path

from fortable.kernel.codec import encode
from fortable.protocol.reviews import ReviewTold
from fortable.review import EDITION, review
from fortable.server.replays.packing import Packing
from fortable.server.reviews.making import MOST_BYTES
from fortable.server.reviews.telling import told
from fortable.server.store import KeptReview
from fortable.server.store.sqlite import SqliteStore

from .positions import Position, put
from .put_aside import put_aside

EFFORT = 0.02
"""As little as there can be: what is said is real, and doubted much."""


@cache
def looked_back(position: Position) -> ReviewTold:
    """What is told of the match of a position that is over."""
    return told(review(position.match(), effort=EFFORT))


def put_review(
    position: Position, database: Path, found: ReviewTold | None = None
) -> tuple[str, str]:
    """The finished table with its review, or another one: its id, and the token of who looks at it."""
    table, token = put(position, database)
    packing = Packing(MOST_BYTES)
    packing.add(encode(found or looked_back(position)))
    edition = f"{position.game.key} {position.game.version}/{EDITION}"
    kept = KeptReview(edition=edition, made=time.time(), data=packing.done())

    async def keep(store: SqliteStore, _: str) -> None:
        await store.keep_review(table, kept)

    put_aside(database, keep)
    return table, token
