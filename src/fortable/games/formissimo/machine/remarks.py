"""What a look back says of a whole match: how far chains came, what broke them, where a way was left."""

from collections import Counter
from collections.abc import Iterator
from itertools import accumulate

from fortable.kernel.log import Match

from ..events import CardReturned, CardTaken, LayoutFinished, LayoutLaid, RoundBegan
from ..model import State
from ..modes.puzzle import best_way
from .reasons import Said


def remarks(match: Match) -> Iterator[Said]:
    """Of a race by round and seat, alone by layout."""
    yield from _alone(match) if match.state.is_solo else _race(match.state, match)


def _race(last: State, match: Match) -> Iterator[Said]:
    starts = [state for state in _states(match) if state.phase == "race"]
    for seat in range(last.seats):
        checks = [checks[seat] for checks in last.rounds if seat < len(checks)]
        taken = sum(len(check.cards) - 1 for check in checks)
        yield "remark-taken", {"seat": seat, "cards": taken, "rounds": len(checks)}
        wrong = Counter(feature for check in checks for feature in check.features)
        for feature, count in sorted(wrong.items()):
            yield "remark-feature", {"seat": seat, "features": [feature], "count": count}
        for number, check in enumerate(checks, 1):
            first = next(state for state in starts if state.round == number)
            longest = len(best_way(first.deck, first.chains[seat][:1], first.lying)[0])
            facts = {"seat": seat, "round": number, "cards": longest, "taken": len(check.cards) - 1}
            yield "remark-longest", facts


def _states(match: Match) -> list[State]:
    return [*accumulate(match.events, match.game.evolve, initial=match.first)]


def _alone(match: Match) -> Iterator[Said]:
    """How few could be left, and with which card that was no longer so."""
    best, step, left_at = 0, 0, None
    for event, state in zip(match.events, _states(match)[1:], strict=True):
        match event:
            case LayoutLaid() | RoundBegan():
                step, left_at = 0, None
                best = best_way(state.deck, (), state.lying)[1].left if state.lying else 0
            case CardTaken(place=place):
                step += 1
                least = best_way(state.deck, state.chains[0], state.lying)[1].left
                if least > best and left_at is None:
                    left_at = (step, place)
            case CardReturned():
                step -= 1
                left_at = left_at if left_at and left_at[0] <= step else None
            case LayoutFinished(round=number, left=left, least=least):
                facts = {"round": number, "left": left, "least": least}
                if left_at is None:
                    yield "remark-best", facts
                else:
                    yield "remark-left-best", {**facts, "step": left_at[0], "place": left_at[1]}
