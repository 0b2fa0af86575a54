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

GAMES = [game for game in catalog().games.values() if game.package.startswith("fortable.games.")]
"""Ours: what else may be installed here is held to the laws by its own tests."""

ROOT = Path(__file__).parent.parent


def folder(game: AnyGame) -> Path:
    return Path(str(import_module(game.package).__file__)).parent


GOLDENS = [file for game in GAMES for file in sorted(folder(game).glob("tests/golden/*.txt"))]

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)


@endurance
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@each_game
def test_every_game_obeys(game: AnyGame, law: Callable[[AnyGame], None]) -> None:
    law(game)


@each_game
def test_every_clause_is_tested(game: AnyGame) -> None:
    check_clauses(clauses(game.package, "en"), folder(game) / "tests")


@each_game
def test_clauses_are_numbered_without_a_gap(game: AnyGame) -> None:
    numbers = [int(clause[-2:]) for clause in clauses(game.package, "en")]
    assert numbers == list(range(1, len(numbers) + 1))


@each_game
def test_every_game_speaks_four_languages(game: AnyGame) -> None:
    assert tuple(MESSAGES.languages(game.package)) == LANGUAGES
    assert tuple(RULEBOOK.languages(game.package)) == LANGUAGES


@pytest.mark.parametrize("file", GOLDENS, ids=lambda file: f"{file.parts[-4]}-{file.stem}")
def test_golden_playthroughs_are_as_they_were(file: Path) -> None:
    check_golden(file)


@each_game
def test_every_game_has_golden_playthroughs(game: AnyGame) -> None:
    assert list(folder(game).glob("tests/golden/*.txt"))


def test_the_rules_of_the_table_are_tested_too() -> None:
    book = (ROOT / "docs" / "table-rules.md").read_text("utf-8")
    check_clauses([clause for clause, _ in CLAUSE.findall(book)], ROOT / "tests")
