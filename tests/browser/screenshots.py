"""Every screen by day and by night, on a phone and on a desk, and README's pictures: `make screenshots`."""

import shutil
import sys
import tempfile
from html import escape
from pathlib import Path

from playwright.sync_api import Browser

from fortable.testing.browser import PHONE, LiveServer, chromium, live_server

from .screens import LIGHTS, Screen, screens, with_the_serif
from .showcase import show

FOLDER = Path(__file__).parents[2] / "screenshots"
SIZES = {"phone": PHONE, "desktop": {"width": 1280, "height": 800}}
README = "readme"
"""The word for the pictures in it."""

HEAD = """<!doctype html><meta charset="utf-8"><title>Screens</title>
<style>body{font:16px system-ui;background:#777}h2{color:#fff}div{display:flex;gap:1rem;align-items:start}
img{box-shadow:0 2px 8px #0008}.phone{width:240px}.desktop{width:560px}</style>
"""


def take(browser: Browser, server: LiveServer, screen: Screen) -> None:
    """A screen in all its four looks."""
    for size, box in SIZES.items():
        opened = screen.open(browser, server, box)
        with_the_serif(opened.page)
        for light in LIGHTS:
            opened.page.emulate_media(color_scheme=light)
            opened.page.screenshot(path=FOLDER / picture(screen.name, size, light), full_page=True)
        opened.page.context.close()


def picture(name: str, size: str, light: str) -> str:
    return f"{name}-{size}-{light}.png"


def row(name: str) -> str:
    """A screen on the page to look through."""
    shown = "".join(
        f'<a href="{file}"><img class="{size}" src="{file}" loading="lazy" alt="{size}, {light}"></a>'
        for size in SIZES
        for light in LIGHTS
        for file in [picture(name, size, light)]
    )
    return f"<h2>{escape(name)}</h2><div>{shown}</div>\n"


def main(*wanted: str) -> None:
    """All screens and README's pictures, or those whose names contain one of these words."""
    if not wanted:
        shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir(exist_ok=True)
    names = []
    with (
        tempfile.TemporaryDirectory() as folder,
        live_server(Path(folder)) as server,
        chromium() as browser,
    ):
        for screen in screens(server):
            if not wanted or any(word in screen.name for word in wanted):
                take(browser, server, screen)
                names.append(screen.name)
        if not wanted or README in wanted:
            show(browser, server)
    (FOLDER / "index.html").write_text(HEAD + "".join(map(row, names)), "utf-8")
    sys.stdout.write(f"{len(names)} screens: {FOLDER / 'index.html'}\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
