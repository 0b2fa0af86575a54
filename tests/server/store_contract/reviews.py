"""What is found by looking back is kept beside its table."""

from math import inf

from msgspec.structs import replace

from fortable.server.store import KeptReview, Store

from .stored import TABLE

REVIEW = KeptReview(edition="3/1", made=20.0, data=b"\x1f\x8b all of it")
REFUSED = KeptReview(
    edition="3/1", made=21.0, tries=2, refused=("TB-21", "too-much-work", {"seconds": 60})
)


class ReviewsContract:
    """The promises about reviews."""

    async def test_a_review_is_kept_and_replaced(self, store: Store) -> None:
        assert await store.review(TABLE.id) is None
        for review in (REVIEW, REFUSED, replace(REVIEW, edition="4/1", made=22.0)):
            await store.keep_review(TABLE.id, review)
            assert await store.review(TABLE.id) == review

    async def test_a_review_goes_with_its_table(self, store: Store) -> None:
        other = replace(TABLE, id="t2", status="over")
        await store.add_table(other)
        await store.keep_review(other.id, REVIEW)
        assert await store.forget_tables(inf, 100) == 2
        assert await store.review(other.id) is None
        await store.keep_review(other.id, REVIEW)
        assert await store.review(other.id) is None, "nothing is written of what is gone"
