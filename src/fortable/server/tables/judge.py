"""The one door to a ruling: people, bots and the clock all come to it with an intent.

Remembered, then true, then told: nothing is answered before it is durable.
"""

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from msgspec.structs import replace

from fortable.kernel.log import Match, Ruling
from fortable.kernel.words import CLOCK, Action, Illegal
from fortable.protocol import messages
from fortable.server.rulings import OthersFirst, Overtaken
from fortable.server.timer import Timer
from fortable.server.work import WorkerFailed

from .context import TableContext
from .jobs import ClaimsDue, CountdownOver, Notify, PutOff, Settle
from .match.automatic_players import AutomaticPlayers
from .match.claims import Claim, PendingClaims
from .match.countdown import Countdown
from .match.deliberations import Deliberated, Deliberations
from .match.intents import Intent
from .match.ledger import Answer, Ledger, Refused
from .updates import Updates
from .visitors.calls import Calls
from .visitors.lines import Lines
from .visitors.presence import Presence


@dataclass(eq=False, kw_only=True)
class Judge:
    """Of the match at one table."""

    ledger: Ledger
    context: TableContext
    lines: Lines
    presence: Presence
    updates: Updates
    players: AutomaticPlayers
    calls: Calls
    countdown: Countdown[Intent]
    notify: Notify
    now: Callable[[], float]
    """The time of the event loop, by which intents arrive."""
    _claims: PendingClaims[Intent] = field(default_factory=PendingClaims)
    _behind: list[Intent] = field(default_factory=list)
    """What bots and the clock wanted while claims were pending."""
    _after_bots: list[Intent] = field(default_factory=list)
    """What people want who act after the bots."""
    _claims_timer: Timer = field(default_factory=Timer)
    _deliberations: Deliberations = field(init=False)

    def __post_init__(self) -> None:
        self._deliberations = Deliberations(self.context.rulings, self.notify)

    @property
    def is_busy(self) -> bool:
        """Whether somebody waits to be judged."""
        return bool(self._claims or self._after_bots or self._deliberations) or self.countdown.is_on

    def stop(self) -> None:
        self._claims_timer.cancel()
        self._deliberations.stop()
        self.countdown.stop()

    def puts_off(self, intent: Intent, arrived_s: float) -> bool:
        """Whether it is not to be judged now: because somebody could be ahead of it, or in a countdown."""
        if intent.by == "person":
            if self.ledger.is_alike and self._waits_for_bots(intent):
                return True
            return self.ledger.weighs_claims and self._is_weighed(intent, arrived_s)
        if self.countdown.is_on:
            return True  # they are asked again at its end
        if self._claims:
            self._behind.append(intent)
            return True
        return False

    def _waits_for_bots(self, intent: Intent) -> bool:
        if not self.players.come_first(intent.seat):
            return False
        self._after_bots.append(intent)
        return True

    def _let_people_act(self) -> None:
        """Those who waited for the bots, unless they must still."""
        waiting, self._after_bots = self._after_bots, []
        for intent in waiting:
            if not self._waits_for_bots(intent):
                self.notify(PutOff(intent))

    async def judge(self, intent: Intent) -> None:
        """Rule, remember and tell; a refusal is an answer too."""
        began = time.perf_counter()
        ready = self._ready(intent)
        if ready is None:
            return
        try:
            match, action = self._admit(ready)
            if match.game.takes_long(match.state, action):
                self._deliberations.begin(match, action, ready, self._household)
                return
            ruling = match.rule(ready.seat, action, ready.version)
        except Illegal as illegal:
            await self._refuse(ready, illegal)
        else:
            if self._must_wait(ruling):
                self._hold(ready)
                return
            await self.enact(ruling, ready)
        if intent.asker is not None:
            self.context.metrics.acknowledgement.observe(time.perf_counter() - began)

    async def conclude(self, done: Deliberated) -> None:
        """What was worked out meanwhile becomes true; if the match has gone on, it is judged anew."""
        for intent in done.intents:
            if self._ready(intent) is None:
                continue
            try:
                await self._conclude(intent, done.ruled)
            except Overtaken:
                await self.judge(intent)
                continue
            except Illegal as illegal:
                await self._refuse(intent, illegal)
            except OthersFirst:
                self._leave_open(intent, Illegal("TB-12", "others-first"))
            except WorkerFailed:
                self._leave_open(intent, Illegal("TB-12", "no-answer"))
            if intent.asker is not None:
                self.context.metrics.acknowledgement.observe(done.took_s)

    async def _conclude(self, intent: Intent, ruled: Ruling | Exception) -> None:
        if isinstance(ruled, Exception):
            raise ruled
        match, _ = self._admit(intent)
        if ruled.asked.version != match.version:
            raise Overtaken(ruled.asked.version)
        if self._must_wait(ruled):
            self._hold(intent)
        else:
            await self.enact(ruled, intent)

    @property
    def _household(self) -> str:
        """Whose turn it takes."""
        return self.ledger.row.household or self.ledger.row.host

    def _ready(self, intent: Intent) -> Intent | None:
        """As it is to be judged; None if that was done before, or nobody wants it any more."""
        if intent.by == "person":
            answer = self.ledger.answer_to(intent.id)
            if answer is None:
                return intent
            self._answer(intent, answer)
        elif self.players.want(intent):
            return self.players.fill_in(intent) if intent.action is None else intent
        else:
            self.players.schedule()
        return None

    def _admit(self, intent: Intent) -> tuple[Match, Action]:
        """The match, and what is to be ruled on in it."""
        row, match, is_sent = self.ledger.row, self.ledger.match, intent.by == "person"
        if row.status == "abandoned":
            raise Illegal("TB-02", "over", seat=intent.seat)
        if match is None:
            raise Illegal("TB-09", "not-begun")
        if is_sent and row.chairs[intent.seat].bot is not None:
            raise Illegal("TB-09", "bot-sits-here", seat=intent.seat)
        action = self.ledger.read_action(intent.action) if is_sent else intent.action
        return match, action

    def _leave_open(self, intent: Intent, illegal: Illegal) -> None:
        """Nothing was ruled, and nothing is remembered: whoever wants it asks again."""
        if intent.asker is not None:
            self.updates.refuse(intent.asker, illegal, intent.asker.act.id)
        else:
            self.players.schedule()

    async def _refuse(self, intent: Intent, illegal: Illegal) -> None:
        """People hear it; for a bot that chose wrongly the table acts; a late one is asked again."""
        match = self.ledger.match
        if intent.by == "person":
            self.context.metrics.refusals.labels(illegal.rule).inc()
            answer = await self.ledger.refuse(intent.seat, intent.id, illegal)
            self._answer(intent, answer)
        elif intent.by == "clock":
            raise illegal  # the rules of a game refuse what they want themselves
        elif match is not None and intent.version == match.version and not intent.is_automatic:
            await self.judge(replace(intent, action=None))
        else:
            self.players.schedule()

    async def enact(self, ruling: Ruling, intent: Intent) -> None:
        """Remembered, then true, then told."""
        waited = self.calls.waited if self.presence.is_anybody_away else None
        answer, is_new = await self.ledger.enact(
            ruling, intent.id_at(ruling.asked.version), intent.claims
        )
        self._answer(intent, answer)
        if is_new:
            self.updates.send_ruling(ruling)
            self.players.hear(ruling)
            self.players.schedule()
            if self._after_bots:
                self._let_people_act()
            self._note(intent)
            if waited is not None:
                self.calls.turn_passed(waited)
            self.context.metrics.moves.count(intent.by)
            if not ruling.waiting:
                self.notify(Settle())

    def _note(self, intent: Intent) -> None:
        """What everybody should know besides."""
        if intent.seat in self.presence.giving_up and intent.by == "person":
            self.presence.giving_up.discard(intent.seat)  # whoever acts wants to go on
            self.updates.send_table()
        elif intent.is_automatic:
            self.context.metrics.bot_failures.inc()
            self.updates.send_note(messages.Note("bot-failed", intent.seat))
        elif intent.by == "clock" and intent.seat != CLOCK:
            self.updates.send_note(messages.Note("clock-acted", intent.seat))

    def _answer(self, intent: Intent, answer: Answer) -> None:
        asker = intent.asker
        if asker is None:
            return
        if isinstance(answer, Refused):
            illegal = Illegal(answer.rule, answer.reason, **answer.facts)
            self.updates.refuse(asker, illegal, asker.act.id)
        else:
            self.updates.answer(asker, messages.Answer(asker.act.id, answer.version))

    # Claims to the same thing

    def _is_weighed(self, intent: Intent, arrived_s: float) -> bool:
        """Whether it claims something others may claim too, and is judged when it is fair."""
        item = self._claimed(intent)
        if item is None and not self._claims:
            return False
        assert intent.asker is not None
        credit = self.lines.credit(intent.asker.person.id, intent.asker.reply)
        claim = Claim(intent, intent.seat, item, arrived_s, credit)
        self._claims.add(claim, self.lines.longest_back_s(self.ledger.seats))
        self._judge_claims_later()
        return True

    def _claimed(self, intent: Intent) -> str | None:
        try:
            return self.ledger.game.claim(self.ledger.read_action(intent.action))
        except Illegal:
            return None

    def _judge_claims_later(self) -> None:
        """After everything that has come in by then."""
        delay_s = self._claims.open_until_s - self.now()
        self._claims_timer.set(delay_s, lambda: self.notify(ClaimsDue()))

    def due_claims(self) -> Iterator[Intent]:
        """Those that can be judged now, in the right order; then bots and the clock come again."""
        for intent, claims in self._claims.due(self.now()):
            yield replace(intent, claims=claims)
        if self._claims:
            self._judge_claims_later()
            return
        behind, self._behind = self._behind, []
        for intent in behind:
            self.notify(intent)

    # A countdown before a race

    def _must_wait(self, ruling: Ruling) -> bool:
        """Whether this starts a race, and is to be judged anew when everybody has counted down."""
        if not self.ledger.settings.countdown_s or self.countdown.is_over:
            return False
        return len(ruling.waiting) > 1 and any(map(self.ledger.game.starts_race, ruling.events))

    def _hold(self, intent: Intent) -> None:
        self.countdown.hold(intent)
        if not self.countdown.is_on:
            self.count_down()

    def count_down(self) -> None:
        """From the beginning, and everybody knows."""
        seconds = self.ledger.settings.countdown_s
        self.countdown.begin(seconds, lambda: self.notify(CountdownOver()))
        self.updates.send_table()

    def counted_down(self) -> Iterator[Intent]:
        """Those who waited for the end of the countdown: it is over, whatever becomes of them."""
        self.countdown.stop()
        self.updates.send_table()
        yield from self.countdown.held
        self.countdown.held.clear()
        self.players.schedule()
