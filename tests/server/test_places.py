"""Work is done where budgets say: no further from the event loop, no nearer, and little of it on the loop."""

import asyncio
import re
import sys
from collections import Counter
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from inspect import iscoroutinefunction
from itertools import count
from pathlib import Path
from types import FrameType, coroutine
from typing import Any

import httpx
import pytest
from starlette.applications import Starlette
from starlette.routing import Mount, Route
from starlette.types import Scope

from fortable.bots import roster
from fortable.catalog import catalog
from fortable.drawing.png import can_render
from fortable.puzzles import puzzles
from fortable.server import places
from fortable.server.hints import making
from fortable.server.http import kept_files
from fortable.server.http.api import ENDPOINTS, people
from fortable.server.http.api.endpoint import Endpoint, routes
from fortable.server.http.api.visit import Visit
from fortable.server.http.app import HANDSHAKE
from fortable.server.http.budgeted import Budgeted
from fortable.server.people.budget import Budget
from fortable.server.places import Errand, Misplaced, Place, go_to, of_nobody, on_errand
from fortable.server.wire.socket import Socket

from .guests import Guest, seated
from .servers import Running, opened
from .test_budgets import GAME, ROUTES, SMALL, held
from .test_failures import BODIES
from .test_matches import played

MOST_CALLS = 2000
"""Of functions, from one turn of the event loop to the next: a millisecond at most."""

CAN_BE_ASKED = [route for route in ROUTES if can_render() or "picture" not in route.path]
NEVER_ASKED_SO = {"/api/games/{game}/action": {"text": "?"}, "/api/replays": {}}
PRACTICE = "/api/tables/{table}/practice"
PUZZLED = next(game.key for game in catalog().games.values() if puzzles(game))
HINT = "/api/tables/{table}/hint"


class Errands:
    """Where work went for each budget."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.reached: dict[Budget, set[Place]] = {}
        self.latest: list[Errand] = []
        for room in ("budgeted", "app"):
            monkeypatch.setattr(f"fortable.server.http.{room}.on_errand", self._watched)

    def note(self, budget: Budget) -> None:
        """Where those went that were sent out since."""
        reached = self.reached.setdefault(budget, set())
        reached.update(errand.reached for errand in self.latest)
        self.latest.clear()

    @contextmanager
    def _watched(self, furthest: Place | None) -> Iterator[Errand | None]:
        with on_errand(furthest) as errand:
            self.latest += [errand] if errand else []
            yield errand


def is_the_end(route: Route | Mount) -> bool:
    """Whether whoever asks for it is nobody afterwards."""
    if isinstance(route, Mount):
        return False
    return "logout" in route.path or (route.path == "/api/me" and "DELETE" in (route.methods or ()))


async def at_a_table(house: Running) -> tuple[list[Guest], str]:
    guests = await house.party(min(GAME.seats))
    return guests, await seated(guests[0], guests[1:], GAME.key)


async def over(house: Running) -> tuple[str, dict[str, int]]:
    """A table whose match has ended, and its last decision, from which one may practise."""
    _, table = await played(house, GAME)
    stored = await house.server.store.table(table)
    assert stored is not None
    return table, {"version": stored.steps[-1].version}


async def to_decide(house: Running) -> tuple[Guest, str, dict[str, int]]:
    """Somebody, a table with hints, and what to decide there."""
    guest = await house.guest("Ada")
    settings = {"hints": True, "bot_pace_ms": 0}
    table = await guest.open_table(GAME.key, [None, "random"], settings=settings)
    await guest.order(table, "start")
    async with guest.at(table) as line:
        told = await line.until("update", lambda update: 0 in update["waiting"])
    return guest, table, {"version": told["version"]}


async def asked(
    guest: Guest, route: Route | Mount, known: dict[str, str], bodies: dict[str, Any]
) -> httpx.Response:
    if isinstance(route, Mount):
        return await guest.get(f"{route.path}/shell.css")
    path = re.sub(r"{(\w+)}", lambda name: known.get(name[1], "1"), route.path)
    body = bodies.get(route.path)
    (method,) = (route.methods or set()) - {"HEAD"}
    return await guest.browser.request(method, path, json=body if method == "POST" else None)


class LoopShare:
    """How much is done on the event loop without a pause, counted in calls of functions: no clock decides."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.most = Counter[str]()
        self._calls = 0
        serve = Budgeted._serve

        async def counted(app: Budgeted, scope: Scope, *how: Any) -> None:
            await self._counted(scope["path"], serve(app, scope, *how))

        monkeypatch.setattr(Budgeted, "_serve", counted)

    @coroutine
    def _counted(self, path: str, work: Coroutine[Any, Any, None]) -> Any:
        step = partial(work.send, None)
        while True:
            try:
                waits_for = self._one(path, step)
            except StopIteration:
                return
            try:
                step = partial(work.send, (yield waits_for))
            except BaseException as error:
                step = partial(work.throw, error)

    def _one(self, path: str, step: Callable[[], Any]) -> Any:
        self._calls = 0
        sys.setprofile(self._count)
        try:
            return step()
        finally:
            sys.setprofile(None)
            self.most[path] = max(self.most[path], self._calls)

    def _count(self, _: FrameType, event: str, __: object) -> None:
        self._calls += event in ("call", "c_call")


