"""Pictures of matches: every game at its start and its end, for every viewer, in both shapes and themes."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from xml.etree import ElementTree

import pytest
from fontTools.ttLib import TTFont
from hazard import GAME as PLAIN_GAME
from hazard.values import View

from fortable.catalog import catalog
from fortable.drawing.board import Board
from fortable.drawing.picture import Scene, card, framed
from fortable.drawing.png import LETTERS, font_files, rendered
from fortable.drawing.theme import THEMES, Theme, ThemeName
from fortable.kernel.game import AnyGame
from fortable.kernel.log import Match
from fortable.pictures import Look, Shape, picture
from fortable.texts import Texts

Frame = Callable[[Board, Scene, Theme], str]
NAMES = ("Ada", "Bo", "Cy", "Di", "Ed", "Flo")
SVG = "{http://www.w3.org/2000/svg}"


def finished(game: AnyGame) -> Match:
    match = Match.begin(game, max(game.seats), game.types.options(), bytes(32))
    while not match.is_over:
        seat = min(match.waiting)
        match.act(seat, game.auto_action(match.view(seat)))
    return match


def texts(svg: str) -> list[str]:
    return [text.text or "" for text in ElementTree.fromstring(svg).iter(f"{SVG}text")]  # noqa: S314


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("game", catalog().games.values(), ids=lambda game: game.key)
def test_whoever_looks_sees_everybody(game: AnyGame, theme: ThemeName) -> None:
    first = Match.begin(game, max(game.seats), game.types.options(), bytes(32)).state
    for viewer in (None, *range(first.seats)):
        drawn = picture(game, first, Look(viewer, theme, names=NAMES))
        assert {*NAMES[: first.seats]} <= {*texts(drawn)}


@pytest.mark.parametrize("shape", ["board", "card"])
def test_a_game_that_brings_no_drawing_is_drawn_field_by_field(shape: Shape) -> None:
    drawn = texts(picture(PLAIN_GAME, finished(PLAIN_GAME).state, Look(shape=shape)))
    say = Texts("en", [PLAIN_GAME.package])
    fields = {*View.__struct_fields__} - {"viewer", "options"}
    assert {say.optional(f"field-{field}", field) for field in fields} <= {*drawn}


def test_a_card_tells_whom_the_match_waits_for_and_then_who_has_won() -> None:
    game = PLAIN_GAME
    first = Match.begin(game, max(game.seats), game.types.options(), bytes(32))
    before = texts(picture(game, first.state, Look(shape="card", names=NAMES)))
    assert any(text.startswith("Waiting for") for text in before)
    after = texts(picture(game, finished(game).state, Look(shape="card", names=NAMES)))
    assert not any(text.startswith("Waiting for") for text in after)
    assert game.title in before
    assert game.title in after


@pytest.mark.parametrize("shape", [framed, card])
def test_a_name_has_all_the_room_that_points_leave_it_and_no_more(shape: Frame) -> None:
    scene = Scene("Any", ("Cosmo", "Cosmo", "Cosmo", "W" * 40), scores=(164, 111, 326, -888))
    told = texts(shape(Board(400, 400, ""), scene, THEMES["light"]))
    assert told.count("Cosmo") == 3
    assert sum(text.startswith("W") and text.endswith("…") for text in told) == 1


@pytest.mark.parametrize("name", ["Åse Žižková", "李"])
def test_a_picture_can_be_a_png(name: str) -> None:
    first = Match.begin(PLAIN_GAME, max(PLAIN_GAME.seats), PLAIN_GAME.types.options(), bytes(32))
    svg = picture(PLAIN_GAME, first.state, Look(shape="card", names=(name,)))
    png = rendered(svg)
    assert png.startswith(b"\x89PNG")
    assert [int.from_bytes(png[at : at + 4]) for at in (16, 20)] == [1200, 630]
    assert png != rendered(svg.replace(name, ""))


def test_any_thread_makes_the_same_png() -> None:
    svg = picture(PLAIN_GAME, finished(PLAIN_GAME).state, Look(shape="card", names=NAMES))
    with ThreadPoolExecutor(1) as elsewhere:
        assert elsewhere.submit(rendered, svg).result() == rendered(svg)


def test_our_fonts_have_all_that_is_said_of_them() -> None:
    fonts = [TTFont(BytesIO(font.read_bytes())).getBestCmap() for font in font_files()]
    assert {letter for letter in LETTERS if not any(ord(letter) in font for font in fonts)} == set()
