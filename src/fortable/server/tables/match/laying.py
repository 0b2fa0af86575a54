"""How a table is set that nobody set: by whoever lays one for people who did not choose each other."""

from fortable.kernel.game import AnyGame
from fortable.protocol.messages import Settings

CLOCK_S = 120
"""Where people play by turns, nobody waits for ever."""
COUNTDOWN_S = 3
"""Where all act at once, all begin at once."""


def settings_among(game: AnyGame, people: int, *, fair_grabs: bool) -> Settings:
    """For so many; whoever is alone with bots takes the time they like."""
    is_shared = people > 1
    return Settings(
        clock_s=CLOCK_S if is_shared and not game.simultaneous else None,
        countdown_s=COUNTDOWN_S if is_shared and game.simultaneous else 0,
        fair_grabs=fair_grabs,
    )
