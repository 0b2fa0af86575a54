"""Who sits where: each wish about chairs gives the table as it would be, or is refused."""

import pytest
from msgspec.structs import replace

from fortable.kernel.words import Illegal
from fortable.server.store import Chair, Person, TableRow
from fortable.server.tables import chairs
from fortable.testing import rule
from tests.games import for_two, in_turns, some_game

GAME = some_game(for_two, in_turns)
ANNA, BEN, EVE = (Person(name, name.title(), 0.0) for name in ("anna", "ben", "eve"))
EMPTY, BOT = Chair(), Chair(bot="random", name="random")
OPEN = TableRow(
    id="t",
    game=GAME.key,
    version=1,
    options={},
    seed=bytes(32),
    host="anna",
    chairs=(Chair(person="anna", name="Anna"), EMPTY, BOT),
    created=0.0,
    changed=0.0,
)
PLAYING = replace(OPEN, status="playing", chairs=(OPEN.chairs[0], Chair(person="ben", name="Ben")))


def names(row: TableRow) -> list[str]:
    return [chair.name for chair in row.chairs]


@rule("TB-09")
def test_a_person_has_one_chair_at_most() -> None:
    moved = chairs.sit(OPEN, ANNA, 1)
    assert names(moved) == ["", "Anna", "random"]
    assert chairs.sit(moved, ANNA, None) is moved
    assert names(chairs.sit(OPEN, BEN, None)) == ["Anna", "Ben", "random"]


@rule("TB-09")
@pytest.mark.parametrize(
    ("wish", "refusal"), [(0, "TB-09-occupied"), (2, "TB-09-occupied"), (3, "TB-01-no-such-seat")]
)
def test_a_chair_that_is_taken_stays_taken(wish: int, refusal: str) -> None:
    with pytest.raises(Illegal) as refused:
        chairs.sit(OPEN, BEN, wish)
    assert refused.value.message == refusal


@rule("TB-09")
def test_there_may_be_no_chair_left() -> None:
    full = chairs.sit(OPEN, BEN, None)
    with pytest.raises(Illegal) as refused:
        chairs.sit(full, EVE, None)
    assert refused.value.message == "TB-09-full"


@rule("TB-09")
def test_before_the_start_a_bot_takes_an_empty_chair_or_that_of_another_bot() -> None:
    for seat in (1, 2):
        seated = chairs.seat_bot(OPEN, GAME, "anna", seat, "greedy")
        assert seated.chairs[seat] == Chair(bot="greedy", name="greedy")
    with pytest.raises(Illegal) as refused:
        chairs.seat_bot(OPEN, GAME, "anna", 0, "greedy")
    assert refused.value.message == "TB-09-occupied"


@rule("TB-10")
def test_when_the_host_leaves_the_next_who_sits_is_the_host() -> None:
    both = chairs.sit(OPEN, BEN, None)
    assert chairs.stand(both, "anna").host == "ben"
    assert chairs.stand(both, "ben").host == "anna"
    assert chairs.stand(OPEN, "anna").host == "anna"


@rule("TB-09")
def test_a_bot_sits_in_for_a_person_and_the_seat_stays_theirs() -> None:
    replaced = chairs.sit_in(PLAYING, GAME, "anna", 1, "random")
    assert replaced.chairs[1] == Chair(person="ben", bot="random", name="Ben")
    assert chairs.seat_of(replaced, "ben") == 1
    assert chairs.sit(replaced, BEN, None) == PLAYING
    with pytest.raises(Illegal) as refused:
        chairs.sit_in(PLAYING, GAME, "eve", 1, "random")
    assert refused.value.message == "TB-09-not-seated"


@rule("TB-09")
def test_once_begun_nobody_else_sits_down() -> None:
    for wish in (None, 0, 1):
        with pytest.raises(Illegal) as refused:
            chairs.sit(PLAYING, EVE, wish)
        assert refused.value.message == "TB-09-begun"


@rule("TB-09")
def test_empty_chairs_are_taken_away_at_the_start() -> None:
    row = replace(OPEN, chairs=(OPEN.chairs[0], EMPTY, *[BOT] * (min(GAME.seats) - 1)))
    begun = chairs.ready(row, GAME, "anna")
    assert begun.status == "playing"
    assert EMPTY not in begun.chairs
    with pytest.raises(Illegal) as refused:
        chairs.ready(replace(row, chairs=(OPEN.chairs[0], EMPTY)), GAME, "anna")
    assert refused.value.message == "TB-09-too-few"


@rule("TB-10")
def test_whom_the_host_keeps_away_sits_neither_here_nor_at_the_rematch() -> None:
    both = chairs.sit(OPEN, BEN, None)
    kept = chairs.keep_away(both, "anna", 1)
    assert names(kept) == ["Anna", "", "random"]
    for row in (kept, chairs.rematch(kept, "anna", 1.0)):
        with pytest.raises(Illegal) as refused:
            chairs.sit(row, BEN, None)
        assert refused.value.message == "TB-10-kept-away"
        assert names(chairs.sit(kept, EVE, None)) == ["Anna", "Eve", "random"]


@rule("TB-10")
@pytest.mark.parametrize(
    ("row", "person", "seat", "refusal"),
    [
        (OPEN, "ben", 0, "TB-10-not-host"),
        (OPEN, "anna", 0, "TB-10-keeps-self-away"),
        (OPEN, "anna", 1, "TB-09-nobody-sits-here"),
        (OPEN, "anna", 2, "TB-09-nobody-sits-here"),
        (OPEN, "anna", 3, "TB-01-no-such-seat"),
        (PLAYING, "anna", 1, "TB-09-begun"),
    ],
)
def test_only_the_host_keeps_others_away_before_the_start(
    row: TableRow, person: str, seat: int, refusal: str
) -> None:
    with pytest.raises(Illegal) as refused:
        chairs.keep_away(row, person, seat)
    assert refused.value.message == refusal


def test_not_everybody_is_kept_away_for_ever() -> None:
    row = OPEN
    for number in range(chairs.MOST_KEPT_AWAY + 1):
        stranger = Person(f"stranger {number}", "Eve", 0.0)
        row = chairs.keep_away(chairs.sit(row, stranger, 1), "anna", 1)
    assert len(row.kept_away) == chairs.MOST_KEPT_AWAY
    assert row.kept_away[-1] == stranger.id


def test_those_of_one_name_are_told_apart() -> None:
    assert chairs.told_apart(["Anna", "Ben", "anna", "Anna 2", "Anna"]) == [
        "Anna",
        "Ben",
        "anna 2",
        "Anna 2 2",
        "Anna 3",
    ]
    assert chairs.told_apart(["", "", "Anna", "Ａnna"]) == ["", "", "Anna", "Ａnna 2"]


@rule("TB-10")
def test_the_host_of_a_public_table_is_that_of_its_rematch() -> None:
    """Else a stranger who is quick with it would decide there who may sit."""
    public = replace(PLAYING, is_public=True)
    assert chairs.rematch(public, "ben", 1.0).host == "anna"
    assert chairs.rematch(PLAYING, "ben", 1.0).host == "ben"
    left = replace(public, host="eve")
    assert chairs.rematch(left, "ben", 1.0).host == "ben"
