"""What a look back says in words: what was overlooked, what chain lay there, where the best way was left."""

from collections import Counter
from collections.abc import Iterator
from itertools import accumulate
from typing import Any

from fortable.kernel.log import Match

from ..actions import AnyAction, Stop, Take
from ..bots.lookahead import Lookahead
from ..events import CardReturned, CardTaken, LayoutFinished, LayoutLaid, RoundBegan
from ..model import State
from ..modes.puzzle import best_way
from ..view import View

Said = tuple[str, dict[str, Any]]
"""A message and its facts."""


def why(view: View, chosen: AnyAction, best: AnyAction) -> Said | None:
    """What was wrong with an action, or what another leads to."""
    if view.viewer is None or not view.lying:
        return None
    match chosen, best:
        case Stop(), Take(place):
            return "reason-overlooked", {"place": place}
        case Take(place), _ if place not in view.takeable and view.chains[view.viewer]:
            top = view.chains[0 if view.is_solo else view.viewer][-1]
            features = view.deck.differing(top, view.lying[place])
            return "reason-mismatch", {"place": place, "features": features}
        case Take(place), Take(other):
            ahead = Lookahead(view.deck, view.lying)
            more, fewer = ahead.after(other)[0], ahead.after(place)[0]
            facts = {"place": other, "cards": more, "fewer": fewer}
            return ("reason-farther", facts) if more > fewer else None
    return None


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
