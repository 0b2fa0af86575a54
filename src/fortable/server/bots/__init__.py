"""Where bots think: in processes of their own, at low priority, so that no table ever waits for them."""

from .questions import Question, Thought
from .workers import BotFailed, Workers

__all__ = ["BotFailed", "Question", "Thought", "Workers"]
