"""The match in hand: what programs ask about it, and what they do in it."""

from itertools import accumulate, islice
from typing import Any

from fortable.kernel.choices import choices
from fortable.kernel.codec import plain
from fortable.kernel.game import read_wish
from fortable.kernel.log import Match
from fortable.kernel.record import export
from fortable.kernel.words import CLOCK, Event, Illegal, Seat, Viewer

from .commands import Act, Export, Legal, News, Notation, OfTheMatch, Outcome, View, Wish

Answer = dict[str, Any]


class Refereed:
    """A match, and the state after each of its events: so everybody can be told what they heard then."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._states = list(accumulate(match.events, match.game.evolve, initial=match.first))[1:]

    def taken_up(self) -> Answer:
        """What there is to know of a match that has just begun, by a spectator."""
        match = self.match
        begun = {"game": match.game.key, "commitment": match.commitment}
        return {**begun, **self._standing(), "events": self._heard(None)}

    def answer(self, command: OfTheMatch) -> Answer:
        """What is so, or what has just been done."""
        match command:
            case Notation(action):
                return {"notation": self._written(action)}
            case View(seat):
                return {"version": self.match.version, "view": self.match.shown(self._viewer(seat))}
            case Legal(seat, limit):
                return self._legal(self._seat(seat), limit)
            case Act():
                return self._act(command)
            case News(seat, since):
                return {**self._standing(), "events": self._heard(self._viewer(seat), since)}
            case Outcome():
                return dict(plain(self.match.outcome()))
            case Export(seat):
                return {"match": export(self.match, self._viewer(seat))}

    def _written(self, action: Wish | None) -> str:
        """The position, or an action whichever way it was said."""
        game = self.match.game
        if action is None:
            return game.notation.write_state(self.match.state)
        return game.notation.write_action(read_wish(game, action))

    def _legal(self, seat: Seat, limit: int | None) -> Answer:
        game = self.match.game
        actions = choices(game.legal(self.match.view(seat)))
        listed = {"actions": list(islice(actions, limit)), "total": len(actions)}
        if not actions or not game.unlisted:
            return listed
        return {**listed, "unlisted": [kind.__struct_config__.tag for kind in game.unlisted]}

    def _act(self, command: Act) -> Answer:
        is_clock = command.seat == CLOCK
        seat = CLOCK if is_clock else self._seat(command.seat)
        action = read_wish(self.match.game, command.action)
        since = self.match.version
        self._states += self.match.act(seat, action, command.version).states
        return {**self._standing(), "events": self._heard(None if is_clock else seat, since)}

    def _heard(self, viewer: Viewer, since: int = 0) -> list[Event]:
        """What happened from a version on, as this viewer heard it when it happened."""
        if not 0 <= since <= self.match.version:
            raise Illegal("TB-05", "no-such-version", tried=since, now=self.match.version)
        happened = zip(self.match.events[since:], self._states[since:], strict=True)
        return [self.match.game.redact(event, viewer, state) for event, state in happened]

    def _standing(self) -> Answer:
        return {
            "version": self.match.version,
            "waiting": sorted(self.match.waiting),
            "deadline": self.match.game.deadline(self.match.state),
        }

    def _viewer(self, seat: int | None) -> Viewer:
        return None if seat is None else self._seat(seat)

    def _seat(self, seat: int) -> Seat:
        seats = self.match.state.seats
        if not 0 <= seat < seats:
            raise Illegal("TB-01", "no-such-seat", tried=seat, last=seats - 1)
        return Seat(seat)
