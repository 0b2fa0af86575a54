"""The deals of the day: when a day begins and ends, what is dealt on it, and how people fared."""
