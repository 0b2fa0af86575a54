"""Before a match: the shelf and its questions, and the flags that answer them."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from keepsake import GAME as KEEPSAKE
from rich.console import Console, RenderableType

from fortable.bots import offered
from fortable.bots.persona import bot_name
from fortable.catalog import catalog
from fortable.cli import main, play
from fortable.kernel.game import AnyGame
from fortable.kernel.options import describe, parse_options, usual_options
from fortable.kernel.words import Illegal, Options
from fortable.terminal.console.screen import Screen
from fortable.terminal.setup.chairs import Chair, chairs_for, usual_bot
from fortable.terminal.setup.options import moment_s
from fortable.terminal.setup.prompts import either
from fortable.terminal.setup.shelf import Setup, ask_for_setup
from fortable.texts import Texts

if TYPE_CHECKING:
    from tests.terminal.conftest import Visitor


MOST_QUESTIONS = 20


def answer_until_the_table_is_shown(visitor: Visitor) -> None:
    """Enter, and Enter again: every question has an answer ready."""
    for _ in range(MOST_QUESTIONS):
        if "seal" in visitor.screen.display[0]:
            return
        visitor.types()
    raise AssertionError(visitor.seen)


def test_enter_is_always_enough(visit: Callable[..., Visitor], game: AnyGame) -> None:
    visitor = visit("play", "--pace", "0")
    assert game.title in visitor.seen
    answer_until_the_table_is_shown(visitor)
    assert "▶ Player 1" in visitor.seen


def test_every_question_takes_an_answer(visit: Callable[..., Visitor], game: AnyGame) -> None:
    visitor = visit("play", "--pace", "0")
    assert "Please type a number" in visitor.types("nothing of the kind")
    visitor.types(str([*catalog().games].index(game.key) + 1))
    assert "Please type a number" in visitor.types("99")
    for answer in (str(game.seats[0]), "1", "Anna", "1", "n"):
        visitor.types(answer)
    answer_until_the_table_is_shown(visitor)
    assert "▶ Anna" in visitor.seen
    assert bot_name(Texts("en", [game.package]), offered(game)[0]) in visitor.seen


class Asked(Screen):
    """A screen that keeps what is shown and asked, and answers with what was typed beforehand."""

    def __init__(self, *typed: str) -> None:
        super().__init__()
        self.console = Console(width=200, quiet=True)
        self.typed = iter(typed)
        self.heard: list[str] = []

    def show(
        self,
        top: RenderableType,
        bottom: RenderableType | None = None,  # noqa: ARG002
        told: Sequence[RenderableType] = (),  # noqa: ARG002
    ) -> None:
        lines = self._lines(top)
        self.heard.append("\n".join("".join(part.text for part in line) for line in lines))

    def ask(self, prompt: str = "") -> str:
        self.heard[-1] += f"\n{prompt}"
        return next(self.typed)


def test_options_that_do_not_go_with_the_seats_are_asked_for_again() -> None:
    def start(options: Options, seats: int) -> object:
        if options.swaps > seats:  # type: ignore[attr-defined]
            raise Illegal("TB-06", "too-many-players", tried=3, allowed=seats)
        return KEEPSAKE.start(options, seats)  # type: ignore[arg-type]

    strict = replace(KEEPSAKE, start=start)  # type: ignore[arg-type]
    texts = Texts("en", [KEEPSAKE.package])
    again = Asked("1", "2", "1", "Anna", "1", "n", "3", "", "n", "2", "")
    setup = ask_for_setup(again, texts, {strict.key: strict})
    assert setup.options == KEEPSAKE.types.options(swaps=2)
    refused = again.heard[8]
    assert "3 players are too many for 2 seats. (TB-06)" in refused
    assert texts("play-usual-options") in refused
    assert texts("option-swaps") not in refused, "the answers are taken back"
    assert "too many" not in again.heard[9]


def test_a_question_for_a_number_says_which() -> None:
    gappy = replace(KEEPSAKE, seats=(2, 4))
    asked = Asked("1", "3", "4", "1", "Anna", "1", "n", "", "")
    ask_for_setup(asked, Texts("en", [KEEPSAKE.package]), {gappy.key: gappy})
    assert "2 or 4 players" in asked.heard[0]
    assert asked.heard[1].endswith("[2] 2 or 4 ›")
    assert "Please type a number: 2 or 4." in asked.heard[2]
    assert asked.heard[3].endswith("[1] 0–4 ›")
    assert asked.heard[7].endswith("[2] 1–3 ›")


@pytest.mark.parametrize(
    ("numbers", "told"),
    [
        ((3,), "3"),
        ((2, 3), "2–3"),
        ((2, 3, 4), "2–4"),
        ((2, 4), "2 or 4"),
        ((2, 4, 6), "2, 4 or 6"),
    ],
)
def test_numbers_as_people_say_them(numbers: tuple[int, ...], told: str) -> None:
    assert either(numbers, Texts("en")) == told


def test_one_can_leave_at_every_question(visit: Callable[..., Visitor]) -> None:
    assert visit("play").leaves("quit") == 0


@pytest.mark.parametrize(
    ("flags", "told"),
    [
        (["--bot", "nobody"], "There is no bot “nobody”"),
        (["--preset", "nothing"], "There is no preset “nothing” for this game. There is: "),
        (["--seats", "99"], "This game is not for 99"),
        (["--seats", "0"], "This game is not for 0"),
        (["--option", "colour=red"], "This game has no option “colour”"),
        (["--seed", "12"], "is no seed"),
        (["--save", "/no/such/folder/match.json"], "/no/such/folder"),
        (["--save", "/"], "/"),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(
    capsys: pytest.CaptureFixture[str], game: AnyGame, flags: list[str], told: str
) -> None:
    assert main(["--lang", "en", "play", game.key, *flags]) == 2
    heard = capsys.readouterr()
    assert told in heard.err
    assert heard.err.count("\n") == 1
    assert heard.out == ""


def test_a_preset_brings_options_seats_and_bots_and_flags_go_before_it(game: AnyGame) -> None:
    for preset in game.presets:
        setup = set_up(game, "--preset", preset.name)
        usual = usual_options(game.types.options, preset.options)
        assert setup.options == usual
        assert preset.seats in (None, len(setup.chairs))
        assert {chair.bot for chair in setup.chairs[1:]} <= {preset.bot or usual_bot(game)}
        for option in (each for each in describe(game.types.options) if each.choices):
            word = f"{option.name}={option.allowed[-1]}"
            wished = set_up(game, "--preset", preset.name, "--option", word).options
            assert getattr(wished, option.name) == option.choices[-1]
        crowded = set_up(game, "--preset", preset.name, "--seats", str(max(game.seats)))
        assert len(crowded.chairs) == max(game.seats)


def set_up(game: AnyGame, *flags: str) -> Setup:
    """What the flags of `fortable play` lead to."""
    commands = argparse.ArgumentParser().add_subparsers()
    play.add(commands, Texts("en"))
    args = commands.choices["play"].parse_args([game.key, *flags])
    return play._setup(args, Texts("en"), Screen())


def test_presets_are_listed_in_the_help_and_need_a_game(
    capsys: pytest.CaptureFixture[str], game: AnyGame
) -> None:
    with pytest.raises(SystemExit):
        main(["--lang", "en", "play", "--help"])
    told = " ".join(capsys.readouterr().out.split())
    assert f"{game.key}: {', '.join(preset.name for preset in game.presets)}" in told
    assert main(["--lang", "en", "play", "--preset", game.presets[0].name]) == 2
    assert game.key in capsys.readouterr().err


def test_more_people_than_seats_are_too_many(
    capsys: pytest.CaptureFixture[str], game: AnyGame
) -> None:
    people = ["--player", "A"] * (game.seats[0] + 1)
    assert main(["--lang", "en", "play", game.key, "--seats", str(game.seats[0]), *people]) == 2
    assert f"too many for {game.seats[0]}" in capsys.readouterr().err


def test_a_bad_option_is_told_what_it_can_be(game: AnyGame) -> None:
    kind = game.types.options
    for option in describe(kind):
        with pytest.raises(Illegal) as refused:
            parse_options(kind, f"{option.name}=nonsense")
        assert refused.value.facts["can_be"] == option.allowed
        for sample in option.samples:
            chosen = parse_options(kind, f"{option.name}={str(sample).lower()}")
            assert getattr(chosen, option.name) == sample


def test_a_game_without_the_option_shows_things_for_a_usual_moment(game: AnyGame) -> None:
    assert 0.5 <= moment_s(game.types.options()) <= 10


def test_chairs(game: AnyGame) -> None:
    texts, bot, fewest = Texts("en"), usual_bot(game), game.seats[0]
    alone = chairs_for(game, texts)
    assert alone[0] == Chair("Player 1")
    assert [chair.bot for chair in alone[1:]] == [bot] * (fewest - 1)
    assert [chair.name for chair in chairs_for(game, texts, ["Anna", "Anna"])][:2] == [
        "Anna",
        "Anna B",
    ]
    assert chairs_for(game, texts, ["\x1b[31m\n"])[0].name == "[31m"
    watched = chairs_for(game, texts, bots=["random"] * fewest, seats=fewest)
    assert not any(chair.is_persons for chair in watched)
