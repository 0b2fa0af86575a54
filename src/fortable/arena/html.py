"""A contest as tables of HTML that can be read aloud, in the colours of whatever page they are put on."""

from collections.abc import Iterator
from html import escape

from fortable.texts import Texts

from .listings import Listing, listings
from .standings import Standings

FIGURES = "font-variant-numeric: tabular-nums"
LEFT = "text-align: left"


def html(result: Standings, texts: Texts) -> str:
    """All that is told of it."""
    told = (
        f"<p>{escape(each)}</p>" if isinstance(each, str) else "\n".join(_table(each))
        for each in listings(result, texts)
    )
    return "\n".join((f'<div lang="{texts.language}">', *told, "</div>"))


def _table(listing: Listing) -> Iterator[str]:
    yield f'<table style="{FIGURES}">'
    yield f'<caption style="{LEFT}">{escape(listing.title)}</caption>'
    yield f"<thead><tr>{''.join(map(_heading, listing.columns))}</tr></thead>"
    yield "<tbody>"
    yield from map(_row, listing.rows)
    yield "</tbody>"
    yield "</table>"
    if listing.note:
        yield f"<p><small>{escape(listing.note)}</small></p>"


def _heading(column: str) -> str:
    """The corner of a table that has names on both sides heads nothing."""
    return f'<th scope="col" style="{LEFT}">{escape(column)}</th>' if column else "<td></td>"


def _row(cells: tuple[str, ...]) -> str:
    name, *figures = map(escape, cells)
    told = "".join(f'<td style="{LEFT}">{figure}</td>' for figure in figures)
    return f'<tr><th scope="row" style="{LEFT}">{name}</th>{told}</tr>'
