"""Five hands on one thing: exactly one has it, by the order of arrival, and the others hear why not."""

import asyncio
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest

from fortable.catalog import catalog
from fortable.kernel.codec import decode, encode, plain, typed
from fortable.kernel.game import AnyGame
from fortable.kernel.log import Match
from fortable.kernel.words import Action, Seat
from fortable.protocol.messages import Act
from fortable.server.store import Step
from fortable.server.tables.match.automatic_players import AutomaticPlayers
from fortable.server.tables.match.intents import of_bot, of_clock
from fortable.server.tables.match.ledger import Ledger
from fortable.server.wire.table_messages import AnyTableMessage, SubmitIntent, table_topic
from fortable.testing.endurance import endurance, often

from .guests import Guest, Line, Message, seated
from .servers import Running, opened, with_refusals

GRABS = often(800, in_full=10_000)
HANDS = 5
TABLES = 8

RACES = [
    game
    for game in catalog().games.values()
    if game.simultaneous and HANDS in game.seats and game.package.startswith("fortable.games.")
]


class Heard(msgspec.Struct):
    """Of a message only what a quick hand needs to know."""

    type: str
    id: str | None = None
    version: int = 0
    rule: str = ""
    number: int = 0
    legal: msgspec.Raw = msgspec.Raw(b"[]")
    outcome: msgspec.Raw = msgspec.Raw(b"")


class Hand:
    """One seat at one table, as quick as it can be."""

    def __init__(self, line: Line, game: AnyGame) -> None:
        self.version = 0
        self.is_over = False
        self._line = line
        self._legal: bytes = b"[]"
        self._kind = list[game.types.action]  # type: ignore[name-defined]

    @property
    def legal(self) -> list[Action]:
        legal: list[Action] = msgspec.json.decode(self._legal, type=self._kind)
        return legal

    async def reach(self, intent: str, action: Action) -> None:
        await self._line.say(encode(Act(intent, self.version, plain(action))).decode())

    async def settled(self, version: int) -> None:
        """Having heard of everything up to a version."""
        while self.version < version and not self.is_over:
            self._hear(await self._next())

    async def fate(self, intent: str) -> Heard:
        """The answer or the refusal."""
        while (heard := await self._next()).id != intent:
            self._hear(heard)
        return heard

    async def _next(self) -> Heard:
        return msgspec.json.decode(await self._line.socket.recv(), type=Heard)

    def _hear(self, heard: Heard) -> None:
        if heard.type == "update":
            self.version, self._legal = heard.version, bytes(heard.legal)
            self.is_over = bool(heard.outcome)


class Contest:
    """Matches at one table after the other, in which all always reach for the same thing."""

    def __init__(self, house: Running, guests: list[Guest], game: AnyGame, rng: Random) -> None:
        self.tables: list[str] = []
        self.arrived: dict[str, list[str]] = {}
        self.grabs = 0
        self.refusals = Counter[str]()
        self._house = house
        self._guests = guests
        self._game = game
        self._rng = rng

    async def go_on(self, grabs: int) -> None:
        while self.grabs < grabs:
            table = await seated(
                self._guests[0], self._guests[1:], self._game.key, settings={"fair_grabs": False}
            )
            self.tables.append(table)
            await self._watch(table)
            await self._play(table, grabs)

    async def _watch(self, table: str) -> None:
        """Everything that comes into the table's inbox, in its order."""
        arrived = self.arrived[table] = []

        def hear(data: bytes) -> None:
            call: AnyTableMessage = decode(data, AnyTableMessage)  # type: ignore[arg-type]
            if isinstance(call, SubmitIntent):
                arrived.append(f"{call.person.id}:{call.act.id}")

        await self._house.server.bus.listen(table_topic(table), hear)

    async def _play(self, table: str, grabs: int) -> None:
        lines = [await guest.line(table, since=0) for guest in self._guests]
        hands = [Hand(line, self._game) for line in lines]
        number = 0
        while self.grabs < grabs and not hands[0].is_over:
            version = max(1, *(hand.version for hand in hands))
            await asyncio.gather(*(hand.settled(version) for hand in hands))
            number += 1
            await self._contend(hands, f"{number}")
        for line in lines:
            await line.socket.close()

    async def _contend(self, hands: list[Hand], intent: str) -> None:
        """All reach for one thing that all may have; where there is none, each does what it must."""
        legal = [hand.legal for hand in hands]
        shared = [act for act in legal[0] if self._game.claim(act) and all(act in x for x in legal)]
        if shared:
            wish = self._rng.choice(shared)
            fates = await self._reach(hands, [wish] * len(hands), intent)
            assert sum(fate.type == "answer" for fate in fates) == 1
            self.refusals.update(fate.rule for fate in fates if fate.type == "refusal")
            self.grabs += 1
        else:
            idle = [hand for hand, actions in zip(hands, legal, strict=True) if actions]
            await self._reach(idle, [hand.legal[0] for hand in idle], intent)

    async def _reach(self, hands: list[Hand], wishes: list[Action], intent: str) -> list[Heard]:
        """All at once, in any order; what became of it, when all have heard of it."""
        pairs = list(zip(hands, wishes, strict=True))
        self._rng.shuffle(pairs)
        await asyncio.gather(*(hand.reach(intent, wish) for hand, wish in pairs))
        fates = await asyncio.gather(*(hand.fate(intent) for hand in hands))
        version = max(fate.version for fate in fates)
        await asyncio.gather(*(hand.settled(version) for hand in hands))
        return fates


