"""Bots think on other machines where somebody there has them, and go on here whatever becomes of those."""

import asyncio
import signal
from asyncio.subprocess import Process
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import TypeVar

import pytest
from msgspec.structs import replace
from nats.aio.client import Client
from nats.aio.msg import Msg

from fortable.cli import main
from fortable.kernel.codec import decode, encode
from fortable.kernel.words import Seat
from fortable.server.bots import (
    BotFailed,
    BotReply,
    BotRequest,
    Mind,
    Thinkers,
    speech,
    thinkers as thinkers_module,
)
from fortable.server.bots.speech import Question, Thought
from fortable.server.bots.thinker import Thinker
from fortable.server.bots.worker import Bots
from fortable.server.bus import new_questions, questions
from fortable.server.bus.nats_names import word
from fortable.testing import rule
from tests.server.guests import PATIENCE_S
from tests.server.nats_server import own_server
from tests.server.servers import Running, begun, opened, settled

from .test_nodes import BOT, GAME

THINK = "import sys; from fortable.cli import main; sys.exit(main(['think', *sys.argv[1:]]))"


@pytest.fixture
async def house(tmp_path: Path, nats: str) -> AsyncIterator[Running]:
    async with opened(tmp_path, bus=nats, think="apart", bot_patience_s=30.0) as house:
        yield house


@asynccontextmanager
async def hired(folder: Path, nats: str) -> AsyncIterator[Process]:
    """`fortable think`, once it can be asked."""
    process = await begun(folder / "thinker.txt", "-c", THINK, "--bus", nats, "--workers", "1")
    assert process.stdout is not None
    assert nats in (await process.stdout.readline()).decode()
    try:
        yield process
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()


class Thoughtful:
    """Thinks in this process, and remembers who asked."""

    def __init__(self) -> None:
        self.asked: list[BotRequest] = []
        self.households = set[str]()
        self._bots = Bots(10.0)

    async def think(self, request: BotRequest, household: str = "") -> BotReply:
        self.asked.append(request)
        self.households.add(household)
        return self._bots.think(request)


class Quick:
    """Says the same to everybody, once it may."""

    def __init__(self, pace_ms: int = 0, error: str | None = None) -> None:
        self._reply = BotReply(pace_ms=pace_ms, error=error)
        self.keys: list[str] = []
        self.may = asyncio.Event()
        self.may.set()

    async def think(self, request: BotRequest, household: str = "") -> BotReply:  # noqa: ARG002
        self.keys.append(request.key)
        await self.may.wait()
        if self._reply.error:
            raise BotFailed(self._reply.error)
        return self._reply


M = TypeVar("M", bound=Mind)


@asynccontextmanager
async def in_here(nats: str, mind: M) -> AsyncIterator[tuple[Thinker, M]]:
    """A thinker in this process."""
    thinker = Thinker(new_questions(nats), mind)
    await thinker.open()
    try:
        yield thinker, mind
    finally:
        await thinker.leave(0)


async def begin(house: Running, pace_ms: int = 0) -> str:
    guest = await house.guest("Anna")
    settings = {"bot_pace_ms": pace_ms}
    table = await guest.open_table(GAME.key, [BOT, BOT], settings=settings)
    await guest.order(table, "start")
    return table


async def until_over(house: Running, table: str) -> None:
    await settled(house.server.store, table)


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE_S):
        while not is_so():
            await asyncio.sleep(0.01)


def thought(house: Running) -> dict[str, int]:
    return house.server.metrics.thoughts._counts


def has_worked(house: Running) -> bool:
    return house.server.workers._processes[0]._worker is not None


async def test_a_table_of_bots_plays_to_its_end_by_a_thinker(
    house: Running, tmp_path: Path, nats: str
) -> None:
    async with hired(tmp_path, nats) as thinker:
        await until_over(house, await begin(house))
        thinker.send_signal(signal.SIGTERM)
        assert await thinker.wait() == 0
    assert thought(house)["apart"] > 4
    assert not has_worked(house)


async def test_a_match_goes_on_when_its_thinker_is_killed(
    house: Running, tmp_path: Path, nats: str
) -> None:
    async with hired(tmp_path, nats) as thinker:
        table = await begin(house, pace_ms=10)
        await until(lambda: thought(house)["apart"] > 2)
        thinker.kill()
        await until_over(house, table)
    assert thought(house)["home"] > 2
    assert house.server.metrics.bot_failures._value.get() == 0


