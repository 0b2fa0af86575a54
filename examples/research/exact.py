"""The exact value of a tiny table for two at which nothing is hidden and nothing left to chance.

    python examples/research/exact.py GAME

Backward induction over the whole tree, through OpenSpiel.
"""

import sys
from typing import Any

from fortable.research import openspiel


def value(state: Any, known: dict[str, float]) -> float:
    """What the match is worth to the first player if both play perfectly from here."""
    if state.is_terminal():
        worth: float = state.returns()[0]
        return worth
    position = str(state)
    if position not in known:
        best = max if state.current_player() == 0 else min
        known[position] = best(value(state.child(move), known) for move in state.legal_actions())
    return known[position]


def main() -> None:
    """Say it, and which first moves keep it."""
    game, known = openspiel.load(sys.argv[1], tiny=True), dict[str, float]()
    root = game.new_initial_state()
    worth = value(root, known)
    good = [move for move in root.legal_actions() if value(root.child(move), known) == worth]
    first = ", ".join(root.action_to_string(move) for move in good)
    sys.stdout.write(f"value {worth:+.0f}, {len(known)} positions, kept by: {first}\n")


if __name__ == "__main__":
    main()
