"""The notation that is made from a game's types: readable, and nothing is lost in it."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from msgspec import structs

from fortable.catalog import catalog
from fortable.kernel.chance import Draw
from fortable.kernel.game import BY_TYPES, AnyGame, Waiting
from fortable.kernel.log import Match
from fortable.kernel.notation import ActionWords, Notation, StateWords, notation_of
from fortable.kernel.words import Action, Illegal, Options, Seat, Value
from fortable.testing import rule
from fortable.testing.walks import Walk
from tests import seven

THROWN = "- | seats=3 thrown=(1,2),(6)"


class Say(Action, frozen=True):
    words: str
    to: tuple[int, ...] | None = None


class Wander(Action, frozen=True):
    ways: tuple[tuple[str, ...], ...]
    by: dict[str, int]
    sure: int | str = 0


class Lamp(Options, frozen=True):
    lit: bool = False


class Hall(Value, frozen=True):
    options: Lamp
    names: tuple[str, ...]
    spots: tuple[tuple[int | None, ...], ...] = ()
    seats: int = 1


ACTIONS = ActionWords(Say | Wander)
STATES = StateWords(Hall, Lamp)


@pytest.mark.parametrize(
    ("action", "line"),
    [
        (Say("hello"), "say hello"),
        (Say("hello there", (1,)), 'say "hello there" (1)'),
        (Say("", ()), 'say "" ()'),
        (Say("-", (1, 2)), 'say "-" 1,2'),
        (Say("17"), "say 17"),
        (Say("a,b(c)"), 'say "a,b(c)"'),
        (Say("né|"), 'say "né|"'),
        (Wander((("a", "b"), ("c",)), {}), "wander (a,b),(c) {}"),
        (Wander(((),), {"x y": 1}, "up"), 'wander (()) {"x y":1} up'),
        (Wander((), {}, "5"), "wander () {} 5"),
    ],
)
def test_an_action_is_its_name_and_its_fields(action: Action, line: str) -> None:
    assert ACTIONS.write(action) == line
    assert ACTIONS.read(line) == action


def test_what_a_line_of_words_cannot_say_is_written_as_json() -> None:
    ambiguous = Wander((), {}, 5)
    assert ACTIONS.write(ambiguous) == '{"do":"wander","ways":[],"by":{},"sure":5}'
    assert ACTIONS.read(ACTIONS.write(ambiguous)) == ambiguous


@rule("TB-08")
@pytest.mark.parametrize("text", ["", "shout", "shout hello", "Say hello", "{", '{"do":"say"}'])
def test_whoever_tries_no_action_is_told_which_there_are(text: str) -> None:
    with pytest.raises(Illegal) as refusal:
        ACTIONS.read(text)
    forms = ("say WORDS [TO]", "wander WAYS BY [SURE]")
    assert refusal.value == Illegal("TB-08", "no-such-action", tried=text, allowed=forms)


@rule("TB-08")
@pytest.mark.parametrize(
    "text",
    [
        "say",
        "say a 1 2",
        "say a b",
        "say a 1,",
        "say a (1",
        'say "a',
        "say (",
        "say " + "(" * 5000,
        'say "\\ud800"',
    ],
)
def test_whoever_writes_one_otherwise_is_told_how(text: str) -> None:
    with pytest.raises(Illegal) as refusal:
        ACTIONS.read(text)
    assert refusal.value == Illegal("TB-08", "form", tried=text[:80], form="say WORDS [TO]")


@pytest.mark.parametrize(
    ("state", "line"),
    [
        (Hall(Lamp(), ("Anna",)), "- | names=(Anna)"),
        (Hall(Lamp(lit=True), ()), "lit=true | names=()"),
        (Hall(Lamp(), ("a b", "c"), ((1, None), ())), '- | names="a b",c spots=(1,-),()'),
    ],
)
def test_a_state_is_its_options_and_its_fields(state: Hall, line: str) -> None:
    assert STATES.write(state) == line
    assert STATES.read(line) == state


@rule("TB-08")
@pytest.mark.parametrize(
    "text", ["", "-", "- |", "- | names", "- | name=a", "- | names=(a) seats=x"]
)
def test_whoever_writes_another_position_is_told_how(text: str) -> None:
    with pytest.raises(Illegal) as refusal:
        STATES.read(text)
    form = "OPTIONS | names=… [spots=…] [seats=…]"
    assert refusal.value == Illegal("TB-08", "form", tried=text, form=form)


def test_a_game_without_a_notation_has_this_one() -> None:
    match = Match.at(seven.GAME, THROWN, bytes(32))
    (seat,) = match.waiting
    assert seat == 2
    legal = map(seven.GAME.notation.write_action, seven.GAME.legal(match.view(seat)))
    assert [*legal] == ["throw 1", "throw 2", "throw 3"]


@rule("TB-08")
@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("- | seats=9", "TB-06-bad-seats"),
        ("- | seats=2 thrown=((7))", "TB-08-impossible"),
    ],
)
def test_what_is_no_position_of_a_game_is_refused(text: str, message: str) -> None:
    with pytest.raises(Illegal) as refusal:
        seven.GAME.notation.read_state(text)
    assert refusal.value.message == message


@rule("TB-08")
def test_a_position_in_which_the_rules_stumble_is_refused() -> None:
    def stumbling(state: seven.State) -> Waiting:
        raise IndexError(state)

    for broken in (
        replace(seven.GAME, notation=BY_TYPES, waiting=stumbling),
        replace(seven.GAME, notation=BY_TYPES, waiting=lambda _: frozenset({Seat(7)})),
        replace(seven.GAME, notation=BY_TYPES, waiting=lambda _: Draw((1, 2), 3)),
    ):
        with pytest.raises(Illegal, match="senseless"):
            broken.notation.read_state(THROWN)


def default(game: AnyGame) -> Notation[Any, Any]:
    types = game.types
    return notation_of(types.state, types.action, types.options, lambda _: None)


@pytest.mark.parametrize("game", catalog().games.values(), ids=lambda game: game.key)
@pytest.mark.parametrize("seats", [min, max])
def test_it_would_do_for_every_game(game: AnyGame, seats: Any) -> None:
    notation = default(game)
    match = Match.begin(game, seats(game.seats), game.types.options(), bytes(32))
    walk = Walk(match, Random(1))
    while not match.is_over and len(walk.steps) < 60:
        walk.step()
    for step in walk.steps:
        line = notation.write_action(step.action)
        assert not line.startswith("{")
        assert notation.read_action(line) == step.action
        for state in step.ruling.states:
            line = notation.write_state(state)
            assert "\n" not in line
            assert notation.read_state(line) == state


def test_a_field_that_is_left_out_is_as_usual() -> None:
    usual = structs.replace(Hall(Lamp(), ("a",)), seats=1)
    assert STATES.read("- | names=(a)") == usual
