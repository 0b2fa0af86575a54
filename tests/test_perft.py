"""Known counts to a depth: the rules and the twins find as many ways to go on as there are."""

from dataclasses import replace
from importlib.resources import files
from pathlib import Path

import pytest

from fortable.catalog import catalog
from fortable.kernel.game import AnyGame
from fortable.testing import perft
from fortable.testing.broken import Broken
from fortable.testing.perft import check_perft, write_perft
from fortable.twins import Flat, Twin, twin_of

TABLES = [
    (game, table)
    for game in catalog().games.values()
    if (table := Path(str(files(game.package) / "tests" / "perft.txt"))).is_file()
]
TWINS = [(game, twin) for game, _ in TABLES if (twin := twin_of(game))]


@pytest.mark.parametrize(("game", "table"), TABLES, ids=[game.key for game, _ in TABLES])
def test_there_are_as_many_ways_as_are_known(game: AnyGame, table: Path) -> None:
    check_perft(game, table)


@pytest.fixture
def start(tmp_path: Path) -> Path:
    """A table with the start of a match, counted two steps far."""
    game, _ = TWINS[0]
    table = tmp_path / "perft.txt"
    table.write_text(f'{{"seats":{game.seats[0]},"counts":[0,0]}}\n')
    write_perft(game, table)
    return table


def test_what_is_counted_is_known_from_then_on(start: Path) -> None:
    check_perft(TWINS[0][0], start)


def test_one_way_more_or_less_is_seen(start: Path) -> None:
    start.write_text(start.read_text().replace("]", "1]"))
    with pytest.raises(Broken, match="the rules count otherwise"):
        check_perft(TWINS[0][0], start)


def test_a_way_that_only_the_twin_lacks_is_seen(
    start: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, twin = TWINS[0]

    def short(position: Flat, picks: Flat) -> int:
        return twin.bag(position, picks) - 1

    def lacking(_: AnyGame) -> Twin:
        return replace(twin, bag=short)

    monkeypatch.setattr(perft, "twin_of", lacking)
    with pytest.raises(Broken, match="the twin counts otherwise"):
        check_perft(game, start)
