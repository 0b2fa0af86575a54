"""What a browser says of itself, for a list of devices: its family and its system, and no more is kept."""

from typing import NamedTuple

OTHER = "other"
"""A browser that is none of those below, or a program."""

BROWSERS = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
"""The first that is found: most of them name others besides, to be taken for them."""

SYSTEMS = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("CrOS", "ChromeOS"),
    ("Macintosh", "macOS"),
    ("Linux", "Linux"),
)


class Family(NamedTuple):
    """Firefox on Android; a system that is not known is empty."""

    browser: str
    system: str


def family(user_agent: str) -> Family:
    """What the words of a `User-Agent` tell.

    >>> family("Mozilla/5.0 (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0")
    Family(browser='Firefox', system='Android')
    """
    return Family(_first(BROWSERS, user_agent, OTHER), _first(SYSTEMS, user_agent, ""))


def _first(signs: tuple[tuple[str, str], ...], words: str, otherwise: str) -> str:
    return next((name for sign, name in signs if sign in words), otherwise)
