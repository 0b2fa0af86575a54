"""Hands at a page: what is pressed there is pressed by mouse, by touch or by keys alone.

A game may bring hands of its own in `tests/hands.py`: a class `Player` that makes some sensible move out of
what the page shows. Without them, any of what may be done is pressed. With these hands its matches are
played in a real browser, whatever the game.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from contextlib import suppress
from random import Random
from typing import Any, ClassVar, Protocol

from playwright.sync_api import Locator, Page, TimeoutError as TooLate

from fortable import folder
from fortable.kernel.game import AnyGame

A_MOMENT_MS = 500
A_WHILE_MS = 5000
NEAR = 12
"""So many of what may be done are within reach of keys."""
FAR = 120
"""Nothing is so many presses of a key away."""


class InputDevice(Protocol):
    """How somebody gets at things."""

    def go_to(self, thing: Locator) -> None:
        """So that what is typed goes there."""

    def press(self, thing: Locator) -> None:
        """As a button is pressed."""

    def snatch(self, thing: Locator) -> None:
        """As something is taken that may be gone any moment; `TimeoutError` if it is."""


class Mouse:
    """A mouse, and keys for text."""

    def go_to(self, thing: Locator) -> None:
        thing.click()

    def press(self, thing: Locator) -> None:
        thing.click()

    def snatch(self, thing: Locator) -> None:
        thing.click(force=True, timeout=A_MOMENT_MS)


class Touch:
    """Fingers."""

    def go_to(self, thing: Locator) -> None:
        thing.tap()

    def press(self, thing: Locator) -> None:
        thing.tap()

    def snatch(self, thing: Locator) -> None:
        thing.tap(force=True, timeout=A_MOMENT_MS)


class Keys:
    """Keys alone: what has no focus is reached by Tab."""

    def go_to(self, thing: Locator) -> None:
        press_until(thing.page, "Tab", lambda: bool(thing.evaluate(HAS_FOCUS)))

    def press(self, thing: Locator) -> None:
        self.go_to(thing)
        thing.page.keyboard.press("Enter")

    def snatch(self, thing: Locator) -> None:
        self.press(thing)


HAS_FOCUS = "node => node === document.activeElement"


def press_until(page: Page, key: str, holds: Any) -> None:
    """A key, again and again, until something holds."""
    for _ in range(FAR):
        if holds():
            return
        page.keyboard.press(key)
    raise AssertionError(f"{key} leads nowhere")


class Hands(ABC):
    """Somebody who plays one game at one page, and knows what the page shows."""

    bots: ClassVar[Sequence[str]] = ("casual",)
    """Those who sit beside two people."""
    evenings: ClassVar[Sequence[Mapping[str, Any]]] = ({}, {})
    """The options of one match and of another: between them they show what there is to see."""

    opening: ClassVar[int] = 5
    """After so many moves the match is still on."""

    def __init__(self, page: Page, device: InputDevice) -> None:
        self.page = page
        self.device = device

    @abstractmethod
    def move(self) -> None:
        """Does something that is allowed now, and returns when the page shows what came of it."""

    def has_seen(self) -> None:  # noqa: B027 - most have nothing to add
        """Asserts after the match what the page must have shown by then."""


class AnyHands(Hands):
    """Plays any game by what may be done in words: on the plain board, or beside one of the game's own."""

    opening = 1

    def __init__(self, page: Page, device: InputDevice) -> None:
        super().__init__(page, device)
        self._rng = Random(page.url)

    def move(self) -> None:
        before = self.page.locator(".match").get_attribute("data-version")
        closed = self.page.locator("details.actions:not([open]) > summary")
        if closed.count():
            self.device.press(closed)
        buttons = self.page.locator(".actions li button:enabled")
        if not buttons.count():  # an action is on its way, or somebody else's was quicker
            self.page.wait_for_timeout(A_MOMENT_MS / 10)
            return
        with suppress(TooLate):  # where all act at once, it may be gone
            self.device.snatch(buttons.nth(self._rng.randrange(min(buttons.count(), NEAR))))
            self.page.wait_for_function(IS_LATER, arg=before, timeout=A_WHILE_MS)


IS_LATER = "(before) => document.querySelector('.match')?.dataset.version !== before"


def hands_of(game: AnyGame) -> type[Hands]:
    """What a game's folder brings; without it, hands that press what is legal."""
    own = folder.HANDS.of(game)
    if own is not None:
        return own
    bots = ("random",) * (min(seats for seats in game.seats if seats >= 2) - 2)
    return type("Player", (AnyHands,), {"bots": bots})
