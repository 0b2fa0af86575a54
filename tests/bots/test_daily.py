"""Bots of the deal of the day: their luck, what they heard and what they see decides, and nothing else."""

from random import Random

import pytest

from fortable.bots.daily import choose, daily_of, first_of, play_day
from fortable.catalog import catalog
from fortable.kernel.choices import choices
from fortable.kernel.daily import PLAYER, luck_of
from fortable.kernel.game import AnyGame
from fortable.kernel.log import Match
from fortable.kernel.options import read_options
from fortable.kernel.words import Event, Seat
from tests.games import at_once, for_two, in_turns, some_game

SEED = bytes(range(32))
GAMES = [game for game in catalog().games.values() if daily_of(game).levels]
DUELS = [game for game in GAMES if daily_of(game).bot]
MOVES = 8
"""Of the player: after so many, bots have moved in many positions."""


def begun(game: AnyGame, seats: int) -> Match:
    options = read_options(game.types.options, dict(daily_of(game).options))
    return Match.begin(game, seats, options, SEED)


def moved_by_bot(match: Match, seat: Seat, noise: Random) -> None:
    """Whatever happens in the same process meanwhile."""
    noise.random()
    bot = daily_of(match.game).bot
    assert bot is not None
    luck = luck_of(match.seed, seat)
    action, _ = choose(match.game, bot, seat, luck, match.fresh_news(seat), match.view(seat))
    match.act(seat, action)


def duel(game: AnyGame, seats: int, noise: int) -> list[Event]:
    """Somebody who always takes the middle of what is legal."""
    match, own = begun(game, seats), 0
    while not match.is_over and own < MOVES:
        seat = first_of(match.waiting)
        if seat == PLAYER:
            legal = choices(game.legal(match.view(seat)))
            match.act(seat, legal[len(legal) // 2])
            own += 1
        else:
            moved_by_bot(match, seat, Random(noise))
    return match.events


@pytest.mark.parametrize(
    ("game", "seats"),
    [(game, seats) for game in DUELS for seats in game.seats if seats > 1],
    ids=lambda each: getattr(each, "key", each),
)
def test_the_same_choices_lead_to_the_same_match(game: AnyGame, seats: int) -> None:
    """By the games' own bots, also at tables larger than those of the custom."""
    assert duel(game, seats, 1) == duel(game, seats, 2)


def test_another_luck_leads_to_another() -> None:
    game = some_game(for_two, in_turns, lambda game: daily_of(game).bot == "good")
    match = begun(game, 2)
    seat = first_of(match.waiting)
    told = match.fresh_news(seat), match.view(seat)
    assert len({choose(game, "random", seat, luck, *told)[0] for luck in range(20)}) > 1


def test_bots_come_before_the_player_in_the_order_of_their_seats() -> None:
    assert [first_of({*map(Seat, seats)}) for seats in ((0, 1, 2), (2, 0), (0,))] == [1, 2, 0]


def test_a_rival_plays_a_days_match_to_its_end() -> None:
    game = some_game(for_two, lambda game: bool(daily_of(game).levels))
    match, again = begun(game, 2), begun(game, 2)
    for each in (match, again):
        play_day(each, "random", "random")
    assert match.is_over
    assert match.events == again.events


def test_what_was_heard_is_told_as_it_was_when_it_was_fresh() -> None:
    game = some_game(for_two, lambda game: game.forgets)
    match = begun(game, 2)
    fresh = {seat: list(match.fresh_news(Seat(seat))) for seat in (0, 1)}
    for _ in range(12):
        seat = min(match.waiting)
        ruling = match.act(seat, choices(game.legal(match.view(seat)))[0])
        for each, news in fresh.items():
            news += match.news(Seat(each), ruling)
    assert {seat: list(match.fresh_news(Seat(seat))) for seat in (0, 1)} == fresh
    assert list(match.retold(Seat(0))) != fresh[0]


def test_where_the_quicker_hand_wins_there_is_no_duel() -> None:
    races = [game for game in catalog().games.values() if at_once(game)]
    assert all(daily_of(game).bot is None for game in races if game not in DUELS)
    assert [game for game in races if game not in DUELS]
