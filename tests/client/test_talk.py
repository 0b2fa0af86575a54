"""Words across languages, for programs: said by their id, heard in one's own language, and never twice."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import keepsake
import pytest

from fortable.catalog import catalog
from fortable.client import Refused, Word, async_table, table
from fortable.client.talk import MOST_WORDS, Talk
from fortable.folder import PHRASES
from fortable.kernel.words import Seat
from fortable.protocol.messages import Said
from fortable.protocol.phrases import HOUSE_PHRASES
from fortable.testing import rule
from fortable.texts import LANGUAGES, Texts
from tests.games import for_two, in_turns, some_game
from tests.server.servers import Running, opened

from .hosting import Host
from .relay import relayed

GAME = some_game(for_two, in_turns)


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[Running]:
    async with opened(tmp_path) as running:
        yield running


@rule("TB-19")
async def test_one_says_it_by_its_id_and_the_other_reads_it_in_german(house: Running) -> None:
    host = await Host(house.address).open(GAME, [None] * 2)
    async with host.seat() as anna, async_table(host.link, "Ben", language="de") as ben:
        assert await anna.say("well-played")
        assert await ben.say("thanks")
        assert ben.heard() == (Word(0, "well-played", "Gut gespielt!"),)
        assert [str(word) for word in anna.heard()] == ["Thank you!"]
        assert ben.heard() == anna.heard() == ()


@rule("TB-19")
async def test_what_may_not_be_said_is_refused_and_disturbs_no_turn(house: Running) -> None:
    host = await Host(house.address).open(GAME, [None] * 2)
    watching = async_table(host.link, watch=True, name="Eve")
    async with host.seat() as anna, async_table(host.link, "Ben") as ben, watching as eve:
        await host.begin()
        seat = (anna, ben)[(await anext(anna.moments())).waiting[0]]
        turns = seat.turns()
        await anext(turns)
        with pytest.raises(Refused, match="cheese") as unknown:
            await seat.say("cheese")
        assert unknown.value.rule == "TB-19"
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(anext(turns), 0.2)
        with pytest.raises(Refused):
            await eve.say("hello")
        assert await anna.say("hello")
        assert [word.phrase for word in eve.heard()] == ["hello"], "who looks on hears it"


async def test_a_word_into_a_broken_line_is_not_said_later(house: Running) -> None:
    host = await Host(house.address).open(GAME, [None] * 2)
    async with relayed(house.address) as relay, host.seat() as anna:
        link = host.link.replace(house.address, relay.address)
        async with async_table(link, "Ben") as ben:
            relay.is_dumb = True
            word = asyncio.create_task(ben.say("oops"))
            while not (heard := anna.heard()):
                await asyncio.sleep(0.01)
            relay.cut()
            relay.is_dumb = False
            assert not await word, "whether it was heard is not known"
            assert await ben.say("sorry")
            assert [each.phrase for each in (*heard, *anna.heard())] == ["oops", "sorry"]


async def test_without_asyncio_it_is_the_same(house: Running) -> None:
    host = await Host(house.address).open(GAME, [None] * 2)

    def greet() -> tuple[Word, ...]:
        with table(host.link, "Ben") as ben:
            assert ben.say("hello")
            while not (heard := ben.heard()):
                pass
            return heard

    async with host.seat() as anna:
        greeting = asyncio.create_task(asyncio.to_thread(greet))
        while not anna.heard():
            await asyncio.sleep(0.01)
        assert await anna.say("gladly")
        assert [word.phrase for word in await greeting] == ["gladly"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_of_the_house_is_read_in_every_language(language: str) -> None:
    texts = Texts(language)
    assert [phrase for phrase in HOUSE_PHRASES if f"phrase-{phrase}" not in texts] == []


def test_phrases_of_games_are_read_where_these_are_installed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    (first, *_) = PHRASES.of(keepsake.GAME) or ()
    talk = Talk("en")
    talk.told(Said(Seat(1), first), 0, keepsake.GAME.key)
    monkeypatch.setitem(catalog().games, keepsake.GAME.key, keepsake.GAME)
    talk.told(Said(Seat(1), first), 0, keepsake.GAME.key)
    unknown, known = talk.heard()
    assert unknown.text == first != known.text


def test_who_does_not_listen_keeps_the_last_words() -> None:
    talk = Talk("en")
    for number in range(MOST_WORDS + 3):
        talk.told(Said(Seat(1), f"word-{number}"), 0, "")
    words = talk.heard()
    assert (len(words), words[0].phrase) == (MOST_WORDS, "word-3")