async def test_another_takes_over_who_is_told_everything_anew(house: Running, nats: str) -> None:
    async with in_here(nats, Thoughtful()) as (first, mind):
        table = await begin(house, pace_ms=5)
        await until(lambda: len(mind.asked) > 6)
        async with in_here(nats, Thoughtful()) as (_, other):
            await first.leave(1)
            await until_over(house, table)
    assert {request.seat for request in other.asked} == {0, 1}
    assert any(request.heard == 0 for request in other.asked)
    assert thought(house)["home"] == 0
    assert not mind.households & {"", "Anna"}
    assert mind.households == other.households


async def test_where_nobody_thinks_for_others_bots_think_here(house: Running) -> None:
    await until_over(house, await begin(house))
    assert thought(house)["apart"] == 0
    assert has_worked(house)


@asynccontextmanager
async def asking(nats: str, home: Mind, patience_s: float = 10.0) -> AsyncIterator[Thinkers]:
    """Somebody whose bots think elsewhere."""
    thinkers = Thinkers(new_questions(nats), home, patience_s)
    await thinkers.open()
    try:
        yield thinkers
    finally:
        await thinkers.close()


def a_request(table: str = "table") -> BotRequest:
    return BotRequest(
        key=f"{table}/0/{BOT}/7",
        game=GAME.key,
        bot=BOT,
        seat=Seat(0),
        rng_seed=0,
        heard=0,
        news=(),
        view=None,
    )


async def test_all_of_a_table_is_asked_of_one_and_tables_of_several(nats: str) -> None:
    minds = Quick(), Quick()
    async with AsyncExitStack() as stack:
        for mind in minds:
            await stack.enter_async_context(in_here(nats, mind))
        thinkers = await stack.enter_async_context(asking(nats, Quick()))
        for _ in range(3):
            for table in map(str, range(20)):
                await thinkers.think(a_request(table))
    tables = [{key.partition("/")[0] for key in mind.keys} for mind in minds]
    assert not tables[0] & tables[1]
    assert len(tables[0] | tables[1]) == 20
    assert all(tables)


async def test_who_takes_too_long_there_is_not_waited_for_again(nats: str) -> None:
    slow, home = Quick(), Quick(pace_ms=5)
    slow.may.clear()
    async with in_here(nats, slow), asking(nats, home, patience_s=0.4) as thinkers:
        assert (await thinkers.think(a_request())).pace_ms == 5
        began = asyncio.get_running_loop().time()
        assert (await thinkers.think(a_request())).pace_ms == 5
        assert asyncio.get_running_loop().time() - began < 0.15
    assert len(slow.keys) == 1
    assert not set(slow.keys) & set(home.keys), "what is remembered there is another bot"


