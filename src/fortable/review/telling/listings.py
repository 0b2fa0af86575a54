"""A review in words and figures, before anybody draws it: in a terminal, or on a page."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from fortable.review.accounts import POINT, WIN, Account, Judgement, Remark, Review, Unit
from fortable.texts import Texts

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
    if review.remarks:
        yield Listing(
            texts("review-remarks"),
            ("",),
            tuple((_said(each, texts),) for each in review.remarks),
        )
    if is_whole:
        yield _judgements(texts("review-decisions"), review.judgements, review.unit, texts)


def _accounts(review: Review, texts: Texts) -> Listing:
    parts = ("fair", "luck", "own", "others", "rest", "result")
    rows = (
        (
            texts.name(each.seat),
            *(_part(each, part, review.unit) for part in parts),
            texts("review-count", mistakes=each.mistakes, decisions=each.decisions),
            _mean(each.loss, each.decisions, review.unit),
        )
        for each in review.accounts
    )
    columns = ("player", *parts, "mistakes", "loss")
    return Listing(
        texts("review-title"),
        tuple(texts(f"review-{column}") for column in columns),
        tuple(rows),
        f"{texts(f'review-unit-{review.unit}')} {texts('review-doubt')}",
    )


def _part(account: Account, part: str, unit: Unit) -> str:
    """A part of an account, with its standard error where it has one."""
    if part in ("fair", "result"):
        return told(getattr(account, part), unit, is_level=True)
    doubt = told(getattr(account, f"{part}_doubt"), unit, is_level=True)
    return f"{told(getattr(account, part), unit)} ± {doubt}"


def _mean(loss: int, decisions: int, unit: Unit) -> str:
    """What a decision lost in the mean."""
    return told(-loss / decisions, unit, digits=2) if decisions else "–"


def _judgements(title: str, some: Sequence[Judgement], unit: Unit, texts: Texts) -> Listing:
    columns = ("after", "player", "chosen", "better", "cost", "points", "memory", "reason")
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
        _said(each.reason, texts) if each.reason else "–",
    )


def _said(remark: Remark, texts: Texts) -> str:
    return texts(remark.message, **remark.facts)


def told(count: float, unit: Unit, is_level: bool = False, digits: int = 1) -> str:
    """Parts of the win in percent, or points; a change has its sign.

    >>> told(-1250, "share"), told(2500, "share", True), told(150, "points")
    ('-12.5 %', '25.0 %', '+1.5')
    """
    sign = "" if is_level else "+"
    number = 100 * count / WIN if unit == "share" else count / POINT
    return f"{number:{sign}.{digits}f}" + (" %" if unit == "share" else "")
