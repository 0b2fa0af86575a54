"""Hints at the keyboard: where to look, what to do, why; for one person who plays with bots."""

from collections.abc import Callable
from functools import partial

import pytest
from rich.text import Text

from fortable.catalog import catalog
from fortable.kernel.game import AnyGame
from fortable.kernel.log import Match
from fortable.kernel.words import Illegal, Seat
from fortable.review import hint
from fortable.terminal.pages.table_page import TablePage
from fortable.terminal.playing import hints as at_the_keyboard
from fortable.terminal.playing.hints import Hints
from fortable.terminal.playing.person import Person
from fortable.terminal.setup.chairs import Chair
from fortable.testing import rule
from fortable.texts import LANGUAGES, Texts
from tests.games import at_once, for_two, in_turns, some_game

from .conftest import Visitor
from .test_person import Keyboard

GAME = some_game(for_two, in_turns)
GAMES = list(catalog().games.values())
SLIGHT = 0.001


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here nobody waits for what a hint says."""
    monkeypatch.setattr(at_the_keyboard, "hint", partial(hint, effort=SLIGHT))


def asking(game: AnyGame, people: int = 1, language: str = "en") -> Person:
    """The first who has the move, at a table with so many people."""
    seats = max(2, people) if for_two(game) else max(game.seats)
    match = Match.begin(game, seats, game.types.options(), bytes(32))
    page = TablePage(game, language, [Chair(f"Player {seat}") for seat in range(seats)])
    first = min(match.waiting)
    others = [Seat(seat) for seat in range(people) if seat != first][: people - 1]
    hints = Hints(match, [first, *others], page.texts)
    return Person(match, first, page, Keyboard(()), hints)


def told(person: Person, typed: str) -> str:
    answer = person.answer(typed)
    assert isinstance(answer, Text)
    return answer.plain


@rule("TB-23")
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_each_asking_tells_the_next_step(game: AnyGame) -> None:
    """In the reader's own word or in English; what is best can be typed as it is told."""
    for language in LANGUAGES:
        person = asking(game, language=language)
        word = Texts(language)("table-word-hint")
        look, do, why = told(person, word), told(person, "hint"), told(person, word.upper())
        assert len({look, do, why}) == 3
        best = do[do.rindex("(") + 1 : -1]
        assert best in why
        assert best not in look
        assert told(person, word) == why
        person.match.accept(person.match.rule(person.seat, game.notation.read_action(best)))
        if person.seat in person.match.waiting:
            again = Person(
                person.match, person.seat, person.table_page, person.screen, person.hints
            )
            assert told(again, word) != why


@rule("TB-23")
def test_among_people_there_are_none() -> None:
    with pytest.raises(Illegal) as refused:
        asking(GAME, people=2).answer("hint")
    assert (refused.value.rule, refused.value.reason) == ("TB-23", "hints-among-people")


@pytest.mark.parametrize("need", [in_turns, at_once])
def test_a_visitor_asks_at_the_true_table(
    visit: Callable[..., Visitor], need: Callable[[AnyGame], bool]
) -> None:
    game = some_game(for_two, need)
    visitor = visit("play", game.key, "--player", "Anna", "--bot", "random", "--pace", "0")
    visitor.types("hint")
    visitor.types("hint")
    assert "as good: " in visitor.seen or "clearly best: " in visitor.seen
