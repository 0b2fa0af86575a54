"""From a table as it is stored to its review as it is told: within limits, and naming nobody."""

from collections.abc import Callable
from typing import Any

from fortable.kernel.codec import decode, encode, plain
from fortable.kernel.words import Illegal
from fortable.protocol.reviews import (
    AccountTold,
    BetterTold,
    DecisionTold,
    MomentTold,
    RemarkTold,
    ReviewTold,
    StrokeTold,
)
from fortable.review import Account, Judgement, Remark, Review, review
from fortable.server.replays.packing import Packing
from fortable.server.store import StoredTable
from fortable.server.tables.match.stored_match import rebuild_match

from .requests import ReviewRequest

STROKES = 12
"""So many of what chance decided are told, what changed most first."""
LONGEST_ACTION = 400
"""Bytes of an action that is told with a decision; of a longer one the board has the moment."""

Tick = Callable[[int, int], None]


def reviewed(request: ReviewRequest, data: bytes, tick: Tick) -> bytes:
    """The review of a table's match, packed, or `Illegal`."""
    match = rebuild_match(decode(data, StoredTable))
    moments = max(match.version, len(match.asked))
    if moments > request.most_moments:
        raise Illegal("TB-11", "too-many-moments", tried=moments, allowed=request.most_moments)
    packing = Packing(request.most_bytes)
    packing.add(encode(told(review(match, tick=tick))))
    return packing.done()


def told(found: Review) -> ReviewTold:
    """All that is said of a match over the wire."""
    strokes = sorted(found.strokes, key=lambda each: -max(map(abs, each.luck)))
    return ReviewTold(
        game=found.game,
        seats=found.seats,
        unit=found.unit,
        course=tuple(MomentTold(each.version, each.values) for each in found.course),
        accounts=tuple(map(_account, found.accounts)),
        decisions=tuple(map(_decision, found.judgements)),
        turning_points=_versions(found.turning_points()),
        turning_points_of=tuple(_versions(found.turning_points(n)) for n in range(found.seats)),
        strokes=tuple(StrokeTold(each.version, each.luck) for each in strokes[:STROKES]),
        remarks=tuple(map(_remark, found.remarks)),
    )


def _versions(some: tuple[Judgement, ...]) -> tuple[int, ...]:
    return tuple(each.version for each in some)


def _account(account: Account) -> AccountTold:
    names = AccountTold.__struct_fields__
    return AccountTold(**{name: getattr(account, name) for name in names})


def _decision(judged: Judgement) -> DecisionTold:
    return DecisionTold(
        version=judged.version,
        seat=judged.seat,
        chosen=_action(judged.chosen),
        choices=judged.choices,
        loss=judged.loss,
        cost=judged.cost,
        doubt=judged.doubt,
        better=_better(judged) if judged.cost else None,
    )


def _better(judged: Judgement) -> BetterTold:
    reason = None if judged.reason is None else _remark(judged.reason)
    return BetterTold(_action(judged.best), judged.points, judged.forgotten, reason)


def _action(action: Any) -> Any:
    """None if it is too long."""
    return action if len(encode(action)) <= LONGEST_ACTION else None


def _remark(remark: Remark) -> RemarkTold:
    facts: dict[str, Any] = plain(remark.facts)
    return RemarkTold(remark.message, facts)
