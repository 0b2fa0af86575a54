"""Looking back at matches: planted blunders are found, and what a sensible player lays."""

from random import Random

from fortable.kernel.log import Match
from fortable.kernel.words import Seat
from fortable.review.reviewer import MILLIONTHS
from fortable.testing.blunders import planted
from fortable.testing.endurance import endurance, often
from fortable.twins import below, blank, flat, new_luck

from .. import GAME
from ..actions import AnyAction, Place
from ..board.placements import places_of
from ..board.squares import NAMES
from ..bots.bitboard import Spot, seen
from ..bots.move_values import anywhere
from ..bots.players import Good
from ..machine.fast import TWIN
from ..machine.review import outlook
from ..machine.sensible import laid_well
from ..model import Options, State
from ..view import View
from .table import at, replayed

BAD = 45
"""In points, at a glance."""
SEATS = 4
MUCH = MILLIONTHS // 10


def worst(view: View, rng: Random) -> AnyAction | None:
    """The worst of all places at a glance, where that is bad."""
    if view.phase != "place" or view.viewer is None:
        return None
    player, board = Good(GAME, Seat(view.viewer), rng), seen(view)
    case = player.case(view, board)
    found = places_of(board.free, view.stocks[view.viewer])
    spots = [Spot(pose, anywhere(squares, rng)) for pose, squares in found]
    bad = min((player.glance(case, spot) for spot in spots), key=lambda each: each.rough)
    if max(each.rough for each in player.glanced(case)) - bad.rough < BAD:
        return None
    pose = bad.spot.pose
    return Place(pose.form, pose.turn, pose.flipped, NAMES[bad.spot.first])


def has_much_to_lose(match: Match, version: int) -> bool:
    """Whether who is to lay still has a good part of the win: who is far behind can lose no more."""
    state = replayed(match.first, match.events[:version])
    row, room = flat(TWIN.pack(state)), blank(max(TWIN.most_moves, TWIN.size))
    outlook(row, room)
    return int(room[state.turn]) >= MUCH


@endurance
def test_a_planted_blunder_is_a_turning_point() -> None:
    deals = often(1, in_full=100)
    found = [
        planted(GAME, SEATS, "strong", worst, f"blunder {n}", 0.5, has_much_to_lose)
        for n in range(deals)
    ]
    seen_again = [each.is_found for each in found if each]
    assert len(seen_again) > deals / 2
    assert sum(seen_again) >= 0.9 * len(seen_again)


def share(state: State) -> int:
    """What the outlook gives the first seat."""
    row, room = flat(TWIN.pack(state)), blank(max(TWIN.most_moves, TWIN.size))
    outlook(row, room)
    return int(room[0])


def test_a_bridge_promises_something_before_it_is_there() -> None:
    """The same forms in a row from the edge, or here and there."""
    row, apart = "0 I 0 E1, 0 I 0 E6, 0 4I 0 E11", "0 I 0 E1, 0 I 0 G6, 0 4I 0 K11"
    assert share(at(row)) > share(at(apart)) > MILLIONTHS // 2


def test_what_lies_open_is_worth_something_to_whoever_is_to_move() -> None:
    corner = "0 I 0 M5, 1 I 0 B1"
    assert share(at(corner, turn=0)) > share(at(corner, turn=1))


def test_a_sensible_player_lays_what_fits_and_more_than_by_lot() -> None:
    """Half the places it looks at are beside squares that are nearly closed in."""
    points = {True: 0, False: 0}
    for is_sensible in points:
        luck, room = new_luck(Random(1)), blank(max(TWIN.most_moves, TWIN.size))
        options = Options(placing="assisted", layout="by_chance")
        row = flat(TWIN.pack(Match.begin(GAME, SEATS, options, bytes(32)).state))
        for _ in range(40):
            count = TWIN.legal(row, room)
            moves = {int(move) for move in room[:count]}
            move = laid_well(row, luck, room) if is_sensible else room[below(luck, count)]
            assert int(move) in moves
            TWIN.act(row, move)
        seats = outlook(row, room)
        points[is_sensible] = sum(int(part) for part in room[seats : 2 * seats])
    assert points[True] > 1.2 * points[False]
