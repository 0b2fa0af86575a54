"""What is left of a picture for those who see colours otherwise, or none: its edges.

Two things that differ by hue alone have the same edges. Two things with different marks or patterns have not,
however their colours are seen. Where exactly they stand does not matter: edges are compared with some play.
"""

from base64 import b64encode
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, FloatRect, Locator, Page

from fortable.kernel.game import AnyGame

from ..endurance import IN_FULL
from .session import LiveServer, window

ENOUGH = 0.02
"""A mark's share of all edges is small beside an outline's; without marks nothing at all is left."""
FINE = 2
"""Pixels of a picture for one of the page."""

DEFICIENCIES = ("protanopia", "deuteranopia", "tritanopia", "achromatopsia")
TRIED = DEFICIENCIES if IN_FULL else DEFICIENCIES[1::2]
"""The most frequent one, and who sees no colours at all; by `make endure` all of them."""

LIKENESS = """async ([picture, boxes, part, fine]) => {
  const EDGE = 20;
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const edges = ({ x, y, width, height }) => {
    const pen = Object.assign(document.createElement("canvas"), { width, height }).getContext("2d");
    pen.drawImage(image, x - part.x * fine, y - part.y * fine, width, height, 0, 0, width, height);
    const { data } = pen.getImageData(0, 0, width, height);
    const grey = (x, y) => {
      const at = 4 * (y * width + x);
      return .299 * data[at] + .587 * data[at + 1] + .114 * data[at + 2];
    };
    const found = new Uint8Array(width * height);
    for (let y = 0; y < height - 1; y++)
      for (let x = 0; x < width - 1; x++) {
        const steps = [grey(x, y) - grey(x + 1, y), grey(x, y) - grey(x, y + 1)].map(Math.abs);
        found[y * width + x] = Math.max(...steps) > EDGE;
      }
    const wide = new Uint8Array(width * height);
    found.forEach((edge, at) => {
      if (edge) for (const dy of [-width, 0, width]) for (const dx of [-1, 0, 1]) wide[at + dy + dx] = 1;
    });
    return { width, height, found, wide };
  };
  const apart = (one, other, dx, dy) => {
    let all = 0, alone = 0;
    for (let y = 1; y < Math.min(one.height, other.height) - 1; y++)
      for (let x = 1; x < Math.min(one.width, other.width) - 1; x++) {
        const [here, there] = [y * one.width + x, (y + dy) * other.width + x + dx];
        if (one.found[here] || other.found[there]) all++;
        if ((one.found[here] && !other.wide[there]) || (other.found[there] && !one.wide[here])) alone++;
      }
    return all === 0 ? 0 : alone / all;
  };
  const share = (one, other) => Math.min(
    ...[-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => apart(one, other, dx, dy))));
  const drawn = boxes.map(edges);
  return drawn.flatMap((one, index) => drawn.slice(index + 1).map((other) => share(one, other)));
}"""


BOX = """(thing) => {
  const { left, top, right, bottom } = thing.getBoundingClientRect();
  const first = (at) => Math.floor(at * devicePixelRatio), last = (at) => Math.ceil(at * devicePixelRatio);
  const x = first(left + scrollX), y = first(top + scrollY);
  return { x, y, width: last(right + scrollX) - x, height: last(bottom + scrollY) - y };
}"""
"""Where something is in a picture of the whole page."""


def in_sight(
    browser: Browser,
    server: LiveServer,
    game: AnyGame,
    bots: Sequence[str],
    style: str = "",
    **wishes: Any,
) -> Page:
    """Anna's table among bots, once it waits for her and nothing moves any more; finely drawn."""
    table, token = server.table(game.key, [None, *bots], **wishes)
    page = window(browser, server, f"/t/{table}", token, device_scale_factor=FINE).page
    page.locator(".turn.mine").wait_for()
    page.locator(".board:has(> *)").wait_for()
    if style:
        page.add_style_tag(content=style)
    return page


@contextmanager
def seen_with(page: Page, deficiency: str) -> Iterator[None]:
    """The page as somebody sees it who has this deficiency."""
    eyes = page.context.new_cdp_session(page)
    eyes.send("Emulation.setEmulatedVisionDeficiency", {"type": deficiency})
    yield
    eyes.send("Emulation.setEmulatedVisionDeficiency", {"type": "none"})
    eyes.detach()


def differences(things: Sequence[Locator], deficiencies: Sequence[str]) -> list[float]:
    """Of the two things that are most alike by a deficiency: which share of their edges is not in the other.

    Nothing covers them, and nothing has to be scrolled.
    """
    page = things[0].page
    boxes, judge = [thing.evaluate(BOX) for thing in things], page.context.new_page()
    part = around(boxes)
    shares = list[float]()
    for deficiency in deficiencies:
        with seen_with(page, deficiency):
            picture = page.screenshot(full_page=True, clip=part)
        shares.append(
            min(judge.evaluate(LIKENESS, [b64encode(picture).decode(), boxes, part, FINE]))
        )
    judge.close()
    return shares


def around(boxes: Sequence[Mapping[str, int]]) -> FloatRect:
    """The part of the page that shows them all, in pixels of the page."""
    left, top = (min(box[at] for box in boxes) // FINE for at in ("x", "y"))
    right = max(box["x"] + box["width"] for box in boxes) // FINE + 1
    bottom = max(box["y"] + box["height"] for box in boxes) // FINE + 1
    return {"x": left, "y": top, "width": right - left, "height": bottom - top}


def difference(things: Sequence[Locator], deficiency: str) -> float:
    """With one deficiency."""
    return differences(things, [deficiency])[0]


def alike(things: Sequence[Locator]) -> list[str]:
    """The deficiencies, of those that are tried, with which two of these things look too much alike."""
    shares = differences(things, TRIED)
    return [each for each, share in zip(TRIED, shares, strict=True) if share <= ENOUGH]
