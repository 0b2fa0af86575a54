"""How a cup ends: by itself, in time, and with its secret told."""

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from structlog.testing import capture_logs

from fortable.cli import main
from fortable.kernel.chance import fingerprint, read_seed
from fortable.kernel.daily import is_of_cup
from fortable.server.cups import cups
from fortable.testing import rule
from tests.server.days.day_house import (
    finish,
    give_up,
    play,
    refused,
)
from tests.server.guests import turned_away
from tests.server.servers import opened

from .gathering import GAME, LARGE, begun, opened_cup, order, told, try_round, until


@rule("TB-18")
async def test_it_ends_when_all_are_done_and_its_secret_proves_every_deal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with opened(tmp_path) as house:
        anna, ben = await house.party(2)
        cup = await begun([anna, ben], GAME, 1)
        table = await try_round(anna, cup)
        heard = await play(anna, table, GAME, 1000)
        row = await house.server.store.row(table)
        assert row is not None
        assert not any(row.seed.hex() in text for text in heard)
        before = await told(anna, cup)
        assert before["status"] == "running"
        for other in (ben, await house.guest(None)):
            _, refusal = await turned_away(other, table)
            assert refusal["reason"] == "others-cup"
            for what in ("match", "replay", "review", "picture.png"):
                asked = other.get(f"/api/tables/{table}/{what}")
                assert await refused(asked) == "TB-18-cup-not-revealed"
        assert await refused(anna.get(f"/api/tables/{table}/match")) == "TB-18-cup-not-revealed"
        assert (await anna.get(f"/api/tables/{table}/replay")).status_code == 200
        await give_up(ben, await try_round(ben, cup))
        over = await until(ben, cup, "over")
        secret = read_seed(over["secret"])
        assert fingerprint(secret) == before["fingerprint"] == over["fingerprint"]
        assert over["seeds"] == [row.seed.hex()]
        assert is_of_cup(row.seed, secret, cup, 1, GAME, "")
        record = await ben.get(f"/api/tables/{table}/match")
        assert record.status_code == 200
    file = tmp_path / "match.json"
    file.write_bytes(record.content)
    assert main(["verify", str(file), "--cup", over["secret"]]) == 0
    assert cup in capsys.readouterr().out
    assert main(["verify", str(file), "--cup", "00" * 32]) == 2


@rule("TB-18")
async def test_it_ends_by_itself_when_its_time_is_up_also_after_a_restart(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        anna, ben = await house.party(2)
        cup = await begun([anna, ben])
        table = await try_round(anna, cup)
        await finish(house, await try_round(ben, cup), 5, 1)
        kept = await house.server.store.cup(cup)
        assert kept is not None
        late = replace(kept, until=house.server.now() + 0.5, revision=kept.revision + 1)
        await house.server.store.change_cup(late)
        cookies = anna.browser.cookies
    async with opened(tmp_path) as house:
        anna = await house.guest(None)
        anna.browser.cookies = cookies
        over = await until(anna, cup, "over")
        assert [each["status"] for each in over["rounds"]] == ["given-up", "missed"]
        assert [(row["name"], row["points"]) for row in over["standings"]] == [
            ("Guest 1", 2),
            ("Guest 0", 0),
        ]
        await finish(house, table, 50, 0)
        assert (await told(anna, cup))["standings"] == over["standings"]
        assert await refused(anna.post(f"/api/cups/{cup}/rounds/2")) == "TB-18-cup-over"


async def test_a_cup_that_cannot_go_on_keeps_no_other_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried = []

    def broken(*_: Any, **__: Any) -> None:
        tried.append(1)
        raise RuntimeError("planted")

    monkeypatch.setattr(cups, "tables_of_round", broken)
    async with opened(tmp_path) as house:
        guests = await house.party(2)
        stuck = await opened_cup(guests[0], LARGE, kind="tables", seats=3)
        store, now = house.server.store, house.server.now()
        kept = await store.cup(stuck)
        assert kept is not None
        await order(guests[1], stuck, "join")
        with capture_logs() as logged:
            await store.change_cup(replace(kept, status="running", until=now, revision=1))
            other = await begun(guests, GAME, 1)
            for guest in guests:
                await give_up(guest, await try_round(guest, other))
            await until(guests[0], other, "over")
        assert [each["cup"] for each in logged if each["event"] == "cup_stuck"] == [stuck]
        assert len(tried) == 1
