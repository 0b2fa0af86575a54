"""The protocol: everything that goes over a socket, and what is asked of a table over HTTP.

These types are the documentation's, the OpenAPI document's and the client's only source. Nothing here
knows a game: actions, views and events are the game's own values.
"""

from typing import Annotated, Any, Literal

import msgspec

from fortable.kernel.game import Decision, Outcome
from fortable.kernel.words import Action, Event, Seat, Value, spoken
from fortable.server.people.budget import KIB, Budget
from fortable.server.store import Status

IntentId = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
"""Of code points: a letter may be made of several, and how many letters there may be is known elsewhere."""
Chosen = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]

LONGEST_CLOCK_S = 14 * 24 * 3600


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


FromClient = Act | Pong

ACT = Budget(body=16 * KIB, answer=4096 * KIB, seconds=20, permits=1, runs="store")
"""Its answer is all that waits for one reader; its time, that until it is judged."""
PONG = Budget(body=1 * KIB, answer=0, seconds=0, permits=1, runs="loop")
"""One that answers a ping takes nothing of the rate."""
FRAME = Budget(body=64 * KIB, answer=1 * KIB, seconds=0, permits=1, runs="loop")
"""A frame below the messages: a WebSocket's own ping or pong, a part of a message, what is no text."""

BUDGETS: dict[type[Message], Budget] = {Act: ACT, Pong: PONG}


# To the client


class ChairShown(Value, frozen=True, omit_defaults=True):
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


class Table(Message, frozen=True, kw_only=True):
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
    giving_up: tuple[Seat, ...] = ()
    """Who wants to abandon the match: it is when all who are here do."""
    begins_in_ms: int | None = None
    """When a race is on for all: what begins it is decided then, and told with an update."""
    lapsed: bool = False
    """Whether it was given up because nobody went on for long."""
    next: str | None = None
    """The table of the rematch."""


class Update(Message, frozen=True, kw_only=True):
    """Where the match stands, as one viewer may know it, and what happened since a version.

    Updates are numbered by `version`, the number of events so far: what begins where the last one ended
    continues it.
    """

    since: int
    version: int
    news: tuple[Event, ...]
    view: Any
    waiting: tuple[Seat, ...]
    legal: tuple[Action, ...] | None
    """What this viewer may do now; None if it is too much to list."""
    time_left_ms: int | None = None
    """When the clock acts if nobody does."""
    seed: str | None = None
    """Revealed when the match is over."""
    outcome: Outcome | None = None
    decided: Decision | None = None
    """Why whoever is first is ahead, when the match is over."""


class Answer(Message, frozen=True):
    """An intent was admitted, and is remembered: the match has come to `version`."""

    id: str
    version: int


class Refusal(Message, frozen=True, kw_only=True):
    """What was asked is not to be: by which rule, why, and the facts of the case; nothing changed."""

    id: str | None = None
    """Of the intent; left out if it could not even be read."""
    rule: str
    reason: str
    facts: dict[str, Any]
    text: str
    """The same in the reader's language."""


class Note(Message, frozen=True):
    """Something about the table that is no event of the match."""

    what: Literal[
        "bot-failed", "clock-acted", "bot-sat-in", "person-back", "person-left", "goes-on"
    ]
    seat: Seat


class Ping(Message, frozen=True):
    """Are you there? Answer with a pong of the same number, at once."""

    number: int


class Bye(Message, frozen=True):
    """The table hangs up; come back after a while."""

    why: Literal["closing", "too-much", "silent", "slow", "signed-out"]
    back_in_ms: int


ToClient = Table | Update | Answer | Refusal | Note | Ping | Bye


# What is asked of a table over HTTP


class Order(Value, frozen=True, tag_field="do", tag=spoken):
    """What is asked of a table besides actions; its `do` is the name in lower case."""


class Sit(Order, frozen=True):
    """Take a chair, or another one, or the own one back from a bot; without a number the first free."""

    seat: int | None = None


class Stand(Order, frozen=True):
    """Leave the own chair, before the match begins."""


class SeatBot(Order, frozen=True):
    """Put a bot on a chair: before the match an empty one or another bot's, during it that of somebody
    who is gone.

    Whoever gives up the own seat for a bot need not be gone.
    """

    seat: int
    bot: str


class Clear(Order, frozen=True):
    """The host empties a chair, before the match begins."""

    seat: int


class KeepAway(Order, frozen=True):
    """The host lets the person of a chair stand up for good, before the match begins: they cannot sit down
    again, here or at the rematch. They may look on.
    """

    seat: int


class Start(Order, frozen=True):
    """Begin. Empty chairs are taken away, if the game goes with those that are left.

    At a public table it is the host who does, or whoever sits there if the host has been gone for a while.
    """


class Abandon(Order, frozen=True):
    """Give the match up: it ends when everybody who is here wants it. The host can before it began, and
    where only bots play.
    """


class GoOn(Order, frozen=True):
    """Play on: nobody wants to give the match up any more, and everybody hears who turned it down."""


class Resign(Order, frozen=True):
    """Leave the match for good, without anybody's leave: a bot plays on. The match is over where
    nobody else plays, and where one alone is left of two.
    """


class Rematch(Order, frozen=True):
    """Once more, with the same people: opens a new table and tells everybody.

    Whoever asks first is its host; at a public table the host remains it, if seated.
    """


AnyOrder = Sit | Stand | SeatBot | Clear | KeepAway | Start | Abandon | GoOn | Resign | Rematch
