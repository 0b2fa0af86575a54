"""The further laws: logs replay, values survive, matches end, `legal` and `decide` agree."""

from contextlib import suppress
from random import Random
from typing import Any

from fortable.kernel import referee
from fortable.kernel.chance import Draw, guess
from fortable.kernel.choices import choices
from fortable.kernel.codec import decode, encode, plain
from fortable.kernel.game import AnyGame, phase_of
from fortable.kernel.log import Match
from fortable.kernel.record import Record, export, read_record, replay, verify, write_record
from fortable.kernel.words import CLOCK, Action, Illegal, Seat

from ..broken import Broken
from ..endurance import often
from ..law import law
from ..walks import TO_THE_END, Walk, setups, strange_actions

LISTED = 500
RESTED = often(40, in_full=TO_THE_END)


@law
def a_log_replays_to_the_same_state(walk: Walk) -> None:
    """By its events alone a match comes to where it stands; its file proves it when it is over."""
    match = walk.match
    state = match.first
    for event in match.events:
        state = walk.game.evolve(state, event)
    if state != match.state:
        raise Broken("the events lead elsewhere", replayed=state, state=match.state)
    if match.is_over:
        record = read_record(write_record(export(match, None)))
        *_, (_, last) = replay(walk.game, record)
        if last != match.state or verify(walk.game, record).state != match.state:
            raise Broken("the file leads elsewhere", record=record)


@law
def a_running_match_keeps_its_seed(walk: Walk) -> None:
    """Nobody can export the seed, or the whole log, of a match that is not over."""
    for viewer in walk.viewers:
        excerpt = export(walk.match, viewer)
        if not walk.match.is_over and (
            isinstance(excerpt, Record) or walk.match.seed.hex().encode() in encode(excerpt)
        ):
            raise Broken("a running match shows its seed", viewer=viewer)


@law
def values_survive_json(walk: Walk) -> None:
    """State, views, events, news and actions are the same after a trip through JSON."""
    game, types = walk.game, walk.game.types
    for state in walk.telling_states():
        _survives(state, types.state)
        for viewer in walk.viewers:
            _survives(game.view_for(state, viewer), types.view)
    for step in walk.steps:
        _survives(step.action, types.action)
        for event, state in zip(step.ruling.events, step.ruling.states, strict=True):
            _survives(event, types.event)
            for viewer in walk.viewers:
                _survives(game.redact(event, viewer, state), types.event)


@law
def what_is_shown_comes_from_the_view(walk: Walk) -> None:
    """Boards get the view as it is, with what follows from it alone: whoever has the view could tell it."""
    game, types = walk.game, walk.game.types
    for state in walk.telling_states():
        for viewer in walk.viewers:
            view = game.view_for(state, viewer)
            shown = game.shown(view)
            if any(getattr(shown, name) != getattr(view, name) for name in view.__struct_fields__):
                raise Broken("what is shown is not what the view says", view=view, shown=shown)
            if game.shown(decode(encode(view), types.view)) != shown:
                raise Broken("what is shown comes from elsewhere", view=view, shown=shown)
            _survives(shown, types.shown)


@law
def values_survive_notation(walk: Walk) -> None:
    """State and actions are the same after a trip through one line of text."""
    notation = walk.game.notation
    for state in (walk.match.first, *walk.few(walk.resting, RESTED), *walk.telling_states()):
        line = notation.write_state(state)
        if "\n" in line or notation.read_state(line) != state:
            raise Broken("the notation of a state loses something", line=line, state=state)
    for step in walk.steps:
        word = notation.write_action(step.action)
        if "\n" in word or notation.read_action(word) != step.action:
            raise Broken("the notation of an action loses something", word=word, action=step.action)


@law
def nonsense_notation_is_refused(walk: Walk) -> None:
    """Text that is no position, or a damaged one, is `Illegal` or reads as some other position."""
    notation, rng = walk.game.notation, walk.rng
    line = notation.write_state(walk.match.state)
    words = [notation.write_action(step.action) for step in walk.steps[-3:]]
    for _ in range(20):
        for text, read in (
            (line, notation.read_state),
            *((word, notation.read_action) for word in words),
        ):
            with suppress(Illegal):
                read(_damaged(text, rng))


@law
def legal_and_decide_agree(walk: Walk) -> None:
    """Each listed action is accepted; another is refused with a rule, unless its kind is unlisted."""
    game, state = walk.game, walk.match.state
    for seat in map(Seat, range(state.seats)):
        listed = list(game.legal(game.view_for(state, seat)))
        if bool(listed) != (seat in walk.match.waiting):
            raise Broken("the seats with legal actions are not those waited for", state=state)
        for action in walk.few(listed, LISTED):
            _accepted(walk, seat, action)
        for action in strange_actions(walk):
            is_judged = isinstance(action, game.unlisted) or action in listed
            if seat in walk.match.waiting and not is_judged:
                _refused(walk, seat, action)


@law
def dice_are_thrown_and_cards_are_drawn(walk: Walk) -> None:
    """Dice out of a bag, like cards, would make doubles rarer than their players believe."""
    for state in (walk.match.first, *(state for _, state in walk.told)):
        due = walk.game.waiting(state)
        if isinstance(due, Draw) and due.seems_dice:
            advice = "dice are Draw.dice(n); if these are cards, say so: Draw(bag, n, alike=True)"
            raise Broken("dice are drawn like cards", draw=due, advice=advice)


