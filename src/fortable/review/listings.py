"""A review in words and figures, before anybody draws it: in a terminal, or on a page."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from fortable.texts import Texts

from .accounts import POINT, WIN, Judgement, Review, Unit

LUCKIEST = 3


class Listing(NamedTuple):
    """A table; the first cell of each row says what it is of."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    note: str = ""


def listings(review: Review, texts: Texts, is_whole: bool = False) -> Iterator[Listing]:
    """The accounts, the turning points and the luckiest draws; or every decision and every draw."""
    yield _accounts(review, texts)
    turning = review.turning_points()
    yield _judgements(texts("review-turning"), turning, review.unit, texts)
    strokes = sorted(review.strokes, key=lambda each: -max(map(abs, each.luck)))
    shown = review.strokes if is_whole else strokes[:LUCKIEST]
    yield Listing(
        texts("review-draws"),
        (texts("review-after"), *map(texts.name, range(review.seats))),
        tuple((str(each.version), *(told(n, review.unit) for n in each.luck)) for each in shown),
    )
    if is_whole:
        yield _judgements(texts("review-decisions"), review.judgements, review.unit, texts)


def _accounts(review: Review, texts: Texts) -> Listing:
    parts = ("fair", "luck", "own", "others", "rest", "result")
    rows = (
        (
            texts.name(each.seat),
            *(told(getattr(each, part), review.unit, part in ("fair", "result")) for part in parts),
            texts("review-count", mistakes=each.mistakes, decisions=each.decisions),
        )
        for each in review.accounts
    )
    columns = ("player", *parts, "mistakes")
    return Listing(
        texts("review-title"),
        tuple(texts(f"review-{column}") for column in columns),
        tuple(rows),
        texts(f"review-unit-{review.unit}"),
    )


def _judgements(title: str, some: Sequence[Judgement], unit: Unit, texts: Texts) -> Listing:
    columns = ("after", "player", "chosen", "better", "cost", "points", "memory")
    return Listing(
        title,
        tuple(texts(f"review-{column}") for column in columns),
        tuple(_row(each, unit, texts) for each in some),
        "" if some else texts("review-no-mistake"),
    )


def _row(each: Judgement, unit: Unit, texts: Texts) -> tuple[str, ...]:
    return (
        str(each.version),
        texts.name(each.seat),
        texts.action(each.chosen),
        texts.action(each.best) if each.cost else "–",
        told(-each.cost, unit) if each.cost else "–",
        f"{-each.points:+.1f}" if each.points and each.cost else "–",
        told(-each.forgotten, unit) if each.forgotten else "–",
    )


def told(count: int, unit: Unit, is_level: bool = False) -> str:
    """Parts of the win in percent, or points; a change has its sign.

    >>> told(-1250, "share"), told(2500, "share", True), told(150, "points")
    ('-12.5 %', '25.0 %', '+1.5')
    """
    sign = "" if is_level else "+"
    number = 100 * count / WIN if unit == "share" else count / POINT
    return f"{number:{sign}.1f}" + (" %" if unit == "share" else "")
