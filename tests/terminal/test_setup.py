"""Before a match: the shelf and its questions, and the flags that answer them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from fortable.cli import main
from fortable.kernel.game import AnyGame
from fortable.kernel.options import describe, parse_options
from fortable.kernel.words import Illegal
from fortable.terminal.chairs import Chair, chairs_for, usual_bot
from fortable.terminal.options import moment_s
from fortable.texts import Texts

if TYPE_CHECKING:
    from tests.terminal.conftest import Visitor


def test_enter_is_always_enough(visit: Callable[..., Visitor], game: AnyGame) -> None:
    visitor = visit("play", "--pace", "0")
    assert game.title in visitor.seen
    while "seed" not in visitor.screen.display[0]:
        visitor.types()
    assert "▶ Player 1" in visitor.seen


def test_every_question_takes_an_answer(visit: Callable[..., Visitor], game: AnyGame) -> None:
    visitor = visit("play", "--pace", "0")
    assert "Please type a number" in visitor.types("nothing of the kind")
    visitor.types("1")
    assert "Please type a number" in visitor.types("99")
    for answer in (str(game.seats[0]), "1", "Anna", "random", "n"):
        visitor.types(answer)
    while "seed" not in visitor.screen.display[0]:
        visitor.types()
    assert "▶ Anna" in visitor.seen
    assert "Random" in visitor.seen


def test_one_can_leave_at_every_question(visit: Callable[..., Visitor]) -> None:
    assert visit("play").leaves("quit") == 0


@pytest.mark.parametrize(
    ("flags", "told"),
    [
        (["--bot", "nobody"], "There is no bot “nobody”"),
        (["--seats", "99"], "This game is not for 99"),
        (["--seats", "0"], "This game is not for 0"),
        (["--seats", "2", "--player", "A", "--player", "B", "--player", "C"], "too many for 2"),
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


def test_a_bad_option_is_told_what_it_can_be(game: AnyGame) -> None:
    kind = game.types.options
    for option in describe(kind):
        with pytest.raises(Illegal) as refused:
            parse_options(kind, f"{option.name}=nonsense")
        assert refused.value.facts["allowed"] == option.allowed
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
