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
from .table import ZERO, after, at, layout, seen_by

NARROW = Sight((4, 2, 4, 2, 4, 1))
MOST_S = 0.5
"""So that nobody waits for a second on a machine of half this speed."""
TABLES = ["", "0 I 0 E1, 0 I 0 E6, 1 4I 0 E11", "0 X 0 J9, 1 F 0 C3, 0 1O 0 B2, 1 U 0 K3"]
LAST_FORMS = (
    "placing=assisted layout=by_chance | 1 place 0 - | "
    "11111b00000a11110a0a/..1b0111#000b1b10111/.^0001b11a0100010b1b/..0a1001b111a0b10000/"
    "...#1a0a01b000000a00/...110000a#000a1a11a/..1b10000000a0111b11/..111000a000#0b1bBb1/"
    "..1b#a00000a10001111/..11b10b11011a0a00b1/111111011111b0000a1b/1b0#b1a00b1100a0a111/"
    "11011100111b0a110b1b/110a1111111111100#00/1b00#b10000b1b1a000a/b0a1b000a0a#00000b00/"
    "00011a0aA00a0a0b111b/a00a100000a000b11111/000011b10001b#11b10a/a000b111a0b111b11100 | "
    "1 U 0 D10, 0 U 1 J15, 1 F 1f F12, 0 L 0 C12, 1 T 3 C7, 0 T 2 M16, 1 L 3f J14, 0 L 2 F8, 1 Y 2f "
    "E4, 0 N 3f H15, 1 Y 3 F14, 0 Y 3 N16, 1 W 3 Q17, 0 U 1 S14, 1 F 0 O13, 0 F 2f Q13, 1 N 2f D16, "
    "0 Y 3f G17, 1 X 0 S11, 0 W 1 Q10, 1 L 3f Q9, 0 W 1 N11, 1 P 3 R17, 0 N 1 A19, 1 U 0 F19, 0 X 0 "
    "B16, 1 N 2 M9, 0 F 3 N8, 1 X 0 P6, 0 V 1 N5, 1 W 2 R6, 0 I 0 Q1, 1 P 0 A13, 0 X 0 J18, 1 4L 1f "
    "L19, 0 P 1 R4, 1 4L 3 R19, 0 Z 1 E2, 1 4T 0 R2, 0 1O 0 S1, 1 Z 1 C10, 0 P 0 L5, 1 Z 1 L3, 0 V "
    "0 I5, 1 4T 3 H2, 0 Z 0 F4, 1 3V 1 F2, 0 4T 0 J2, 1 V 3 K11, 0 4T 0 M3, 1 3V 2 M1, 0 I 1 G1, 1 "
    "I 1 A1, 0 T 0 J8, 1 4I 0 P1, 0 4L 1f F6, 1 1O 0 O1, 0 4L 1f H8, 1 4S 0 I10, 0 4S 0 H12, 1 1O 0 "
    "J11, 0 3V 0 C18, 1 1O 0 C2, 0 3V 0 S19 | "
    "-, - | -"
)
"""Seat 1 is to move. Few forms still fit, and the tower will be whose turn it is when one side is open."""
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


def lead_after(name: str, seed: int) -> int:
    """By how much seat 1 is ahead in the end, if it plays by one level from here, against a strong one."""
    state: State = GAME.notation.read_state(LAST_FORMS)
    bots = [
        BOTS[level](GAME, Seat(seat), Random(seed)) for seat, level in enumerate(("strong", name))
    ]
    while GAME.waiting(state):
        action = chosen(bots[state.turn], state)
        state = after(state, f"{state.turn}: {GAME.notation.write_action(action)}")
    return GAME.scores(state)[1] - GAME.scores(state)[0]


@where_compiled
@pytest.mark.parametrize("seed", range(2))
def test_it_takes_a_win_that_a_strong_one_does_not_see(seed: int) -> None:
    assert lead_after("strong", seed) < 0 < lead_after("champion", seed)


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
