"""A budget for everything a stranger can ask: nothing is without one, and every number of it is kept to."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import fields, replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any, get_args

import pytest
from msgspec.json import decode
from starlette.responses import Response, StreamingResponse
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from fortable.protocol.messages import FromClient
from fortable.server.http.app import HANDSHAKE, all_routes, budgets
from fortable.server.http.budgeted import Budgeted
from fortable.server.people.budget import Budget
from fortable.server.people.rate_limit import RateLimiter
from fortable.server.wire.budgets import ACT, BUDGETS, FRAME, PONG
from fortable.testing import rule
from tests.games import for_two, in_turns, some_game

from .guests import seated, turned_away
from .servers import opened

GAME = some_game(for_two, in_turns)
ROUTES = [route for route in all_routes() if isinstance(route, Route | Mount)]
NAMES = [f"{route.path} {min(getattr(route, 'methods', ['GET']))}" for route in ROUTES]

each_route = pytest.mark.parametrize("route", ROUTES, ids=NAMES)


def test_nothing_that_can_be_asked_is_without_a_budget() -> None:
    asked = budgets()
    assert len(asked) == len(all_routes()) + 1 + len(BUDGETS) + 1
    assert set(BUDGETS) == set(get_args(FromClient))
    assert {field.name for field in fields(Budget)} >= {"body", "answer", "seconds", "permits"}
    for name, budget in asked.items():
        assert budget.permits > 0, name
        assert budget.seconds > 0 or budget in (PONG, FRAME), name


def test_a_route_without_a_budget_is_not_overlooked(monkeypatch: pytest.MonkeyPatch) -> None:
    async def free(_: object) -> Response:
        return Response()

    monkeypatch.setattr("fortable.server.http.app.page_routes", lambda: [Route("/free", free)])
    with pytest.raises(TypeError, match="/free"):
        budgets()


async def test_what_is_nowhere_has_a_budget_too(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        guest = await house.guest(None)
        house.server.limits.households = RateLimiter(0.001, at_once=1)
        assert [(await guest.get("/nowhere")).status_code for _ in range(2)] == [404, 429]


@each_route
async def test_a_body_has_a_limit(route: Route | Mount) -> None:
    """Told in advance, or found out when it comes."""

    async def read(_: object, receive: Receive, __: object) -> None:
        while (await receive())["more_body"]:
            pass

    app = Budgeted(read, held(route).budget)
    size = app.budget.body + 1
    for headers in ({"content-length": f"{size}"}, {"transfer-encoding": "chunked"}):
        status, refusal = await asked(app, b"x" * size, headers)
        assert (status, refusal["reason"]) == (413, "too-long")
        assert refusal["facts"] == {"tried": size, "allowed": size - 1}


@each_route
async def test_an_answer_has_a_limit(route: Route | Mount) -> None:
    budget = held(route).budget
    status, refusal = await asked(Budgeted(Response(b"x" * (budget.answer + 1)), budget))
    assert (status, refusal["reason"]) == (503, "answer-too-long")
    assert (await asked(Budgeted(Response(b"x" * budget.answer), budget)))[0] == 200


@each_route
async def test_a_deadline_is_kept(route: Route | Mount) -> None:
    async def sleep(*_: Any) -> None:
        await asyncio.sleep(10)

    budget = replace(held(route).budget, seconds=0.001)
    status, refusal = await asked(Budgeted(sleep, budget))
    assert (status, refusal["rule"], refusal["reason"]) == (503, "TB-12", "too-late")


@each_route
async def test_the_rate_of_an_address_is_kept(route: Route | Mount) -> None:
    app = held(route)
    limit = RateLimiter(0.001, at_once=2 * app.budget.permits)
    whole = Budgeted(Response(b""), app.budget, app._asker)
    statuses = [(await asked(whole, limit=limit))[0] for _ in range(3)]
    assert statuses == [200, 200, 429]
    assert (await asked(whole, limit=limit, address="192.0.2.8"))[0] == 200


async def test_a_body_that_comes_slowly_does_not_take_the_time_of_the_answer() -> None:
    async def read(_: object, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "http.response.start", "status": 200, "headers": []})

    async def slowly() -> Message:
        await asyncio.sleep(0.05)
        return {"type": "http.request", "body": b"x", "more_body": False}

    sent: list[Message] = []

    async def send(message: Message) -> None:
        sent.append(message)

    await Budgeted(read, replace(SMALL, seconds=0.02))(scope_of(), slowly, send)
    assert sent[0]["status"] == 200


async def test_an_answer_of_unknown_length_is_cut_off_where_it_is_too_long() -> None:
    async def endless() -> AsyncIterator[bytes]:
        while True:
            yield b"x" * 100
            await asyncio.sleep(0)

    sent = await answered(Budgeted(StreamingResponse(endless()), SMALL))
    assert sum(len(message.get("body", b"")) for message in sent) == SMALL.answer


@rule("TB-11")
async def test_a_handshake_is_held_to_its_budget(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path) as house:
        guest = await house.guest("Anna")
        table = await guest.open_table(GAME.key, [None] * max(GAME.seats))
        house.server.limits.households = RateLimiter(0.001, at_once=HANDSHAKE.permits)
        async with guest.at(table):
            assert (await turned_away(guest, table))[0] == 429
        house.server.limits.households = RateLimiter(1000.0, at_once=1000)
        monkeypatch.setattr("fortable.server.http.app.HANDSHAKE", replace(HANDSHAKE, seconds=0.0))
        status, refusal = await turned_away(guest, table)
        assert (status, refusal["reason"]) == (503, "too-late")


def test_no_handshake_is_anywhere_else() -> None:
    sockets = [route for route in all_routes() if isinstance(route, WebSocketRoute)]
    assert len(sockets) == 1


@rule("TB-12")
async def test_an_act_that_waited_too_long_is_not_judged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path) as house:
        guests = await house.party(min(GAME.seats))
        table = await seated(guests[0], guests[1:], GAME.key)
        async with guests[0].at(table) as line:
            await line.until("update")
            monkeypatch.setattr("fortable.server.tables.table.ACT", replace(ACT, seconds=-1.0))
            assert (await line.ask("1", 0, None))["reason"] == "too-late"


SMALL = Budget(body=10, answer=1000, seconds=1.0, permits=1, runs="loop")


def held(route: Route | Mount) -> Budgeted:
    assert isinstance(route.app, Budgeted)
    return route.app


async def asked(app: ASGIApp, *how: Any, **more: Any) -> tuple[int, Any]:
    """The status, and the refusal if it is one."""
    start, *rest = await answered(app, *how, **more)
    body = b"".join(message.get("body", b"") for message in rest)
    return start["status"], decode(body) if start["status"] >= 400 and body[:1] == b"{" else None


async def answered(app: ASGIApp, body: bytes = b"", *how: Any, **more: Any) -> list[Message]:
    """Whatever an application sends to somebody."""
    coming: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]
    sent: list[Message] = []

    async def receive() -> Message:
        if not coming:
            await asyncio.sleep(10)
        return coming.pop()

    async def send(message: Message) -> None:
        sent.append(message)

    await app(scope_of(*how, **more), receive, send)
    return sent


def scope_of(
    headers: dict[str, str] | None = None,
    limit: RateLimiter | None = None,
    address: str = "192.0.2.7",
) -> Scope:
    """A request, as the web server would describe it."""
    limits = SimpleNamespace(households=limit or RateLimiter(1000.0, at_once=1000))
    return {
        "type": "http",
        "method": "GET",
        "path": "/",
        "query_string": b"",
        "headers": [(name.encode(), value.encode()) for name, value in (headers or {}).items()],
        "client": (address, 4711),
        "app": SimpleNamespace(state=SimpleNamespace(server=SimpleNamespace(limits=limits))),
    }
