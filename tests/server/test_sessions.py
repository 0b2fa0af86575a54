"""Sessions end: by logging out, by being signed out from another device, by not being used for long."""

import asyncio
from pathlib import Path
from random import Random

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from fortable.kernel.words import Illegal
from fortable.server.people.user_agent import family
from fortable.server.store import Device, Unavailable
from fortable.server.wire.socket import SIGNED_OUT
from fortable.testing import rule
from fortable.testing.endurance import endurance, often
from tests.games import for_two, in_turns, some_game

from .guests import TRUSTED, Guest, Line
from .servers import Running, opened

GAME = some_game(for_two, in_turns)
DAY_S = 24 * 3600.0

FIREFOX = "Mozilla/5.0 (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0"
SAFARI = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)"
    " Version/17.5 Mobile/15E148 Safari/604.1"
)


@pytest.mark.parametrize(
    ("user_agent", "told"),
    [
        (FIREFOX, ("Firefox", "Android")),
        (SAFARI, ("Safari", "iPhone")),
        (
            "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)"
            " Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0",
            ("Edge", "Windows"),
        ),
        (
            "Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko)"
            " Chrome/126.0.0.0 Safari/537.36",
            ("Chrome", "ChromeOS"),
        ),
        (
            "Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)"
            " CriOS/126.0 Mobile/15E148 Safari/604.1",
            ("Chrome", "iPad"),
        ),
        ("python-httpx/0.27", ("other", "")),
        ("", ("other", "")),
    ],
)
def test_a_device_is_called_by_its_family_alone(user_agent: str, told: tuple[str, str]) -> None:
    assert family(user_agent) == told


async def two_devices(house: Running) -> tuple[Guest, Guest]:
    """A laptop and a phone of one person."""
    laptop, phone = await house.guest("Anna"), await house.guest(None)
    phone.browser.headers["user-agent"] = FIREFOX
    code = (await laptop.post("/api/me/code")).json()
    assert (await phone.post("/api/pair", code)).status_code == 200
    return laptop, phone


async def name_of(guest: Guest) -> str | None:
    name: str | None = (await guest.get("/api/me")).json()["name"]
    return name


async def devices(guest: Guest) -> list[dict[str, object]]:
    listed: list[dict[str, object]] = (await guest.get("/api/me/devices")).json()
    return listed


def copied(house: Running, guest: Guest) -> Guest:
    """Somebody who has stolen a guest's token."""
    thief = Guest(house.address)
    thief.browser.cookies.update(guest.browser.cookies)
    house.guests.append(thief)
    return thief


