"""Who is who: guests, their devices, and codes that bring another one in."""

from pathlib import Path

import pytest

from fortable.server.people import limits
from fortable.testing import rule
from tests.games import for_two, in_turns, some_game

from .servers import opened

GAME = some_game(for_two, in_turns)


@rule("TB-10")
async def test_a_code_moves_a_guest_to_another_device(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        laptop, phone = await house.guest("Anna"), await house.guest(None)
        table = await laptop.open_table(GAME.key, [None] * min(GAME.seats))
        code = (await laptop.post("/api/me/code")).json()["code"]
        assert (await phone.post("/api/pair", {"code": code.upper()})).json() == {"name": "Anna"}
        async with phone.at(table) as line:
            assert (await line.until("table"))["you"] == 0
        await phone.introduce("Änne")
        assert (await laptop.get("/api/me")).json() == {"name": "Änne"}
        again = await phone.post("/api/pair", {"code": code})
        assert (again.status_code, again.json()["reason"]) == (409, "bad-code")


@rule("TB-10")
async def test_whoever_has_chairs_here_as_somebody_else_is_asked_before_they_are_lost(
    tmp_path: Path,
) -> None:
    async with opened(tmp_path) as house:
        laptop, phone = await house.guest("Anna"), await house.guest("Nana")
        table = await phone.open_table(GAME.key, [None] * min(GAME.seats))
        own = (await phone.post("/api/me/code")).json()
        assert (await phone.post("/api/pair", own)).json() == {"name": "Nana"}
        code = (await laptop.post("/api/me/code")).json()
        refused = await phone.post("/api/pair", code)
        assert (refused.status_code, refused.json()["reason"]) == (409, "has-chairs")
        assert refused.json()["facts"] == {"name": "Nana", "tables": 1}
        assert (await phone.get(f"/api/tables/{table}")).json()["you"] == 0
        paired = await phone.post("/api/pair", {**code, "leave": True})
        assert paired.json() == {"name": "Anna"}
        assert (await phone.get(f"/api/tables/{table}")).json()["you"] is None


async def test_whoever_left_all_chairs_pairs_without_a_question(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        laptop, phone = await house.guest("Anna"), await house.guest("Nana")
        table = await phone.open_table(GAME.key, [None] * min(GAME.seats))
        await phone.order(table, "stand")
        code = (await laptop.post("/api/me/code")).json()
        assert (await phone.post("/api/pair", code)).json() == {"name": "Anna"}


async def test_two_servers_on_one_host_know_the_same_browser_each_by_its_own_cookie(
    tmp_path: Path,
) -> None:
    (tmp_path / "other").mkdir()
    async with opened(tmp_path) as house, opened(tmp_path / "other") as other:
        guest, same = await house.guest("Anna"), await other.guest(None)
        same.browser.cookies.update(guest.browser.cookies)
        await same.introduce("Anna there")
        guest.browser.cookies.update(same.browser.cookies)
        assert (await guest.get("/api/me")).json() == {"name": "Anna"}
        assert (await same.get("/api/me")).json() == {"name": "Anna there"}


@rule("TB-10")
async def test_codes_cannot_be_guessed_quickly(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        guest = await house.guest(None)
        tried = [
            (await guest.post("/api/pair", {"code": f"aaaa-aaa{letter}"})).status_code
            for letter in "abcdefghjkmnpqr"
        ]
        assert tried[: limits.GUESSES_AT_ONCE] == [409] * limits.GUESSES_AT_ONCE
        assert tried[-1] == 429


@rule("TB-10")
async def test_a_token_is_in_a_cookie_that_scripts_cannot_read_and_stored_nowhere(
    tmp_path: Path,
) -> None:
    async with opened(tmp_path) as house:
        guest = await house.guest(None)
        cookie = (await guest.introduce("Anna")).headers["set-cookie"]
        assert {"HttpOnly", "SameSite=lax"} <= set(cookie.split("; "))
        ((name, token),) = guest.browser.cookies.items()
        stranger = await house.guest(None)
        stranger.browser.cookies.set(name, f"{token[:-1]}x")
        assert (await stranger.get("/api/me")).json() == {"name": None}
    written = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert b"Anna" in written
    assert token.encode() not in written


@pytest.mark.parametrize("origin", ["http://elsewhere.example", "null", "http://[", ""])
async def test_a_page_of_another_site_cannot_act_here(origin: str, tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        guest = await house.guest(None)
        response = await guest.browser.post(
            "/api/me", content=b'{"name":"Eve"}', headers={"Origin": origin}
        )
        assert response.status_code == 403
        assert response.json()["reason"] == "other-site"