async def test_who_fell_silent_is_missed_before_the_time_is_over(
    nats: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process stands still with the question."""
    monkeypatch.setattr(questions, "ASKED_AGAIN_S", 0.2)
    async with hired(tmp_path, nats) as thinker, asking(nats, Quick(5), 60.0) as thinkers:
        with suppress(BotFailed):  # there is no such view: all that counts is who is asked
            await thinkers.think(a_request())
        thinker.send_signal(signal.SIGSTOP)
        began = asyncio.get_running_loop().time()
        assert (await thinkers.think(a_request("another"))).pace_ms == 5
        assert asyncio.get_running_loop().time() - began < 3


async def test_who_leaves_answers_what_was_asked_before(nats: str) -> None:
    mind = Quick(pace_ms=3)
    mind.may.clear()
    async with in_here(nats, mind) as (thinker, _), asking(nats, Quick(5)) as thinkers:
        asked = asyncio.create_task(thinkers.think(a_request()))
        await until(lambda: bool(mind.keys))
        left = asyncio.create_task(thinker.leave(5))
        await asyncio.sleep(0.05)
        assert (await thinkers.think(a_request("another"))).pace_ms == 5
        mind.may.set()
        assert (await asked).pace_ms == 3
        await left


async def test_a_bot_that_fails_there_has_another_chance_here(nats: str) -> None:
    async with in_here(nats, Quick(error="no")), asking(nats, Quick(5)) as thinkers:
        assert (await thinkers.think(a_request())).pace_ms == 5
    async with in_here(nats, Quick(error="no")), asking(nats, Quick(error="nor")) as thinkers:
        with pytest.raises(BotFailed, match="nor"):
            await thinkers.think(a_request())


@pytest.fixture
async def stranger(nats: str) -> AsyncIterator[Client]:
    """Anybody else on the same NATS."""
    client = Client()
    await client.connect(nats)
    yield client
    await client.close()


def subject(*words: str) -> str:
    return ".".join(("fortable", *map(word, words)))


async def test_garbage_changes_nothing(nats: str, stranger: Client) -> None:
    mind = Quick(pace_ms=3)
    async with in_here(nats, mind) as (thinker, _), asking(nats, Quick(5)) as thinkers:
        for garbage in (b"\xff\x00", b"{}", b"[" * 10_000, b"null", encode(a_request())):
            for topic in (speech.name_topic(thinker.name), speech.skill_topic(GAME.key, BOT)):
                await stranger.publish(subject(*topic), garbage)
                answer = await stranger.request(subject(*topic), garbage, timeout=5)
                assert decode(answer.data, Thought).refused
        assert (await thinkers.think(a_request())).pace_ms == 3
    assert len(mind.keys) == 1


@pytest.mark.parametrize("answer", [b"", b"{}", b"\xff", b'{"name":"x.>"}', b'{"name":"nobody"}'])
async def test_who_answers_garbage_is_no_thinker(
    nats: str, stranger: Client, answer: bytes
) -> None:
    async def say(message: Msg) -> None:
        await message.respond(answer)

    topic = speech.skill_topic(GAME.key, BOT)
    await stranger.subscribe(subject(*topic), queue="thinkers", cb=say)
    await stranger.flush()
    async with asking(nats, Quick(5)) as thinkers:
        assert (await thinkers.think(a_request())).pace_ms == 5


@pytest.mark.parametrize("what", [{"speaks": speech.SPEAKS + 1}, {"rules": GAME.version + 1}])
async def test_who_is_of_another_version_refuses(
    nats: str, stranger: Client, what: dict[str, int]
) -> None:
    question = Question(rules=GAME.version, household="", request=a_request())
    async with in_here(nats, Quick()) as (thinker, mind):
        topic = subject(*speech.name_topic(thinker.name))
        answer = await stranger.request(topic, encode(replace(question, **what)), timeout=5)
    assert decode(answer.data, Thought) == Thought(refused="of another version")
    assert not mind.keys


async def test_of_several_versions_the_one_is_asked_that_understands(
    nats: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    newer, ours = Quick(pace_ms=9), Quick(pace_ms=3)
    with monkeypatch.context() as of_a_later_release:
        of_a_later_release.setattr(speech, "SPEAKS", speech.SPEAKS + 1)
        thinker = Thinker(new_questions(nats), newer)
        await thinker.open()
    async with in_here(nats, ours), asking(nats, Quick(5)) as thinkers:
        for table in map(str, range(10)):
            assert (await thinkers.think(a_request(table))).pace_ms == 3
    async with asking(nats, Quick(5)) as thinkers:
        assert (await thinkers.think(a_request())).pace_ms == 5
    await thinker.leave(0)


async def test_while_nats_is_away_bots_think_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers_module, "AT_HOME_S", 0.0)
    with own_server() as server:
        async with (
            in_here(server.address, Quick(pace_ms=3)),
            asking(server.address, Quick(5)) as thinkers,
        ):
            assert (await thinkers.think(a_request())).pace_ms == 3
            server.kill()
            assert (await thinkers.think(a_request())).pace_ms == 5
            server.start()
            async with asyncio.timeout(PATIENCE_S):
                while (await thinkers.think(a_request())).pace_ms != 3:
                    await asyncio.sleep(0.05)


@rule("TB-06")
def test_a_bus_is_needed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "think"]) == 2
    assert main(["--lang", "en", "serve", "--think", "apart"]) == 2
    assert main(["--lang", "en", "think", "--bus", "http://x"]) == 2
    said = capsys.readouterr().err
    assert said.count("--bus nats://") == 2
    assert "nats://HOST:PORT is needed" in said
