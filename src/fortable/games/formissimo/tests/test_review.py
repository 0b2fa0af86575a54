"""Looking back at races: planted blunders are found, and a round is played on as the rules have it."""

from random import Random

from fortable.bots.playing import play_match
from fortable.kernel.log import Match
from fortable.testing.blunders import planted
from fortable.testing.endurance import endurance, often

from .. import GAME
from ..actions import AnyAction, Stop
from ..events import StopCalled
from ..machine.remarks import remarks
from ..model import Options
from ..view import View

LONG = 6


def too_early(view: View, _: Random) -> AnyAction | None:
    """Stop, with a long chain and a card that matches."""
    if view.phase != "race" or view.viewer is None or len(view.chains[view.viewer]) < LONG:
        return None
    return Stop() if view.takeable else None


def is_wrong(match: Match, version: int) -> bool:
    """The card may be gone by the time Stop is called."""
    event = match.events[version]
    return isinstance(event, StopCalled) and event.verdict == "wrong"


@endurance
def test_a_planted_blunder_is_a_turning_point() -> None:
    deals = often(4, in_full=100)
    found = [
        planted(GAME, 3, "strong", too_early, f"blunder {n}", 0.1, is_wrong) for n in range(deals)
    ]
    seen = [each.is_found for each in found if each]
    assert len(seen) > deals / 2
    assert sum(seen) >= 0.9 * len(seen)


def test_a_look_back_says_what_lay_there_and_by_what_chains_broke() -> None:
    deals = (f"words {number}" for number in range(20))
    matches = (play_match(GAME, 3, Options(), ["beginner"], deal, deal) for deal in deals)
    match = next(
        match for match in matches if any(check.step for row in match.state.rounds for check in row)
    )
    said = list(remarks(match))
    broken = sum(len(check.features) for row in match.state.rounds for check in row)
    assert broken == sum(facts["count"] for message, facts in said if message == "remark-feature")
    for message, facts in said:
        if message == "remark-longest":
            check = match.state.rounds[facts["round"] - 1][facts["seat"]]
            assert check.step is not None or facts["cards"] >= facts["taken"]


def test_alone_it_says_where_the_best_way_was_left() -> None:
    match = play_match(GAME, 1, Options(), ["beginner"], "alone", "alone")
    said = [facts for message, facts in remarks(match) if message.startswith("remark-")]
    assert [facts["round"] for facts in said] == [1, 2, 3]
    for facts, result in zip(said, match.state.results, strict=True):
        assert (facts["left"], facts["least"]) == (result.left, result.least)
        assert ("step" in facts) == (result.left > result.least)
