"""A contest as tables of text, for whatever prints or saves what Rich draws."""

from collections.abc import Iterator

from rich.table import Table

from fortable.texts import Texts

from .listings import Listing, listings
from .standings import Standings


def tables(result: Standings, texts: Texts) -> Iterator[Table | str]:
    """All that is told of it."""
    for each in listings(result, texts):
        yield each if isinstance(each, str) else _table(each)


def _table(listing: Listing) -> Table:
    table = Table(*listing.columns, title=listing.title, caption=listing.note or None)
    for row in listing.rows:
        table.add_row(*row)
    return table
