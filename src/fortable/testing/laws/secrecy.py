"""The three laws of secrecy, and that nothing is said twice once it may not be said."""

from itertools import product
from typing import Any

from fortable.kernel import referee
from fortable.kernel.chance import SEED_BYTES, Chance, Draw, Picks, guess
from fortable.kernel.log import Match
from fortable.kernel.words import Action, Event, Illegal, Seat, Viewer

from ..broken import Broken
from ..law import law
from ..walks import Walk, scalars, strange_actions

REDEALS = 12


@law
def what_a_viewer_cannot_see_does_not_show(walk: Walk) -> None:
    """First law: deal anew what a viewer cannot know, and the view stays the same."""
    game = walk.game
    for state in walk.telling_states():
        for viewer in walk.viewers:
            view = game.view_for(state, viewer)
            redealt = game.redeal(state, viewer, walk.rng)
            if game.view_for(redealt, viewer) != view:
                raise Broken("the view shows what was redealt", viewer=viewer, state=state)
            if _asks(game.waiting(redealt)) != _asks(game.waiting(state)):
                raise Broken(
                    "whom the match waits for gives a secret away", viewer=viewer, state=state
                )
            if game.scores(redealt) != game.scores(state):
                raise Broken("the scores give a secret away", viewer=viewer, state=state)
            if game.deadline(redealt) != game.deadline(state):
                raise Broken("the deadline gives a secret away", viewer=viewer, state=state)


@law
def bots_imagine_honest_worlds(walk: Walk) -> None:
    """Second law: a world imagined from a view looks the same to that viewer."""
    game = walk.game
    for state in walk.telling_states():
        for viewer in walk.viewers:
            view = game.view_for(state, viewer)
            if game.view_for(game.imagine(view, walk.rng), viewer) != view:
                raise Broken("the imagined world looks different", viewer=viewer, state=state)


@law
def what_looks_the_same_sounds_the_same(walk: Walk) -> None:
    """Third law: as long as two continuations look the same to a viewer, the news is the same."""
    game = walk.game
    for step in walk.few(walk.steps, 12):
        for viewer in walk.viewers:
            redealt = game.redeal(step.before, viewer, walk.rng)
            try:
                other = referee.rule(
                    game, redealt, step.seat, step.action, _like(step.ruling.events, walk)
                )
            except Illegal:
                if step.seat == viewer:
                    raise Broken("a refusal gives a secret away", step=step) from None
                continue
            _same_sound(walk, viewer, step.ruling, other)


@law
def refusals_are_made_of_what_the_seat_knows(walk: Walk) -> None:
    """Third law, for refusals: dealt anew, the same wish gets the same answer."""
    game, state = walk.game, walk.match.state
    for action in strange_actions(walk):
        for seat in sorted(walk.match.waiting):
            redealt = game.redeal(state, seat, walk.rng)
            if _answer(walk, state, seat, action) != _answer(walk, redealt, seat, action):
                raise Broken("a refusal gives a secret away", seat=seat, action=action, state=state)


@law
def retelling_adds_nothing(walk: Walk) -> None:
    """What is told again is made from what was heard at the time, and may only have shrunk."""
    game = walk.game
    for present in walk.few(range(len(walk.steps)), 4):
        now = walk.steps[present].before
        for step, viewer in product(walk.steps[:present], walk.viewers):
            for event, then in zip(step.ruling.events, step.ruling.states, strict=True):
                heard = game.redact(event, viewer, then)
                if game.redact(heard, viewer, now) != game.redact(event, viewer, now):
                    raise Broken("retold news says more than was heard", event=event, viewer=viewer)


@law
def redeal_deals(walk: Walk) -> None:
    """The other laws are worth as much as `redeal`: where a bot can imagine another world, so must it."""
    game = walk.game
    for state in walk.telling_states(2):
        for viewer in walk.viewers:
            view = game.view_for(state, viewer)
            worlds = [game.imagine(view, walk.rng) for _ in range(REDEALS)]
            if all(world == state for world in worlds):
                continue
            _must_deal(walk, state, viewer)


@law
def what_is_hidden_is_dealt_anew(walk: Walk) -> None:
    """And so must it where news hides something: a redeal that is made from the view would not."""
    game = walk.game
    for event, then in walk.few(walk.told, 12):
        for viewer in walk.viewers:
            if game.redact(event, viewer, then) != event:
                _must_deal(walk, then, viewer)
    for viewer in walk.viewers if game.forgets and not walk.match.is_over else ():
        now = walk.match.state
        if any(game.redact(event, viewer, now) != event for event, _ in walk.told):
            _must_deal(walk, now, viewer)


@law
def what_is_forgotten_is_not_told_again(walk: Walk) -> None:
    """Where memory is the game: of two matches that look the same now, the same is told."""
    game = walk.game
    if not game.forgets:
        return
    twin = Match(game, walk.match.first, walk.rng.randbytes(SEED_BYTES))
    past = Match(game, walk.match.first, walk.match.seed)
    for step in walk.steps:
        try:
            twin.act(step.seat, step.action)
        except Illegal:
            return
        past.act(step.seat, step.action)
        for viewer in walk.viewers:
            if past.view(viewer) == twin.view(viewer) and past.retold(viewer) != twin.retold(
                viewer
            ):
                raise Broken("what was forgotten is told again", viewer=viewer, state=past.state)


def _must_deal(walk: Walk, state: Any, viewer: Viewer) -> None:
    deals = (walk.game.redeal(state, viewer, walk.rng) for _ in range(4 * REDEALS))
    if all(dealt == state for dealt in deals):
        raise Broken("redeal leaves a secret as it is", viewer=viewer, state=state)


def _asks(waiting: Any) -> Any:
    return Draw if isinstance(waiting, Draw) else waiting


def _like(events: tuple[Event, ...], walk: Walk) -> Chance:
    """Chance that lets the same things happen again where it can, so that worlds look alike."""
    drawn = [number for number in scalars(events) if isinstance(number, int)]
    fallback = guess(walk.rng)

    def choose(draw: Draw) -> Picks:
        rest, picks = list(draw.bag), list[int]()
        for number in drawn:
            if number in rest and len(picks) < draw.count:
                picks.append(number)
                if not draw.returns:
                    rest.remove(number)
        missing = draw.count - len(picks)
        return (*picks, *fallback(Draw(tuple(rest), missing, returns=draw.returns)))

    return choose


def _same_sound(walk: Walk, viewer: Viewer, one: Any, other: referee.Consequences) -> None:
    game = walk.game
    pairs = zip(one.events, one.states, other.events, other.states, strict=False)
    for event, state, event2, state2 in pairs:
        if game.view_for(state, viewer) != game.view_for(state2, viewer):
            return
        if game.redact(event, viewer, state) != game.redact(event2, viewer, state2):
            advice = "keep what was shown in the view, for who comes back; or hide it in `redact`"
            raise Broken(
                "what looks the same sounds different",
                viewer=viewer,
                event=event,
                other=event2,
                advice=advice,
            )
    if len(one.events) != len(other.events) and game.view_for(
        one.states[-1], viewer
    ) == game.view_for(other.states[-1], viewer):
        raise Broken("the number of events gives a secret away", viewer=viewer, events=one.events)


def _answer(walk: Walk, state: Any, seat: Seat, action: Action) -> Illegal | None:
    try:
        walk.game.decide(state, seat, action)
    except Illegal as illegal:
        return illegal
    return None