@endurance
@pytest.mark.parametrize("game", RACES, ids=lambda game: game.key)
async def test_one_hand_wins_and_it_is_the_first(game: AnyGame, tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        guests = await house.party(HANDS)
        contests = [Contest(house, guests, game, Random(number)) for number in range(TABLES)]
        await asyncio.gather(*(contest.go_on(GRABS // TABLES) for contest in contests))
        assert sum(contest.grabs for contest in contests) >= GRABS // TABLES * TABLES
        for contest in contests:
            assert sum(contest.refusals.values()) == contest.grabs * (HANDS - 1)
            assert "" not in contest.refusals
            for table in contest.tables:
                await check_order(house, table, contest.arrived[table], game)


async def check_order(house: Running, table: str, arrived: list[str], game: AnyGame) -> None:
    """The log has everything in the order of arrival, and everything that is gone went once."""
    stored = await with_refusals(house.server.store, table)
    steps = [step for step in stored.steps if step.action is not None or not step.events]
    assert [step.intent for step in steps] == arrived
    won = Counter((number_of(step), thing(game, step)) for step in steps if step.events)
    assert all(count == 1 for (_, what), count in won.items() if what is not None)
    assert not any(step.claims for step in stored.steps)


def number_of(step: Step) -> str:
    return step.intent.partition(":")[2]


def thing(game: AnyGame, step: Step) -> str | None:
    return game.claim(typed(step.action, game.types.action))


@pytest.mark.parametrize("game", RACES, ids=lambda game: game.key)
async def test_a_slow_line_counts_where_hands_are_weighed(game: AnyGame, tmp_path: Path) -> None:
    """The pong of one comes late, and its claim later than the other's: it wins all the same."""
    async with opened(tmp_path, round_trips=TOLD) as house:
        race = await weighed_race(house, game, delay_s=0.12)
        quick, slow, claim, version = race.quick, race.slow, race.claim, race.version
        await quick.act("grab", version, claim)
        await asyncio.sleep(0.02)
        await slow.act("grab", version, claim)
        assert (await slow.answer_to("grab"))["type"] == "answer"
        assert (await quick.answer_to("grab"))["type"] == "refusal"
        for line in (quick, slow):
            await line.socket.close()
        stored = await house.server.store.table(race.table)
        assert stored is not None
        first, second = next(step for step in stored.steps if step.claims).claims
        assert (first["seat"], second["seat"]) == (1, 0)
        assert 40 <= first["back_ms"] <= 80
        assert (first["kernel_ms"], first["least_ms"]) == (120.0, 2 * first["back_ms"])
        assert first["pong_ms"] > 119
        assert 0 < first["arrived_ms"] - second["arrived_ms"] < first["back_ms"]


@pytest.mark.parametrize("game", RACES, ids=lambda game: game.key)
async def test_the_first_claim_over_a_slow_line_is_waited_for_too(
    game: AnyGame, tmp_path: Path
) -> None:
    """Somebody comes back over a slow line on which they have not acted yet."""
    async with opened(tmp_path, round_trips=TOLD) as house:
        race = await weighed_race(house, game, delay_s=0.12)
        quick, claim, version = race.quick, race.claim, race.version
        await race.slow.socket.close()
        slow = await race.guests[1].line(race.table, since=0)
        await measured(slow, 0.12)
        await quick.act("grab", version, claim)
        await asyncio.sleep(0.02)
        await slow.act("grab", version, claim)
        assert (await slow.answer_to("grab"))["type"] == "answer"
        assert (await quick.answer_to("grab"))["type"] == "refusal"
        for line in (quick, slow):
            await line.socket.close()


@pytest.mark.parametrize("by", ["bot", "clock"])
@pytest.mark.parametrize("game", RACES, ids=lambda game: game.key)
async def test_bots_and_the_clock_wait_behind_a_hand_that_is_weighed(
    game: AnyGame, by: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They come while a claim is on hold: it is judged by the match as it was before them."""
    async with opened(tmp_path, round_trips=TOLD) as house:
        race = await weighed_race(house, game, delay_s=0.12)
        quick, slow, claim, version = race.quick, race.slow, race.claim, race.version
        owner = house.server.tables._owners[race.table][0]
        rival = typed(claim, game.types.action)
        monkeypatch.setattr(AutomaticPlayers, "_is_seated", lambda *_: True)
        monkeypatch.setattr(Ledger, "next_alarm", lambda _: Late(0.0, Seat(1), rival))
        await quick.act("grab", version, claim)
        async with asyncio.timeout(5):
            while not owner._judge._claims:
                await asyncio.sleep(0.001)
        bot = of_bot("bot", Seat(1), version, rival)
        owner._inbox.put_nowait(bot if by == "bot" else of_clock(version))
        assert (await quick.answer_to("grab"))["type"] == "answer"
        await latest(quick)
        stored = await house.server.store.table(race.table)
        assert stored is not None
        assert stored.steps[-1].seat == 0
        for line in (quick, slow):
            await line.socket.close()


class Late(NamedTuple):
    """An alarm by which the clock reaches for the same thing for another seat."""

    at: float
    seat: Seat
    what: Action

    def action(self, _: Match) -> Action:
        return self.what


@pytest.mark.parametrize("game", RACES, ids=lambda game: game.key)
async def test_a_disk_that_fails_while_hands_are_weighed_leaves_nobody_without_an_answer(
    game: AnyGame, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path, round_trips=TOLD) as house:
        race = await weighed_race(house, game, delay_s=0.12)
        quick, slow, claim, version = race.quick, race.slow, race.claim, race.version

        async def failing(*_: Any) -> None:
            monkeypatch.undo()
            raise OSError("planted")

        monkeypatch.setattr(house.server.store, "append", failing)
        for line in (quick, slow):
            await line.act("grab", version, claim)
        fates = [await line.answer_to("grab") for line in (quick, slow)]
        assert sorted(fate["type"] for fate in fates) == ["answer", "refusal"]
        assert [fate["rule"] for fate in fates if fate["type"] == "refusal"] == ["TB-12"]
        for line in (quick, slow):
            await line.socket.close()


class Race(NamedTuple):
    """Two hands at a table that is fair to slow lines, and what both may claim."""

    guests: list[Guest]
    table: str
    quick: Line
    slow: Line
    claim: Any
    version: int


async def weighed_race(house: Running, game: AnyGame, delay_s: float) -> Race:
    guests = await house.party(2)
    guests[1].headers = far_away(delay_s)
    table = await seated(guests[0], guests[1:], game.key, settings={"fair_grabs": True})
    quick, slow = [await guest.line(table, since=0) for guest in guests]
    return Race(guests, table, quick, slow, *await reachable(game, quick, slow, delay_s))


TOLD = "x-tcp-rtt"


def far_away(round_trip_s: float, address: str = "198.51.100.7") -> dict[str, str]:
    """As a proxy on this machine tells of somebody over such a line."""
    return {"X-Forwarded-For": address, TOLD: f"{round(1e6 * round_trip_s)}"}


async def reachable(game: AnyGame, quick: Line, slow: Line, delay_s: float) -> tuple[Any, int]:
    """Something that both may claim now, after the server has measured both lines."""
    update = list(await asyncio.gather(measured(quick, 0.0), measured(slow, delay_s)))
    for turn in range(20):
        claims = [claimed(game, each) for each in update]
        shared = [action for action in claims[0] if action in claims[1]]
        if shared:
            return shared[0], update[0]["version"]
        for line, each in zip((quick, slow), update, strict=True):
            if each["legal"]:
                await line.ask(f"{turn}", each["version"], each["legal"][0])
        update = [await latest(line) for line in (quick, slow)]
    raise AssertionError("nothing that both may claim")


async def measured(line: Line, delay_s: float) -> Message:
    """The last update, once three pings were answered, each after a delay."""
    update: Message = {}
    pongs = 0
    while pongs < 3:
        message: Message = msgspec.json.decode(await line.socket.recv())
        if message["type"] == "update":
            update = message
        if message["type"] == "ping":
            await asyncio.sleep(delay_s)
            await line.say(encode({"type": "pong", "number": message["number"]}).decode())
            pongs += 1
    return update


async def latest(line: Line) -> Message:
    """The last update that was sent until now."""
    update = {}
    await line.say("a fence")
    while (message := await line.receive())["type"] != "refusal" or "id" in message:
        if message["type"] == "update":
            update = message
    return update


def claimed(game: AnyGame, update: Message) -> list[Any]:
    return [
        action
        for action in update["legal"] or ()
        if game.claim(typed(action, game.types.action)) is not None
    ]
