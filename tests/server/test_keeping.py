"""Keeping one's name: passkeys and a code on paper bring somebody back, and nothing else does."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from msgspec.structs import replace

from fortable.server.http.api.keeping.keys import WORTH_KEEPING, site_of
from fortable.server.people.keys import passkeys
from fortable.server.people.keys.passkeys import CHALLENGE_LIVES_S
from fortable.server.people.rate_limit import RateLimiter
from fortable.testing import rule
from tests.games import for_two, in_turns, some_game

from .authenticator import Authenticator
from .guests import Guest
from .servers import Running, opened
from .test_matches import played

GAME = some_game(for_two, in_turns)


def device_at(house: Running) -> Authenticator:
    return Authenticator(f"http://localhost:{house.address.partition(':')[2]}")


async def options(guest: Guest, path: str) -> dict[str, Any]:
    answer = await guest.post(f"{path}/options")
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()["options"]
    return told


async def made(guest: Guest, device: Authenticator) -> httpx.Response:
    asked = await options(guest, "/api/me/passkeys")
    return await guest.post("/api/me/passkeys", {"credential": device.make(asked)})


async def signed_in(guest: Guest, device: Authenticator, **more: Any) -> httpx.Response:
    asked = await options(guest, "/api/passkeys")
    return await guest.post("/api/passkeys", {"credential": device.sign(asked), **more})


def why(answer: httpx.Response) -> tuple[int, str]:
    assert answer.json()["text"]
    return answer.status_code, answer.json()["reason"]


@rule("TB-10")
async def test_a_passkey_makes_another_device_the_same_person(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        anna, other = (
            (await house.guest("Anna")).by_name(),
            (await house.guest(None)).by_name(),
        )
        device = device_at(house)
        kept = (await made(anna, device)).json()
        ((shown,), none) = kept["passkeys"], kept["code_since"]
        back = await signed_in(other, device)
        assert back.json() == {"name": "Anna"}
        devices = (await other.get("/api/me/devices")).json()
        dropped = await anna.browser.delete(f"/api/me/passkeys/{shown['id']}")
        late = await signed_in((await house.guest(None)).by_name(), device)
        unknown = await anna.browser.delete(f"/api/me/passkeys/{shown['id']}")
    assert (shown["site"], shown["is_of_here"], none) == ("localhost", True, None)
    assert len(devices) == 2
    assert dropped.json()["passkeys"] == []
    assert why(late) == (403, "bad-passkey")
    assert why(unknown) == (404, "no-such-passkey")


@rule("TB-10")
async def test_what_was_signed_for_somebody_else_or_elsewhere_opens_nothing(tmp_path: Path) -> None:
    """A second time, by another page, for another site, with another key, by a copy that counts less."""
    async with opened(tmp_path) as house:
        anna, eve = (
            (await house.guest("Anna")).by_name(),
            (await house.guest("Eve")).by_name(),
        )
        device = device_at(house)
        await made(anna, device)
        signed = device.sign(await options(eve, "/api/passkeys"))
        wrong = {
            "elsewhere": Authenticator("https://evil.example", key=device.key),
            "other site": Authenticator(device.origin, "evil.example", key=device.key),
            "other key": Authenticator(device.origin),
        }
        answers = {}
        for name, thief in wrong.items():
            thief.credential, thief.signatures = device.credential, 100
            answers[name] = await signed_in(eve, thief)
        mine = device.make(await options(anna, "/api/me/passkeys"))
        answers["hers"] = await eve.post("/api/me/passkeys", {"credential": mine})
        answers["to make one"] = await eve.post(
            "/api/passkeys", {"credential": device.sign(await options(eve, "/api/me/passkeys"))}
        )
        assert (await eve.post("/api/passkeys", {"credential": signed})).json() == {"name": "Anna"}
        answers["again"] = await eve.post("/api/passkeys", {"credential": signed})
        device.signatures = 0
        answers["a copy"] = await signed_in(eve, device)
    assert {name: why(answer) for name, answer in answers.items()} == dict.fromkeys(
        answers, (403, "bad-passkey")
    )


async def test_a_challenge_is_over_after_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path) as house:
        anna, device = (await house.guest("Anna")).by_name(), device_at(house)
        asked = await options(anna, "/api/me/passkeys")
        now = house.server.now
        monkeypatch.setattr(house.server, "now", lambda: now() + CHALLENGE_LIVES_S + 1)
        late = await anna.post("/api/me/passkeys", {"credential": device.make(asked)})
    assert why(late) == (403, "bad-passkey")


NONSENSE: tuple[dict[str, Any], ...] = (
    {},
    {"id": "x"},
    {"id": 5, "response": {"clientDataJSON": "e30"}},
    {"id": "x", "response": {"clientDataJSON": "bm9uc2Vuc2U"}},
    {"id": "x", "response": []},
)


async def test_nonsense_is_no_passkey(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        guest = (await house.guest("Anna")).by_name()
        house.server.limits.guesses = RateLimiter(100.0, at_once=100)
        answers = [
            await guest.post(path, {"credential": credential})
            for path in ("/api/me/passkeys", "/api/passkeys")
            for credential in NONSENSE
        ]
    assert {why(answer) for answer in answers} == {(403, "bad-passkey")}


async def test_there_are_no_passkeys_by_an_address_or_without_the_extra(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path) as house:
        anna = await house.guest("Anna")
        by_address = (await anna.get("/api/me/keeping")).json()
        refused = await anna.post("/api/me/passkeys/options")
        anna.by_name()
        called = (await anna.get("/api/me/keeping")).json()
        monkeypatch.setattr(passkeys, "are_installed", lambda: False)
        without = (await anna.get("/api/me/keeping")).json()
        absent = await anna.post("/api/passkeys/options")
        nobody = (await (await house.guest(None)).get("/api/me/keeping")).json()
    assert (by_address["has_passkeys"], by_address["is_installed"]) == (False, True)
    assert called["has_passkeys"]
    assert (without["has_passkeys"], without["is_installed"]) == (False, False)
    assert nobody == {**without, "is_worth_it": False}
    assert why(refused) == why(absent) == (409, "no-passkeys-here")


def test_a_page_by_https_is_believed_whatever_a_proxy_says() -> None:
    """The signature says where the page came from; plain http is for this machine alone."""

    def origins(host: str) -> Any:
        scope = {"headers": [(b"host", host.encode())]}
        visit = SimpleNamespace(request=SimpleNamespace(scope=scope))
        site = site_of(visit)  # type: ignore[arg-type]
        return site and (site.name, site.origins)

    assert origins("table.example.org") == ("table.example.org", ("https://table.example.org",))
    assert origins("Table.example.org:8443") == (
        "table.example.org",
        ("https://Table.example.org:8443",),
    )
    assert origins("localhost:8080") == (
        "localhost",
        ("https://localhost:8080", "http://localhost:8080"),
    )
    assert origins("192.168.1.5:8080") is None
    assert origins("[::1]:8080") is None


@rule("TB-10")
async def test_whoever_has_chairs_is_asked_before_they_become_somebody_else(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        anna, ben = (
            (await house.guest("Anna")).by_name(),
            (await house.guest("Ben")).by_name(),
        )
        device = device_at(house)
        await made(anna, device)
        code = (await anna.post("/api/me/recovery")).json()["code"]
        await ben.open_table(GAME.key, [None, None])
        asked = [await signed_in(ben, device), await ben.post("/api/recover", {"code": code})]
        assert [why(answer) for answer in asked] == [(409, "has-chairs")] * 2
        assert (await signed_in(ben, device, leave=True)).json() == {"name": "Anna"}
        again = await ben.post("/api/recover", {"code": code})
    assert again.json() == {"name": "Anna"}


@rule("TB-10")
async def test_a_recovery_code_is_good_once_and_only_the_last_one(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        anna, other = await house.guest("Anna"), await house.guest(None)
        old, new = [(await anna.post("/api/me/recovery")).json()["code"] for _ in range(2)]
        kept = (await anna.get("/api/me/keeping")).json()
        stored = Path(house.server.settings.database).read_bytes()
        wal = Path(f"{house.server.settings.database}-wal").read_bytes()
        answers = [
            await other.post("/api/recover", {"code": code})
            for code in (old, new.upper().replace("-", " "), new)
        ]
    assert kept["code_since"] is not None
    plain = new.replace("-", "").encode()
    assert len(plain) == 24
    assert plain not in stored + wal
    assert new.encode() not in stored + wal
    assert [answer.status_code for answer in answers] == [403, 200, 403]
    assert answers[1].json() == {"name": "Anna"}


@rule("TB-11")
async def test_guessing_is_slow(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        anna = (await house.guest("Anna")).by_name()
        for path, body in (
            ("/api/recover", {"code": "x"}),
            ("/api/passkeys", {"credential": {}}),
            ("/api/pair", {"code": "x"}),
        ):
            house.server.limits.guesses = RateLimiter(0.001, at_once=2)
            statuses = [(await anna.post(path, body)).status_code for _ in range(4)]
            assert statuses[2:] == [429, 429], path
            assert 429 not in statuses[:2], path


async def test_it_is_worth_it_after_some_matches_while_nothing_keeps_the_name(
    tmp_path: Path,
) -> None:
    async with opened(tmp_path) as house:
        guests, _ = await played(house, GAME)
        first = (await guests[0].get("/api/me/keeping")).json()["is_worth_it"]
        store, me = house.server.store, await house.server.store.installation_id()
        (row, *_) = await store.tables("over")
        for number in range(WORTH_KEEPING - 1):
            await store.add_table(replace(row, id=f"{me}{number}"))
        then = (await guests[0].get("/api/me/keeping")).json()["is_worth_it"]
        await guests[0].post("/api/me/recovery")
        kept = (await guests[0].get("/api/me/keeping")).json()["is_worth_it"]
    assert (first, then, kept) == (False, True, False)
