"""Players that know no particular game, and where to find those that do."""

from .bot import Bot, BotFactory, PacedBot, offered, pace_of, roster, seat_bot

__all__ = ["Bot", "BotFactory", "PacedBot", "offered", "pace_of", "roster", "seat_bot"]
