"""OpenSpiel: every game that learners can read, with chance explicit. Importing this registers them.

import fortable.research.openspiel
game = pyspiel.load_game("fortable_GAME(players=3,options=name:value+name:value)")
game = fortable.research.openspiel.load("GAME", players=3, options="name:value+name:value")
"""

from . import rule_games, twin_games
from .registration import USUAL, load, type_of

__all__ = ["USUAL", "load", "type_of"]

twin_games.register()
rule_games.register()
