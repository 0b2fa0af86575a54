"""A match on its stage, measured: what lies where, what is out of reach, and what has moved."""

from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

from playwright.sync_api import BrowserContext, Page, ViewportSize

from fortable.testing.browser.wire import Wire
from fortable.testing.endurance import IN_FULL

T = TypeVar("T")

SIZES: tuple[ViewportSize, ...] = (
    {"width": 360, "height": 640},
    {"width": 390, "height": 664},
    {"width": 844, "height": 390},
    {"width": 1366, "height": 650},
    {"width": 1280, "height": 800},
    {"width": 1920, "height": 1000},
)
"""Small phones, what the bars of a browser leave of usual ones, upright and lying, laptops, wide screens."""

MEASURES = """() => {
  const kinds = "a[href], button, select, input, summary, [role=gridcell], [tabindex='0']";
  const box = (node) => node.getBoundingClientRect();
  const isSeen = (node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    && !node.closest(".unseen, .toast, .skip, .roll li, dialog") && box(node).width > 1;
  const pressable = (within) => [...document.querySelectorAll(within)].flatMap(
    (part) => [...part.querySelectorAll(kinds)]).filter(isSeen);
  const name = (node) => `<${node.outerHTML.slice(1, 90)}`;
  const part = (one, other) => ({
    left: Math.max(one.left, other.left), top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right), bottom: Math.min(one.bottom, other.bottom),
  });
  const outside = (whole, seen) => Math.max(
    seen.left - whole.left, seen.top - whole.top, whole.right - seen.right, whole.bottom - seen.bottom);
  const inSight = (node) => {
    let seen = part(box(node), { left: 0, top: 0, right: innerWidth, bottom: innerHeight });
    const clips = (around) => getComputedStyle(around).overflowY !== "visible" && around !== document.body;
    for (let around = node.parentElement; around; around = around.parentElement)
      if (clips(around)) seen = part(seen, box(around));
    return seen;
  };
  const laid = (node) => {  // where it is laid out, however it is moved by a transform
    if (!(node instanceof HTMLElement)) {
      const { left, top, width, height } = box(node);
      return [left, top, width, height].map(Math.round);
    }
    let [left, top] = [0, 0];
    for (let part = node; part; part = part.offsetParent) {
      left += part.offsetLeft;
      top += part.offsetTop;
    }
    for (let around = node.parentElement; around; around = around.parentElement) top -= around.scrollTop;
    return [left, top, node.offsetWidth, node.offsetHeight];
  };
  window.stage = {
    /** What one acts with and cannot see whole without scrolling. */
    outOfReach() {
      scrollTo(0, 0);
      const board = document.querySelector(".board");
      const isPlain = board.querySelector(":scope > .plain") !== null;
      const acted = isPlain
        ? [board.querySelector(".plain-own"), pressable(".plain-acting")[0]].filter(Boolean)
        : [board, ...pressable(".board")];
      const far = acted.filter((node) => outside(box(node), inSight(node)) > 1).map(name);
      const [wide, high] = [board.scrollWidth - board.clientWidth, board.scrollHeight - board.clientHeight];
      if (wide > 1) far.push(`scrolled sideways by ${wide}`);
      if (high > 1 && !isPlain) far.push(`scrolled by ${high}`);
      return far;
    },
    /** Which part of the window's width and height is used, by what is drawn and what stands beside it. */
    used() {
      const leaves = [...document.querySelectorAll(".board *")].filter((node) => node.children.length === 0);
      const drawn = leaves.filter(isSeen).map(box);
      const aside = box(document.querySelector(".match > aside"));
      const left = Math.min(...drawn.map(({ left }) => left));
      const right = Math.max(...drawn.map(({ right }) => right));
      const bottom = Math.max(...drawn.map(({ bottom }) => bottom));
      return [(right - left + aside.width) / innerWidth, bottom / innerHeight];
    },
    remember() {
      this.boxes = pressable(".match").map((node) => [node, laid(node)]);
      this.shifts = [];
      return this.boxes.length;
    },
    /** What was there and is, and lies elsewhere; and what the browser itself calls a shift. */
    moved() {
      const elsewhere = this.boxes.filter(([node]) => node.isConnected && isSeen(node))
        .map(([node, before]) => [node, before, laid(node)])
        .filter(([, before, now]) => before.some((value, index) => Math.abs(value - now[index]) > 1))
        .map(([node, before, now]) => `${before} → ${now} ${name(node)}`);
      for (const entry of this.observer.takeRecords()) this.noticed(entry);
      return [...elsewhere, ...this.shifts];
    },
    shifts: [],
    noticed(entry) {
      const nodes = entry.sources.map(({ node }) => (node?.nodeType === 3 ? node.parentElement : node));
      const isOn = document.querySelector(".match:not(.over) .board") !== null;
      const ofStage = nodes.filter((node) => node?.closest(".stage") && !node.closest(".toast"));
      const told = `shift ${entry.value.toFixed(4)} ${ofStage.map(name).join(" ")}`;
      if (isOn && ofStage.length > 0) this.shifts.push(told);
    },
  };
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.stage.noticed(entry);
  });
  observer.observe({ type: "layout-shift" });
  window.stage.observer = observer;
}"""