@law
def the_kth_choice_is_the_kth_that_is_listed(walk: Walk) -> None:
    """Where a game counts its legal actions without a list, number and order are those of the list."""
    game, state = walk.game, walk.match.state
    for seat in walk.match.waiting:
        offered = choices(game.legal(game.view_for(state, seat)))
        listed = tuple(iter(offered))
        if len(offered) != len(listed):
            raise Broken("the choices are miscounted", counted=len(offered), listed=len(listed))
        for k in walk.few(range(len(listed)), LISTED):
            if offered[k] != listed[k]:
                raise Broken("another choice than in the list", k=k, listed=listed[k])


@law
def a_view_says_whose_it_is(walk: Walk) -> None:
    """Learners and boards read `viewer` of a view, and `phase` where it has one: in JSON, too."""
    for viewer in walk.viewers:
        view = walk.match.view(viewer)
        said = plain(walk.match.shown(viewer))
        if said.get("viewer", CLOCK) != viewer or view.viewer != viewer:
            raise Broken("a view does not say whose it is", viewer=viewer, view=view)
        if phase_of(view) != said.get("phase") or not isinstance(said.get("phase", ""), str):
            raise Broken("a view's phase is no word, or not told", view=view)


@law
def nothing_follows_at_rest(walk: Walk) -> None:
    """Where a seat may act, or nobody, no event is left over: not in any world they could be in, either."""
    game = walk.game
    for state in walk.resting:
        if game.follows(state):
            raise Broken("something follows where the match rests", state=state)
    for viewer in walk.viewers:
        imagined = game.imagine(walk.match.view(viewer), walk.rng)
        if game.follows(imagined):
            raise Broken("something follows in a world that looks at rest", state=imagined)


@law
def who_is_out_stays_out(walk: Walk) -> None:
    """Whoever has nothing more to decide is not waited for again: the rest may be played without them."""
    game, out = walk.game, set[Seat]()
    for state in walk.resting:
        out |= {seat for seat in map(Seat, range(state.seats)) if game.is_out(state, seat)}
        waiting = game.waiting(state)
        if not isinstance(waiting, Draw) and out & waiting:
            raise Broken("somebody who is out is waited for", out=sorted(out), state=state)


@law
def spectators_cannot_act(walk: Walk) -> None:
    """Whoever only watches has no legal actions."""
    for state in walk.telling_states():
        if list(walk.game.legal(walk.game.view_for(state, None))):
            raise Broken("a spectator is offered actions", state=state)


@law
def a_refused_action_changes_nothing(walk: Walk) -> None:
    """After a refusal the match is as it was, to the byte."""
    match = walk.match
    before = walk.everything
    for action in strange_actions(walk):
        for seat in map(Seat, range(-2, match.state.seats + 1)):
            with suppress(Illegal):
                match.rule(seat, action)
    if walk.everything != before:
        raise Broken("a ruling changed the match", match=match)


@law
def a_deadline_can_be_met_by_the_clock(walk: Walk) -> None:
    """Where the rules name a deadline, the clock's action is accepted."""
    for state in walk.resting:
        deadline = walk.game.deadline(state)
        if deadline is not None:
            try:
                course = referee.rule(walk.game, state, CLOCK, deadline.action, guess(walk.rng))
            except Illegal as illegal:
                raise Broken("the clock is refused", refusal=illegal, state=state) from None
            if not course.events:
                raise Broken("the deadline passes and nothing happens", state=state)


@law
def the_outcome_adds_up(walk: Walk) -> None:
    """Everybody has one place, and each seat's lines add up to its score."""
    if not walk.match.is_over:
        return
    outcome = walk.match.outcome()
    if sorted(seat for place in outcome.ranking for seat in place) != list(
        range(walk.match.state.seats)
    ):
        raise Broken("not everybody has one place", outcome=outcome)
    sums = tuple(sum(line.points for line in lines) for lines in outcome.breakdown)
    if not sums == outcome.scores == walk.game.scores(walk.match.state):
        raise Broken("the lines do not add up to the scores", outcome=outcome)


def random_play_ends(game: AnyGame) -> None:
    """At every seat count and with every option, random play comes to an end."""
    for number, (seats, options) in enumerate(setups(game)):
        walk = Walk(Match.begin(game, seats, options, number.to_bytes(32, "big")), Random(number))
        while not walk.match.is_over:
            walk.step()
            if len(walk.steps) > TO_THE_END:
                raise Broken("random play does not end", seats=seats, options=options)


def abandoned_play_ends(game: AnyGame) -> None:
    """When everybody is gone the table plays on by itself, legally, and comes to an end."""
    for number, (seats, options) in enumerate(setups(game)):
        match = Match.begin(game, seats, options, number.to_bytes(32, "big"))
        while not match.is_over:
            seat = min(match.waiting)
            match.act(seat, game.auto_action(match.view(seat)))
            if len(match.asked) > TO_THE_END:
                raise Broken("play by auto_action does not end", seats=seats, options=options)


def _survives(value: Any, kind: Any) -> None:
    if decode(encode(value), kind) != value:
        raise Broken("JSON loses something", value=value)


def _damaged(text: str, rng: Random) -> str:
    at = rng.randrange(len(text) + 1)
    length = rng.randrange(4)
    return text[:at] + rng.choice(("", "?", "999", " ", "|", "-", "é", "\0")) + text[at + length :]


def _accepted(walk: Walk, seat: Seat, action: Action) -> None:
    try:
        ruling = walk.match.rule(seat, action)
    except Illegal as illegal:
        raise Broken("a legal action is refused", action=action, refusal=illegal) from None
    if not ruling.events:
        raise Broken("an accepted action leads to nothing", action=action)


def _refused(walk: Walk, seat: Seat, action: Action) -> None:
    try:
        walk.game.decide(walk.match.state, seat, action)
    except Illegal as illegal:
        if not illegal.rule:
            raise Broken("a refusal names no rule", action=action) from None
        return
    raise Broken("an action that is not listed is accepted", action=action, state=walk.match.state)
