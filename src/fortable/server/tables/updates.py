"""What people at a table are told: each viewer what the game's view and news tell that viewer."""

from itertools import islice
from typing import Any

from fortable.kernel.chance import fingerprint
from fortable.kernel.codec import encode
from fortable.kernel.game import Decision, Outcome
from fortable.kernel.log import Match, Ruling
from fortable.kernel.words import Action, Event, Illegal, Seat, Value, Viewer
from fortable.protocol import messages
from fortable.protocol.messages import (
    AnyUpdate,
    ChairShown,
    CupShown,
    DayShown,
    Note,
    PracticeShown,
    Update,
)
from fortable.server.store import Chair, TableRow
from fortable.server.wire.refusals import refusal
from fortable.server.wire.table_messages import TableMessage
from fortable.texts import Texts

from . import chairs
from .context import TableContext
from .match.countdown import Countdown
from .match.ledger import Ledger
from .match.taking_back import may_take_back
from .visitors.audience import Audience
from .visitors.presence import Presence

LEGAL_LISTED = 300
"""More actions than this are not listed: the client finds them by the view, or asks the player."""


RETOLD = 200
"""So many events are told again to whoever comes: each must be looked at anew, and nobody reads more."""


class Moment(Value, frozen=True):
    """What is the same for every viewer."""

    version: int
    waiting: tuple[Seat, ...]
    out: tuple[Seat, ...]
    time_left_ms: int | None
    seed: str | None = None
    outcome: Outcome | None = None
    decided: Decision | None = None


