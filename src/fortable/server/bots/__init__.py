"""Where bots think: in processes of their own, at low priority, so that no table ever waits for them; and, if
that is wanted, on other machines.
"""

from .requests import BotReply, BotRequest, Mind
from .thinkers import Thinkers
from .workers import PLAIN_PROGRAM, BotFailed, Workers

__all__ = [
    "PLAIN_PROGRAM",
    "BotFailed",
    "BotReply",
    "BotRequest",
    "Mind",
    "Thinkers",
    "Workers",
]
