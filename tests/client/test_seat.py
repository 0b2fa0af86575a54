"""A seat at a live table: both faces, every game, and all that is asked besides moves."""

import asyncio
import importlib.util
import random
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from types import ModuleType
from typing import Any

import hazard
import keepsake
import pytest
from msgspec.structs import replace

from fortable.catalog import catalog
from fortable.client import AsyncSeat, Moment, Refused, async_table, table
from fortable.kernel.game import AnyGame
from fortable.protocol.lobby import AnyOrder, Sit
from fortable.protocol.messages import ChairShown, Table
from tests.games import for_two, in_turns, listed, some_game
from tests.server.guests import PATIENCE_S
from tests.server.servers import Running, opened

from .hosting import Host, seats_for

EXAMPLE = Path(__file__).parents[2] / "examples" / "bots" / "guest.py"
PLUG_INS: list[AnyGame] = [keepsake.GAME, hazard.GAME]
GAMES = [*catalog().games.values(), *PLUG_INS]

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)


@pytest.fixture(autouse=True)
def _with_plug_ins(monkeypatch: pytest.MonkeyPatch) -> None:
    for game in PLUG_INS:
        monkeypatch.setitem(catalog().games, game.key, game)


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[Running]:
    async with opened(tmp_path) as running:
        yield running


@pytest.fixture
def game() -> AnyGame:
    """One in which all that may be done is listed, in turns."""
    return some_game(in_turns, listed, for_two)


