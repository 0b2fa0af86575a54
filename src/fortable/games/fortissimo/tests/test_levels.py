"""The levels that are twin code play as those of the same names do who see views."""

from random import Random

import pytest

from fortable.bots.playing import play_match
from fortable.kernel.words import Seat
from fortable.twins.compiling import plain

from .. import GAME
from ..bots import BOTS
from ..events import CardTaken, CardTurned
from ..machine import fast, levels
from ..model import INDEX, PLACES, Options

ZERO = Seat(0)


@pytest.mark.parametrize("level", levels.LEVELS.styles)
def test_as_twin_code_a_level_keeps_the_same_cards_in_mind(level: str) -> None:
    """Both hear a match between others, card by card."""
    match = play_match(GAME, 3, Options(), ["random"], level, luck="mind")
    bot, style = BOTS[level](GAME, ZERO, Random(0)), list(levels.LEVELS.styles[level])
    row, room = fast.pack(match.state), [0] * levels.ROOM
    for event in match.retold(ZERO):
        bot.hear([event])
        match event:
            case CardTurned(_, place, int()):
                row[fast.TURNED] = INDEX[place]
                plain(levels.see)(row, style * 3, room)
            case CardTaken(_, place, _):
                plain(levels.all_forget)(row, INDEX[place], room)
        count, *places = room[levels.MINDS : levels.MINDS + levels.MIND]
        assert [PLACES[place] for place in places[:count]] == list(bot.memory)
