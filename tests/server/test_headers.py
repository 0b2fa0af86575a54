"""What every answer forbids a browser, and who sees the metrics."""

from pathlib import Path

from fortable.testing import rule

from .servers import opened

TOKEN = "a word that nobody guesses"  # noqa: S105
FORWARDED = {"x-forwarded-for": "203.0.113.9", "x-forwarded-proto": "https"}


async def test_pages_connect_to_nobody_else(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        guest = await house.guest(None)
        for path in ("/", "/api/me", "/static/nothing.js", "/healthz"):
            policy = (await guest.get(path)).headers["content-security-policy"]
            (lines,) = (rule for rule in policy.split("; ") if rule.startswith("connect-src"))
            assert lines == f"connect-src 'self' ws://{house.address} wss://{house.address}"


async def test_nothing_of_the_api_is_kept_by_anybody_on_its_way(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        guest = await house.guest("Anna")
        for path in ("/api/me", "/api/me/tables", "/api/games", "/api/tables/nowhere", "/api/no"):
            assert (await guest.get(path)).headers["cache-control"] == "no-store"
        assert (await guest.get("/static/shell.css")).headers.get("cache-control") != "no-store"


async def test_what_no_board_needs_no_board_may_do(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        guest = await house.guest(None)
        for path in ("/", "/api/me", "/nowhere"):
            headers = (await guest.get(path)).headers
            assert "camera=()" in headers["permissions-policy"]
            assert headers["cross-origin-opener-policy"] == "same-origin"
            assert headers["cross-origin-resource-policy"] == "same-origin"
            assert headers["x-content-type-options"] == "nosniff"
        refused = await guest.browser.get("/", headers={"host": "evil.example"})
        assert refused.headers["content-security-policy"].startswith("default-src 'self'")


async def test_who_came_by_tls_comes_by_tls_again(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        guest = await house.guest(None)
        assert "strict-transport-security" not in (await guest.get("/")).headers
        secure = await guest.browser.get("/", headers={"x-forwarded-proto": "https"})
        assert secure.headers["strict-transport-security"].startswith("max-age=")


STRANGERS: tuple[dict[str, str], ...] = (
    FORWARDED,
    {"x-forwarded-for": "127.0.0.1"},
    {"forwarded": "for=127.0.0.1"},
    {"x-real-ip": "203.0.113.9"},
    {"via": "1.1 proxy"},
    {"host": "table.example.org"},
    {"host": "192.168.1.20"},
    {"authorization": "Bearer wrong", **FORWARDED},
    {"authorization": TOKEN, **FORWARDED},
)


@rule("TB-10")
async def test_metrics_are_not_for_everybody(tmp_path: Path) -> None:
    async with opened(tmp_path, site="table.example.org", metrics_token=TOKEN) as house:
        guest = await house.guest(None)
        for sent in STRANGERS:
            refused = await guest.browser.get("/metrics", headers=sent)
            assert (refused.status_code, refused.json()["reason"]) == (403, "metrics"), sent


async def test_metrics_are_for_programs_here_and_for_who_knows_the_token(tmp_path: Path) -> None:
    async with opened(tmp_path, metrics_token=TOKEN) as house:
        guest = await house.guest(None)
        assert "fortable_tables" in (await guest.get("/metrics")).text
        known = {"authorization": f"Bearer {TOKEN}", **FORWARDED}
        assert (await guest.browser.get("/metrics", headers=known)).status_code == 200
    async with opened(tmp_path) as house:
        guest = await house.guest(None)
        nothing = {"authorization": "Bearer x", **FORWARDED}
        assert (await guest.browser.get("/metrics", headers=nothing)).status_code == 403
