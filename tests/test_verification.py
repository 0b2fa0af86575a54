"""Whatever decides a finished match of any game is bound by what was public before its first draw."""

import json
from typing import Any

import pytest

from fortable.catalog import catalog
from fortable.kernel.game import AnyGame
from fortable.kernel.log import Match
from fortable.kernel.options import describe
from fortable.kernel.record import export, read_record, verify, write_record
from fortable.kernel.words import SPECTATOR, Illegal
from fortable.testing import rule

each_game = pytest.mark.parametrize("game", catalog().games.values(), ids=lambda game: game.key)


def finished(game: AnyGame) -> dict[str, Any]:
    """The file of a match that the table played by itself."""
    match = Match.begin(game, max(2, game.seats[0]), game.types.options(), bytes(32))
    while not match.is_over:
        seat = min(match.waiting)
        match.act(seat, game.auto_action(match.view(seat)))
    file: dict[str, Any] = json.loads(write_record(export(match, SPECTATOR)))
    return file


@rule("TB-07")
@each_game
def test_a_file_whose_terms_were_changed_is_not_genuine(game: AnyGame) -> None:
    file = finished(game)
    verify(game, read_record(json.dumps(file).encode()))
    for option in describe(game.types.options):
        for value in option.samples:
            if value != file["options"][option.name]:
                changed = {**file, "options": {**file["options"], option.name: value}}
                assert refusal(game, changed) == "TB-07-other-terms"
    for seats in game.seats:
        if seats != file["seats"]:
            assert refusal(game, {**file, "seats": seats}) == "TB-07-other-terms"
    assert refusal(game, {**file, "settings": {"clock_s": 5}}) == "TB-07-other-terms"
    assert refusal(game, {**file, "version": game.version - 1}) == "TB-07-other-version"


def refusal(game: AnyGame, file: dict[str, Any]) -> str:
    with pytest.raises(Illegal) as refused:
        verify(game, read_record(json.dumps(file).encode()))
    return refused.value.message
