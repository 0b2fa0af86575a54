"""What takes long to rule on is worked out beside the event loop, and comes to the same."""

from pathlib import Path
from typing import Any

import pytest

from fortable.kernel.codec import plain, typed
from fortable.kernel.game import AnyGame, takes_no_time
from fortable.kernel.log import Match
from fortable.kernel.words import Illegal, Seat
from fortable.server.rulings import Rulings
from fortable.testing import rule
from tests.games import some_game

from .guests import Guest, Line, Message
from .servers import Running, opened


def ever_takes_long(game: AnyGame) -> bool:
    return game.takes_long is not takes_no_time and 1 in game.seats


GAME = some_game(ever_takes_long)


def a_match() -> Match:
    return Match.begin(GAME, 1, GAME.types.options(), bytes(32))


def long_action(match: Match) -> Any:
    """Something to do that takes long."""
    legal = GAME.legal(match.view(Seat(0)))
    return next(action for action in legal if GAME.takes_long(match.state, action))


async def test_it_is_the_same_as_that_of_the_match_itself() -> None:
    match, elsewhere = a_match(), Rulings()
    action = long_action(match)
    ruling = await elsewhere.rule(match, Seat(0), action, match.version)
    assert ruling == match.rule(Seat(0), action, match.version)
    match.accept(ruling)
    with pytest.raises(Illegal) as refused:
        await elsewhere.rule(match, Seat(1), action, match.version)
    with pytest.raises(Illegal) as refused_here:
        match.rule(Seat(1), action, match.version)
    assert refused.value == refused_here.value
    await elsewhere.close()


async def seated(house: Running) -> tuple[Guest, str]:
    guest = await house.guest("Anna")
    table = await guest.open_table(GAME.key, [None])
    await guest.order(table, "start")
    return guest, table


async def ask(line: Line, intent: str) -> Message:
    update = await line.until("update")
    state = a_match().state
    wish = next(
        action
        for action in update["legal"]
        if GAME.takes_long(state, typed(action, GAME.types.action))
    )
    return await line.ask(intent, update["version"], plain(wish))


async def test_a_table_has_it_worked_out_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Match, "rule", None)
    async with opened(tmp_path) as house:
        guest, table = await seated(house)
        async with guest.at(table) as line:
            assert (await ask(line, "long"))["type"] == "answer"
        match = house.server.tables._owners[table][0]._ledger.match
        assert match is not None
        assert len(match.asked) == 1


@rule("TB-12")
async def test_what_was_not_ruled_is_not_remembered_and_can_be_asked_again(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        guest, table = await seated(house)
        worker = house.server.rulings._worker
        worker._patience_s = 0.0001
        async with guest.at(table) as line:
            refused = await ask(line, "long")
        assert (refused["rule"], refused["reason"]) == ("TB-12", "no-answer")
        worker._patience_s = 60.0
        async with guest.at(table) as line:
            assert (await ask(line, "long"))["type"] == "answer"
