"""Who is in a cup, and what is refused."""

from pathlib import Path

import pytest

from fortable.server.cups import cups
from fortable.testing import rule
from tests.server.days.day_house import (
    refused,
)
from tests.server.servers import opened

from .gathering import GAME, HOUR_S, opened_cup, order, try_round


@rule("TB-18")
async def test_who_comes_goes_and_comes_again(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        anna, ben, eve = await house.party(3)
        cup = await opened_cup(anna)
        assert (
            await refused(anna.post(f"/api/cups/{cup}", {"do": "begin"})) == "TB-18-too-few-members"
        )
        await order(ben, cup, "join")
        await order(ben, cup, "join")
        assert len((await order(ben, cup, "leave"))["standings"]) == 1
        assert await refused(ben.post(f"/api/cups/{cup}", {"do": "leave"})) == "TB-18-not-a-member"
        assert await refused(anna.post(f"/api/cups/{cup}/rounds/1")) == "TB-18-cup-not-begun"
        await order(ben, cup, "join")
        assert await refused(ben.post(f"/api/cups/{cup}", {"do": "begin"})) == "TB-18-not-cup-host"
        await order(anna, cup, "begin")
        assert await refused(anna.post(f"/api/cups/{cup}", {"do": "begin"})) == "TB-18-cup-begun"
        assert await refused(anna.post(f"/api/cups/{cup}", {"do": "close"})) == (
            "TB-18-no-rounds-to-close"
        )
        assert await refused(eve.post(f"/api/cups/{cup}/rounds/1")) == "TB-18-not-a-member"
        await order(eve, cup, "join")
        await try_round(eve, cup)
        left = await order(eve, cup, "leave")
        assert [(row["name"], row["left"]) for row in left["standings"]][2] == ("Guest 2", True)
        assert [each["id"] for each in (await ben.get("/api/me/cups")).json()] == [cup]
        assert (await eve.get("/api/me/cups")).json() == []
        assert (await order(anna, cup, "end"))["status"] == "over"
        for late in ("join", "end"):
            assert await refused(anna.post(f"/api/cups/{cup}", {"do": late})) == "TB-18-cup-over"


async def test_what_is_no_cup_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cups, "MOST_CUPS", 1)
    monkeypatch.setattr(cups, "MOST_MEMBERS", 1)
    async with opened(tmp_path) as house:
        anna, ben = await house.party(2)
        new = {"game": GAME.key, "kind": "alone", "rounds": 1, "lasts_s": HOUR_S}
        assert await refused(anna.post("/api/cups", {**new, "rounds": 99})) == "TB-04-malformed"
        assert await refused(anna.post("/api/cups", {**new, "level": "x"})) == "TB-16-no-such-deal"
        tables = {**new, "kind": "tables"}
        assert await refused(anna.post("/api/cups", {**tables, "seats": 11})) == "TB-06-bad-seats"
        assert await refused(anna.get("/api/cups/nothing")) == "TB-18-no-such-cup"
        cup = await opened_cup(anna)
        assert await refused(anna.post("/api/cups", new)) == "TB-18-too-many-cups"
        assert await refused(ben.post(f"/api/cups/{cup}", {"do": "join"})) == "TB-18-cup-full"
        nobody = await house.guest(None)
        assert await refused(nobody.post("/api/cups", new)) == "TB-10-no-guest"
