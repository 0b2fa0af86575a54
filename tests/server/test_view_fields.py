"""What the fields of a view are is found out, for a board that knows no game."""

from pathlib import Path
from random import Random

import hazard
import keepsake
import pytest
from msgspec.json import decode

from fortable.catalog import catalog
from fortable.kernel.codec import encode, plain
from fortable.kernel.log import Match
from fortable.kernel.words import SPECTATOR, Seat
from fortable.server.http.view_fields import SEED, view_fields

from .servers import opened


def test_seats_lists_by_seat_and_secrets_are_told_apart() -> None:
    fields = view_fields(keepsake.GAME)
    assert fields.seats == ("turn", "viewer")
    assert fields.by_seat == ("cards", "kept")
    assert fields.private == ("cards",)


def test_a_list_by_seat_may_be_empty_for_a_while() -> None:
    fields = view_fields(hazard.GAME)
    assert {"have_called", "lifted"} <= {*fields.by_seat}
    assert "cup" in fields.private


@pytest.mark.parametrize("key", sorted(catalog().games))
def test_no_secret_of_random_play_is_missed(key: str) -> None:
    game, rng = catalog()[key], Random(key)
    match = Match.begin(game, game.seats[0], game.types.options(), SEED)
    found = set[str]()
    for _ in range(60):
        if match.is_over:
            break
        public = plain(match.shown(SPECTATOR))
        for seat in map(Seat, range(game.seats[0])):
            view = plain(match.shown(seat))
            found |= {name for name in view if view[name] != public[name]}
        due = min(match.waiting)
        match.act(due, rng.choice([*game.legal(match.view(due))]))
    assert found - {"viewer"} <= {*view_fields(game).private}


async def test_the_table_tells_fields_and_reads_the_notation(tmp_path: Path) -> None:
    game = next(iter(catalog().games.values()))
    view = Match.begin(game, game.seats[0], game.types.options(), SEED).view(Seat(0))
    action = next(iter(game.legal(view)))
    async with opened(tmp_path) as server:
        guest = await server.guest(None)
        told = (await guest.get(f"/api/games/{game.key}/fields")).json()
        assert told == decode(encode(view_fields(game)))
        path = f"/api/games/{game.key}/action"
        read = await guest.post(path, {"text": game.notation.write_action(action)})
        assert read.json() == plain(action)
        refused = await guest.post(path, {"text": "nonsense"})
        assert (refused.status_code, refused.json()["rule"]) == (409, "TB-08")
