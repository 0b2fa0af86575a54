"""What people at a table are told: each viewer what the game's view and news tell that viewer."""

import time
from itertools import islice
from typing import Any, NamedTuple

from fortable.kernel.chance import commitment
from fortable.kernel.codec import encode
from fortable.kernel.game import Outcome
from fortable.kernel.log import Match, Ruling
from fortable.kernel.words import Action, Event, Seat, Viewer
from fortable.server.store import Chair
from fortable.server.wire import messages
from fortable.server.wire.messages import ChairShown, Note, Update

from .audience import Audience
from .context import House
from .match.countdown import Countdown
from .match.ledger import Ledger

LEGAL_LISTED = 300
"""More actions than this are not listed: the client finds them by the view, or asks the player."""


class Moment(NamedTuple):
    """What is the same for every viewer."""

    version: int
    waiting: tuple[Seat, ...]
    time_left_ms: int | None
    seed: str | None = None
    outcome: Outcome | None = None


class Telling:
    """From the ledger to the audience."""

    def __init__(
        self, ledger: Ledger, audience: Audience, countdown: Countdown[Any], house: House
    ) -> None:
        self.ledger = ledger
        self._audience = audience
        self._countdown = countdown
        self._house = house

    def table(self) -> None:
        """Who sits where, to everybody; to all in the same role the same, written once."""
        written: dict[tuple[Viewer, bool], bytes] = {}
        for listener in self._audience.listeners.values():
            role = self.ledger.seat_of(listener.person), self.ledger.row.host == listener.person
            if role not in written:
                written[role] = encode(self.table_for(listener.person))
            self._audience.tell(listener, written[role])

    def match(self, since: int) -> None:
        """Where the match stands, and what happened since a version, to everybody."""
        for viewer, listeners in self._audience.by_viewer(self.ledger.seats):
            self._audience.send(listeners, self.gap_for(viewer, since))

    def ruling(self, ruling: Ruling) -> None:
        """What just happened, to everybody as they may hear it."""
        match = self.ledger.match
        assert match is not None
        moment, since = self._moment(match), ruling.asked.version
        for viewer, listeners in self._audience.by_viewer(self.ledger.seats):
            update = self._update(match, moment, viewer, since, match.news(viewer, ruling))
            self._audience.send(listeners, update)
        if not moment.waiting:
            self.table()

    def note(self, note: Note) -> None:
        self._audience.send_all(note)

    def gap_for(self, viewer: Viewer, since: int | None) -> Update:
        """What somebody missed who knows the match up to a version; without one, only how it stands."""
        match = self.ledger.match
        assert match is not None
        known = match.version if since is None or not 0 <= since <= match.version else since
        news = match.retold(viewer)[known:]
        return self._update(match, self._moment(match), viewer, known, news)

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
            spectators=self._audience.spectators(seated),
            giving_up=tuple(sorted(self._audience.giving_up)),
            begins_in_ms=self._countdown.left_ms,
            next=row.next,
        )

    def is_gone(self, chair: Chair) -> bool:
        """Whether a person has been away for so long that a bot may sit in."""
        if chair.person is None or chair.bot is not None or self._audience.is_here(chair.person):
            return False
        since = self._audience.gone_since.get(chair.person)
        if since is None:
            return self._house.now() - self.ledger.woken_at >= self.grace_s
        return time.monotonic() - since >= self.grace_s

    @property
    def grace_s(self) -> float:
        """So long somebody may be gone: where a move may take days, at least that long."""
        return max(self._house.grace_s, self.ledger.settings.clock_s or 0)

    def _moment(self, match: Match) -> Moment:
        waiting = tuple(sorted(match.waiting))
        if waiting:
            return Moment(match.version, waiting, self._time_left_ms())
        return Moment(match.version, waiting, None, match.seed.hex(), match.outcome())

    def _update(
        self, match: Match, moment: Moment, viewer: Viewer, since: int, news: tuple[Event, ...]
    ) -> Update:
        version, waiting, time_left_ms, seed, outcome = moment
        view = match.view(viewer)
        return Update(
            since=since,
            version=version,
            news=news,
            view=match.game.shown(view),
            waiting=waiting,
            legal=self._legal(match, view) if viewer in waiting else (),
            time_left_ms=time_left_ms,
            seed=seed,
            outcome=outcome,
        )

    def _legal(self, match: Match, view: Any) -> tuple[Action, ...] | None:
        if self.ledger.row.status != "playing":
            return ()
        actions = tuple(islice(match.game.legal(view), LEGAL_LISTED + 1))
        return None if len(actions) > LEGAL_LISTED else actions

    def _time_left_ms(self) -> int | None:
        due = None if self._countdown.is_on else self.ledger.next_alarm()
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
