"""A table at which all act at once: bots act while people look."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

import pytest
from rich.console import Console, RenderableType

from fortable.catalog import catalog
from fortable.kernel.game import AnyGame
from fortable.kernel.log import Match
from fortable.kernel.words import Seat
from fortable.terminal.console.keyboard import Keyboard
from fortable.terminal.console.screen import Screen
from fortable.terminal.playing.simultaneous_table import SimultaneousTable
from fortable.terminal.setup.chairs import Chair, usual_bot

if TYPE_CHECKING:
    from tests.terminal.conftest import Visitor

    Visit = Callable[..., Visitor]

GAMES = [game for game in catalog().games.values() if game.simultaneous]
SEED = "5e" * 32


class Script(Screen):
    """A screen without a keyboard: lines come from a list, and every frame is kept."""

    def __init__(self, typed: Iterable[str]) -> None:
        super().__init__()
        self.has_keyboard = False
        self.console = Console(width=200, quiet=True)
        self.typed = iter(typed)
        self.frames: list[str] = []

    def show(
        self,
        top: RenderableType,
        bottom: RenderableType | None = None,
        told: Sequence[RenderableType] = (),
    ) -> None:
        lines = self._lines(top, *told, bottom or "")
        self.frames.append("\n".join("".join(part.text for part in line) for line in lines))

    def ask(self, _: str = "") -> str:
        return next(self.typed)


def several(game: AnyGame) -> int:
    return next(seats for seats in game.seats if seats > 1)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_bots_act_while_a_person_does_nothing(game: AnyGame) -> None:
    chairs = [Chair("Anna"), *[Chair("Bot", usual_bot(game))] * (several(game) - 1)]
    match = Match.begin(game, len(chairs), game.types.options(), bytes(32))
    screen = Script([""] * 20)
    with pytest.raises(StopIteration):
        SimultaneousTable(match, chairs, "en", screen, 0.0).play()
    assert {asked.seat for asked in match.asked} >= {1}
    assert 0 not in {asked.seat for asked in match.asked}
    assert len({*screen.frames}) > 1


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_script_plays_to_the_end_and_the_same_again(game: AnyGame) -> None:
    chairs = [Chair("Anna"), *[Chair("Bot", usual_bot(game))] * (several(game) - 1)]

    def played() -> Match:
        match = Match.begin(game, len(chairs), game.types.options(), bytes(32))

        def lines() -> Iterable[str]:
            while True:
                yield game.notation.write_action(game.auto_action(match.view(Seat(0))))

        SimultaneousTable(match, chairs, "en", Script(lines()), 0.0).play()
        return match

    first, again = played(), played()
    assert first.is_over
    assert first.events == again.events
    assert {asked.seat for asked in first.asked} >= {*range(len(chairs))}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_several_people_take_the_keyboard_in_turn(game: AnyGame) -> None:
    chairs = [Chair(f"Person {seat}") for seat in range(several(game))]
    match = Match.begin(game, len(chairs), game.types.options(), bytes(32))
    legal = [
        game.notation.write_action(next(iter(game.legal(match.view(seat)))))
        for seat in match.waiting
    ]
    screen = Script([*legal, "nonsense", ""])
    with pytest.raises(StopIteration):
        SimultaneousTable(match, chairs, "en", screen, 0.0).play()
    assert [asked.seat for asked in match.asked] == list(range(len(chairs)))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_bots_alone_play_to_the_end(game: AnyGame) -> None:
    chairs = [Chair(f"Bot {seat}", usual_bot(game)) for seat in range(several(game))]
    match = Match.begin(game, len(chairs), game.types.options(), bytes(32))
    SimultaneousTable(match, chairs, "en", Script([]), 0.0).play()
    assert match.is_over


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_the_board_changes_under_the_line_that_is_being_typed(visit: Visit, game: AnyGame) -> None:
    seats = several(game)
    anna = visit("play", game.key, "--seats", str(seats), "--player", "Anna", "--seed", SEED)
    before = anna.seen
    anna.keyboard.send("zy\x7f")
    assert anna.waits_for("› z") != before
    assert "zy" not in anna.seen
    assert anna.leaves("\x7fquit") == 0


@pytest.mark.parametrize("goodbye", ["\x04", None], ids=["Ctrl-D", "Ctrl-C"])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_leaving_is_clean(visit: Visit, game: AnyGame, goodbye: str | None) -> None:
    visitor = visit("play", game.key, "--seats", str(several(game)), "--seed", SEED)
    assert visitor.leaves(goodbye) == 0
    assert visitor.left_behind == "Goodbye, and come back soon!"


def test_arrows_and_odd_signs_do_no_harm(monkeypatch: pytest.MonkeyPatch) -> None:
    keyboard = Keyboard()
    monkeypatch.setattr(keyboard, "_echo", lambda _: None)
    for sign in "ab\x7fc\x1bd\x00":
        assert keyboard._take(sign) is None
    assert keyboard._take("\r") == "acd"
    assert keyboard.typed == ""
    with pytest.raises(EOFError):
        keyboard._take("\x04")
