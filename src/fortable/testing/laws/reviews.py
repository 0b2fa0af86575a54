"""Laws of looking back: a decision is judged by what its seat knew, and all parts add up to the result."""

from fortable.kernel.words import CLOCK
from fortable.review.judging import Case, Judge
from fortable.review.playing_on import playing_on
from fortable.review.reviewer import reviewer_of
from fortable.review.reviewing import review, unit_of

from ..broken import Broken
from ..law import law
from ..walks import Walk

FEW = 2
SLIGHT = 0.01
EVERY = 12
"""Of so many matches one is reviewed whole: it takes its time."""


@law
def what_looks_the_same_is_judged_the_same(walk: Walk) -> None:
    """Deal anew what a seat cannot know, and its decision is judged the same."""
    game, heard = walk.game, walk.match.fresh_news
    reviewer = reviewer_of(game)
    judge = Judge(game, reviewer, playing_on(game, reviewer), unit_of(walk.match), FEW)
    decisions = [
        step
        for step in walk.steps
        if step.seat != CLOCK
        and not isinstance(step.action, game.unlisted)
        and not game.takes_long(step.before, step.action)
    ]
    for step in walk.few(decisions, FEW):
        version, seat = step.ruling.asked.version, step.seat
        views = (
            game.view_for(step.before, seat),
            game.view_for(game.redeal(step.before, seat, walk.rng), seat),
        )
        one, other = (
            judge.judgement(
                Case(game, version, seat, view, heard(seat)[:version], step.action), "law"
            )
            for view in views
        )
        if one != other:
            raise Broken("a judgement gives a secret away", seat=seat, one=one, other=other)


@law
def luck_and_skill_add_up(walk: Walk) -> None:
    """Fair share, luck, skill and rest are the result, to the last part."""
    if not walk.match.is_over or walk.rng.randrange(EVERY):
        return
    found = review(walk.match, effort=SLIGHT)
    for each in found.accounts:
        if each.fair + each.luck + each.skill + each.rest != each.result:
            raise Broken("luck and skill do not add up", account=each)
