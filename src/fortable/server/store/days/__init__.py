"""The deals of the day: their secrets, and what people made of them."""

from .contract import Day, DayDeal, DayMark, DaysKept, Try

__all__ = ["Day", "DayDeal", "DayMark", "DaysKept", "Try"]
