"""Ratings of a server: off at home; made from results that count, the same however they are come by."""

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from fortable.kernel.terms import Terms
from fortable.kernel.words import Illegal
from fortable.ratings import LEAST_MATCHES
from fortable.server.ratings import Ratings, season_of
from fortable.server.settings import ServerSettings
from fortable.server.store import Chair, DayMark, Ending, Store, TableRow
from fortable.server.store.results.reading import read_rated
from fortable.server.store.sqlite import SqliteStore
from fortable.server.tables.match.ending import is_fair
from fortable.server.work import Threads
from tests.games import for_two, in_turns, some_game

from .guests import Guest
from .servers import opened, settled
from .store_contract import ANNA, PHONE, TABLE
from .test_matches import played

GAME = some_game(for_two, in_turns)
BEN = Chair(person="ben", name="Ben")
OVER = replace(
    TABLE,
    game=GAME.key,
    status="over",
    began=1.0,
    chairs=(Chair(person="anna", name="Anna"), BEN),
    terms=Terms(game=GAME.key, version=1, seats=2, options={}),
)


def over(number: int, winner: int = 0, **more: Any) -> TableRow:
    places = (1, 2) if winner == 0 else (2, 1)
    ending = Ending(float(number), places, (0, 0), None, kind="duel")
    return replace(OVER, id=f"t{number}", ending=ending, **more)


@pytest.fixture
async def store(tmp_path: Path) -> Any:
    store = SqliteStore(tmp_path / "x.sqlite")
    await store.add_person(ANNA, PHONE)
    await store.add_person(
        replace(ANNA, id="ben", name="Ben"), replace(PHONE, token_hash=b"b", person="ben")
    )
    yield store
    await store.close()


def ratings(store: Store) -> Ratings:
    return Ratings(store, Threads(1), is_on=True)


async def test_what_comes_bit_by_bit_is_the_same_as_all_at_once(
    store: SqliteStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In small portions, and also what ended before others and is known later."""
    monkeypatch.setattr("fortable.server.ratings.ratings.PORTION", 3)
    bit_by_bit = ratings(store)
    for number, winner in ((1, 0), (2, 1), (5, 0), (3, 0), (9, 1), (8, 1)):
        await store.add_table(over(number, winner))
        await bit_by_bit.catch_up()
    at_once = ratings(store)
    await at_once.catch_up()
    seats, names = read_rated(str(tmp_path / "x.sqlite"))
    looked_at = season_of(seats)
    found = await bit_by_bit.of("anna")
    assert found == await at_once.of("anna") == looked_at.of("anna")
    ((key, standing),) = found.items()
    assert (key, standing.played) == ((GAME.key, "duel"), 6)
    assert names["anna"] == "Anna"


async def test_a_match_that_is_forgotten_does_not_count_any_more(store: SqliteStore) -> None:
    """Nor one with somebody who is."""
    made = ratings(store)
    await store.add_table(over(1, changed=1.0))
    await store.add_table(over(2, changed=99.0))
    await made.catch_up()
    assert await store.forget_tables(before=50.0, most=5) == 1
    await made.catch_up()
    assert [standing.played for standing in (await made.of("anna")).values()] == [1]
    gone = over(2, changed=99.0, revision=1)
    nobody = Chair(person="x", name="–", has_left=True)
    await store.make_nameless(replace(gone, chairs=(gone.chairs[0], nobody)))
    made = ratings(store)
    await made.catch_up()
    assert await made.of("anna") == {}


async def test_bots_without_a_place_say_nothing(store: SqliteStore) -> None:
    made = ratings(store)
    alone = replace(over(1), chairs=(OVER.chairs[0], Chair(bot="random", name="random")))
    await store.add_table(alone)
    await made.catch_up()
    assert await made.of("anna") == {}


AS_USUAL = over(1)
LEFT, STOOD_IN = replace(BEN, has_left=True), replace(BEN, bot="random")


@pytest.mark.parametrize(
    ("row", "fair"),
    [
        (AS_USUAL, True),
        (replace(AS_USUAL, terms=None), True),
        (replace(AS_USUAL, terms=replace(AS_USUAL.terms, position="x")), False),  # type: ignore[type-var]
        (replace(AS_USUAL, day=DayMark("2031-05-04", "easy", True, 1.0)), False),
        (replace(AS_USUAL, chairs=(AS_USUAL.chairs[0], LEFT)), False),
        (replace(AS_USUAL, chairs=(AS_USUAL.chairs[0], STOOD_IN)), False),
        (replace(AS_USUAL, chairs=(AS_USUAL.chairs[0], Chair(bot="random"))), True),
    ],
    ids=["usual", "old", "position", "day", "left", "stand-in", "bot"],
)
def test_what_counts_was_played_from_the_start_to_the_end_by_those_who_sat_there(
    row: TableRow, fair: bool
) -> None:
    assert is_fair(row) is fair


async def test_people_are_told_after_some_matches_where_they_stand(tmp_path: Path) -> None:
    async with opened(tmp_path, ratings="on") as house:
        guests, table = await played(house, GAME)
        ending = await settled(house.server.store, table)
        store = house.server.store
        await house.server.ratings.catch_up()
        first = await told(guests[0])
        row = await store.row(table)
        assert row is not None
        for number in range(LEAST_MATCHES - 1):
            await store.add_table(replace(row, id=f"again{number}"))
        await house.server.ratings.catch_up()
        then = await told(guests[0])
    assert ending.kind == "duel"
    assert (first["is_on"], first["least"]) == (True, LEAST_MATCHES)
    (rating,) = first["ratings"]
    assert (rating["played"], rating["value"], rating["within"]) == (1, None, None)
    assert (rating["game"], rating["way"], rating["is_duel"]) == (GAME.key, "", True)
    (rating,) = then["ratings"]
    own, other = ending.places
    assert (rating["value"] > 1000, rating["value"] < 1000) == (own < other, own > other)
    assert 0 < rating["within"] < 700


async def told(guest: Guest) -> Any:
    return (await guest.get("/api/me/ratings")).json()


async def test_at_home_there_are_none(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        assert await told(await house.guest("Anna")) == {"is_on": False, "least": 10, "ratings": []}


def test_who_wants_them_needs_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(Illegal, match="off, on"):
        ServerSettings(ratings="maybe")  # type: ignore[arg-type]
    monkeypatch.setattr("fortable.server.settings.settings.is_installed", lambda: False)
    with pytest.raises(Illegal, match="extra-missing"):
        ServerSettings(ratings="on")
