"""Boards: every view of every game can be drawn, and fits the smallest screen we promise."""

from collections.abc import Iterator
from io import StringIO
from itertools import islice
from random import Random
from typing import Any

import pytest
from rich.console import Console, RenderableType

from fortable.catalog import catalog
from fortable.kernel.codec import typed
from fortable.kernel.game import AnyGame
from fortable.kernel.log import Match
from fortable.kernel.options import describe
from fortable.kernel.words import SPECTATOR, Options
from fortable.terminal.pages.board import draw_fields, drawing_of
from fortable.texts import LANGUAGES, Texts

WIDTH, HEIGHT = 78, 16
GAMES = list(catalog().games.values())


def views(game: AnyGame, seats: int, options: Options) -> Iterator[Any]:
    """What a spectator sees in a match of random actions."""
    rng = Random(str(options))
    match = Match.begin(game, seats, options, rng.randbytes(32))
    while not match.is_over:
        seat = min(match.waiting)
        match.act(seat, rng.choice(list(game.legal(match.view(seat)))))
        yield match.shown(SPECTATOR)


def drawn(board: RenderableType) -> list[str]:
    paper = StringIO()
    Console(file=paper, width=200, color_system=None).print(board)
    return [line.rstrip() for line in paper.getvalue().splitlines()]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_board_fits_the_screen(game: AnyGame) -> None:
    draw, seats = drawing_of(game), game.seats[-1]
    for number, option in enumerate(describe(game.types.options)):
        options = typed({option.name: option.samples[0]}, game.types.options)
        language = LANGUAGES[number % len(LANGUAGES)]
        texts = Texts(language, [game.package], ["A very long name"] * seats)
        for view in islice(views(game, seats, options), 0, None, 5):
            lines = drawn(draw(view, texts))
            assert len(lines) <= HEIGHT
            assert max(map(len, lines)) <= WIDTH


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_game_without_a_drawing_shows_its_fields(game: AnyGame) -> None:
    view = next(views(game, game.seats[0], game.types.options()))
    lines = drawn(draw_fields(view, Texts("en", [game.package])))
    fields = [line.split()[0] for line in lines if not line.startswith(" ")]
    assert fields == list(view.__struct_fields__)
