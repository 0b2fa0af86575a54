"""Bots against bots from Python: tables, HTML, a plot, the same for the same seed."""

import re
from xml.etree import ElementTree

import pytest

import fortable
from fortable.bots import bot
from fortable.bots.uniform import Uniform
from tests.games import forgetful, in_turns, some_game

BOTS = ["random", "other"]


@pytest.fixture(autouse=True)
def _another_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    """Quick in every game."""
    monkeypatch.setitem(bot.GENERIC, "other", Uniform)


@pytest.fixture
def results() -> fortable.Results:
    return fortable.arena(some_game(in_turns, forgetful).key, BOTS, games=6, seed=4)


def test_every_game_is_played(name: str) -> None:
    results = fortable.arena(name, BOTS, games=2)
    assert results.games == 2
    assert {standing.bot for standing in results} == {*BOTS}
    assert results[0].wins.value >= results[1].wins.value
    assert all(each.wins.low <= each.wins.value <= each.wins.high for each in results)


def test_the_same_seed_plays_the_same(results: fortable.Results) -> None:
    again = fortable.arena(results.contest.game, BOTS, games=6, seed=4)
    assert again == results
    assert fortable.arena(results.contest.game, BOTS, games=6, seed=5) != results


def test_it_is_a_table_in_text(results: fortable.Results) -> None:
    assert repr(results) == results.text("en")
    assert results.text("de") != results.text("en")
    assert all(name in results.text() for name in BOTS)
    assert "%" in results.text()
    assert len(results.duels) == 2
    assert results.to_dict()["games"] == 6


def test_in_a_notebook_it_is_tables_that_can_be_read_aloud(results: fortable.Results) -> None:
    assert results._repr_html_() == results.html()
    page = ElementTree.fromstring(results.html("de"))  # noqa: S314 - it is our own
    standings, duels, in_order = page.iter("table")
    assert page.get("lang") == "de"
    assert all(table.findtext("caption") for table in (standings, duels, in_order))
    for table in (standings, duels):
        assert [each.text for each in table.iterfind("tbody/tr/th[@scope='row']")] == [
            standing.bot for standing in results
        ]
    assert len(standings.findall("thead/tr/th[@scope='col']")) == 4
    wins = results[0].wins
    told = f"{100 * wins.value:.0f} % ({100 * wins.low:.0f}–{100 * wins.high:.0f})"
    assert standings.findtext("tbody/tr/td") == told
    assert not re.search("colo(u?)r|background|#", results.html()), "it has those of its page"


def test_it_is_drawn(results: fortable.Results) -> None:
    figure = results.plot("en")
    assert figure.axes[0].get_xlabel()
    assert "<svg" in figure._repr_svg_()


def hasty(_: object, legal: fortable.Legal) -> fortable.Action:
    return legal[-1]


def test_functions_play_too() -> None:
    name = some_game(in_turns, forgetful).key
    results = fortable.arena(name, [hasty, "random"], games=2, workers=2)
    assert {standing.bot for standing in results} == {"hasty", "random"}
    assert fortable.arena(name, [hasty, "random"], games=2) == results
    assert "hasty" not in fortable.game(name).bots
    with pytest.raises(fortable.Refusal, match="hasty"):
        fortable.new(name, seed=1).finish("hasty")


def test_a_function_that_does_what_is_not_legal_has_lost_and_is_told_why() -> None:
    def careless(_: object, __: fortable.Legal) -> str:
        return "?!"

    results = fortable.arena(some_game(in_turns, forgetful).key, [careless, "random"], games=2)
    assert [standing.bot for standing in results] == ["random", "careless"]
    assert "“?!”" in results.text("en")
    assert "“?!”" in results.html("en")


def test_nothing_breaks_out_of_a_page() -> None:
    def sly(_: object, __: fortable.Legal) -> str:
        return "</p><script>"

    sly.__name__ = "<b>&"
    results = fortable.arena(some_game(in_turns, forgetful).key, [sly, "random"], games=2)
    assert "&lt;b&gt;&amp;" in results.html()
    assert not re.search("<b>|<script", results.html())


def test_what_cannot_be_played_is_refused(name: str) -> None:
    for bots, games, reason in ((["random"], 2, "no-contest"), (BOTS, 0, "no-games")):
        with pytest.raises(fortable.Refusal) as refusal:
            fortable.arena(name, bots, games=games)
        assert refusal.value.reason == reason
    with pytest.raises(fortable.Refusal, match="nobody"):
        fortable.arena(name, ["random", "nobody"])
    with pytest.raises(fortable.Refusal, match="colour"):
        fortable.arena(name, BOTS, colour="red")
