"""Players that know no particular game, and where to find those that do."""

from .bot import Bot, BotFactory, roster, seat_bot

__all__ = ["Bot", "BotFactory", "roster", "seat_bot"]
