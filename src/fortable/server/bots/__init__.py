"""Where bots think: in processes of their own, at low priority, so that no table ever waits for them."""

from .requests import BotReply, BotRequest
from .workers import BotFailed, Workers

__all__ = ["BotFailed", "BotReply", "BotRequest", "Workers"]
