"""What goes over a socket, to a table and from it.

These types are the documentation's and every client's only source. Nothing here knows a game: actions, views
and events are the game's own values.
"""

from typing import Annotated, Any, Generic, Literal, TypeVar

import msgspec

from fortable.kernel.game import Decision, Outcome
from fortable.kernel.words import Action, Event, Seat, Value, spoken

from .phrases import Phrase

IntentId = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Chosen = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]

LONGEST_CLOCK_S = 14 * 24 * 3600

Status = Literal["open", "playing", "over", "abandoned"]

A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")


class Message(Value, frozen=True, tag_field="type", tag=spoken, omit_defaults=True):
    """What is said over a socket; its `type` is the class's name in lower case.

    A field with a default is left out where it has it.
    """


# From the client


class Act(Message, frozen=True):
    """An intent: an action, the version it was chosen at, and the client's own id of it."""

    id: IntentId
    version: Chosen
    action: msgspec.Raw
    """As it was sent: only the table knows which game's it should be."""


class Pong(Message, frozen=True):
    """The answer to a ping, at once: how long a line is."""

    number: int


class Speak(Message, frozen=True):
    """A phrase for everybody at the table, from whoever sits there; it is no part of the match."""

    id: IntentId
    phrase: Phrase


FromClient = Act | Pong | Speak


# To the client


class FromTable(Message, frozen=True, forbid_unknown_fields=False):
    """What a table says. A client that is older than the server passes over fields it does not know."""


class ChairShown(Value, frozen=True, omit_defaults=True, forbid_unknown_fields=False):
    """A chair as everybody sees it."""

    name: str = ""
    kind: Literal["empty", "person", "bot"] = "empty"
    bot: str | None = None
    """The bot that plays here: of its own, or for a person who is gone."""
    here: bool = False
    """Whether the person is connected."""
    may_be_replaced: bool = False
    """Whether the person has been gone so long that the others may let a bot sit in."""
    left: bool = False
    """Whether the person has left the match for good."""


class Settings(Value, frozen=True, omit_defaults=True):
    """What the host chooses about the table itself."""

    public: bool = False
    """Listed in the lobby; else it is found by its link alone."""
    clock_s: Annotated[int, msgspec.Meta(ge=5, le=LONGEST_CLOCK_S)] | None = None
    """So long may a seat be waited for; then the table acts for it."""
    bot_pace_ms: Annotated[int, msgspec.Meta(ge=0, le=10_000)] = 700
    """So long a bot without a pace of its own lets everybody see what happened."""
    countdown_s: Annotated[int, msgspec.Meta(ge=0, le=10)] = 0
    """So long everybody counts down before a race is on, and nobody knows its cards."""
    fair_grabs: bool | None = None
    """Whether a slow line counts where two reach for one thing; None: as the server thinks right."""
    game_phrases: bool = False
    """Whether people may also say to each other what the game's own folder brings."""
    hints: bool = False
    """Whether whoever plays alone with bots may ask for hints: with one, a match counts for nothing."""

    def binding(self, *, fair_grabs: bool) -> dict[str, Any]:
        """What of it changes the rules, and is bound by the commitment: who acts for the slow, and whose hand
        is first.
        """
        return {
            "clock_s": self.clock_s,
            "countdown_s": self.countdown_s,
            "fair_grabs": fair_grabs,
        }


class DayShown(Value, frozen=True, forbid_unknown_fields=False):
    """Which deal of the day is played."""

    day: str
    """Such as `2031-05-04`."""
    level: str
    counts: bool
    """Whether it is the one try that counts, or practice."""


class CupShown(Value, frozen=True, forbid_unknown_fields=False):
    """Which round of a cup is played."""

    cup: str
    round: int


class PracticeShown(Value, frozen=True, forbid_unknown_fields=False):
    """From where is played on, for practice: it counts for nothing."""

    version: int
    """Of the other match: how many events had happened."""
    table: str | None
    """Where that was played; told to whoever practises, and to nobody who looks on."""


