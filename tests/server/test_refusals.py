"""No refusal of any game lacks its words, whichever way it goes out."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from fortable.catalog import catalog
from fortable.cli.main import main
from fortable.engine import Engine
from fortable.kernel.game import AnyGame
from fortable.kernel.words import Illegal
from fortable.server.http.refused import refused
from fortable.testing import rule
from fortable.testing.laws.catalogues import refusals, sources
from fortable.texts import LANGUAGES, Texts
from tests.games import refused_tables, refused_with_one_less

from .servers import opened

GAMES = list(catalog().games.values())


def own_refusals(game: AnyGame) -> Iterator[Illegal]:
    """All that are raised in a game's folder, with a fact for each that they have."""
    for source in sources(game.package, ".py"):
        for message, facts in refusals(source):
            clause, reason = re.fullmatch(r"(\w+-\d+)-(.+)", message).groups()  # type: ignore[union-attr]
            yield Illegal(clause, reason, **dict.fromkeys(facts, 1))


def over_http(illegal: Illegal, language: str) -> str:
    answer = refused(illegal, language)
    assert answer.status_code == 409
    text: str = msgspec.json.decode(answer.body)["text"]
    return text


def by_the_engine(illegal: Illegal, language: str) -> str:
    class Refusing(Engine):
        def _obey(self, _: Any) -> Any:
            raise illegal

    answer = Refusing(catalog(), Texts(language, catalog().packages)).answer(b'{"command":"quit"}')
    text: str = answer["error"]
    return text


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_a_game_has_the_same_words_on_every_way_out(
    game: AnyGame, language: str
) -> None:
    """Sockets and the terminal speak by one game's catalogue, those who know no game by all."""
    for illegal in own_refusals(game):
        words = Texts(language, [game.package]).refusal(illegal)
        assert words
        assert over_http(illegal, language) == by_the_engine(illegal, language) == words


@rule("TB-06")
async def test_a_table_that_a_game_refuses_is_refused_with_its_words(tmp_path: Path) -> None:
    tried = list(refused_tables())
    assert tried, "no game refuses any option at any number of seats"
    async with opened(tmp_path) as house:
        host = await house.guest("Anna")
        for game, seats, options, _ in tried:
            wish = {"game": game.key, "chairs": [None] * seats, "options": options}
            for language in LANGUAGES:
                answer = await host.post(f"/api/tables?lang={language}", wish)
                assert answer.status_code == 409
                told = answer.json()
                again = Illegal(told["rule"], told["reason"], **told["facts"])
                assert told["text"] == Texts(language, [game.package]).refusal(again)


@rule("TB-06")
async def test_a_start_that_a_game_refuses_is_refused_with_its_words(tmp_path: Path) -> None:
    """Empty chairs are taken away, and what went with so many may not go with those that are left."""
    game, seats, options, illegal = refused_with_one_less()
    async with opened(tmp_path) as house:
        host, *others = await house.party(seats)
        table = await host.open_table(game.key, [None] * (seats + 1), options=options)
        for guest in others:
            await guest.order(table, "sit")
        answer = await host.post(f"/api/tables/{table}?lang=de", {"do": "start"})
        assert answer.status_code == 409
        assert answer.json()["text"] == Texts("de", [game.package]).refusal(illegal)


async def test_what_a_table_refuses_is_told_by_names_over_http_too(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        host, ben = await house.party(2)
        table = await host.open_table(GAMES[0].key, [None] * max(GAMES[0].seats))
        await ben.order(table, "sit")
        answer = await host.post(f"/api/tables/{table}?lang=en", {"do": "sit", "seat": 1})
        name = (await ben.get("/api/me")).json()["name"]
        assert name in answer.json()["text"]


def test_the_command_line_has_them_too(capsys: pytest.CaptureFixture[str]) -> None:
    game, seats, options, illegal = next(refused_tables())
    wishes = [f"{name}={value}" for name, value in options.items()]
    assert (
        main(["--lang", "de", "simulate", game.key, "--seats", str(seats), "--option", *wishes])
        == 2
    )
    assert Texts("de", [game.package]).refusal(illegal) in capsys.readouterr().err
