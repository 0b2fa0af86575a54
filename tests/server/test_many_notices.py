"""Ten thousand who want to be told, a push service that is dead and one that is silent: no table waits."""

import asyncio
import time
from pathlib import Path
from statistics import median

import pytest

from fortable.kernel.words import CLOCK, Seat
from fortable.server.ids import new_id
from fortable.server.notices import notifier
from fortable.server.notices.courier import Courier
from fortable.server.notices.notifier import Notifier
from fortable.server.store import Chair, Device, Person, Step, Store, Subscription, TableRow
from fortable.testing import rule
from fortable.testing.endurance import endurance, often
from tests.games import for_two, in_turns, listed, some_game

from .guests import Guest, seated
from .push_service import Browser, PushService, push_service
from .servers import Running, opened

GAME = some_game(for_two, in_turns, listed)
MANY = often(90, in_full=10_000)
MOVES = often(6, in_full=200)
TIMES, SLACK_S = 10, 0.1
"""So much longer a move may take while all that is sent, on a machine that is busy with other things."""


async def put_people(store: Store, services: list[PushService], now: float) -> list[str]:
    """As many as it takes, two at each table, whom both matches wait for; the ids of the tables."""
    browser, tables = Browser(), list[str]()

    async def put(number: int) -> None:
        table, pair = new_id(), (f"p{number}", f"p{number + 1}")
        tables.append(table)
        for each, person in enumerate(pair):
            service = services[(number + each) % len(services)]
            await store.add_person(
                Person(person, person, now), Device(person.encode(), person, now)
            )
            subscription = Subscription(
                device=person.encode(),
                person=person,
                endpoint=service.endpoint(person),
                service=service.endpoint("").rstrip("/"),
                public_key=browser.public,
                secret=browser.auth,
                language="it",
                zone="UTC",
                quiet=None,
                since=now,
            )
            await store.subscribe(subscription)
        await store.add_table(_row(table, pair, now), opening=_opening(table, now))
        await store.add_notice("turn", table, pair, due=now, until=now + 3600)

    await asyncio.gather(*map(put, range(0, MANY, 2)))
    return tables


def _row(table: str, pair: tuple[str, str], now: float) -> TableRow:
    return TableRow(
        id=table,
        game=GAME.key,
        version=GAME.version,
        options={},
        seed=bytes(32),
        host=pair[0],
        chairs=tuple(Chair(person=person, name=person) for person in pair),
        status="playing",
        created=now,
        changed=now,
        began=now,
    )


def _opening(table: str, now: float) -> Step:
    return Step(
        table=table,
        version=0,
        intent="opening",
        seat=CLOCK,
        action=None,
        events=({"what": "something"},),
        answer=None,
        waiting=(Seat(0), Seat(1)),
        at=now,
    )


async def play(guests: list[Guest], table: str) -> list[float]:
    """Moves of two people who stay at their table, and how long each took."""
    took = list[float]()
    async with guests[0].at(table) as first, guests[1].at(table) as second:
        lines, number = (first, second), 0
        update = await first.until("update")
        await second.until("update")
        while len(took) < MOVES and update["waiting"]:
            seat, version = update["waiting"][0], update["version"]
            if not (legal := await _legal(guests[seat], table)):
                break
            number, began = number + 1, time.perf_counter()
            answer = await lines[seat].ask(f"{number}", version, legal[0])
            took.append(time.perf_counter() - began)
            assert answer["type"] == "answer"
            while update["version"] < answer["version"]:
                update = await lines[1 - seat].until("update")
    return took


async def _legal(guest: Guest, table: str) -> list[object]:
    async with guest.at(table) as line:
        legal: list[object] = (await line.until("update"))["legal"]
        return legal


@pytest.fixture
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A service that never answers is given up sooner, that it can be tried more often."""

    def new_courier(_: Notifier, key: bytes) -> Courier:
        return Courier(key, "https://localhost", is_anywhere=True, patience_s=1.0)

    monkeypatch.setattr(Notifier, "new_courier", new_courier)


@endurance
@rule("TB-20")
@pytest.mark.usefixtures("_impatient")
async def test_no_table_waits_for_ten_thousand_notices(tmp_path: Path) -> None:
    async with push_service() as good, push_service(answers=False) as silent:
        async with push_service() as stopped:
            dead = PushService(port=stopped.port)
        async with opened(tmp_path, push="anywhere", push_after_s=0) as house:
            guests = await house.party(2)
            table = await seated(guests[0], guests[1:], GAME.key)
            calm = await play(guests, table)
            await put_people(house.server.store, [good, dead, silent], house.server.now())
            house.server.notifier._something.set()
            await silent.until(1)
            second = await seated(guests[0], guests[1:], GAME.key)
            busy = await play(guests, second)
            letters = await good.until(-(-MANY // 3), patience_s=20 + MANY / 20)
            assert len({letter.path for letter in letters}) == -(-MANY // 3)
            assert silent.most_at_once <= notifier.AT_ONE_SERVICE
            assert len(silent.letters) < MANY / 3, "what does not answer is put off as a whole"
            assert busy, "people played meanwhile"
            await _told(house, len(letters))
    assert median(busy) < TIMES * median(calm) + SLACK_S, (calm, busy)


async def _told(house: Running, count: int) -> None:
    """What was delivered is not sent again; what was not, waits."""
    async with asyncio.timeout(20):
        while True:
            waiting = await house.server.store.due_notices(1e12, MANY, ())
            if len(waiting) <= MANY - count:
                return
            await asyncio.sleep(0.05)
