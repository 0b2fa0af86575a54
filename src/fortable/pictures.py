"""Matches as pictures: the board as one viewer may see it, and around it what everybody may know."""

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

from fortable.drawing.board import Pen, drawing_of
from fortable.drawing.general import draw_fields
from fortable.drawing.picture import Scene, card, framed
from fortable.drawing.theme import THEMES, ThemeName
from fortable.kernel.chance import Draw
from fortable.kernel.game import NOBODY, AnyGame
from fortable.kernel.words import Viewer
from fortable.texts import LANGUAGES, Texts

Shape = Literal["board", "card"]
"""As a picture among others, or as links are shown: 1200 x 630."""
FRAMES = {"board": framed, "card": card}


class Look(NamedTuple):
    """How a picture is wanted."""

    viewer: Viewer = None
    theme: ThemeName = "light"
    shape: Shape = "board"
    language: str = LANGUAGES[0]
    names: Sequence[str] = ()
    unveiled: bool = False
    """Of a match that is over: with what was a secret until then."""
    caption: str = ""
    """What is told instead of whom it waits for, and how many points each has."""


def picture(game: AnyGame, state: Any, look: Look = Look()) -> str:  # noqa: B008 - it cannot change
    """A state of a match as SVG, as far as the viewer may know it."""
    texts = Texts(look.language, [game.package], look.names)
    view = game.shown(_seen(game, state, look))
    theme = THEMES[look.theme]
    board = (drawing_of(game) or draw_fields)(view, Pen(theme, texts))
    around = scene(game, state, texts)
    if look.caption:
        around = around._replace(caption=look.caption, waiting=NOBODY, scores=())
    return FRAMES[look.shape](board, around, theme)


def scene(game: AnyGame, state: Any, texts: Texts) -> Scene:
    """What stands around the board: everybody may know all of it."""
    waiting = game.waiting(state)
    asked = NOBODY if isinstance(waiting, Draw) else waiting
    names = tuple(texts.name(seat) for seat in range(state.seats))
    known = Scene(game.title, names, asked, tuple(game.scores(state)))
    if asked:
        return known._replace(caption=texts("preview-waiting", seats=sorted(asked)))
    return _ended(game, state, texts, known) if _is_over(game, state) else known


def _ended(game: AnyGame, state: Any, texts: Texts, known: Scene) -> Scene:
    outcome = game.outcome(state)
    return known._replace(
        scores=outcome.scores,
        winners=frozenset(outcome.ranking[0]),
        caption=texts.decision(game.decided(state, outcome)),
    )


def _seen(game: AnyGame, state: Any, look: Look) -> Any:
    if look.unveiled and game.unveiled is not None and _is_over(game, state):
        return game.unveiled(state)
    return game.view_for(state, look.viewer)


def _is_over(game: AnyGame, state: Any) -> bool:
    return game.waiting(state) == NOBODY and not game.follows(state)
