"""Laws of looking back: decisions are judged by what a seat knew, sums are right, what is said has words."""

from collections.abc import Iterator
from random import Random

from fortable.folder import MESSAGES
from fortable.kernel.choices import choices
from fortable.kernel.codec import encode
from fortable.kernel.log import Match, heard_fresh
from fortable.kernel.words import CLOCK, Illegal
from fortable.review import hint, reviewer, reviewing
from fortable.review.course import Course
from fortable.review.judging import Case, Judge
from fortable.review.playing_on import playing_on
from fortable.review.reviewing import is_judged, review, unit_of
from fortable.texts import Texts

from ..broken import Broken
from ..endurance import often
from ..law import law
from ..walks import Walk

FEW, MANY = 2, 12
JUDGED = often(3, in_full=1)
"""Of so many matches one is judged."""
SLIGHT = 0.01
EVERY = 12
"""Of so many matches one is reviewed whole: it takes its time."""


@law
def what_looks_the_same_is_judged_the_same(walk: Walk) -> None:
    """Deal anew what a seat cannot know, and its decision is judged the same."""
    game = walk.game
    known, seats = reviewer.reviewer_of(game), walk.match.state.seats
    judge = Judge(game, known, playing_on(game, known, seats), unit_of(walk.match), FEW)
    for one, other in _alike(walk, FEW, "a judgement gives a secret away"):
        if judge.judgement(one, "law") != judge.judgement(other, "law"):
            raise Broken("a judgement gives a secret away", one=one, other=other)


@law
def what_looks_the_same_gets_the_same_hint(walk: Walk) -> None:
    """Deal anew what a seat cannot know, and its hint is the same: what to look at, to do, and why."""
    for one, other in _alike(walk, 1, "a hint gives a secret away"):
        if _hinted(one) != _hinted(other):
            raise Broken("a hint gives a secret away", one=one, other=other)


def _alike(walk: Walk, most: int, broken: str) -> Iterator[tuple[Case, Case]]:
    """Decisions as their seats met them, and the same with all that they could not know dealt anew.

    Reviewers are given nothing else, and in every match they are given the same of many decisions. What they
    make of it takes its time, and is asked for in some matches.
    """
    course = Course(walk.match)
    decisions = [step for step in course.steps if is_judged(walk.game, step)]
    alike = list[tuple[Case, Case]]()
    for step in walk.few(decisions, MANY):
        assert step.asked is not None, "somebody decided"
        before = walk.game.redeal(step.before, step.asked.seat, walk.rng)
        otherwise = step._replace(before=before)
        one, other = (reviewing.case_of(course, each) for each in (step, otherwise))
        if one != other:
            raise Broken(broken, seat=step.asked.seat, one=one, other=other)
        alike.append((one, other))
    if not walk.rng.randrange(JUDGED):
        yield from alike[:most]


def _hinted(case: Case) -> bytes:
    """As it goes over the wire."""
    found = hint(case.game, case.version, case.seat, case.view, case.heard, effort=SLIGHT)
    return encode(found)


@law
def what_a_seat_knew_can_be_gone_back_to(walk: Walk) -> None:
    """From a world of what a seat had seen and heard a match goes on that looks the same to it and waits for
    the same; and whatever else was true then, it is the same world.
    """
    game, match = walk.game, walk.match
    for step in walk.few(walk.steps if reviewer.remembers(game) else (), FEW):
        seat, version = step.seat, step.ruling.asked.version
        if seat == CLOCK:
            continue
        heard = heard_fresh(game, match.first, match.events[:version], seat)
        luck, view = walk.rng.random(), game.view_for(step.before, seat)
        otherwise = game.view_for(game.redeal(step.before, seat, walk.rng), seat)
        world, other = (
            reviewer.known_world(game, each, heard, Random(luck)) for each in (view, otherwise)
        )
        if world != other:
            raise Broken("where one goes back to gives a secret away", seat=seat, state=step.before)
        try:
            again = Match.at(game, game.notation.write_state(world), match.seed)
        except Illegal as illegal:
            raise Broken("nobody can go back there", why=illegal, world=world) from None
        if again.view(seat) != view or again.waiting != game.waiting(step.before):
            raise Broken("it is another moment", world=world, state=step.before)


@law
def luck_and_skill_add_up(walk: Walk) -> None:
    """Fair share, luck, skill and rest are the result, to the last part."""
    if not walk.match.is_over or walk.rng.randrange(EVERY):
        return
    found = review(walk.match, effort=SLIGHT)
    for each in found.accounts:
        if each.fair + each.luck + each.skill + each.rest != each.result:
            raise Broken("luck and skill do not add up", account=each)


@law
def what_is_said_has_words(walk: Walk) -> None:
    """A reason and a hint can be told in every language of the game, whatever was chosen and is better."""
    game, course = walk.game, Course(walk.match)
    known = reviewer.reviewer_of(game)
    for step in walk.few([step for step in course.steps if is_judged(game, step)]):
        case = reviewing.case_of(course, step)
        best = walk.rng.choice(choices(game.legal(case.view)))
        reason = known.reason(case.view, case.heard, case.chosen, best)
        for remark in filter(None, (reason, known.look(case.view, case.heard, best))):
            for language in MESSAGES.languages(game.package):
                try:
                    Texts(language, [game.package])(remark.message, **remark.facts)
                except KeyError as error:
                    raise Broken("a remark has no words", remark=remark, why=str(error)) from error
