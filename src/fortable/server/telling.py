"""What people at a table are told: each viewer what the game's view and news tell that viewer."""

import time
from itertools import islice
from typing import Any

from fortable.kernel.chance import commitment
from fortable.kernel.log import Ruling
from fortable.kernel.words import Action, Event, Viewer

from . import messages
from .audience import Audience
from .clock import alarm
from .house import House
from .ledger import Ledger
from .messages import ChairShown, Note, Update
from .store import Chair

LEGAL_LISTED = 300
"""More actions than this are not listed: the client finds them by the view, or asks the player."""


class Telling:
    """From the ledger to the audience."""

    def __init__(self, ledger: Ledger, audience: Audience, house: House) -> None:
        self.ledger = ledger
        self._audience = audience
        self._house = house

    def table(self) -> None:
        """Who sits where, to everybody."""
        for listener in self._audience.listeners.values():
            self._audience.send([listener], self.table_for(listener.person))

    def match(self, since: int) -> None:
        """Where the match stands, and what happened since a version, to everybody."""
        for viewer, listeners in self._audience.by_viewer(self.ledger.seat_of):
            self._audience.send(listeners, self.gap_for(viewer, since))

    def ruling(self, ruling: Ruling) -> None:
        """What just happened, to everybody as they may hear it."""
        match = self.ledger.match
        assert match is not None
        for viewer, listeners in self._audience.by_viewer(self.ledger.seat_of):
            news = match.news(viewer, ruling)
            update = self.update_for(viewer, ruling.asked.version, news)
            self._audience.send(listeners, update)
        if match.is_over:
            self.table()

    def note(self, note: Note) -> None:
        self._audience.send_all(note)

    def gap_for(self, viewer: Viewer, since: int | None) -> Update:
        """What somebody missed who knows the match up to a version; without one, only how it stands."""
        match = self.ledger.match
        assert match is not None
        known = match.version if since is None or not 0 <= since <= match.version else since
        return self.update_for(viewer, known, match.retold(viewer)[known:])

    def update_for(self, viewer: Viewer, since: int, news: tuple[Event, ...]) -> Update:
        match = self.ledger.match
        assert match is not None
        view = match.view(viewer)
        return Update(
            since=since,
            version=match.version,
            news=news,
            view=view,
            waiting=tuple(sorted(match.waiting)),
            legal=self._legal(viewer, view),
            time_left_ms=self._time_left_ms(),
            seed=match.seed.hex() if match.is_over else None,
            outcome=match.outcome() if match.is_over else None,
        )

    def table_for(self, person: str) -> messages.Table:
        row = self.ledger.row
        seated = {chair.person for chair in row.chairs}
        return messages.Table(
            id=row.id,
            game=row.game,
            options=row.options,
            settings=self.ledger.settings,
            commitment=commitment(row.seed),
            status=row.status,
            chairs=tuple(map(self._shown, row.chairs)),
            you=self.ledger.seat_of(person),
            host=row.host == person,
            spectators=len(self._audience.people() - seated),
            giving_up=tuple(sorted(self._audience.giving_up)),
            next=row.next,
        )

    def is_gone(self, chair: Chair) -> bool:
        """Whether a person has been away for so long that a bot may sit in."""
        if chair.person is None or chair.bot is not None or self._audience.is_here(chair.person):
            return False
        since = self._audience.gone_since.get(chair.person)
        if since is None:
            return self._house.now() - self.ledger.woken_at >= self._house.grace_s
        return time.monotonic() - since >= self._house.grace_s

    def _legal(self, viewer: Viewer, view: Any) -> tuple[Action, ...] | None:
        match = self.ledger.match
        assert match is not None
        if viewer is None or viewer not in match.waiting or self.ledger.row.status != "playing":
            return ()
        actions = tuple(islice(match.game.legal(view), LEGAL_LISTED + 1))
        return None if len(actions) > LEGAL_LISTED else actions

    def _time_left_ms(self) -> int | None:
        ledger = self.ledger
        if ledger.match is None or not ledger.is_playing:
            return None
        due = alarm(
            ledger.match,
            ledger.settings.clock_s,
            ledger.people_acting,
            ledger.last_at,
            ledger.woken_at,
        )
        return None if due is None else max(0, round(1000 * (due.at - self._house.now())))

    def _shown(self, chair: Chair) -> ChairShown:
        if chair.is_empty:
            return ChairShown()
        if chair.person is None:
            return ChairShown(name=chair.name, kind="bot", bot=chair.bot)
        return ChairShown(
            name=chair.name,
            kind="person",
            bot=chair.bot,
            here=self._audience.is_here(chair.person),
            may_be_replaced=self.ledger.is_playing and self.is_gone(chair),
        )
