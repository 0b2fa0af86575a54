"""A program asks for hints: in its language, as values of the game, and for nothing that counts."""

from pathlib import Path

import pytest

from fortable.client import Lobby, Refused, table
from fortable.protocol.lobby import Start
from fortable.protocol.messages import Settings
from fortable.server.hints import making
from fortable.testing import rule
from tests.games import for_two, in_turns, some_game
from tests.server.servers import opened

GAME = some_game(for_two, in_turns)


@rule("TB-23")
@pytest.mark.parametrize("is_plain", [False, True])
async def test_a_program_is_told_step_by_step(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_plain: bool
) -> None:
    monkeypatch.setattr(making, "PROGRAM", "tests.server.quick_hinter")

    def ask(address: str) -> None:
        lobby = Lobby(f"http://{address}", language="it")
        lobby.introduce("Anna")
        settings = Settings(bot_pace_ms=0, hints=True)
        id_ = lobby.open(GAME.key, [None, "random"], settings=settings)
        lobby.order(id_, Start())
        link, key = f"{lobby.site}/t/{id_}", lobby.key
        with table(link, key=key, plain=is_plain, language="it") as seat:
            moment = next(seat.turns())
            look, do, why = seat.hint(), seat.hint("do"), seat.hint("why")
            assert (look.best, look.is_clear, do.other, do.reason) == (None,) * 4
            assert do.best == why.best
            assert do.is_clear in (True, False)
            assert isinstance(do.best, dict if is_plain else GAME.types.action)
            assert why.reason is None or why.other is not None
            with pytest.raises(Refused) as refused:
                seat.hint(at=moment.version + 9)
            assert refused.value.rule == "TB-05"
            seat.play(do.best, at=moment.version)
            assert seat.table.hinted

    async with opened(tmp_path) as house:
        await house.server.threads.run(lambda: ask(house.address))
