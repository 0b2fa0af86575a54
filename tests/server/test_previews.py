"""A link to a table says what it leads to: its page has tags, and a picture of what a spectator may know."""

import asyncio
import re
from html import unescape
from pathlib import Path

import pytest

from fortable.catalog import catalog
from fortable.drawing.png import rendered
from fortable.kernel.codec import decode
from fortable.pictures import Look, picture
from fortable.server.http.pages import CLIENT
from fortable.server.replays import previews
from fortable.server.replays.table_picture import drawn, names_at
from fortable.server.store import StoredTable
from fortable.server.tables.match.stored_match import rebuild_match
from fortable.texts import Texts
from tests.games import for_two, some_game

from .guests import PATIENCE_S, seated
from .servers import opened

GAME = some_game(for_two)
TAG = re.compile(r'<meta property="([^"]+)" content="([^"]*)">')

built = pytest.mark.skipif(not (CLIENT / "index.html").is_file(), reason="the client is not built")


def tags(page: str) -> dict[str, str]:
    return {name: unescape(content) for name, content in TAG.findall(page)}


@built
async def test_a_page_says_what_it_leads_to_and_nobodys_name_breaks_out_of_it(
    tmp_path: Path,
) -> None:
    async with opened(tmp_path) as house:
        host = await house.guest('Anna "<b>')
        table = await host.open_table(GAME.key, [None, None])
        page = await host.get(f"/t/{table}", lang="en")
        said = tags(page.text)
        again = await host.browser.get(
            f"/t/{table}?lang=en", headers={"if-none-match": page.headers["etag"]}
        )
        unknown = await host.get("/t/nowhere")
    assert said["og:title"] == f'{GAME.title}: Anna "<b>, …'
    assert "<b>" not in page.text
    assert said["og:description"] == "One chair is free: come and play"
    assert said["og:image"].endswith(f"/api/tables/{table}/picture.png?lang=en")
    assert again.status_code == 304
    assert tags(unknown.text) == {}


async def test_two_of_one_name_are_told_apart_as_on_the_page(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        host = await house.guest("Anna")
        table = await host.open_table(GAME.key, [None, None])
        await (await house.guest("ANNA")).order(table, "sit")
        stored = decode(await house.server.store.written_table(table) or b"", StoredTable)
    assert names_at(stored.row, Texts("en", [GAME.package])) == ("Anna", "ANNA 2")
    assert ">ANNA 2</text>" in drawn(stored, "en")


@built
async def test_a_page_says_whom_a_match_waits_for(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        guests = await house.party(2)
        table = await seated(guests[0], guests[1:], GAME.key)
        said = tags((await (await house.guest(None)).get(f"/t/{table}", lang="de")).text)
    assert said["og:description"].startswith("Am Zug: Guest ")


async def test_the_picture_is_what_a_spectator_may_know(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        guests = await house.party(2)
        table = await seated(guests[0], guests[1:], GAME.key)
        stored = decode(await house.server.store.written_table(table) or b"", StoredTable)
        of_a_player, of_a_stranger = [
            await guest.get(f"/api/tables/{table}/picture.png", lang="fr")
            for guest in (guests[0], await house.guest(None))
        ]
    state = rebuild_match(stored).state
    names = ("Guest 0", "Guest 1")
    svg = picture(GAME, state, Look(None, "light", "card", "fr", names))
    assert of_a_stranger.headers["content-type"] == "image/png"
    assert of_a_stranger.content == rendered(svg)
    assert of_a_player.content == of_a_stranger.content


async def test_a_picture_is_drawn_once_until_the_table_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path) as house:
        asked = list[str]()
        make = house.server.match_workers.make

        async def counted(wanted: str, *args: object, **more: object) -> bytes:
            asked.append(wanted)
            return await make(wanted, *args, **more)  # type: ignore[arg-type]

        monkeypatch.setattr(house.server.match_workers, "make", counted)
        host, friend = await house.guest("Anna"), await house.guest("Ben")
        path = f"/api/tables/{await host.open_table(GAME.key, [None, None])}/picture.png"
        first, second = await asyncio.gather(host.get(path), friend.get(path))
        third = await host.browser.get(path, headers={"if-none-match": first.headers["etag"]})
        assert asked == ["picture of a table"]
        await friend.order(path.split("/")[3], "sit")
        changed = await host.get(path)
    assert first.content == second.content
    assert third.status_code == 304
    assert changed.headers["etag"] != first.headers["etag"]
    assert changed.content != first.content


async def test_pictures_that_were_asked_for_long_ago_take_no_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(previews, "MOST_KEPT_BYTES", 1000)
    async with opened(tmp_path) as house:

        async def made(_: str, stored: bytes, **_more: object) -> bytes:
            return bytes(2000 if stored == b"large" else 400)

        monkeypatch.setattr(house.server.match_workers, "make", made)
        kept = house.server.previews
        for stored in (b"one", b"two", b"three"):
            await kept.of(stored, "en", "here")
        assert sum(map(len, kept._kept.values())) == 800
        assert len((await kept.of(b"large", "en", "here")).png) == 2000
        assert [len(png) for png in kept._kept.values()] == [2000]


@built
async def test_for_whoever_comes_without_a_cookie_the_picture_is_begun_with_the_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path) as house:
        asked = asyncio.Queue[str]()

        async def made(*_: object, language: str) -> bytes:
            await asked.put(language)
            return b"drawn"

        monkeypatch.setattr(house.server.match_workers, "make", made)
        host, program = await house.guest("Anna"), await house.guest(None)
        table = await host.open_table(GAME.key, [None, None])
        await host.get(f"/t/{table}", lang="de")
        link = tags((await program.get(f"/t/{table}", lang="fr")).text)["og:image"]
        assert await asyncio.wait_for(asked.get(), PATIENCE_S) == "fr"
        answer = await program.get(link[link.index("/api") :])
    assert answer.content == b"drawn"
    assert asked.empty()


async def test_where_there_is_no_table_there_is_no_picture(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        answer = await (await house.guest(None)).get("/api/tables/nowhere/picture.png")
    assert answer.status_code == 404
    assert answer.json()["reason"] == "no-such-table"


async def test_without_the_extra_there_is_no_picture_and_the_page_promises_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(previews, "can_render", lambda: False)
    monkeypatch.setattr("fortable.server.http.table_page.can_render", lambda: False)
    async with opened(tmp_path) as house:
        host = await house.guest("Anna")
        table = await host.open_table(GAME.key, [None, None])
        refused = await host.get(f"/api/tables/{table}/picture.png")
        page = await host.get(f"/t/{table}")
    assert refused.json()["reason"] == "extra-missing"
    assert "og:image" not in page.text


async def test_before_a_match_the_empty_board_is_drawn(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        host = await house.guest("Anna")
        for game in catalog().games.values():
            table = await host.open_table(game.key, [None] * max(game.seats))
            written = await house.server.store.written_table(table)
            svg = drawn(decode(written or b"", StoredTable), "en")
            assert ">Anna</text>" in svg
            assert 'chairs are free: come and play"' in svg
