"""The pictures of README: the shelf and every board, by day and by night, and ten seconds of play.

They are of a match between bots, in which Anna has the first seat, and lie in `docs/pictures`.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page

from fortable.catalog import catalog
from fortable.kernel.game import AnyGame
from fortable.testing.browser import LiveServer, window

from .positions import Position, of_bots, put
from .screens import BOARD, LIGHTS, Light, with_the_serif

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
STILL = {"width": 1120, "height": 700}
MOVING = {"width": 900, "height": 600}
MOVING_SIZE = (690, 460)
FINELY = 1.5
QUALITY, MOVING_QUALITY = 60, 50
SEATS, BOT = 4, "good"
"""So many at most, and who plays."""
MOMENT = 0.45
"""So much of Anna's moves is over when a board is shown."""
MOVES, MOVE_MS = 6, 400
"""How many of each game are shown in motion, and for how long each."""

Frames = dict[Light, list[Image.Image]]


def show(browser: Browser, server: LiveServer) -> None:
    """Write all of them anew."""
    FOLDER.mkdir(exist_ok=True)
    frames: Frames = {light: [] for light in LIGHTS}
    for light, shelf in _shelf(browser, server):
        _save(shelf, FOLDER / f"shelf-{light}.webp")
    for game in catalog().games.values():
        for light, board in _looked_at(browser, server, _moves(game)[0], STILL):
            _save(board, FOLDER / f"{game.key}-{light}.webp")
        for moment in _moves(game):
            for light, board in _looked_at(browser, server, moment, MOVING):
                frames[light].append(board.resize(MOVING_SIZE, Image.Resampling.LANCZOS))
    for light, shown in frames.items():
        _save_moving(shown, FOLDER / f"play-{light}.webp")


def _moves(game: AnyGame) -> Sequence[Position]:
    """Some moments in a row, from one in which Anna is waited for."""
    played = of_bots(game, max(seats for seats in game.seats if seats <= SEATS), BOT)
    hers = [number for number, moment in enumerate(played) if moment.seat in moment.waiting]
    first = hers[int(MOMENT * len(hers))]
    return played[first : first + MOVES]


def _shelf(browser: Browser, server: LiveServer) -> Iterator[tuple[Light, Image.Image]]:
    with _opened(browser, server, "/", "", STILL) as page:
        page.locator(".box").first.wait_for()
        lowest = page.locator(".box").evaluate_all(
            "(boxes) => Math.max(...boxes.map((box) => box.getBoundingClientRect().bottom))"
        )
        page.set_viewport_size({"width": STILL["width"], "height": int(lowest) + 20})
        yield from _by_day_and_by_night(page)


def _looked_at(
    browser: Browser, server: LiveServer, moment: Position, size: dict[str, int]
) -> Iterator[tuple[Light, Image.Image]]:
    table, token = put(moment, server.database)
    with _opened(browser, server, f"/t/{table}", token, size) as page:
        page.locator(BOARD).first.wait_for()
        yield from _by_day_and_by_night(page)


@contextmanager
def _opened(
    browser: Browser, server: LiveServer, path: str, token: str, size: dict[str, int]
) -> Iterator[Page]:
    finely = {"reduced_motion": "reduce", "device_scale_factor": FINELY}
    page = window(browser, server, path, token, size, **finely).page
    yield page
    page.context.close()


def _by_day_and_by_night(page: Page) -> Iterator[tuple[Light, Image.Image]]:
    with_the_serif(page)
    for light in LIGHTS:
        page.emulate_media(color_scheme=light)
        taken = Image.open(BytesIO(page.screenshot())).convert("RGB")
        size = page.viewport_size
        assert size is not None
        yield light, taken.resize((size["width"], size["height"]), Image.Resampling.LANCZOS)


def _save(picture: Image.Image, file: Path) -> None:
    picture.save(file, "WEBP", quality=QUALITY, method=6)


def _save_moving(frames: Sequence[Image.Image], file: Path) -> None:
    frames[0].save(
        file,
        "WEBP",
        save_all=True,
        append_images=frames[1:],
        duration=MOVE_MS,
        loop=0,
        quality=MOVING_QUALITY,
        method=6,
        allow_mixed=True,
    )
