"""How a game plays is counted right."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from fortable.arena.contest import Contest, Result
from fortable.arena.schedule import LineUp
from fortable.kernel.words import Seat
from fortable.report.balance import Balance, balance, spread
from fortable.report.page import Report, write_page
from fortable.texts import LANGUAGES, Texts

CONTEST = Contest(game="any", seats=3, options={}, bots=("plain",), deals=4, seed=0)


def match(
    first: int, ranks: tuple[int, ...], scores: tuple[int, ...], **points: tuple[int, ...]
) -> Result:
    line_up = LineUp(0, 0, ("plain",) * len(ranks))
    return Result(line_up, ranks, scores, 10 + first, "XX-09", Seat(first), points)


RESULTS = [
    match(0, (0, 1, 2), (7, 5, 1), XX_01=(7, 5, 1)),
    match(1, (1, 0, 2), (5, 6, 0), XX_01=(5, 4, 0), XX_02=(0, 2, 0)),
    match(2, (0, 0, 2), (4, 4, 2), XX_01=(4, 4, 2)),
    match(0, (2, 1, 0), (1, 2, 9), XX_01=(1, 2, 12), XX_02=(0, 0, -3)),
]


@pytest.fixture
def found() -> Balance:
    return balance(RESULTS)


def test_wins_are_counted_from_whoever_acted_first(found: Balance) -> None:
    """Won by the first, the first, the second and third together, and the third."""
    assert [share.value for share in found.wins] == [0.5, 0.125, 0.375]
    assert all(share.low < share.value < share.high for share in found.wins)


def test_scores_of_all_and_of_the_winners(found: Balance) -> None:
    assert found.scores.mean == pytest.approx(46 / 12)
    assert (found.scores.least, found.scores.most) == (0, 9)
    assert found.winning.mean == pytest.approx((7 + 6 + 4 + 4 + 9) / 5)
    assert found.shared == 0.25


def test_a_clause_counts_where_it_brings_points(found: Balance) -> None:
    told = {each.rule: (each.share, each.points) for each in found.clauses}
    assert told == {"XX_01": pytest.approx((11 / 12, 47 / 11)), "XX_02": (2 / 12, -0.5)}


def test_length_and_end(found: Balance) -> None:
    assert (found.length.mean, found.games) == (10.75, 4)
    assert found.ended_by == {"XX-09": 1.0}


def test_a_single_value_is_its_own_quartiles() -> None:
    assert spread([4]).quartiles == (4, 4, 4)


def test_matches_of_compiled_code_have_their_clauses_from_others_by_the_rules() -> None:
    bare = [replace(result, points={}, ended_by="") for result in RESULTS] * 10
    found = balance(bare, RESULTS)
    assert (found.games, found.ruled, found.ended_by) == (40, 4, {"XX-09": 1.0})
    assert [clause.rule for clause in found.clauses] == ["XX_01", "XX_02"]
    assert balance(RESULTS).ruled == balance(RESULTS).games


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_says_how_many_were_played_by_the_rules(language: str, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    bare = [replace(result, points={}, ended_by="") for result in RESULTS] * 10
    report = Report("Any", CONTEST, {3: bare}, on="twin", ruled={3: RESULTS})
    text = write_page(report, tmp_path, Texts(language, [])).read_text("utf-8")
    alone = write_page(Report("Any", CONTEST, {3: RESULTS}), tmp_path, Texts(language, []))
    assert ("--on twin" in text, "**XX_02**" in text) == (True, True)
    assert Texts(language, [])("report-ruled", games=4) in text
    assert Texts(language, [])("report-ruled", games=4) not in alone.read_text("utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_shows_it_in_every_language(language: str, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    report = Report("Any", CONTEST, {3: RESULTS}, ["level=2"])
    page = write_page(report, tmp_path, Texts(language, []))
    text = page.read_text("utf-8")
    assert "50.0 % (" in text
    assert "**XX_02**" in text
    assert "--option level=2" in text
    pictures = sorted(tmp_path.glob("*.svg"))
    assert [picture.name in text for picture in pictures] == [True] * 4


def test_the_same_matches_make_the_same_files(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    report = Report("Any", CONTEST, {3: RESULTS})
    for folder in ("one", "two"):
        write_page(report, tmp_path / folder, Texts("en", []))
    for file in (tmp_path / "one").iterdir():
        assert file.read_bytes() == (tmp_path / "two" / file.name).read_bytes()


def test_whoever_plays_alone_always_wins(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    alone = Result(LineUp(0, 0, ("plain",)), (0,), (-3,), 9, "XX-09", Seat(0), {"XX_01": (-3,)})
    page = write_page(Report("Any", CONTEST, {1: [alone] * 400}), tmp_path, Texts("en", []))
    assert "100.0 % (" in page.read_text("utf-8")