def example() -> ModuleType:
    spec = importlib.util.spec_from_file_location("guest", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@asynccontextmanager
async def company(host: Host, game: AnyGame, **more: Any) -> AsyncIterator[list[AsyncSeat]]:
    """The host and as many others as it takes, each in a seat."""
    async with AsyncExitStack() as stack:
        seats = [await stack.enter_async_context(host.seat(**more))]
        for number in range(1, seats_for(game)):
            guest = async_table(host.link, f"Guest {number}", **more)
            seats.append(await stack.enter_async_context(guest))
        yield seats


async def first_turn(seats: list[AsyncSeat]) -> tuple[AsyncSeat, Moment]:
    """Whoever is asked first, and what they are asked."""
    seat = seats[(await anext(seats[0].moments())).waiting[0]]
    return seat, await anext(seat.turns())


async def play(seat: AsyncSeat) -> None:
    """Anything legal, to the end."""
    async for moment in seat.turns():
        with suppress(Refused):  # where all act at once
            await seat.play(random.choice(moment.legal))


@each_game
async def test_the_bot_of_the_examples_plays_to_the_end(
    house: Running, game: AnyGame, capsys: pytest.CaptureFixture[str]
) -> None:
    host = await Host(house.address).open(game, [None] * seats_for(game))
    async with host.seat() as seat, asyncio.TaskGroup() as playing:
        for _ in range(seats_for(game) - 1):
            playing.create_task(asyncio.to_thread(example().play, host.link))
        await host.begin_when_full()
        await play(seat)
    assert seat.outcome is not None
    assert str(seat.outcome) in capsys.readouterr().out


@each_game
async def test_without_the_game_at_hand_all_is_as_in_json(house: Running, game: AnyGame) -> None:
    """Programs that know what the server lists; where that is too much they must read the view."""
    host = await Host(house.address).open(game, [None] * seats_for(game))
    async with company(host, game, plain=True) as seats:
        await host.begin()
        seat, first = await first_turn(seats)
        assert isinstance(first.view, dict)
        if first._update.legal is None:
            with pytest.raises(LookupError, match="not installed"):
                _ = first.legal
        else:
            assert isinstance(first.legal[0], dict)
            await seat.play(first.legal[0])


async def test_news_go_on_where_they_ended(house: Running, game: AnyGame) -> None:
    """Whoever looks on hears everything once, and typed."""
    host = await Host(house.address).open(game, [None] * seats_for(game))
    watching = async_table(host.link, watch=True)
    async with company(host, game) as seats, watching as spectator, asyncio.TaskGroup() as playing:
        await host.begin()
        for seat in seats:
            playing.create_task(play(seat))
        version = 0
        async for moment in spectator.moments():
            assert (moment.since, len(moment.news)) == (version, moment.version - version)
            assert isinstance(moment.view, game.types.shown)
            assert not moment.legal
            version = moment.version
    assert moment.outcome is not None
    assert [each.outcome for each in (*seats, spectator)] == [moment.outcome] * (len(seats) + 1)
    assert spectator.seat is None


async def test_a_refusal_teaches(house: Running, game: AnyGame) -> None:
    host = await Host(house.address).open(game, [None] * seats_for(game))
    async with host.seat() as seat, async_table(host.link, "Ben") as other:
        with pytest.raises(Refused) as early:
            await seat.play({"do": "anything"})
        await seat.start()
        asked, turn = await first_turn([seat, other])
        waits = seat if asked is other else other
        action = turn.legal[0]
        with pytest.raises(Refused) as untimely:
            await waits.play(action, at=turn.version)
        with pytest.raises(Refused) as unreadable:
            await asked.play("castle on both sides")
        await asked.play(game.notation.write_action(action))
    assert early.value.rule == "TB-09"
    assert untimely.value.rule == "TB-03"
    assert unreadable.value.rule == "TB-08"
    for refused in (early, untimely, unreadable):
        assert len(str(refused.value)) > 10


async def test_words_are_in_the_language_asked_for(house: Running, game: AnyGame) -> None:
    host = await Host(house.address).open(game, [None] * seats_for(game))
    async with async_table(host.link, "Ben", language="de") as seat:
        with pytest.raises(Refused, match="keinen Sitz 99"):
            await seat.sit(99)


async def test_a_given_chair_is_taken_and_left_free_again(house: Running, game: AnyGame) -> None:
    host = await Host(house.address).open(game, [None] * max(game.seats))
    last = max(game.seats) - 1
    async with async_table(host.link, "Ben", seat=last) as seat:
        assert seat.seat == last
        assert seat.table.chairs[last].name == "Ben"
        with pytest.raises(Refused, match=r"chair") as occupied:
            async with async_table(host.link, "Cleo", seat=last):
                pass
    assert occupied.value.reason == "occupied"
    assert (await asyncio.to_thread(host.lobby.table, host.table)).chairs[last] == ""


async def test_whoever_has_the_key_sits_where_they_sat(house: Running, game: AnyGame) -> None:
    host = await Host(house.address).open(game, [None] * seats_for(game))
    async with host.seat():
        async with async_table(host.link, "Ben") as seat:
            await seat.start()
            chair, key = seat.seat, seat.key
        async with async_table(host.link, key=key) as again:
            assert again.seat == chair
            assert again.moment is not None


async def test_who_comes_back_takes_the_seat_back_from_a_bot(
    house: Running, game: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once for each line: whoever lets a bot play on purpose is not asked."""
    host = await Host(house.address).open(game, [None] * seats_for(game))
    async with company(host, game) as (seat, *_):
        await seat.start()
        orders = list[AnyOrder]()
        told = replace(seat.table, chairs=(ChairShown("Anna", "person", "random"),))

        def note(_: str, order: AnyOrder) -> Table:
            orders.append(order)
            return told

        monkeypatch.setattr(seat._lobby, "order", note)
        seat._attendance.told(told)
        await asyncio.sleep(0)
        seat._line.count += 1
        seat._attendance.told(told)
        async with asyncio.timeout(PATIENCE_S):
            while not orders:
                await asyncio.sleep(0)
    assert orders == [Sit(0)]


async def test_resigning_ends_the_turns(house: Running, game: AnyGame) -> None:
    host = await Host(house.address).open(game, [None] * seats_for(game))
    async with company(host, game) as seats:
        await host.begin()
        seat, _ = await first_turn(seats)
        await seat.resign()
        assert [moment async for moment in seat.turns()] == []


async def test_a_rematch_is_another_seat(house: Running, game: AnyGame) -> None:
    host = await Host(house.address).open(game, [None] * seats_for(game))
    async with company(host, game) as seats:
        await host.begin()
        await asyncio.gather(*map(play, seats))
        async with await seats[0].rematch() as again, await seats[1].rematch() as other:
            assert again.link == other.link != seats[0].link
            assert {again.seat, other.seat} == {0, 1}
            await again.start()
            assert (await anext(other.moments())).waiting


async def test_the_blocking_face_does_all_of_it(house: Running, game: AnyGame) -> None:
    host = await Host(house.address).open(game, [None] * seats_for(game))

    def evening() -> None:
        with table(host.link, name="Ben") as seat:
            assert (seat.seat, seat.moment, seat.is_over) == (1, None, False)
            seat.stand()
            seat.sit()
            seat.start()
            for moment in seat.turns():
                assert seat.moment is not None
                assert seat.play(random.choice(moment.legal), at=moment.version) > moment.version
            assert seat.is_over
            assert seat.outcome is not None
            assert [last.outcome for last in seat.moments()] == [seat.outcome]
            with seat.rematch() as again:
                again.start()
                with pytest.raises(Refused):
                    again.play("nonsense")
                again.resign()
                assert again.is_over
                assert again.outcome is None

    async with host.seat() as seat:
        await asyncio.gather(asyncio.to_thread(evening), play(seat))


async def test_moments_are_values(house: Running, game: AnyGame) -> None:
    """What a program thinks about does not change under its hands."""
    host = await Host(house.address).open(game, [None] * seats_for(game))
    async with company(host, game) as seats:
        await host.begin()
        seat, first = await first_turn(seats)
        view, legal = first.view, first.legal
        await asyncio.gather(*map(play, seats))
    assert (first.view, first.legal) == (view, legal)
    assert first.view.viewer == seat.seat
    assert first.outcome is None
