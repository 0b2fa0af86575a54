"""What a person types that is not legal: the game's own rule says why, wherever it can be told."""

import re
from collections.abc import Iterable
from dataclasses import replace

import pytest
from keepsake import GAME as KEEPSAKE
from keepsake.values import Keep, Swap

from fortable.catalog import catalog
from fortable.kernel.game import AnyGame
from fortable.kernel.log import Match
from fortable.kernel.words import Action, Illegal, Seat
from fortable.rulebook import clauses
from fortable.terminal.console.abbreviations import fitting
from fortable.terminal.console.screen import Left, Screen
from fortable.terminal.pages.table_page import TablePage
from fortable.terminal.playing.person import Person
from fortable.terminal.setup.chairs import Chair

GAMES = [game for game in catalog().games.values() if not game.unlisted]
"""Those in which all that can be done can be listed."""
CARDS = {"take A1": Keep(), "take A2": Keep(), "take B12": Keep(), "quaff A1": Swap()}


class Keyboard(Screen):
    """A screen nobody looks at, and a keyboard on which all was typed beforehand."""

    def __init__(self, typed: Iterable[str]) -> None:
        super().__init__()
        self.console.quiet = True
        self.typed = iter(typed)

    def ask(self, _: str = "") -> str:
        return next(self.typed)


def person(match: Match, *typed: str) -> Person:
    chairs = [Chair(f"Player {seat}") for seat in range(match.state.seats)]
    seat = min(match.waiting)
    return Person(match, seat, TablePage(match.game, "en", chairs), Keyboard(typed))


def refusal(match: Match, typed: str) -> str:
    """The rule by which something typed is refused."""
    with pytest.raises(Illegal) as refused:
        person(match).answer(typed)
    return refused.value.rule


def written(game: AnyGame, match: Match) -> list[str]:
    legal = game.legal(match.view(min(match.waiting)))
    return [game.notation.write_action(action) for action in legal]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_short_form_is_refused_by_the_games_own_rule(game: AnyGame) -> None:
    """Every short form that was legal once is tried again when nothing legal fits it any more."""
    match = Match.begin(game, game.seats[0], game.types.options(), bytes(32))
    known: dict[str, None] = {}
    refused = 0
    while not match.is_over:
        legal = written(game, match)
        alike = {re.sub(r"\d+", "0", action.partition(" ")[2]) for action in legal}
        for short in known:
            if re.sub(r"\d+", "0", short) in alike and not fitting(short, legal):
                assert refusal(match, short.lower()) in clauses(game.package, "en")
                refused += 1
        known |= dict.fromkeys(rest for action in legal if (rest := action.partition(" ")[2]))
        seat = min(match.waiting)
        match.act(seat, game.auto_action(match.view(seat)))
    assert refused or not known


def carded(legal: dict[str, Action]) -> AnyGame:
    """The toy game with places in its notation, of which those in `legal` can be taken."""

    def read(text: str) -> Action:
        word, _, place = text.partition(" ")
        if word not in ("take", "quaff") or not place:
            raise Illegal("TB-08", "bad-action", tried=text)
        return legal.get(text, Swap())

    def write(action: Action) -> str:
        return next(text for text, meant in legal.items() if meant == action)

    notation = replace(KEEPSAKE.notation, read_action=read, write_action=write)  # type: ignore[arg-type]
    return replace(KEEPSAKE, notation=notation)


def wishes(match: Match, typed: str) -> list[str]:
    return list(person(match)._wishes(typed))


def test_a_first_word_may_be_left_out_before_what_looks_like_the_rest() -> None:
    match = Match.begin(carded(CARDS), 2, KEEPSAKE.types.options(), bytes(32))
    assert wishes(match, "c7") == ["c7", "take c7", "quaff c7"]
    assert wishes(match, "nonsense") == ["nonsense"]
    assert wishes(match, "c 7") == ["c 7"]


def test_a_bare_word_is_about_ones_own_last_action_only() -> None:
    match = Match.begin(carded(CARDS), 2, KEEPSAKE.types.options(swaps=2), bytes(32))
    match.act(Seat(0), Swap())
    assert match.waiting == {Seat(0)}
    assert "take A1" in wishes(match, "take")
    match.act(Seat(0), Keep())
    assert match.waiting == {Seat(1)}
    assert wishes(match, "take") == ["take"]


def test_q_is_an_action_where_an_action_begins_so() -> None:
    match = Match.begin(carded(CARDS), 2, KEEPSAKE.types.options(), bytes(32))
    assert person(match, "q").act().asked.action == Swap()
    plain = Match.begin(KEEPSAKE, 2, KEEPSAKE.types.options(), bytes(32))
    with pytest.raises(Left):
        person(plain, "q").act()