class Table(FromTable, frozen=True, kw_only=True):
    """Who sits where, and how it stands around the match. Sent whole, whenever something changed."""

    id: str
    game: str
    options: dict[str, Any]
    settings: Settings
    fingerprint: str
    """The SHA-256 of the seed, public as soon as the table is open."""
    commitment: str
    """Binds seed, game, rules, seats, options and settings before the first card; empty until the start."""
    status: Status
    chairs: tuple[ChairShown, ...]
    you: Seat | None
    """The seat of whoever reads this; None for a spectator."""
    host: bool
    """Whether whoever reads this is the host."""
    host_gone: bool = False
    """Whether the host has been gone for so long that whoever sits at a public table may start it."""
    kept_away: bool = False
    """Whether the host does not want whoever reads this to sit here."""
    spectators: int
    screen: bool = False
    """Whether a television shows it to everybody in the room; of a public table nobody is told."""
    giving_up: tuple[Seat, ...] = ()
    """Who wants to abandon the match: it is when all who are here do."""
    played_out: bool = False
    """Whether bots play the rest at once, as nobody else has anything to decide."""
    begins_in_ms: int | None = None
    """When a race is on for all: what begins it is decided then, and told with an update."""
    lapsed: bool = False
    """Whether it was given up because nobody went on for long."""
    next: str | None = None
    """The table of the rematch; or where the match goes on, if it does (`continued`)."""
    day: DayShown | None = None
    """Where a deal of the day is played: by one person, whom nobody watches while the day lasts."""
    cup: CupShown | None = None
    """Where a round of a cup is played: nobody looks on before the cup is over."""
    practice: PracticeShown | None = None
    """Where a moment of another match is played on from, by one person with bots."""
    hinted: bool = False
    """Whether somebody has asked for a hint in this match: it counts for nothing."""
    taken_back: bool = False
    """Whether a decision was taken back to come here: the match counts for nothing."""
    may_take_back: bool | None = None
    """Whether whoever reads this has decided something that can be taken back; None where nothing ever is."""
    continued: bool = False
    """Whether the match goes on at `next`, from before a decision that was taken back; here it is over."""


class Update(FromTable, Generic[E, V, A], frozen=True, kw_only=True):
    """Where the match stands, as one viewer may know it, and what happened since a version.

    Updates are numbered by `version`, the number of events so far: what begins where the last one ended
    continues it. Events, view and actions are of the game's own types.
    """

    since: int
    version: int
    news: tuple[E, ...]
    view: V
    waiting: tuple[Seat, ...]
    legal: tuple[A, ...] | None
    """What this viewer may do now; None if it is too much to list."""
    out: tuple[Seat, ...] = ()
    """Who has nothing more to decide until the end; told while the match is on."""
    time_left_ms: int | None = None
    """When the clock acts if nobody does."""
    seed: str | None = None
    """Revealed when the match is over; that of a deal of the day or a cup with its secret."""
    outcome: Outcome | None = None
    decided: Decision | None = None
    """Why whoever is first is ahead, when the match is over."""


class Answer(FromTable, frozen=True):
    """An intent was admitted, and is remembered: the match has come to `version`."""

    id: str
    version: int


class Refusal(FromTable, frozen=True, kw_only=True):
    """What was asked is not to be: by which rule, why, and the facts of the case; nothing changed."""

    id: str | None = None
    """Of the intent; left out if it could not even be read."""
    rule: str
    reason: str
    facts: dict[str, Any]
    text: str
    """The same in the reader's language."""


class Note(FromTable, frozen=True):
    """Something about the table that is no event of the match."""

    what: Literal[
        "bot-failed", "clock-acted", "bot-sat-in", "person-back", "person-left", "goes-on"
    ]
    seat: Seat


class Said(FromTable, frozen=True):
    """Somebody said something, now: it is kept nowhere, and nobody hears it who comes later."""

    seat: Seat
    phrase: Phrase


class Ping(FromTable, frozen=True):
    """Are you there? Answer with a pong of the same number, at once."""

    number: int


class Bye(FromTable, frozen=True):
    """The table hangs up; come back after a while."""

    why: Literal["closing", "too-much", "silent", "slow", "signed-out"]
    back_in_ms: int


AnyUpdate = Update[Event, Any, Action]

ToClient = Table | AnyUpdate | Answer | Refusal | Note | Said | Ping | Bye