def measured(page: Page | BrowserContext) -> None:
    """Every page that is opened from now on is measured."""
    page.add_init_script(f"({MEASURES})()")


def out_of_reach(page: Page) -> list[str]:
    found: list[str] = page.evaluate("stage.outOfReach()")
    return found


def used(page: Page) -> tuple[float, float]:
    """Which part of the window's width is used, and which of its height."""
    wide, high = page.evaluate("stage.used()")
    return wide, high


def drawn(page: Page) -> None:
    """Waits until what the page knows lies where it will."""
    page.evaluate(
        "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
    )


def moved(page: Page) -> list[str]:
    """What does not lie where it lay."""
    drawn(page)
    found: list[str] = page.evaluate("stage.moved()")
    return found


LONG = "Wolfeschlegelsteinhausenbergerdorff von und zu Hohenlohe-Waldenburg-Schillingsfürst"
SPEECH = (
    "So nicht: das erlaubt die Regel hier nicht, und sie sagt auch, was statt dessen ginge. " * 3
)


def _refuses(wire: Wire) -> None:
    wire.tell("refusal", id=None, rule="TB-03", reason="", facts={}, text=SPEECH)


def _notes(wire: Wire) -> None:
    wire.tell("note", what="bot-sat-in", seat=0)


def _renames(wire: Wire) -> None:
    chairs = wire.last("table")["chairs"]
    wire.tell("table", chairs=[{**chair, "kind": "person", "name": LONG} for chair in chairs])


def _leaves(wire: Wire) -> None:
    chairs = wire.last("table")["chairs"]
    gone = [{**chair, "here": False, "may_be_replaced": True} for chair in chairs]
    wire.tell("table", chairs=gone, spectators=3)


def _passes_the_turn(wire: Wire) -> None:
    update, table = wire.last("update"), wire.last("table")
    others = [seat for seat in range(len(table["chairs"])) if seat != table["you"]]
    if not others:
        return
    wire.tell("update", since=update["version"], waiting=others, legal=[], news=[])


def _sets_a_clock(wire: Wire) -> None:
    update = wire.last("update")
    wire.tell("update", since=update["version"], news=[], time_left_ms=59_000)


def _speaks(wire: Wire) -> None:
    for phrase in ("good-luck", "face-smile", "one-more", "oops"):
        wire.tell("said", seat=0, phrase=phrase)


HAPPENINGS: dict[str, Callable[[Wire], None]] = {
    "a refusal": _refuses,
    "a note": _notes,
    "words": _speaks,
    "a long name": _renames,
    "people who leave": _leaves,
    "a turn that passes": _passes_the_turn,
    "a clock": _sets_a_clock,
    "a line that is lost": Wire.cut,
}
"""All that is told during a match and is no move."""


def happenings(moments: Sequence[T]) -> Iterator[tuple[T, dict[str, Callable[[Wire], None]]]]:
    """What happens at each of some moments: dealt out among them; by `make endure` everything at each."""
    hands = 1 if IN_FULL else min(2, len(moments))
    for number, moment in enumerate(moments):
        yield moment, dict([*HAPPENINGS.items()][number % hands :: hands])
