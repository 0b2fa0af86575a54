"""A word at the table: everybody hears it once, by its id; not from whoever looks on, and not too often."""

from pathlib import Path
from typing import Any

import pytest

from fortable import folder
from fortable.kernel.codec import encode
from fortable.protocol.messages import Speak
from fortable.server.http.api.games import _shown
from fortable.server.tables.visitors import talk
from fortable.testing import rule
from tests.games import for_two, some_game

from .guests import Line, Message
from .servers import Running, opened

GAME = some_game(for_two)
OWN = "the-joker-again"


async def say(line: Line, phrase: str, number: str = "1") -> None:
    await line.say(encode(Speak(number, phrase)).decode())


async def refusal(line: Line, phrase: str) -> Message:
    await say(line, phrase, "refused")
    return await line.until("refusal", lambda told: told.get("id") == "refused")


def why(refused: Message) -> str:
    assert refused["text"]
    return f"{refused['rule']}-{refused['reason']}"


@rule("TB-19")
async def test_a_phrase_is_heard_before_during_and_after_the_match(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        anna, ben = await house.party(2)
        cleo = await house.guest(None)
        table = await anna.open_table(GAME.key, [None, None])
        await ben.order(table, "sit")
        async with anna.at(table) as annas, ben.at(table) as bens, cleo.at(table) as cleos:
            for moment, phrase in ((None, "hello"), ("start", "ouch"), ("resign", "good-game")):
                if moment is not None:
                    await anna.order(table, moment)
                await say(bens, phrase)
                for line in (annas, bens, cleos):
                    told = await line.until("said")
                    assert (told["seat"], told["phrase"]) == (1, phrase)
        async with anna.at(table) as again:
            await again.until("update")
            assert not any('"said"' in text for text in again.heard), "it is kept nowhere"


@rule("TB-19")
async def test_whoever_looks_on_says_nothing_and_nobody_says_what_there_is_not(
    tmp_path: Path,
) -> None:
    async with opened(tmp_path) as house:
        anna, cleo, nobody = (
            await house.guest("Anna"),
            await house.guest("Cleo"),
            await house.guest(None),
        )
        table = await anna.open_table(GAME.key, [None, None])
        async with anna.at(table) as annas, cleo.at(table) as cleos, nobody.at(table) as others:
            assert why(await refusal(cleos, "hello")) == "TB-09-not-seated"
            assert why(await refusal(others, "hello")) == "TB-09-not-seated"
            assert why(await refusal(annas, "abracadabra")) == "TB-19-no-such-phrase"
            await annas.say('{"type":"speak","id":"1","phrase":"Free text!"}')
            assert why(await annas.until("refusal")) == "TB-04-misshapen"
            assert not any('"said"' in text for text in (*annas.heard, *cleos.heard))


@pytest.fixture
def _has_own_phrase(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game's folder brings one."""
    brought = folder._exported

    def exported(part: folder.Part[Any], package: str) -> Any:
        return (OWN,) if part is folder.PHRASES else brought(part, package)

    monkeypatch.setattr(folder, "_exported", exported)


@rule("TB-19")
@pytest.mark.usefixtures("_has_own_phrase")
async def test_a_game_s_own_phrases_are_let_in_by_the_host(tmp_path: Path) -> None:
    assert _shown(GAME, "en", True).phrases == (OWN,)
    async with opened(tmp_path) as house:
        anna = await house.guest("Anna")
        plain = await anna.open_table(GAME.key, [None, None])
        async with anna.at(plain) as line:
            assert why(await refusal(line, OWN)) == "TB-19-no-such-phrase"
        settings = {"game_phrases": True}
        table = await anna.open_table(GAME.key, [None, None], settings=settings)
        async with anna.at(table) as line:
            await say(line, OWN)
            assert (await line.until("said"))["phrase"] == OWN


@rule("TB-19")
async def test_a_chatterbox_is_stopped_for_a_while_at_all_tables(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        anna = await house.guest("Anna")
        tables = [await anna.open_table(GAME.key, [None, None]) for _ in range(2)]
        async with anna.at(tables[0]) as line, anna.at(tables[1]) as other:
            for _ in range(talk.AT_ONCE):
                await say(line, "ha")
                await line.until("said")
            refused = await refusal(other, "ha")
            assert why(refused) == "TB-19-too-many-words"
            assert str(talk.A_MINUTE) in refused["text"]
            house_forgets(house)
            await say(other, "sorry")
            await other.until("said")


def house_forgets(house: Running) -> None:
    """As if a minute had passed."""
    house.server.tables.context.talk_limit._recent.clear()
