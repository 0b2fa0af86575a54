"""My matches: those that are over, searched and a few at a time, and what they all came to. Nobody else's."""

from functools import partial

from msgspec.structs import replace

from fortable.kernel.words import Illegal
from fortable.protocol.history import (
    MatchesListed,
    MatchListed,
    MyFigures,
    MyRatings,
    RatingTold,
)
from fortable.ratings import LEAST_MATCHES, shown, told_kind
from fortable.ratings.season import Standing
from fortable.server.http.connection import wish_of
from fortable.server.people.budget import KIB, Budget
from fortable.server.people.figures import figures
from fortable.server.store import MatchSearch, TableRow
from fortable.server.tables import chairs

from .endpoint import Endpoint, Work
from .visit import Visit

MOST_MATCHES = 20
"""So many are listed at once."""
LONGEST_SEARCH = 200


async def list_my_matches(visit: Visit) -> MatchesListed:
    wish, store = partial(wish_of, visit.request), visit.server.store
    me, search = visit.guest.id, MatchSearch(wish("game"), _name(wish("name") or ""))
    rows = await store.matches_of(me, wish("before"), MOST_MATCHES + 1, search)
    listed = tuple(_listed(row, me) for row in rows[:MOST_MATCHES])
    return MatchesListed(listed, listed[-1].id if len(rows) > MOST_MATCHES else None)


async def show_my_figures(visit: Visit) -> Work:
    store, me = visit.server.store, visit.guest.id
    played, tallies = await store.played_by(me), await store.tallies_of(me)
    return partial(figures, played, tallies)


async def show_my_ratings(visit: Visit) -> MyRatings:
    ratings = visit.server.ratings
    standings = await ratings.of(visit.guest.id)
    told = [_rating(game, kind, standing) for (game, kind), standing in standings.items()]
    told.sort(key=lambda rating: -rating.played)
    return MyRatings(ratings.is_on, LEAST_MATCHES, tuple(told))


def _rating(game: str, kind: str, standing: Standing) -> RatingTold:
    (way, is_duel), played = told_kind(kind), standing.played
    if played < LEAST_MATCHES:
        return RatingTold(game, way, is_duel, played, None, None)
    seen = shown(standing.rating)
    return RatingTold(game, way, is_duel, played, seen.value, seen.within)


def _name(wish: str) -> str:
    if len(wish) > LONGEST_SEARCH:
        raise Illegal("TB-04", "malformed", detail=f"name={wish[:20]}")
    return wish


def _listed(row: TableRow, person: str) -> MatchListed:
    listed = MatchListed(
        id=row.id,
        game=row.game,
        names=tuple(chair.name for chair in row.chairs),
        bots=tuple(chair.bot if chair.person is None else None for chair in row.chairs),
        you=chairs.seat_of(row, person),
        ended=row.changed,
        given_up=row.status == "abandoned",
        hinted=row.is_hinted,
        taken_back=row.back is not None,
    )
    end = row.ending
    if end is None:
        return listed
    return replace(listed, ended=end.at, places=end.places, scores=end.scores, figure=end.figure)


HISTORY = (
    Endpoint(
        method="GET",
        path="/api/me/matches",
        about="My matches that are over or given up, a few at a time; of one game, or with somebody by name.",
        answer=list_my_matches,
        answers=(MatchesListed,),
        budget=Budget(body=0, answer=128 * KIB, seconds=15, permits=1, runs="store"),
        parameters=("before", "game", "name"),
    ),
    Endpoint(
        method="GET",
        path="/api/me/figures",
        about="What all my matches came to: game by game, and against whom.",
        answer=show_my_figures,
        answers=(MyFigures,),
        budget=Budget(body=0, answer=256 * KIB, seconds=15, permits=2, runs="thread"),
    ),
    Endpoint(
        method="GET",
        path="/api/me/ratings",
        about="Where I stand, game by game and by the kind of table, if the host of this server wants that.",
        answer=show_my_ratings,
        answers=(MyRatings,),
        budget=Budget(body=0, answer=64 * KIB, seconds=15, permits=1, runs="store"),
    ),
)
