"""Where bots think: in processes of their own, at low priority, so that no table ever waits for them."""

from .requests import BotReply, BotRequest
from .workers import PLAIN_PROGRAM, BotFailed, Workers

__all__ = ["PLAIN_PROGRAM", "BotFailed", "BotReply", "BotRequest", "Workers"]
