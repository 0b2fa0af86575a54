"""One match of a report, played again and drawn: midway, and at its end."""

from collections.abc import Iterator, Sequence
from typing import Any

from fortable.arena.contest import Contest, Result, played_again
from fortable.bots.persona import bot_names
from fortable.kernel.chance import Draw
from fortable.kernel.game import AnyGame
from fortable.kernel.log import Match
from fortable.kernel.record import Record, export, replay
from fortable.pictures import Look, picture
from fortable.texts import Texts

MIDWAY, END = "midway", "end"


def boards(contest: Contest, results: Sequence[Result], language: str) -> dict[str, str]:
    """The first match that came to its end, as SVG by moment; none if no match did."""
    whole = next((result.line_up for result in results if result.forfeit is None), None)
    if whole is None:
        return {}
    match = played_again(contest, whole)
    look = Look(language=language, names=_names(match.game, whole.bots, language), unveiled=True)
    drawn = {MIDWAY: _midway(match), END: match.state}
    return {moment: picture(match.game, state, look) for moment, state in drawn.items()}


def _midway(match: Match) -> Any:
    """When half of what was waited for is done."""
    states = list(_choices(match))
    return states[len(states) // 2]


def _choices(match: Match) -> Iterator[Any]:
    """Every state in which somebody is waited for."""
    record = export(match, None)
    assert isinstance(record, Record), "a match that is over"
    for _, state in replay(match.game, record):
        waiting = match.game.waiting(state)
        if waiting and not isinstance(waiting, Draw):
            yield state


def _names(game: AnyGame, bots: Sequence[str], language: str) -> tuple[str, ...]:
    return tuple(name or "" for name in bot_names(Texts(language, [game.package]), bots))
