"""Lines in, answers out: each is read, obeyed by whom it concerns, and answered."""

from collections.abc import Iterable, Iterator

from fortable.catalog import Catalog, entry
from fortable.kernel.chance import new_seed, read_seed
from fortable.kernel.codec import decode, encode, forms
from fortable.kernel.log import Match
from fortable.kernel.options import read_options
from fortable.kernel.words import Illegal
from fortable.schemas import schemas_of
from fortable.texts import Texts

from .commands import AnyCommand, Choose, Games, Help, Load, New, Quit, Schema, Sit
from .playing import Player
from .refereeing import Answer, Refereed


def texts_for_programs(language: str, shelf: Catalog) -> Texts:
    """Texts of all games in which seats are called by the numbers that programs say."""
    say = Texts(language)
    most = max((max(game.seats) for game in shelf.games.values()), default=0)
    return Texts(language, shelf.packages, [say("seat-number", number=n) for n in range(most)])


class Engine:
    """One match at a time, or one seat of somebody else's match, and an answer to every line."""

    def __init__(self, catalog: Catalog, texts: Texts, bot: str = "greedy") -> None:
        self.catalog = catalog
        self.texts = texts
        self.bot = bot
        self._refereed: Refereed | None = None
        self._player: Player | None = None

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
            case Help():
                return {"commands": forms(AnyCommand)}
            case Games():
                return {"games": [entry(game) for game in self.catalog.games.values()]}
            case Schema(key):
                return {"schema": schemas_of(self.catalog[key])}
            case New():
                return self._take_up(self._new(command))
            case Load():
                return self._take_up(self._loaded(command))
            case Sit():
                self._player = Player(self.catalog[command.game], self.bot, command)
                return {"bot": self.bot}
            case Choose():
                return self._seated.choose(command)
            case Quit():
                return {"bye": True}
            case _:
                return self._in_hand.answer(command)

    @property
    def _in_hand(self) -> Refereed:
        """The match in hand, or `Illegal` if there is none."""
        if self._refereed is None:
            raise Illegal("TB-02", "no-match")
        return self._refereed

    @property
    def _seated(self) -> Player:
        if self._player is None:
            raise Illegal("TB-02", "not-seated")
        return self._player

    def _new(self, command: New) -> Match:
        game = self.catalog[command.game]
        seats = game.seats[0] if command.seats is None else command.seats
        options = read_options(game.types.options, command.options, seats)
        return Match.begin(game, seats, options, _seed(command.seed))

    def _loaded(self, command: Load) -> Match:
        key = command.game
        game = self._in_hand.match.game if key is None else self.catalog[key]
        return Match.at(game, command.notation, _seed(command.seed))

    def _take_up(self, match: Match) -> Answer:
        self._refereed = Refereed(match)
        return self._refereed.taken_up()


def _seed(text: str | None) -> bytes:
    return new_seed() if text is None else read_seed(text)
