"""The engine: one JSON object per line in, one out, for bots and tools in any language.

It is the referee of one match at a time, or a player in a seat. It never dies of what it reads: whatever
cannot be done is answered with the rule and the reason. See docs/engine.md.
"""

from collections.abc import Iterable, Iterator
from itertools import islice
from random import Random
from typing import Annotated, Any

import msgspec

from fortable.bots import Bot, pace_of, seat_bot
from fortable.catalog import Catalog
from fortable.kernel.chance import new_seed, read_seed
from fortable.kernel.choices import choices
from fortable.kernel.codec import decode, encode, plain, typed
from fortable.kernel.game import AnyGame, read_wish
from fortable.kernel.log import Match
from fortable.kernel.options import read_options
from fortable.kernel.record import export
from fortable.kernel.words import Illegal, Seat, Value, Viewer, spoken
from fortable.texts import Texts

Answer = dict[str, Any]
Count = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]


class Command(Value, frozen=True, tag_field="command", tag=spoken):
    """What can be asked of the engine; its name on the wire is the class's in lower case."""


class New(Command, frozen=True):
    game: str
    seats: int | None = None
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    seed: str | None = None


class Load(Command, frozen=True):
    notation: str
    game: str | None = None
    seed: str | None = None


class View(Command, frozen=True):
    seat: int | None = None


class Legal(Command, frozen=True):
    seat: int
    limit: Count | None = None


class Act(Command, frozen=True):
    seat: int
    action: Any
    version: int | None = None


class Outcome(Command, frozen=True):
    pass


class Export(Command, frozen=True):
    seat: int | None = None


class Sit(Command, frozen=True):
    """Be a player in this seat."""

    game: str
    seat: Count
    version: int | None = None
    luck: int = 0


class Choose(Command, frozen=True):
    """What the player hears and sees before it chooses."""

    view: Any
    events: tuple[Any, ...] = ()
    legal: Any = None
    time_ms: Count | None = None


class Quit(Command, frozen=True):
    pass


AnyCommand = New | Load | View | Legal | Act | Outcome | Export | Sit | Choose | Quit


class Engine:
    """One match at a time, or one seat of somebody else's match, and an answer to every line."""

    def __init__(self, catalog: Catalog, texts: Texts, bot: str = "greedy") -> None:
        self.catalog = catalog
        self.texts = texts
        self.bot = bot
        self._match: Match | None = None
        self._player: tuple[AnyGame, Bot] | None = None

    def converse(self, lines: Iterable[bytes]) -> Iterator[bytes]:
        """Answers line by line, until the lines end or one says quit."""
        for line in lines:
            answer = self.answer(line)
            yield encode(answer) + b"\n"
            if answer.get("bye"):
                return

    def answer(self, line: bytes) -> Answer:
        """What happened, or the rule that says no. A refusal changes nothing."""
        try:
            return {"ok": True, **self._obey(decode(line, AnyCommand))}  # type: ignore[arg-type]
        except Illegal as illegal:
            return {
                "ok": False,
                "rule": illegal.rule,
                "reason": illegal.reason,
                "facts": illegal.facts,
                "error": self.texts.refusal(illegal),
            }

    def _obey(self, command: AnyCommand) -> Answer:
        match command:
            case New():
                return self._new(command)
            case Load():
                return self._load(command)
            case View(seat):
                return {"version": self.match.version, "view": self.match.shown(self._viewer(seat))}
            case Legal():
                return self._legal(command)
            case Act():
                return self._act(command)
            case Outcome():
                return dict(plain(self.match.outcome()))
            case Export(seat):
                return {"match": export(self.match, self._viewer(seat))}
            case Sit():
                return self._sit(command)
            case Choose():
                return self._choose(command)
            case Quit():
                return {"bye": True}

    @property
    def match(self) -> Match:
        """The match in hand, or `Illegal` if there is none."""
        if self._match is None:
            raise Illegal("TB-02", "no-match")
        return self._match

    def _new(self, command: New) -> Answer:
        game = self.catalog[command.game]
        seats = game.seats[0] if command.seats is None else command.seats
        options = read_options(game.types.options, command.options, seats)
        return self._take_up(Match.begin(game, seats, options, _seed(command.seed)))

    def _load(self, command: Load) -> Answer:
        game = self.match.game if command.game is None else self.catalog[command.game]
        return self._take_up(Match.at(game, command.notation, _seed(command.seed)))

    def _take_up(self, match: Match) -> Answer:
        self._match = match
        return {"game": match.game.key, "commitment": match.commitment, **self._standing()}

    def _legal(self, command: Legal) -> Answer:
        seat = self._seat(command.seat)
        game, view = self.match.game, self.match.view(seat)
        actions = choices(game.legal(view))
        return {"actions": list(islice(actions, command.limit)), "total": len(actions)}

    def _act(self, command: Act) -> Answer:
        seat = self._seat(command.seat)
        action = read_wish(self.match.game, command.action)
        ruling = self.match.act(seat, action, command.version)
        return {**self._standing(), "events": self.match.news(seat, ruling)}

    def _sit(self, command: Sit) -> Answer:
        game = self.catalog[command.game]
        if command.version not in (None, game.version):
            raise Illegal("TB-06", "other-rules", tried=command.version, allowed=game.version)
        player = seat_bot(game, self.bot, Seat(command.seat), Random(command.luck))
        self._player = game, player
        return {"bot": self.bot}

    def _choose(self, command: Choose) -> Answer:
        if self._player is None:
            raise Illegal("TB-02", "not-seated")
        game, player = self._player
        view = typed(command.view, game.types.shown)
        player.hear([typed(event, game.types.event) for event in command.events])
        try:
            action = player.choose(view)
        except Exception as error:  # the fields are right, but no match leads there
            detail = f"{type(error).__name__}: {error}"[:200]
            raise Illegal("TB-04", "malformed", detail=detail) from error
        pace_ms = pace_of(player)
        return {"action": action} | ({} if pace_ms is None else {"pace_ms": pace_ms})

    def _standing(self) -> Answer:
        return {"version": self.match.version, "waiting": sorted(self.match.waiting)}

    def _viewer(self, seat: int | None) -> Viewer:
        return None if seat is None else self._seat(seat)

    def _seat(self, seat: int) -> Seat:
        seats = self.match.state.seats
        if not 0 <= seat < seats:
            raise Illegal("TB-01", "no-such-seat", tried=seat, last=seats - 1)
        return Seat(seat)


def _seed(text: str | None) -> bytes:
    return new_seed() if text is None else read_seed(text)
