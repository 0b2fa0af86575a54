"""The terminal table as people meet it, in a terminal of 80 by 24."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from fortable.kernel.game import AnyGame
from fortable.kernel.log import Match
from fortable.kernel.record import read_record, verify
from fortable.rulebook import clauses
from fortable.texts import LANGUAGES, Texts

if TYPE_CHECKING:
    from tests.terminal.conftest import Visitor

    Visit = Callable[..., Visitor]

SEED = "5e" * 32
UP = "\x1b[A"
QUICK = ("--pace", "0", "--seed", SEED)


def test_a_whole_match_against_a_bot_and_a_rematch(
    visit: Visit, game: AnyGame, tmp_path: Path
) -> None:
    file = tmp_path / "match.json"
    players = ("--player", "Anna", "--bot", "random")
    anna = visit("play", game.key, *QUICK, *players, "--save", str(file))
    while "Press Enter for the result" not in anna.seen:
        assert game.title in anna.screen.display[0], "the frame fits the screen"
        anna.acts()
    result = anna.types()
    assert SEED in result
    assert all(place in result for place in (" 1. ", " 2. "))
    verify(game, read_record(file.read_bytes()))
    rematch = anna.types("y")
    assert "▶ Anna" in rematch
    assert seal(game) not in rematch
    assert anna.leaves("quit") == 0
    assert str(file) in anna.left_behind
    assert list(tmp_path.iterdir()) == [file], "an unfinished match is not saved"


@pytest.mark.parametrize("goodbye", ["\x04", None], ids=["Ctrl-D", "Ctrl-C"])
def test_leaving_is_clean(visit: Visit, game: AnyGame, goodbye: str | None) -> None:
    visitor = visit("play", game.key, *QUICK)
    assert visitor.leaves(goodbye) == 0
    assert visitor.left_behind == "Goodbye, and come back soon!"


def test_nothing_is_left_to_scroll_back_to(visit: Visit, game: AnyGame) -> None:
    visitor = visit("play", game.key, *QUICK)
    visitor.acts()
    visitor.leaves("quit")
    before, _, shown = visitor.raw.partition("\x1b[?1049h")
    assert before.strip() == ""
    assert game.title in shown.rpartition("\x1b[?1049l")[0]


def test_a_refusal_names_its_rule_and_changes_nothing(visit: Visit, game: AnyGame) -> None:
    visitor = visit("play", game.key, *QUICK, "--player", "Anna")
    before = visitor.seen.splitlines()[:12]
    refused = visitor.types("no such thing")
    assert "✗ “no such thing” is no action here. These are:" in refused
    assert "(TB-08)" in refused
    assert "Traceback" not in visitor.raw
    assert refused.splitlines()[:12] == before


def test_the_games_own_rules_refuse_too(visit: Visit, game: AnyGame) -> None:
    visitor = visit("play", game.key, *QUICK)
    action = visitor.proposal
    visitor.types(action)
    refused = re.search(r"✗ .*\(([A-Z]{2}-\d\d)\)", visitor.types(action), re.DOTALL)
    assert refused
    assert refused[1] in clauses(game.package, "en")


def test_the_corner_shows_the_seal_and_not_the_seed(visit: Visit, game: AnyGame) -> None:
    visitor = visit("play", game.key, *QUICK)
    assert f"seal {seal(game)}" in visitor.screen.display[0]
    assert SEED[:8] not in visitor.screen.display[0]


def seal(game: AnyGame) -> str:
    """As much of the commitment as the corner shows."""
    match = Match.begin(game, game.seats[0], game.types.options(), bytes.fromhex(SEED))
    return match.commitment[:8]


def test_q_leaves_too(visit: Visit, game: AnyGame) -> None:
    assert visit("play", game.key, *QUICK).leaves("q") == 0
    two = ("--player", "Anna", "--player", "Ben")
    assert visit("play", game.key, *QUICK, *two).leaves("q") == 0


def test_nobody_gets_back_what_another_typed(visit: Visit, game: AnyGame) -> None:
    visitor = visit("play", game.key, *QUICK)
    assert "no such thing" in visitor.types("no such thing")
    assert "no such thing" not in visitor.types(UP)


def test_an_abbreviation_is_enough_if_it_is_clear(visit: Visit, game: AnyGame) -> None:
    visitor = visit("play", game.key, *QUICK)
    action = visitor.proposal
    if action[0].isalpha():  # numbers may not be cut short
        assert f"“{action[0]}” could be: {action} · " in visitor.types(action[0])
    assert "✗" not in visitor.types(action.split()[-1].lower())
    assert visitor.proposal != action


def test_help_tells_what_can_be_done_and_typed(visit: Visit, game: AnyGame) -> None:
    visitor = visit("play", game.key, *QUICK)
    for question in ("?", "help"):
        helped = visitor.types(question)
        assert "What you can do now" in helped
        assert all(word in helped for word in ("help", "list", "rule", "rules", "quit"))
        assert game.title in visitor.types()


def test_the_rulebook_is_at_hand(visit: Visit, game: AnyGame) -> None:
    visitor = visit("play", game.key, *QUICK)
    first, last = list(clauses(game.package, "en"))[0 :: len(clauses(game.package, "en")) - 1]
    shown = visitor.types(f"rule {first.lower()}")
    assert first in shown
    assert clauses(game.package, "en")[first][:30] in shown
    visitor.types()
    assert first in visitor.types(f"rule {int(first[-2:])}")
    visitor.types()
    assert last in visitor.types("rule 0")
    assert "go on" in visitor.types("rules")
    assert game.title in visitor.types("q")


def test_legal_actions_are_listed(visit: Visit, game: AnyGame) -> None:
    visitor = visit("play", game.key, *QUICK)
    assert visitor.proposal in visitor.types("list")


def test_what_is_shown_stays_for_a_moment(visit: Visit, game: AnyGame) -> None:
    visitor = visit("play", game.key, "--seed", SEED, "--pace", "0.1")
    began, frames = time.monotonic(), visitor.raw.count("is thinking …")
    while visitor.raw.count("is thinking …") < frames + 3:
        visitor.acts()
    assert time.monotonic() - began >= 0.1 * 3


def test_ctrl_c_while_a_bot_thinks(visit: Visit, game: AnyGame) -> None:
    bots = ("--seats", str(game.seats[0]), *["--bot", "random"] * game.seats[0])
    visitor = visit("play", game.key, "--pace", "30", *bots, until="is thinking …")
    assert visitor.leaves() == 0
    assert visitor.left_behind == "Goodbye, and come back soon!"


def test_two_people_hand_over(visit: Visit, game: AnyGame) -> None:
    table = visit("play", game.key, *QUICK, "--player", "Anna", "--player", "Ben")
    asked: list[str] = []
    while len(asked) < 3:
        turn = re.search(r"(Anna|Ben), the keyboard is yours: press Enter ›", table.seen)
        if turn:
            asked.append(turn[1])
            table.types()
        else:
            table.acts()
    assert asked in (["Anna", "Ben", "Anna"], ["Ben", "Anna", "Ben"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_greets_and_says_goodbye(visit: Visit, game: AnyGame, language: str) -> None:
    texts = Texts(language)
    visitor = visit("--lang", language, "play", game.key, *QUICK)
    helped = visitor.types(texts("table-word-help").split()[0])
    assert texts("table-help-commands") in helped
    visitor.types()
    assert visitor.leaves(texts("table-word-quit").split()[0]) == 0
    assert visitor.left_behind == texts("play-goodbye")


@pytest.mark.parametrize(
    "terminal", [{"NO_COLOR": "1"}, {"TERM": "dumb"}], ids=["NO_COLOR", "dumb"]
)
def test_colours_are_not_needed(visit: Visit, game: AnyGame, terminal: dict[str, str]) -> None:
    visitor = visit("play", game.key, *QUICK, **terminal)
    visitor.acts()
    codes = {
        int(code)
        for codes in re.findall(r"\x1b\[([\d;]+)m", visitor.raw)
        for code in codes.split(";")
    }
    assert not codes & {*range(30, 50), *range(90, 108)}
    assert visitor.leaves("quit") == 0


def test_the_largest_table_fits_the_screen(visit: Visit, game: AnyGame) -> None:
    visitor = visit("play", game.key, *QUICK, "--seats", str(game.seats[-1]), "--bot", "random")
    assert game.title in visitor.screen.display[0]
    assert visitor.leaves("quit") == 0
