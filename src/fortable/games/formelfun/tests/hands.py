"""Hands that play this game at a page: the card that goes furthest, every time."""

from playwright.sync_api import Locator, expect

from fortable.testing.browser.input_devices import Hands, Keys

FURTHEST = """(reaches) => {
  const far = reaches.map(({ textContent }) => Number(textContent.replace(/\\D/g, "")));
  return far.indexOf(Math.max(...far));
}"""


class Player(Hands):
    """Somebody in a hurry."""

    def move(self) -> None:
        cards = self.page.locator(".ff-my-turn .ff-card")
        cards.first.wait_for()
        furthest = cards.locator(".ff-reach").evaluate_all(FURTHEST)
        if isinstance(self.device, Keys):
            self._type(furthest)
        else:
            self._pick(cards.nth(furthest))
        expect(self.page.locator(".ff-chosen")).to_have_count(0)

    def _pick(self, card: Locator) -> None:
        self.device.press(card)
        self.device.press(self.page.locator(".ff-bar .main"))

    def _type(self, index: int) -> None:
        """The second Enter plays what the first one has chosen."""
        if not self.page.locator(".ff-card:focus").count():
            self.device.go_to(self.page.locator(".ff-card[tabindex='0']"))
        for key in ("Home", *["ArrowRight"] * index, "Enter", "Enter"):
            self.page.keyboard.press(key)

    def has_seen(self) -> None:
        """FF-19: the final was won, and every car has its points."""
        expect(self.page.locator(".ff-titles")).to_contain_text("Winner of the final")
        expect(self.page.locator(".ff-titles")).to_contain_text("Title on points")
        self.page.locator(".ff-more").scroll_into_view_if_needed()  # it is drawn for whoever looks
        expect(self.page.locator(".ff-ladder .ff-plate")).to_have_count(9)
