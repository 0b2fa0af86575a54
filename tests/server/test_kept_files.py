"""The client's files come out of memory, as they lie on disk now, and by no threads of the framework's."""

import os
from pathlib import Path

import anyio.to_thread
import pytest

from fortable.catalog import catalog
from fortable.server.http import pages
from fortable.server.http.kept_files import KeptFile, _read

from .servers import opened

ASKED = ("/", "/t/nowhere", "/worker.js", "/static/shell.js", "/static/boards/nothing.js")


@pytest.fixture
def reads(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is read from disk."""
    found: list[str] = []

    def noted(path: Path, version: tuple[int, int], root: str) -> KeptFile:
        found.append(path.name)
        return _read(path, version, root)

    monkeypatch.setattr("fortable.server.http.kept_files._read", noted)
    return found


async def test_no_thread_of_the_frameworks_sends_a_file(
    tmp_path: Path, reads: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never(*_: object, **__: object) -> None:
        raise AssertionError("up to forty threads would compete with the event loop")

    monkeypatch.setattr(anyio.to_thread, "run_sync", never)
    async with opened(tmp_path) as house:
        browser = (await house.guest(None)).browser
        answers = [(await browser.get(path)).status_code for path in (*ASKED, *ASKED)]
    assert answers == [200, 200, 200, 200, 404] * 2
    assert sorted(reads) == ["index.html", "shell.js", "worker.js"]


async def test_a_file_that_changed_is_read_again_and_one_that_went_is_gone(
    tmp_path: Path, reads: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    client = tmp_path / "client"
    client.mkdir()
    monkeypatch.setattr(pages, "CLIENT", client)
    file = client / "worker.js"
    async with opened(tmp_path) as house:
        browser = (await house.guest(None)).browser
        file.write_text("one")
        first = await browser.get("/worker.js")
        file.write_text("two")
        os.utime(file, (1, 1))
        again = {"if-none-match": first.headers["etag"]}
        second = await browser.get("/worker.js", headers=again)
        known = {"if-none-match": second.headers["etag"]}
        assert (await browser.get("/worker.js", headers=known)).status_code == 304
        file.unlink()
        assert (await browser.get("/worker.js")).status_code == 404
    assert (first.text, second.text) == ("one", "two")
    assert reads == ["worker.js", "worker.js"]


@pytest.mark.parametrize(
    "path",
    ["/static/../pages.py", "/static/%2e%2e/pages.py", "/static/%00", f"/static/{'x' * 999}"],
)
async def test_nothing_else_is_found_there(path: str, tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        browser = (await house.guest(None)).browser
        assert (await browser.get(path)).status_code == 404
        assert (await browser.post("/static/shell.js")).status_code == 405


async def test_the_second_bot_of_a_kind_has_a_face_of_its_own_and_no_number_breaks_it(
    tmp_path: Path,
) -> None:
    game = next(iter(catalog().games))
    async with opened(tmp_path) as house:
        guest = await house.guest(None)
        faces = [await guest.get(f"/portraits/{game}/random/{nth}.svg") for nth in (0, 1, 99)]
        wrong = [
            await guest.get(f"/portraits/{game}/random/{nth}.svg") for nth in ("x", "9" * 5000)
        ]
        nobody = await guest.get("/portraits/nothing/random/0.svg")
    assert len({face.text for face in faces}) == len(faces)
    assert {face.headers["content-type"] for face in faces} == {"image/svg+xml"}
    assert [answer.status_code for answer in (*wrong, nobody)] == [404, 404, 404]
