"""What everybody is told of their own matches, and nobody of anybody else's."""

from pathlib import Path

from fortable.kernel.game import Figure
from fortable.protocol.history import Course, GameTally
from fortable.server.people.figures import LAST_SCORES, MOST_RIVALS, figures, rivals
from fortable.server.store import Played, Tally
from tests.games import for_two, in_turns, some_game

from .guests import seated
from .servers import opened, settled
from .test_matches import played

GAME = some_game(for_two, in_turns)
POINTS, TRICKS = Figure(), Figure("tricks", fewer=True)


async def test_everybody_is_told_of_their_own_matches_once_they_are_over(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        guests, table = await played(house, GAME)
        await settled(house.server.store, table)
        await seated(guests[0], guests[1:], GAME.key)
        stranger, nobody = await house.guest("Eve"), await house.guest(None)
        lists = [(await who.get("/api/me/matches")).json() for who in (*guests, stranger)]
        older, other_game, other_name, found = [
            (await guests[0].get("/api/me/matches", **wish)).json()["matches"]
            for wish in (
                {"before": table},
                {"game": "another"},
                {"name": "guest 0"},
                {"game": GAME.key, "name": "GUEST 1"},
            )
        ]
        counted = [(await who.get("/api/me/figures")).json() for who in (*guests, stranger)]
        refused = await guests[0].get("/api/me/matches", name="x" * 201)
        unknown = [await nobody.get(f"/api/me/{what}") for what in ("matches", "figures")]
        outcome = (await guests[0].get(f"/api/tables/{table}/replay")).json()["outcome"]
    *own, others = lists
    for seat, listed in enumerate(own):
        (match,) = listed["matches"]
        assert (match["id"], match["game"], match["you"]) == (table, GAME.key, seat)
        assert match["names"] == [f"Guest {number}" for number in range(len(guests))]
        assert match["scores"] == outcome["scores"]
        assert match["places"][outcome["ranking"][0][0]] == 1
        assert listed["before"] is None
    assert found == own[0]["matches"]
    assert others["matches"] == older == other_game == other_name == []
    assert counted[-1] == {"games": [], "people": [], "bots": []}
    (first,), (second,) = (one["people"] for one in counted[:2])
    assert (first["name"], first["ahead"], first["behind"]) == (
        "Guest 1",
        second["behind"],
        second["ahead"],
    )
    assert counted[0]["games"][0]["courses"][0]["best"] == outcome["scores"][0]
    assert refused.json()["reason"] == "malformed"
    assert [answer.status_code for answer in unknown] == [401, 401]


async def test_whoever_is_waited_for_is_told_how_long_they_have(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        guests = await house.party(2)
        clocked = await guests[0].open_table(GAME.key, [None, None], settings={"clock_s": 3600})
        await guests[1].order(clocked, "sit")
        await guests[0].order(clocked, "start")
        await seated(guests[0], guests[1:], GAME.key)
        lists = [(await who.get("/api/me/tables")).json() for who in guests]
    left = [[table["left_s"] for table in tables] for tables in lists]
    (waiting,) = lists[0][1]["waiting"]
    assert 3500 < left[waiting][1] <= 3600
    assert left[1 - waiting] == [None, None]
    assert left[waiting][0] is None, "no clock"


def one(place: int, seats: int = 2, score: int = 5, figure: Figure | None = POINTS) -> Played:
    return Played("a", seats, place, 1, score, figure)


def test_victories_in_a_row_are_broken_by_others_alone() -> None:
    """A match alone is neither won nor lost."""
    alone, shared = one(1, seats=1), Played("a", 3, 1, 2, 5, POINTS)
    level = Played("a", 2, 1, 2, 5, POINTS)
    matches = [one(1), one(2), one(1), alone, shared, one(1), level, one(1)]
    (game,) = figures(matches, ()).games
    assert (game.played, game.contested, game.won, game.streak) == (8, 7, 5, 3)


def test_scores_are_compared_that_count_the_same_with_as_many_seats() -> None:
    matches = [one(1, score=score) for score in (3, 9, 4)]
    matches += [one(1, score=score, figure=TRICKS) for score in (7, 2)]
    matches += [one(1, seats=3, score=99), one(1, figure=None, score=500)]
    (game,) = figures(matches, ()).games
    assert game.courses == (
        Course(2, POINTS, 3, 9, (3, 9, 4)),
        Course(2, TRICKS, 2, 2, (7, 2)),
        Course(3, POINTS, 1, 99, (99,)),
    )


def test_the_last_scores_are_told_and_the_best_of_all() -> None:
    (game,) = figures([one(1, score=-number) for number in range(100)], ()).games
    (course,) = game.courses
    assert course.best == 0
    assert course.scores == tuple(range(LAST_SCORES - 100, -100, -1))


def test_games_played_most_come_first() -> None:
    matches = [one(1), Played("b", 2, 1, 1, 1, None), Played("b", 2, 2, 1, 1, None)]
    assert [game.game for game in figures(matches, ()).games] == ["b", "a"]


def test_people_are_counted_over_all_games_and_bots_apart() -> None:
    tallies = (
        Tally("ben", None, "Benno", "a", 2, 1, 0, 30.0),
        Tally(None, "strong", "strong", "a", 0, 9, 0, 20.0),
        Tally("ben", None, "Ben", "b", 5, 4, 1, 10.0),
        Tally("eve", None, "Benno", "a", 0, 0, 1, 5.0),
    )
    told = figures((), tallies)
    ben, eve = told.people
    assert (ben.name, ben.ahead, ben.behind, ben.level) == ("Benno", 7, 5, 1)
    assert ben.games == (GameTally("a", 2, 1, 0), GameTally("b", 5, 4, 1))
    assert eve.level == 1
    assert [(bot.bot, bot.behind) for bot in told.bots] == [("strong", 9)]


def test_so_many_are_told_as_one_looks_through_those_met_most_often_first() -> None:
    many = [Tally(str(n), None, str(n), "a", n, 0, 0, 0.0) for n in range(MOST_RIVALS + 10)]
    told = rivals(many)
    assert len(told) == MOST_RIVALS
    assert told[0].ahead == MOST_RIVALS + 9
