"""A day's secret: drawn when it begins, told when it is long over, and proof of every deal."""

from pathlib import Path

from fortable.bots.daily import daily_of
from fortable.kernel.chance import fingerprint, read_seed
from fortable.kernel.codec import decode, encode
from fortable.kernel.daily import first_seed, is_of_day
from fortable.server.days import worker
from fortable.server.days.day_clock import FINISHING_S
from fortable.server.days.requests import Asked, DealRequest, Told
from fortable.testing import rule
from tests.server.guests import turned_away

from .day_house import (
    DAY_S,
    GAME,
    GAMES,
    MIDNIGHT,
    NOON,
    SECRET,
    at,
    begin,
    day_house,
    give_up,
    mine,
    play,
    refused,
)


@rule("TB-16")
async def test_nobody_looks_on_while_the_day_has_a_secret(tmp_path: Path) -> None:
    async with day_house(tmp_path) as house:
        anna, ben = await house.guest("Anna"), await house.guest("Ben")
        table = await begin(anna, GAME)
        for other in (ben, await house.guest(None)):
            status, told = await turned_away(other, table)
            assert (status, told["reason"]) == (409, "others-deal")
            for what in ("match", "replay", "review", "picture.png"):
                asked = other.get(f"/api/tables/{table}/{what}")
                assert await refused(asked) == "TB-16-not-revealed"
        for what in ("match", "picture.png"):
            asked = anna.get(f"/api/tables/{table}/{what}")
            assert await refused(asked) == "TB-16-not-revealed"
        assert await anna.refused(table, "seat-bot", seat=0, bot="random") == "TB-16-own-hands"
        await give_up(anna, table)
        at(house.server, MIDNIGHT + FINISHING_S + 1)
        async with ben.at(table) as line:
            await line.until("update")


@rule("TB-16")
async def test_a_finished_match_does_not_tell_its_seed_before_the_day_does(tmp_path: Path) -> None:
    async with day_house(tmp_path, review_workers=0) as house:
        anna = await house.guest("Anna")
        table = await begin(anna, GAME)
        row = await house.server.store.row(table)
        assert row is not None
        heard = await play(anna, table, GAME, 1000)
        assert '"outcome"' in heard[-1] or '"outcome"' in heard[-2]
        replay = await anna.get(f"/api/tables/{table}/replay")
        assert replay.status_code == 200
        practice = f"/api/tables/{table}/practice"
        assert await refused(anna.get(f"/api/tables/{table}/review")) == "TB-21-no-reviews"
        assert await refused(anna.post(practice, {"version": 0})) == "TB-16-not-revealed"
        today = await anna.get("/api/today")
        for told in (*heard, replay.text, today.text):
            assert row.seed.hex() not in told
        deal = await mine(anna, GAME)
        assert (deal["status"], deal["standing"]["rank"], deal["seed"]) == ("over", 1, None)
        assert deal["said"]
        assert deal["mark"] in today.json()["shared"]
        at(house.server, MIDNIGHT + FINISHING_S)
        assert await refused(anna.get(f"/api/tables/{table}/match")) == "TB-16-not-revealed"
        at(house.server, MIDNIGHT + FINISHING_S + 1)
        record = (await anna.get(f"/api/tables/{table}/match")).json()
        past = (await anna.get("/api/days/2031-05-04")).json()
        secret = read_seed(past["secret"])
        assert fingerprint(secret) == today.json()["fingerprint"] == past["fingerprint"]
        assert is_of_day(read_seed(record["seed"]), secret, "2031-05-04", GAME, "")
        assert record["settings"]["day"] == "2031-05-04"
        (listed,) = (await anna.get("/api/days")).json()
        assert listed == {key: past[key] for key in ("day", "fingerprint", "secret")}


@rule("TB-16")
async def test_each_day_has_a_secret_of_its_own_drawn_when_it_begins(tmp_path: Path) -> None:
    async with day_house(tmp_path) as house:
        anna = await house.guest("Anna")
        first = (await anna.get("/api/today")).json()
        assert (await anna.get("/api/today")).json()["fingerprint"] == first["fingerprint"]
        assert first["left_s"] == 12 * 3600
        assert first["secret"] is None
        assert await house.server.store.day("2031-05-05") is None
        at(house.server, NOON + DAY_S)
        assert (await anna.get("/api/today")).json()["fingerprint"] != first["fingerprint"]
        assert await refused(anna.get("/api/days/2031-05-09")) == "TB-16-not-begun"
        assert await refused(anna.get("/api/days/2031-02-30")) == "TB-16-no-such-day"
        assert await refused(anna.get("/api/me/days", month="May")) == "TB-16-no-such-day"


async def test_a_day_begins_at_midnight_of_the_servers_zone(tmp_path: Path) -> None:
    async with day_house(tmp_path, NOON, day_zone="Pacific/Auckland") as house:
        anna = await house.guest("Anna")
        today = (await anna.get("/api/today")).json()
        assert (today["day"], today["left_s"]) == ("2031-05-05", 24 * 3600)


def test_what_takes_long_is_worked_out_by_a_worker() -> None:
    game = next(game for game in GAMES if daily_of(game).seed is not first_seed)
    level = daily_of(game).levels[0]
    request = DealRequest(secret=SECRET, day="2031-05-04", game=game.key, level=level)
    told = decode(worker.answer(encode(Asked(deal=request))), Told)
    assert told.seed is not None
    assert is_of_day(told.seed, SECRET, "2031-05-04", game, level)
    unknown = DealRequest(secret=SECRET, day="2031-05-04", game="nothing", level="")
    assert decode(worker.answer(encode(Asked(deal=unknown))), Told) == Told()
