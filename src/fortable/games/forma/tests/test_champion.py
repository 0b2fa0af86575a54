"""The fifth level: quick, without a slip, ahead of the others in a duel, and the same compiled and plain."""

from random import Random
from time import process_time

import pytest

from fortable.bots.playing import play, sit_down
from fortable.bots.readiness import Readiness
from fortable.kernel.log import Match
from fortable.kernel.words import Seat
from fortable.testing import rule
from fortable.twins import is_compiled
from fortable.twins.compiling import plain

from .. import GAME
from ..actions import Place, Scatter
from ..bots import BOTS
from ..bots.champion import Champion
from ..bots.players import Player
from ..machine import foresight, rows
from ..machine.far_sight import IN_A_DUEL, Sight
from ..model import State
from .table import ZERO, at, layout, seen_by

NARROW = Sight((4, 2, 4, 2, 4, 1))
MOST_S = 0.5
"""So that nobody waits for a second on a machine of half this speed."""
TABLES = ["", "0 I 0 E1, 0 I 0 E6, 1 4I 0 E11", "0 X 0 J9, 1 F 0 C3, 0 1O 0 B2, 1 U 0 K3"]
where_compiled = pytest.mark.skipif(not is_compiled(), reason="elsewhere it is a strong one")


def chosen(bot: Player, state: State) -> Place:
    action = bot.choose(seen_by(state.turn, state))
    assert isinstance(action, Place)
    return action


@where_compiled
@rule("FA-09")
@pytest.mark.parametrize(("rival", "edition"), [("strong", "de"), ("good", "fr")])
def test_it_wins_and_loses_no_form_by_eye(rival: str, edition: str) -> None:
    options = GAME.types.options(layout="by_chance", edition=edition)
    match = Match.begin(GAME, 2, options, bytes(32))
    list(play(match, sit_down(match, ["champion", rival], Random(1)), Random(1)))
    won, lost = GAME.scores(match.state)
    assert won > lost
    assert not match.state.lost[0]


@where_compiled
@pytest.mark.parametrize("laid", TABLES)
def test_a_decision_is_bounded_in_time(laid: str) -> None:
    position = rows.pack(at(laid, stones="E18 N3"))
    IN_A_DUEL.best(position, Random(0))
    began = process_time()
    IN_A_DUEL.best(position, Random(0))
    assert process_time() - began < MOST_S


@pytest.mark.parametrize("laid", TABLES)
def test_search_finds_the_same_compiled_and_plain(laid: str) -> None:
    position = rows.pack(at(laid, stones="E18 N3"))
    quick, slow = NARROW.asked(position, Random(2)), NARROW.asked(position, Random(2))
    assert foresight.search(*quick) == plain(foresight.search)(*slow)


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("edition", ["de", "fr"])
def test_what_it_finds_fits(seed: int, edition: str) -> None:
    options = f"edition={edition} placing=assisted"
    for laid in TABLES:
        state = at(laid, options=options, stones="E18 N3")
        assert chosen(Champion(GAME, ZERO, Random(seed)), state) in GAME.legal(seen_by(ZERO, state))


def test_it_does_the_same_from_the_same_seed() -> None:
    first, again = (Champion(GAME, ZERO, Random(5)) for _ in range(2))
    for laid in TABLES:
        assert chosen(first, at(laid)) == chosen(again, at(laid))


@pytest.mark.parametrize(("seats", "laid"), [(2, TABLES[1]), (4, TABLES[2])])
def test_until_search_is_ready_it_plays_as_a_strong_one(
    seats: int, laid: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Readiness, "get", lambda _: None)
    state = at(laid, seats=seats)
    champion, strong = (BOTS[name](GAME, ZERO, Random(3)) for name in ("champion", "strong"))
    assert chosen(champion, state) == chosen(strong, state)


def test_it_leaves_the_layout_to_chance() -> None:
    bot = Champion(GAME, Seat(0), Random(1))
    assert isinstance(bot.choose(seen_by(ZERO, layout())), Scatter)
