"""A review as one page of HTML, with the course of the match as a picture, and nothing beside it."""

from collections.abc import Iterator
from html import escape

from fortable.drawing import svg
from fortable.drawing.theme import LIGHT
from fortable.review.accounts import WIN, Review
from fortable.texts import Texts

from .listings import Listing, listings

WIDTH, HEIGHT, MARGIN = 900, 320, 24
STYLE = (
    f"body{{background:{LIGHT.paper};color:{LIGHT.ink};font-family:system-ui,sans-serif;max-width:60rem;"
    "margin:2rem auto;padding:0 1rem}table{border-collapse:collapse;margin:1.5rem 0;width:100%;"
    f"font-variant-numeric:tabular-nums}}th,td{{border-bottom:1px solid {LIGHT.line};padding:.3rem .5rem;"
    "text-align:left}caption{text-align:left;font-weight:bold}svg{max-width:100%;height:auto}"
)


def page(review: Review, title: str, texts: Texts) -> str:
    """The whole review: accounts, turning points, every draw and every decision."""
    heading = escape(f"{title}: {texts('review-title')}")
    told = (line for listing in listings(review, texts, is_whole=True) for line in _table(listing))
    return "\n".join(
        (
            f'<!doctype html>\n<html lang="{texts.language}">\n<head>\n<meta charset="utf-8">',
            f"<title>{heading}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<h1>{heading}</h1>",
            course_picture(review, texts),
            *told,
            "</body>\n</html>\n",
        )
    )


def course_picture(review: Review, texts: Texts) -> str:
    """What each seat could expect from event to event, as lines, and where the turning points are."""
    lines = [_line(review, seat) for seat in range(review.seats)]
    names = [
        svg.tag(
            "text",
            svg.words(texts.name(seat)),
            x=MARGIN + 4 + 160 * seat,
            y=MARGIN - 8,
            fill=LIGHT.seats[seat % len(LIGHT.seats)],
            font_size=14,
        )
        for seat in range(review.seats)
    ]
    frame = svg.tag(
        "rect",
        x=MARGIN,
        y=MARGIN,
        width=WIDTH - 2 * MARGIN,
        height=HEIGHT - 2 * MARGIN,
        fill=LIGHT.card,
        stroke=LIGHT.line,
    )
    return svg.whole(WIDTH, HEIGHT, texts("review-course"), frame, *lines, *names, *_marks(review))


def _line(review: Review, seat: int) -> str:
    spots = (_spot(review, each.version, each.values[seat]) for each in review.course)
    d = "M" + " L".join(f"{svg.number(x)} {svg.number(y)}" for x, y in spots)
    colour = LIGHT.seats[seat % len(LIGHT.seats)]
    return svg.path(d, fill="none", stroke=colour, stroke_width=2, stroke_linejoin="round")


def _marks(review: Review) -> Iterator[str]:
    values = {each.version: each.values for each in review.course}
    for each in review.turning_points():
        x, y = _spot(review, each.version, values[each.version][each.seat])
        colour = LIGHT.seats[each.seat % len(LIGHT.seats)]
        yield svg.tag("circle", cx=x, cy=y, r=6, fill=LIGHT.card, stroke=colour, stroke_width=3)


def _spot(review: Review, version: int, value: int) -> tuple[float, float]:
    """Where a value stands: the whole win at the top, or alone the best there was."""
    low, high = 0, WIN
    if review.unit == "points":
        found = [value for each in review.course for value in each.values]
        low, high = min(found), max(*found, min(found) + 1)
    across = version / max(1, review.course[-1].version)
    up = (value - low) / (high - low)
    return MARGIN + across * (WIDTH - 2 * MARGIN), HEIGHT - MARGIN - up * (HEIGHT - 2 * MARGIN)


def _table(listing: Listing) -> Iterator[str]:
    yield f"<table>\n<caption>{escape(listing.title)}</caption>"
    columns = "".join(f"<th scope='col'>{escape(each)}</th>" for each in listing.columns)
    yield f"<thead><tr>{columns}</tr></thead>"
    yield "<tbody>"
    for row in listing.rows:
        yield f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>"
    yield "</tbody>\n</table>"
    if listing.note:
        yield f"<p>{escape(listing.note)}</p>"
