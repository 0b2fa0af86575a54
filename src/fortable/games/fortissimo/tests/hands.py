"""Hands that play this game at a page: they turn any card, take what they can and fire at anything."""

from random import Random

from playwright.sync_api import Page

from fortable.testing.browser.input_devices import Hands, InputDevice, Keys, press_until

from ..model import COLUMNS, INDEX

TO_PRESS = (
    ".ff-turn.ff-ready .ff-open, .ff-choose.ff-ready .ff-main, .ff-aim.ff-ready .ff-target button"
)
OFFERED = """(selector) => {
  const places = [...document.querySelectorAll(selector)].map(({ dataset }) => dataset.place ?? "");
  return places.length > 0 && [document.querySelector(".ff").dataset.version, places];
}"""
"""The version, and the places of what may be pressed; a choice has none."""
FOCUS = "() => document.activeElement.dataset.place ?? ''"
MOVED_ON = """(known) => document.querySelector(".ff").dataset.version !== known"""


class Player(Hands):
    """Somebody with no memory."""

    evenings = ({"rules": "advanced", "moment_ms": 500}, {"rules": "basic", "moment_ms": 500})

    def __init__(self, page: Page, device: InputDevice) -> None:
        super().__init__(page, device)
        self._whim = Random(7)

    def move(self) -> None:
        version, places = self.page.wait_for_function(OFFERED, arg=TO_PRESS).json_value()
        self._press(places, self._whim.randrange(len(places)))
        self.page.wait_for_function(MOVED_ON, arg=version)

    def _press(self, places: list[str], choice: int) -> None:
        things = self.page.locator(TO_PRESS)
        if not isinstance(self.device, Keys):
            self.device.press(things.nth(choice))
        elif places[choice]:
            walk_to(self.page, places[choice])
            self.page.keyboard.press("Enter")
        else:
            self.device.press(things.first)


def walk_to(page: Page, place: str) -> None:
    """To a card of the grid by Tab and arrows."""
    press_until(page, "Tab", lambda: page.evaluate(FOCUS) in INDEX)
    goal, here = INDEX[place], INDEX[page.evaluate(FOCUS)]
    press(page, "ArrowDown", "ArrowUp", goal // COLUMNS - here // COLUMNS)
    press(page, "ArrowRight", "ArrowLeft", goal % COLUMNS - here % COLUMNS)
    assert INDEX[page.evaluate(FOCUS)] == goal


def press(page: Page, forward: str, backward: str, times: int) -> None:
    """One key so many times, or the other if it is to go back."""
    for _ in range(abs(times)):
        page.keyboard.press(forward if times > 0 else backward)
