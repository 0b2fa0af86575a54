"""A review as tables of text, for whatever prints what Rich draws."""

from collections.abc import Iterator

from rich.table import Table
from rich.text import Text

from fortable.review.accounts import Review
from fortable.texts import Texts

from .listings import listings


def tables(review: Review, texts: Texts, is_whole: bool = False) -> Iterator[Table]:
    """All that is told of it."""
    for each in listings(review, texts, is_whole):
        table = Table(*each.columns, title=each.title, caption=each.note or None)
        for row in each.rows:
            table.add_row(*map(Text, row))
        yield table
