"""What takes long to rule on is worked out beside the event loop, and comes to the same."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from fortable.kernel.codec import typed
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
    return await line.ask(intent, update["version"], wish(update, takes_long=True))


def wish(update: Message, *, takes_long: bool) -> Any:
    """Something to do at the beginning that takes long, or does not."""
    state, read = a_match().state, GAME.types.action
    return next(
        action
        for action in update["legal"]
        if GAME.takes_long(state, typed(action, read)) is takes_long
    )


class Thinking:
    """The worker of a server, which thinks until it is let go."""

    def __init__(self, house: Running) -> None:
        self.asked = 0
        self.is_at_it, self.may_end = asyncio.Event(), asyncio.Event()
        worker = house.server.rulings._worker
        self._ask, worker.ask = worker.ask, self._think  # type: ignore[method-assign]

    async def _think(self, request: bytes, patience_s: float | None = None) -> bytes:
        self.asked += 1
        self.is_at_it.set()
        await self.may_end.wait()
        return await self._ask(request, patience_s)


async def test_a_table_goes_on_while_it_is_worked_out(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        (guest, table), thinking = await seated(house), Thinking(house)
        async with guest.at(table) as line:
            update = await line.until("update")
            version = update["version"]
            await line.act("long", version, wish(update, takes_long=True))
            await thinking.is_at_it.wait()
            short = await line.ask("short", version, wish(update, takes_long=False))
            assert short["type"] == "answer"
            thinking.may_end.set()
            late = await line.answer_to("long")
        assert (late["type"], thinking.asked) == ("answer", 2), "for the match as it stands"
        stored = await house.server.store.table(table)
        assert stored is not None
        step = stored.steps[-1]
        assert (step.version, step.version + len(step.events)) == (
            short["version"],
            late["version"],
        )


async def test_what_is_asked_again_meanwhile_is_worked_out_once(tmp_path: Path) -> None:
    """As whoever lost the line does."""
    async with opened(tmp_path) as house:
        (guest, table), thinking = await seated(house), Thinking(house)
        async with guest.at(table) as line, guest.at(table) as other:
            update = await line.until("update")
            act = "long", update["version"], wish(update, takes_long=True)
            await line.act(*act)
            await other.act(*act)
            await thinking.is_at_it.wait()
            assert (await other.ask("none", 99, None))["type"] == "refusal"
            thinking.may_end.set()
            answers = [await each.answer_to("long") for each in (line, other)]
        assert answers[0] == answers[1]
        assert (answers[0]["type"], thinking.asked) == ("answer", 1)


async def test_what_is_worked_out_for_a_match_that_was_given_up_comes_to_nothing(
    tmp_path: Path,
) -> None:
    async with opened(tmp_path) as house:
        (guest, table), thinking = await seated(house), Thinking(house)
        async with guest.at(table) as line:
            update = await line.until("update")
            await line.act("long", update["version"], wish(update, takes_long=True))
            await thinking.is_at_it.wait()
            assert (await guest.order(table, "abandon"))["status"] == "abandoned"
            thinking.may_end.set()
            assert (await line.answer_to("long"))["reason"] == "over"
        stored = await house.server.store.table(table)
        assert stored is not None
        assert [step for step in stored.steps if step.intent.endswith(":long")] == []


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


async def test_households_take_turns() -> None:
    """Whoever asks for many keeps another waiting for one of them."""
    match, rulings, order = a_match(), Rulings(), list[str]()
    action = long_action(match)

    async def rule_for(household: str) -> None:
        await rulings.rule(match, Seat(0), action, match.version, household)
        order.append(household)

    crowd = [asyncio.create_task(rule_for("crowd")) for _ in range(4)]
    await asyncio.sleep(0)
    await rule_for("friend")
    await asyncio.gather(*crowd)
    await rulings.close()
    assert order.index("friend") == 1


@rule("TB-12")
async def test_who_could_not_have_their_turn_is_told_that_others_come_first(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        guest, table = await seated(house)
        turns = house.server.rulings._turns
        turns._longest_line = 0
        async with guest.at(table) as line:
            refused = await ask(line, "long")
        assert (refused["rule"], refused["reason"]) == ("TB-12", "others-first")
        turns._longest_line = 1
        async with guest.at(table) as line:
            assert (await ask(line, "long"))["type"] == "answer"
