"""Coming to a table and going from it: one socket after the other."""

from collections.abc import Iterable
from dataclasses import dataclass

from fortable.kernel.codec import encode
from fortable.kernel.words import Illegal
from fortable.protocol.messages import Bye
from fortable.server.wire.table_messages import (
    IS_AWAY,
    IS_HERE,
    LAST_MESSAGE,
    AskPresence,
    EndTable,
    ForgetPerson,
    Join,
    Leave,
    ReportLatency,
    SubmitOrder,
)

from .jobs import Job, Received
from .match.ledger import Ledger
from .updates import Updates
from .visitors.audience import Audience, Listener
from .visitors.lines import Lines
from .visitors.presence import Presence

AT_ONCE = Bye("closing", back_in_ms=0)
Asked = SubmitOrder | ForgetPerson | EndTable | AskPresence
"""Whoever says so waits for an answer, by no socket that could be told to come again."""


@dataclass(eq=False, slots=True)
class Arrivals:
    """Whoever comes is told how it stands; whoever goes is missed."""

    ledger: Ledger
    audience: Audience
    lines: Lines
    presence: Presence
    updates: Updates

    def join(self, message: Join) -> None:
        person, listener = message.person.id, self._added(message)
        self.presence.come(person, is_screen=listener.is_screen)
        self.audience.send_table(listener, encode(self.updates.table_for(person)))
        if self.ledger.match is not None:
            viewer = self.ledger.seat_of(person)
            self.updates.answer(message, self.updates.gap_for(viewer, message.since))

    def hang_up(self, waiting: Iterable[Job], bye: Bye) -> None:
        """A last word to everybody, also to those who have not been let in yet, or not heard."""
        self.turn_away(waiting, bye)
        self.audience.hang_up(bye)

    def leave_in_doubt(self, job: Job | None) -> None:
        """It was being done: whoever asked for it hears that nobody knows what became of it."""
        if isinstance(job, Received) and isinstance(message := job.message, Asked):
            self.updates.refuse(message, Illegal("TB-12", "no-answer"))

    def refuse(self, message: Join, bye: Bye) -> None:
        """They are told to come again, and hear nothing else."""
        self.audience.send_last(message.reply, bye)

    def tell_presence(self, message: AskPresence) -> None:
        """To another process."""
        is_here = self.presence.is_here(message.person.id)
        self.audience.bus.publish(message.reply, IS_HERE if is_here else IS_AWAY)

    def turn_away(self, waiting: Iterable[Job], bye: Bye = AT_ONCE) -> None:
        """What came too late: whoever wants to come comes again, and who asked something asks again."""
        for job in waiting:
            if isinstance(job, Received):
                message = job.message
                if isinstance(message, Join):
                    self.refuse(message, bye)
                elif isinstance(message, Asked):
                    self.audience.bus.publish(message.reply, LAST_MESSAGE)

    def leave_all_of(self, node: str, bye: Bye) -> None:
        """The sockets of a process; any that is there after all comes again."""
        gone = [topic for topic in self.audience.listeners if topic.startswith(f"{node}/")]
        for listener in filter(None, map(self.audience.remove, gone)):
            self.lines.leave(listener.person, listener.topic)
            self.presence.go(listener.person, is_screen=listener.is_screen)
            self.audience.send_last(listener.topic, bye)

    def _added(self, message: Join) -> Listener:
        listener = Listener(message.reply, message.person.id, message.language, message.is_screen)
        self.audience.add(listener)
        return listener

    def measure(self, report: ReportLatency) -> None:
        """How long the line of a socket is, which may not have been let in yet, and has not left."""
        self.lines.measure(report)

    def leave(self, message: Leave) -> None:
        self.lines.leave(message.person.id, message.reply)
        listener = self.audience.remove(message.reply)
        if listener is not None:
            self.presence.go(listener.person, is_screen=listener.is_screen)