async def test_work_goes_as_far_as_its_budget_says_and_little_is_done_on_the_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On the loop it is counted the second time: the first imports what it needs."""
    monkeypatch.setattr(making, "PROGRAM", "tests.server.quick_hinter")
    errands, share, changes = Errands(monkeypatch), LoopShare(monkeypatch), count()
    monkeypatch.setattr(kept_files, "_version", lambda _: (next(changes), 0))
    async with opened(tmp_path) as house:
        (host, *_), table = await at_a_table(house)
        past, last = await over(house)
        ada, hinted, turn = await to_decide(house)
        cup: str = (await host.post("/api/cups", BODIES["/api/cups"])).json()["id"]
        known = {"table": table, "game": GAME.key, "bot": next(iter(roster(GAME))), "cup": cup}
        bodies = {**BODIES, **NEVER_ASKED_SO, PRACTICE: last, HINT: turn}
        elsewhere = {PRACTICE: past, HINT: hinted}
        for _ in range(2):
            guest = (await house.guest("Eve")).by_name()
            share.most.clear()
            for route in CAN_BE_ASKED:
                who = await house.guest("Zoe") if is_the_end(route) else guest
                who = ada if route.path == HINT else who
                errands.latest.clear()
                at = known | {"table": elsewhere.get(route.path, table)}
                at = at | {"game": PUZZLED} if "puzzles" in route.path else at
                answer = await asked(who, route, at, bodies)
                assert answer.status_code < 500, (route, answer.text)
                errands.note(held(route).budget)
        errands.latest.clear()
        async with host.at(table):
            errands.note(HANDSHAKE)
    for budget, reached in errands.reached.items():
        assert max(reached, key=places.DISTANCE.__getitem__) == budget.runs, budget
    assert {path: calls for path, calls in share.most.items() if calls > MOST_CALLS} == {}
    assert len(share.most) > len(CAN_BE_ASKED) / 2


@pytest.mark.parametrize(
    "path",
    [
        "/api/me?" + "%" * 9000,
        "/api/me?" + "&".join(f"a{number}=b" for number in range(1500)),
        "/static/" + "../" * 3000,
    ],
    ids=["percents", "many", "dots"],
)
async def test_what_is_far_too_long_is_not_read_to_its_end(
    path: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path) as house:
        guest = await house.guest("Anna")
        cookies = "; ".join(f"{name}={word}" for name, word in guest.browser.cookies.items())
        head = f"GET {path} HTTP/1.1\r\nHost: {house.address}\r\nCookie: {cookies}\r\n"
        share = LoopShare(monkeypatch)
        reader, writer = await asyncio.open_connection(*house.address.split(":"))
        writer.write(f"{head}Connection: close\r\n\r\n".encode())
        status = (await reader.read()).split()[1]
        writer.close()
        await writer.wait_closed()
    assert status in (b"200", b"400", b"404")
    assert 0 < max(share.most.values()) < MOST_CALLS


async def test_what_is_done_on_the_loop_is_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path) as house:
        guest, share = await house.guest("Anna"), LoopShare(monkeypatch)

        def slowly(name: str | None) -> str | None:
            return max((name for _ in range(MOST_CALLS)), key=lambda name: name or "")

        monkeypatch.setattr(people, "Me", slowly)
        await guest.get("/api/me")
    assert share.most["/api/me"] > MOST_CALLS


def test_what_goes_too_far_fails() -> None:
    with on_errand("store") as errand:
        go_to("store")
        with pytest.raises(Misplaced, match="thread"):
            go_to("thread")
        of_nobody().run(go_to, "process")
        with on_errand(None):
            go_to("process")
    assert errand is not None
    assert errand.reached == "store"
    go_to("process")


@pytest.mark.parametrize(
    ("runs", "answer"), [("store", "aside"), ("thread", "here"), ("process", "here")]
)
async def test_an_endpoint_that_goes_too_far_or_not_far_enough_fails_whoever_asks(
    runs: Place, answer: str, tmp_path: Path
) -> None:
    async def here(_: Visit) -> bytes:
        return b"[]"

    async def aside(visit: Visit) -> bytes:
        return await visit.server.threads.run(lambda: b"[]")

    endpoint = Endpoint(
        method="GET",
        path="/x",
        about="A mistake.",
        answer={"here": here, "aside": aside}[answer],
        answers=(list,),
        budget=replace(SMALL, runs=runs),
    )
    async with opened(tmp_path) as house:
        app = Starlette(routes=routes([endpoint]))
        app.state.server = house.server
        wire = httpx.ASGITransport(app=app)
        async with httpx.AsyncClient(transport=wire, base_url="http://x") as client:
            with pytest.raises((Misplaced, TypeError)):
                await client.get("/x")


def test_what_is_said_over_a_socket_is_taken_in_at_once() -> None:
    """It waits for nothing, and so goes nowhere: what comes of it is its table's business."""
    assert not iscoroutinefunction(Socket.received)
    assert not iscoroutinefunction(Socket.admits_frame)


@pytest.mark.parametrize("endpoint", ENDPOINTS, ids=lambda each: f"{each.method} {each.path}")
def test_who_asks_is_looked_up_in_the_store_whatever_is_asked(endpoint: Endpoint) -> None:
    """A budget that stays on the loop would fail for whoever has a cookie."""
    assert endpoint.budget.runs != "loop"
