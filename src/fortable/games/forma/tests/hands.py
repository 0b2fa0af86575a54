"""Hands that play this game at a page: the largest form that their eyes find a place for."""

from msgspec.structs import replace
from playwright.sync_api import Page, expect

from fortable.testing.browser.input_devices import Hands, InputDevice, Keys, Touch, press_until

from ..actions import Place
from ..board.forms import VALUES
from ..board.grid import bits
from ..board.placements import places_of
from ..board.squares import COLUMNS, NAMES, named

SEEN = """(cells) => cells.map(({ dataset, ariaLabel }) => [dataset.square, ariaLabel])"""
STOCK = """(forms) => forms.map(({ dataset }) => dataset.form)"""
ON_SQUARE = "'square' in (document.activeElement?.dataset ?? {})"
CUT_OFF = """(side) => side.scrollWidth - side.clientWidth"""
CAPITAL = {"F": "F"}
"""F flips: the form of that name wants a capital letter."""
VARIED = 12
"""So many forms are laid as they are turned; to save time the others are laid as they come."""


class Player(Hands):
    """Somebody who errs once where eyes alone decide, and never again."""

    bots = ("random", "random")
    evenings = ({"placing": "by_eye"}, {"placing": "assisted"})

    def __init__(self, page: Page, device: InputDevice) -> None:
        super().__init__(page, device)
        self._laid = 0
        self._lost = ""

    def move(self) -> None:
        self.page.wait_for_selector(".forma-layout, .forma-stock")
        self.page.wait_for_selector("[data-square]", state="attached")
        before = self.page.locator(".forma").get_attribute("data-version") or ""
        if self.page.locator(".forma-layout").count():
            self.device.press(self.page.get_by_role("button", name="Let chance lay it out"))
        else:
            self._place()
        expect(self.page.locator(".forma")).not_to_have_attribute("data-version", before)

    def _place(self) -> None:
        seen = dict(self.page.locator("[data-square]").evaluate_all(SEEN))
        move = self._fitting([square for square, name in seen.items() if name.endswith("free")])
        take(self.page, self.device, move)
        if not self._lost and not self.page.locator(".forma-fits").count():
            self._lost = move.form
            tower = next(square for square, name in seen.items() if name.endswith("tower"))
            move = replace(move, square=tower)
        lay(self.page, self.device, move)

    def _fitting(self, free: list[str]) -> Place:
        """A form of the stock, large ones first, where it fits: at first each turned in another way."""
        stock = self.page.locator("[data-form]").evaluate_all(STOCK)
        found = list(places_of(named(free), sorted(stock, key=VALUES.__getitem__, reverse=True)))
        found = [each for each in found if each[0].form == found[0][0].form]
        pose, squares = found[self._laid % len(found) if self._laid < VARIED else 0]
        self._laid += 1
        return Place(pose.form, pose.turn, pose.flipped, NAMES[next(bits(squares))])

    def has_seen(self) -> None:
        """FA-09: what did not fit by eye is out of the game. All stocks are there, and none is cut off."""
        if self._lost:
            expect(self.page.locator(".forma-lost").get_by_text(self._lost).first).to_be_attached()
        assert self.page.locator(".forma-side").evaluate(CUT_OFF) <= 0


def take(page: Page, device: InputDevice, move: Place) -> None:
    """A form in hand, turned as it is to lie; another may have been there."""
    if isinstance(device, Keys):
        take_by_keys(page, move)
        return
    if page.locator("[data-form][aria-pressed=true]").count():
        page.keyboard.press("Escape")
    device.press(page.locator(f'[data-form="{move.form}"]'))
    buttons = ["Flip"] * move.flipped + ["Turn to the right"] * move.turn
    for button in buttons:
        device.press(page.get_by_role("button", name=button))


def take_by_keys(page: Page, move: Place) -> None:
    """A letter for a form of five squares, a number for others; then F and R."""
    press_until(page, "Tab", lambda: page.evaluate(ON_SQUARE))
    if len(move.form) == 1:
        page.keyboard.press(CAPITAL.get(move.form, move.form.lower()))
    else:
        form = page.locator(f'[data-form="{move.form}"]')
        press_until(page, move.form[0], lambda: form.get_attribute("aria-pressed") == "true")
    for key in ["f"] * move.flipped + ["r"] * move.turn:
        page.keyboard.press(key)


def lay(page: Page, device: InputDevice, move: Place) -> None:
    """The form in hand on a square; a finger must confirm it."""
    square = page.locator(f'[data-square="{move.square}"]')
    if isinstance(device, Keys):
        walk_to(page, move.square)
        page.keyboard.press("Enter")
        return
    device.press(square)
    if isinstance(device, Touch):
        device.press(page.get_by_role("button", name=f"Lay {move.form} on {move.square}"))


def walk_to(page: Page, square: str) -> None:
    """By arrows, from the square where the focus is."""
    here = str(page.evaluate("document.activeElement.dataset.square"))
    down = int(square[1:]) - int(here[1:])
    right = COLUMNS.index(square[0]) - COLUMNS.index(here[0])
    for key in ["ArrowDown" if down > 0 else "ArrowUp"] * abs(down):
        page.keyboard.press(key)
    for key in ["ArrowRight" if right > 0 else "ArrowLeft"] * abs(right):
        page.keyboard.press(key)
