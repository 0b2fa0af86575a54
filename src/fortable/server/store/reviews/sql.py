"""Reviews in SQL: beside their tables, and gone with them."""

from fortable.kernel.codec import decode, encode
from fortable.server.store.statements import SqlRoom

from .contract import KeptReview, Why

KEEP = """INSERT INTO reviews (tables, edition, made, tries, refused, data)
    SELECT number, $1, $2, $3, $4, $5 FROM tables WHERE id = $6
    ON CONFLICT (tables) DO UPDATE SET edition = excluded.edition, made = excluded.made,
    tries = excluded.tries, refused = excluded.refused, data = excluded.data"""

KEPT = """SELECT edition, made, tries, refused, reviews.data
    FROM reviews JOIN tables ON number = tables WHERE id = $1"""


class ReviewsInSql(SqlRoom):
    """What a store remembers of looking back."""

    async def keep_review(self, table: str, review: KeptReview) -> None:
        refused = None if review.refused is None else encode(review.refused).decode()
        about = review.edition, review.made, review.tries
        await self._change(KEEP, *about, refused, review.data, table)

    async def review(self, table: str) -> KeptReview | None:
        rows = await self._read(KEPT, table)
        if not rows:
            return None
        edition, made, tries, refused, data = rows[0]
        return KeptReview(
            edition=edition,
            made=made,
            tries=tries,
            refused=None if refused is None else decode(refused.encode(), Why),  # type: ignore[arg-type]
            data=data,
        )
