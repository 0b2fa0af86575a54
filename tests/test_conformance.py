"""Every game in the catalogue obeys the laws, in four languages, with every clause tested."""

from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import pytest

from fortable.catalog import catalog
from fortable.folder import LANGUAGES, MESSAGES, RULEBOOK
from fortable.kernel.game import AnyGame
from fortable.rulebook import CLAUSE, clauses
from fortable.testing import LAWS, check_clauses
from fortable.testing.endurance import endurance
from fortable.testing.golden import check_golden
from fortable.testing.laws import reviews
from tests.few_candidates import try_few_candidates
from tests.games import is_newcomer

GAMES = [game for game in catalog().games.values() if game.package.startswith("fortable.games.")]
"""Ours: what else may be installed here is held to the laws by its own tests."""

ROOT = Path(__file__).parent.parent


def folder(game: AnyGame) -> Path:
    return Path(str(import_module(game.package).__file__)).parent


GOLDENS = [file for game in GAMES for file in sorted(folder(game).glob("tests/golden/*.txt"))]

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)


@pytest.fixture
def resident(game: AnyGame) -> AnyGame:
    """A game that is at home here: its folder has all that we ask of our own."""
    if is_newcomer(game):
        pytest.skip(f"{game.key} is a newcomer: it is held to this once its folder has tests")
    return game


@endurance
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@each_game
def test_every_game_obeys(
    game: AnyGame, law: Callable[[AnyGame], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    if law is reviews.luck_and_skill_add_up:
        try_few_candidates(monkeypatch)
    law(game)


@each_game
def test_every_clause_is_tested(resident: AnyGame) -> None:
    check_clauses(clauses(resident.package, "en"), folder(resident) / "tests")


@each_game
def test_clauses_are_numbered_without_a_gap(game: AnyGame) -> None:
    numbers = [int(clause[-2:]) for clause in clauses(game.package, "en")]
    assert numbers == list(range(1, len(numbers) + 1))


@each_game
def test_every_game_speaks_four_languages(resident: AnyGame) -> None:
    assert tuple(MESSAGES.languages(resident.package)) == LANGUAGES
    assert tuple(RULEBOOK.languages(resident.package)) == LANGUAGES


@pytest.mark.parametrize("file", GOLDENS, ids=lambda file: f"{file.parts[-4]}-{file.stem}")
def test_golden_playthroughs_are_as_they_were(file: Path) -> None:
    check_golden(file)


@each_game
def test_every_game_has_golden_playthroughs(resident: AnyGame) -> None:
    assert list(folder(resident).glob("tests/golden/*.txt"))


def test_most_games_are_at_home_here() -> None:
    assert sum(map(is_newcomer, GAMES)) < len(GAMES) / 2


def test_the_rules_of_the_table_are_tested_too() -> None:
    book = (ROOT / "docs" / "table-rules.md").read_text("utf-8")
    check_clauses([clause for clause, _ in CLAUSE.findall(book)], ROOT / "tests")