class Updates:
    """From the ledger to the audience."""

    def __init__(
        self,
        ledger: Ledger,
        context: TableContext,
        audience: Audience,
        presence: Presence,
        countdown: Countdown[Any],
    ) -> None:
        self._ledger = ledger
        self._context = context
        self._audience = audience
        self._presence = presence
        self._countdown = countdown

    def send_table(self) -> None:
        """Who sits where, to everybody; to all in the same role the same, written once."""
        written: dict[tuple[Viewer, bool, bool], bytes] = {}
        row = self._ledger.row
        for listener in self._audience.listeners.values():
            person = listener.person
            role = self._ledger.seat_of(person), row.host == person, person in row.kept_away
            if role not in written:
                written[role] = encode(self.table_for(listener.person))
            self._audience.send_table(listener, written[role])

    def send_match(self, since: int) -> None:
        """Where the match stands, and what happened since a version, to everybody."""
        for viewer, listeners in self._audience.by_viewer(self._ledger.seats):
            self._audience.send(listeners, self.gap_for(viewer, since))

    def send_ruling(self, ruling: Ruling) -> None:
        """What just happened, to everybody as they may hear it."""
        match = self._ledger.match
        assert match is not None
        moment, since = self._moment(match), ruling.asked.version
        send, update, news = self._audience.send, self._update, match.news
        for viewer, listeners in self._audience.by_viewer(self._ledger.seats):
            send(listeners, update(match, moment, viewer, since, news(viewer, ruling)))
        if not moment.waiting or self._can_be_taken_back_now(ruling):
            self.send_table()

    def _can_be_taken_back_now(self, ruling: Ruling) -> bool:
        """Whether this was the first that a seat has decided."""
        seat, version = ruling.asked.seat, ruling.asked.version
        is_first = self._ledger.first_decisions.get(seat) == version
        return is_first and may_take_back(self._ledger, seat) is not None

    def send_note(self, note: Note) -> None:
        self._audience.send_all(note)

    def answer(self, asker: TableMessage, message: Value) -> None:
        """To whoever asked for something and waits for the answer."""
        self._context.bus.publish(asker.reply, encode(message))

    def refuse(self, asker: TableMessage, illegal: Illegal, intent: str | None = None) -> None:
        """Which rule says no, and why, in the language of whoever asked."""
        packages = [self._ledger.game.package]
        names = chairs.names_at(self._ledger.row, Texts(asker.language, packages))
        texts = Texts(asker.language, packages, names)
        self.answer(asker, refusal(illegal, texts, intent))

    def gap_for(self, viewer: Viewer, since: int | None) -> AnyUpdate:
        """What somebody missed who knows the match up to a version, and of much the last; without one, only
        how it stands.
        """
        match = self._ledger.match
        assert match is not None
        known = match.version if since is None or not 0 <= since <= match.version else since
        known = max(known, match.version - RETOLD)
        return self._update(match, self._moment(match), viewer, known, match.retold(viewer, known))

    def table_for(self, person: str) -> messages.Table:
        row = self._ledger.row
        return messages.Table(
            id=row.id,
            game=row.game,
            options=row.options,
            settings=self._ledger.settings,
            fingerprint=fingerprint(row.seed),
            commitment="" if self._ledger.match is None else self._ledger.match.commitment,
            status=row.status,
            chairs=tuple(map(self._shown, row.chairs)),
            you=self._ledger.seat_of(person),
            host=row.host == person,
            host_gone=self._presence.is_host_gone,
            kept_away=person in row.kept_away,
            spectators=self._presence.spectators,
            screen=self._presence.has_screen,
            giving_up=tuple(sorted(self._presence.giving_up)),
            played_out=row.is_played_out and row.status == "playing",
            begins_in_ms=self._countdown.left_ms,
            lapsed=row.is_lapsed,
            next=row.next,
            day=None if row.day is None else DayShown(row.day.day, row.day.level, row.day.counts),
            cup=None if row.cup is None else CupShown(row.cup.cup, row.cup.round),
            practice=_practice(row, person),
            hinted=row.is_hinted,
            taken_back=row.back is not None,
            may_take_back=may_take_back(self._ledger, self._ledger.seat_of(person)),
            continued=row.is_continued,
        )

    def _moment(self, match: Match) -> Moment:
        waiting = tuple(sorted(match.waiting))
        if waiting:
            return Moment(match.version, waiting, chairs.seats_out(match), self._time_left_ms())
        is_kept = self._ledger.row.day is not None or self._ledger.row.cup is not None
        seed = None if is_kept else match.seed.hex()
        outcome, decided = match.outcome(), match.decided()
        return Moment(match.version, waiting, (), None, seed, outcome, decided)

    def _update(
        self, match: Match, moment: Moment, viewer: Viewer, since: int, news: tuple[Event, ...]
    ) -> AnyUpdate:
        view, waiting = match.view(viewer), moment.waiting
        if not waiting:
            return self._last_update(match, moment, since, news, view)
        return Update(
            since=since,
            version=moment.version,
            news=news,
            view=match.game.shown(view),
            waiting=waiting,
            legal=self._legal(match, view) if viewer in waiting else (),
            out=moment.out,
            time_left_ms=moment.time_left_ms,
        )

    def _last_update(
        self, match: Match, moment: Moment, since: int, news: tuple[Event, ...], view: Any
    ) -> AnyUpdate:
        """Where the match ended, and how."""
        return Update(
            since=since,
            version=moment.version,
            news=news,
            view=match.game.shown(view),
            waiting=(),
            legal=(),
            seed=moment.seed,
            outcome=moment.outcome,
            decided=moment.decided,
        )

    def _legal(self, match: Match, view: Any) -> tuple[Action, ...] | None:
        if self._ledger.row.status != "playing":
            return ()
        actions = tuple(islice(match.game.legal(view), LEGAL_LISTED + 1))
        return None if len(actions) > LEGAL_LISTED else actions

    def _time_left_ms(self) -> int | None:
        if not self._ledger.clock.is_used or self._countdown.is_on:
            return None
        due = self._ledger.next_alarm()
        return None if due is None else max(0, round(1000 * (due.at - self._context.time.steady())))

    def _shown(self, chair: Chair) -> ChairShown:
        if chair.is_empty:
            return ChairShown()
        if chair.person is None:
            return ChairShown(name=chair.name, kind="bot", bot=chair.bot)
        return ChairShown(
            name=chair.name,
            kind="person",
            bot=chair.bot,
            here=self._presence.is_here(chair.person) and not chair.has_left,
            left=chair.has_left,
            may_be_replaced=self._ledger.is_playing and self._presence.is_gone(chair),
        )


def _practice(row: TableRow, person: str) -> PracticeShown | None:
    """The other match's link is known to whoever came from there; not to those who look on here."""
    mark = row.practice
    if mark is None:
        return None
    return PracticeShown(mark.version, mark.table if row.host == person else None)
