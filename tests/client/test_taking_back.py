"""A program goes back: to a seat at the next table, with the view it had, and for nothing that counts."""

from itertools import islice
from pathlib import Path

import pytest

from fortable.client import Lobby, Refused, table
from fortable.protocol.lobby import Start
from fortable.protocol.messages import Settings
from fortable.testing import rule
from tests.games import for_two, in_turns, some_game
from tests.server.servers import opened

GAME = some_game(for_two, in_turns)


@rule("TB-24")
async def test_a_program_takes_its_last_decision_back(tmp_path: Path) -> None:
    def ask(address: str) -> None:
        lobby = Lobby(f"http://{address}", language="it")
        lobby.introduce("Anna")
        id_ = lobby.open(GAME.key, [None, "random"], settings=Settings(bot_pace_ms=0))
        lobby.order(id_, Start())
        link, key = f"{lobby.site}/t/{id_}", lobby.key
        with table(link, key=key, language="it") as seat, table(link, watch=True) as other:
            moment = next(seat.turns())
            with pytest.raises(Refused, match="Non hai ancora deciso"):
                seat.take_back()
            seat.play(list(islice(iter(GAME.legal(moment.view)), 30))[-1])
            with seat.take_back() as again:
                now = next(again.turns())
                assert (now.view, now.version) == (moment.view, 0)
                assert again.table.taken_back
                assert not again.table.may_take_back
                assert (again.seat, again.link) == (seat.seat, f"{lobby.site}/t/{seat.table.next}")
                assert list(other.moments())[-1].version > 0
                with other.rematch() as onlooker:
                    assert onlooker.link == again.link
            assert (seat.is_over, seat.outcome, seat.table.continued) == (True, None, True)

    async with opened(tmp_path) as house:
        await house.server.threads.run(lambda: ask(house.address))
