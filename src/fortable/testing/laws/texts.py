"""The law of speech: whatever a game does, every one of its languages has words for it."""

from collections import defaultdict
from collections.abc import Callable, Iterator
from itertools import product
from typing import TypeVar

from fortable.folder import MESSAGES
from fortable.kernel.game import AnyGame, Figure
from fortable.kernel.words import Event, Illegal
from fortable.rulebook import clauses
from fortable.texts import Texts

from ..broken import Broken
from ..law import law
from ..walks import Walk, strange_actions

T = TypeVar("T")


@law
def whatever_happens_has_a_text(walk: Walk) -> None:
    """Events, actions, refusals and results can be told in every language of the game."""
    actions = walk.few([step.action for step in walk.steps])
    events = {type(event): event for event, _ in walk.told}.values()
    retold = {type(event): event for event in walk.match.retold(None)}.values()
    turns, refusals = _turns(walk), list(_refusals(walk))
    for texts in _languages(walk.game):
        for action in actions:
            _told(texts.action, action)
        for event in (*events, *retold):
            _told(texts.event, event)
        for turn in turns:
            _told(texts.turn, turn)
        for illegal in refusals:
            _told(texts.refusal, illegal)
        if walk.match.is_over:
            _result_has_a_text(walk, texts)


def _turns(walk: Walk) -> list[tuple[Event, ...]]:
    """What spectators are told of a turn: a few of every sort, by what happens in it."""
    by_sort = defaultdict[tuple[type[Event], ...], list[tuple[Event, ...]]](list)
    for step in walk.steps:
        news = tuple(walk.match.news(None, step.ruling))
        by_sort[tuple(map(type, news))].append(news)
    return [turn for turns in by_sort.values() for turn in walk.few(turns)]


def _refusals(walk: Walk) -> Iterator[Illegal]:
    for action, seat in product(strange_actions(walk), sorted(walk.match.waiting)):
        try:
            walk.match.rule(seat, action)
        except Illegal as illegal:
            yield illegal


def rulebooks_have_the_same_clauses(game: AnyGame) -> None:
    """Every language of the rulebook has the clauses of the English one, in the same order."""
    english = list(clauses(game.package, "en"))
    if not english:
        raise Broken("the rulebook has no clauses", game=game.key)
    for language in MESSAGES.languages(game.package):
        if list(clauses(game.package, language)) != english:
            raise Broken("a rulebook has other clauses", language=language)


def _languages(game: AnyGame) -> list[Texts]:
    if "en" not in MESSAGES.languages(game.package):
        raise Broken("there is no English catalogue", game=game.key)
    return [Texts(language, [game.package]) for language in MESSAGES.languages(game.package)]


def _told(tell: Callable[[T], str], what: T) -> None:
    try:
        text = tell(what)
    except KeyError as error:
        raise Broken("there are no words for this", missing=error.args[0]) from None
    if not text.strip():
        raise Broken("there are no words for this", text=text)


def _result_has_a_text(walk: Walk, texts: Texts) -> None:
    outcome = walk.match.outcome()
    _told(texts, f"ended-{outcome.ended_by}")
    _told(texts.decision, walk.match.decided())
    _figure_has_a_text(walk, texts)
    for lines in outcome.breakdown:
        for line in lines:
            _told(texts.line, line)


def _figure_has_a_text(walk: Walk, texts: Texts) -> None:
    """Of what somebody's history tells; for points the house has words."""
    state = walk.match.state
    figure = walk.game.figure(state.options, state.seats)
    if figure is not None and figure.unit != Figure().unit:
        _told(lambda unit: texts(f"figure-{unit}", points=-1, count=1), figure.unit)
    if figure is not None and figure.kind:
        _told(lambda kind: texts(f"kind-{kind}"), figure.kind)