@rule("TB-10")
async def test_after_logging_out_the_token_is_good_for_nothing(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        guest = await house.guest("Anna")
        thief = copied(house, guest)
        answer = await guest.post("/api/me/logout")
        assert answer.json() == {"name": None}
        assert "Max-Age=0" in answer.headers["set-cookie"]
        assert not guest.browser.cookies, "the browser has forgotten it"
        assert await name_of(thief) is None
        assert (await thief.post("/api/me/logout")).json()["reason"] == "no-guest"


async def test_devices_are_listed_by_family_and_without_any_address(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        laptop, phone = await two_devices(house)
        listed = {device["is_this"]: device for device in await devices(phone)}
        assert (listed[True]["browser"], listed[True]["system"]) == ("Firefox", "Android")
        assert (listed[False]["browser"], listed[False]["system"]) == ("other", "")
        assert [device["is_this"] for device in await devices(laptop)].count(True) == 1
        stranger = await house.guest(None)
        assert (await stranger.get("/api/me/devices")).status_code == 401
    written = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert b"Gecko" not in written
    assert b"127.0.0.1" not in written


@rule("TB-10")
async def test_a_device_that_is_signed_out_is_hung_up_on_at_once(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        laptop, phone = await two_devices(house)
        table = await laptop.open_table(GAME.key, [None] * min(GAME.seats))
        (lost,) = [device["id"] for device in await devices(laptop) if not device["is_this"]]
        async with laptop.at(table) as mine, phone.at(table) as theirs:
            await theirs.until("table")
            left = await laptop.browser.delete(f"/api/me/devices/{lost}")
            assert [device["is_this"] for device in left.json()] == [True]
            with pytest.raises(ConnectionClosed) as closed:
                await theirs.until_closed()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == SIGNED_OUT
            assert '"why":"signed-out"' in theirs.heard[-1]
            assert (await mine.ask("1", 0, None))["type"] == "refusal", "this one goes on"
        assert await name_of(phone) is None
        assert await name_of(laptop) == "Anna"


@rule("TB-10")
async def test_all_others_are_signed_out_and_what_they_could_come_back_by(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        laptop, phone = await two_devices(house)
        thief = copied(house, phone)
        code = (await thief.post("/api/me/code")).json()
        left = await laptop.browser.delete("/api/me/devices")
        assert [device["is_this"] for device in left.json()] == [True]
        assert await name_of(thief) is None
        assert (await thief.post("/api/pair", code)).json()["reason"] == "bad-code"


@rule("TB-10")
async def test_nobody_signs_out_a_device_of_somebody_else(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        anna, eve = await house.guest("Anna"), await house.guest("Eve")
        (device,) = await devices(anna)
        refused = await eve.browser.delete(f"/api/me/devices/{device['id']}")
        assert (refused.status_code, refused.json()["reason"]) == (404, "no-such-device")
        await eve.browser.delete("/api/me/devices")
        assert await name_of(anna) == "Anna"


async def test_a_page_of_another_site_signs_nobody_out(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        guest = await house.guest("Anna")
        there = {"origin": "http://elsewhere.example"}
        assert (await guest.browser.delete("/api/me/devices", headers=there)).status_code == 403
        assert (await guest.browser.post("/api/me/logout", headers=there)).status_code == 403
        assert await name_of(guest) == "Anna"


async def test_a_session_that_ended_during_the_handshake_ends_its_socket(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        guest = await house.guest("Anna")
        people = house.server.people
        (token,) = guest.browser.cookies.values()
        session = await people.known_by(token, house.server.now())
        assert session is not None
        await people.end(session.person, [session.device])
        ended = list[bool]()
        async with people.watch(session, lambda: ended.append(True)):
            assert ended


@endurance
async def test_no_socket_outlives_the_session_it_came_with(tmp_path: Path) -> None:
    """Hands are shaken while the device is signed out."""
    rng = Random(7)
    async with opened(tmp_path) as house:
        for _ in range(often(8, in_full=500)):
            guest = await house.guest("Anna")
            table = await guest.open_table(GAME.key, [None] * min(GAME.seats))
            coming = [asyncio.create_task(guest.line(table)) for _ in range(4)]
            await asyncio.sleep(rng.random() / 100)
            thief = copied(house, guest)
            await guest.post("/api/me/logout")
            assert await name_of(thief) is None
            for line in await asyncio.gather(*coming):
                await hung_up_on(line)


async def hung_up_on(line: Line) -> None:
    """Whoever came as the one who has the seat."""
    try:
        if (await line.until("table"))["you"] is None:
            await line.socket.close()
        await line.until_closed()
    except ConnectionClosed:
        return


async def test_with_a_code_the_token_from_before_ends(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        laptop, phone = await house.guest("Anna"), await house.guest("Nana")
        before = copied(house, phone)
        await phone.post("/api/pair", (await laptop.post("/api/me/code")).json())
        assert await name_of(phone) == "Anna"
        assert await name_of(before) is None


@rule("TB-10")
async def test_a_token_that_is_not_used_for_long_ends_and_one_that_is_lives_on(
    tmp_path: Path,
) -> None:
    async with opened(tmp_path, session_days=90) as house:
        often, seldom = await house.guest("Anna"), await house.guest("Ben")
        began = house.server.now()

        def after(days: float) -> None:
            house.server.now = lambda: began + days * DAY_S

        after(0.5)
        assert "set-cookie" not in (await often.get("/api/me")).headers, "not more than daily"
        after(60)
        renewed = (await often.get("/api/me")).headers["set-cookie"]
        assert f"Max-Age={round(90 * DAY_S)}" in renewed
        after(89)
        assert await name_of(often) == "Anna"
        after(91)
        assert await name_of(seldom) is None
        assert (await seldom.post("/api/me/code")).status_code == 401
        after(178)
        assert await name_of(often) == "Anna"


async def test_who_only_ever_comes_by_a_socket_is_known_as_long(tmp_path: Path) -> None:
    """A page that stays open for months asks for nothing else."""
    async with opened(tmp_path, session_days=90) as house:
        guest, began = await house.guest("Anna"), house.server.now()
        table = await guest.open_table(GAME.key, [None] * min(GAME.seats))
        for days, is_renewed in ((0.5, False), (60, True), (120, True)):
            house.server.now = lambda days=days: began + days * DAY_S  # type: ignore[misc]
            async with guest.at(table) as line:
                assert (await line.until("table"))["you"] == 0
                assert line.socket.response is not None
                assert ("set-cookie" in line.socket.response.headers) == is_renewed


async def test_a_full_disk_keeps_nobody_from_looking(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path) as house:
        guest, began = await house.guest("Anna"), house.server.now()
        house.server.now = lambda: began + 2 * DAY_S

        async def full(_: Device) -> None:
            raise Unavailable(Illegal("TB-12", "disk-full"))

        with monkeypatch.context() as broken:
            broken.setattr(house.server.store, "see_device", full)
            answer = await guest.get("/api/me")
            assert answer.json() == {"name": "Anna"}
            assert "set-cookie" not in answer.headers
        assert "set-cookie" in (await guest.get("/api/me")).headers, "the next time"


async def test_a_clock_that_was_ahead_keeps_no_session_alive(tmp_path: Path) -> None:
    async with opened(tmp_path, session_days=90) as house:
        guest, began = await house.guest("Anna"), house.server.now()
        (token,) = guest.browser.cookies.values()
        house.server.now = lambda: began + 50 * DAY_S
        await name_of(guest)
        house.server.now = lambda: began + 10 * DAY_S
        await name_of(guest)
        session = await house.server.people.known_by(token, began + 99 * DAY_S)
        assert session is not None
        assert session.device.seen == began + 10 * DAY_S


def over_tls(guest: Guest) -> Guest:
    """Through a proxy on this machine that speaks TLS with the world."""
    guest.browser.headers["x-forwarded-proto"] = "https"
    return guest


async def test_over_tls_the_cookie_is_bound_to_the_host(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        guest = over_tls(await house.guest(None))
        cookie = (await guest.introduce("Anna")).headers["set-cookie"]
        assert cookie.startswith(f"__Host-{house.server.cookie}=")
        assert {"Secure", "HttpOnly", "Path=/", "SameSite=lax"} <= set(cookie.split("; "))
        token = cookie.partition("=")[2].partition(";")[0]
        sent = {"x-forwarded-proto": "https"}
        for name, known in ((f"__Host-{house.server.cookie}", "Anna"), (house.server.cookie, None)):
            headers = {**sent, "cookie": f"{name}={token}"}
            async with httpx.AsyncClient(verify=TRUSTED) as browser:
                answer = await browser.get(f"http://{house.address}/api/me", headers=headers)
            assert answer.json() == {"name": known}, f"{name}: anybody beside us could have set it"


async def test_on_plain_http_the_cookie_has_the_name_of_the_installation(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        guest = await house.guest("Anna")
        ((name, token),) = guest.browser.cookies.items()
        assert (
            name == house.server.cookie == f"fortable-{await house.server.store.installation_id()}"
        )
        old = await house.guest(None)
        old.browser.cookies.set("fortable", token)
        assert await name_of(old) is None, "the name of all installations is no longer read"


async def test_a_device_from_before_is_carried_over_once(tmp_path: Path) -> None:
    """Behind TLS, a cookie by the plain name is taken from whoever had it before, and bound to the host."""
    async with opened(tmp_path) as house:
        guest = await house.guest("Anna")
        await _forget_families(house)
        over_tls(guest)
        carried = await guest.get("/api/me")
        assert carried.json() == {"name": "Anna"}
        assert carried.headers["set-cookie"].startswith("__Host-")
        again = over_tls(copied(house, guest))
        for name in list(again.browser.cookies):
            if name.startswith("__Host-"):
                again.browser.cookies.delete(name)
        assert await name_of(again) is None


async def _forget_families(house: Running) -> None:
    """Its devices are as those of the schema before."""
    await house.server.store._commits.write(  # type: ignore[attr-defined]
        lambda cursor: cursor.execute("UPDATE devices SET browser = ''")
    )
