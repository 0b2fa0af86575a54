"""A shadow: what a match would be if it knew no more than one viewer may know.

It has another seed; its state is the true one with everything hidden from the viewer dealt anew; its log
is what the viewer heard at the time. Whoever sits at a table with a shadow must not see a difference.
"""

from random import Random
from typing import Any

from fortable.kernel.log import Match, Ruling
from fortable.kernel.words import Action, Seat, Viewer


class Shadow(Match):
    """A match as one viewer knows it; what is admitted it is told, what is refused it judges itself."""

    def __init__(self, match: Match, viewer: Viewer, rng: Random) -> None:
        super().__init__(match.game, match.first, rng.randbytes(32), match.terms)
        self.coming: Ruling | None = None
        self._viewer = viewer
        self._rng = rng
        redact = match.game.redact
        self.events = [redact(event, viewer, match.state) for event in match.events]
        self.deal(match.state)

    def deal(self, state: Any) -> None:
        """Stand where the match stands, with what is hidden dealt anew."""
        self.state = self._dealt(state)

    def heard(self, ruling: Ruling) -> Ruling:
        """A ruling as the viewer may know it; when it was the last one, all is open."""
        game, pairs = self.game, zip(ruling.events, ruling.states, strict=True)
        news = tuple(game.redact(event, self._viewer, state) for event, state in pairs)
        is_last = not game.waiting(ruling.states[-1])
        states = ruling.states if is_last else tuple(map(self._dealt, ruling.states))
        return ruling._replace(events=news, states=states)

    def rule(self, seat: Seat, action: Action, version: int | None = None) -> Ruling:
        """What is coming, or what follows from the shadow's own state."""
        if self.coming is None:
            return super().rule(seat, action, version)
        coming, self.coming = self.coming, None
        return coming

    def _dealt(self, state: Any) -> Any:
        return self.game.redeal(state, self._viewer, self._rng)
