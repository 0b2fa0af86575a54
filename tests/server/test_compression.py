"""What is sent is packed for whoever reads gzip, beside the event loop, and a file once only."""

import gzip
from pathlib import Path

import pytest

from .servers import opened

PACKED = {"accept-encoding": "gzip"}
PLAIN = {"accept-encoding": "identity"}


@pytest.mark.parametrize("path", ["/api/games", "/openapi.json", "/static/shell.css"])
async def test_long_answers_are_packed_and_the_same(path: str, tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        browser = (await house.guest(None)).browser
        plain = await browser.get(path, headers=PLAIN)
        packed = await browser.get(path, headers=PACKED)
        head = await browser.head(path, headers=PACKED)
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert "accept-encoding" in packed.headers["vary"].lower()
    assert int(packed.headers["content-length"]) < len(plain.content) / 2
    assert packed.content == plain.content
    assert head.content == b""


async def test_a_file_is_packed_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    packed, pack = list[int](), gzip.compress

    def compress(body: bytes, level: int) -> bytes:
        packed.append(len(body))
        return pack(body, level)

    async with opened(tmp_path) as house:
        browser = (await house.guest(None)).browser
        monkeypatch.setattr(gzip, "compress", compress)
        for _ in range(3):
            await browser.get("/static/shell.css", headers=PACKED)
        short = await browser.get("/api/me", headers=PACKED)
        answer = await browser.get("/static/shell.css", headers=PACKED)
        again = {**PACKED, "if-none-match": answer.headers["etag"]}
        assert (await browser.get("/static/shell.css", headers=again)).status_code == 304
    assert len(packed) == 1
    assert "content-encoding" not in short.headers
