"""Hands that play this game at a page: they take what matches, and call Stop when nothing does."""

from contextlib import suppress

from playwright.sync_api import TimeoutError as Gone, expect

from fortable.testing.browser.input_devices import Hands, Keys, press_until

MATCHING = """() => {
    const look = (card) => {
        const words = card.getAttribute("aria-label");
        return ["two", "small", "red", "circle", "crossed"].map((word) => words.includes(word));
    };
    const top = document.querySelector(".fm-own .fm-top .fm-card:not(.fm-back)");
    if (!top) return null;
    const differences = (card) => look(card).filter((value, n) => value !== look(top)[n]).length;
    const cards = [...document.querySelectorAll(".fm-place.fm-card:not(.fm-lifted)")];
    return cards.find((card) => differences(card) <= 1)?.dataset.place ?? "";
}"""
"""Where a card matches the own one, as somebody sees it; nothing if none does, null before the race."""

CALLS = {
    "sheet": ".fm-in-ready .fm-sheet .main",
    "ready": "button.fm-ready:not([aria-disabled=true])",
    "pick": ".fm-in-pick .fm-place.fm-card[aria-disabled=false]",
    "race": ".fm-in-race",
}
"""What the page may ask for, and how that looks."""

FIRST = """(selector) => document.querySelector(selector)?.dataset.place ?? null"""
ASKED = """(calls) => Object.keys(calls).find((call) => document.querySelector(calls[call]))
    ?? (document.querySelector(".turn.mine") ? "" : "nothing")"""

IS_THERE = """() => document.activeElement.matches(".fm-place")
    || !document.querySelector(".fm-in-race, .fm-in-pick")"""
"""Whether the focus is in the layout; or there is no hurry any more, as somebody has called Stop."""


class Player(Hands):
    """Somebody with quick eyes."""

    bots = ("strong",)
    evenings = ({}, {"untimed": True})

    def move(self) -> None:
        with suppress(Gone):  # others are quicker
            self._answer(self.page.wait_for_function(ASKED, arg=CALLS).json_value())

    def _answer(self, call: str) -> None:
        if call == "race":
            self._grab(self.page.evaluate(MATCHING))
        elif call == "pick":
            self._grab(self.page.evaluate(FIRST, CALLS[call]))
        elif call in CALLS:
            self.device.snatch(self.page.locator(CALLS[call]))

    def _grab(self, place: str | None) -> None:
        if place:
            self._reach_for(place)
        elif place is not None:
            self.stop()

    def _reach_for(self, place: str) -> None:
        if isinstance(self.device, Keys):
            self._type(place)
        else:
            self.device.snatch(self.page.locator(f"[data-place={place}]"))

    def stop(self) -> None:
        """Right or wrong."""
        if isinstance(self.device, Keys):
            self._type("s")
        else:
            self.device.snatch(self.page.locator(".fm-stop"))

    def _type(self, word: str) -> None:
        """Places and Stop have keys of their own wherever in the layout the focus is."""
        press_until(self.page, "Tab", lambda: self.page.evaluate(IS_THERE))
        self.page.keyboard.type(word)

    def has_seen(self) -> None:
        """FM-14: the chains of the last round are checked before everybody's eyes."""
        expect(self.page.locator(".fm-sheet")).to_contain_text("the chains are checked")
