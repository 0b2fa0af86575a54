"""Boards and the shell in a real browser: a live server, windows on it, input devices, colours, steadiness.

Needs more than the laws do: the extra `testing-browser`, and a browser.
"""

try:
    from .session import DESKTOP, PHONE, LiveServer, Window, chromium, live_server, window
    from .steady import jumps
except ModuleNotFoundError as missing:
    raise ModuleNotFoundError(
        f"Tests in a browser need {missing.name}: pip install 'fortable[testing-browser]'",
        name=missing.name,
    ) from missing

__all__ = ["DESKTOP", "PHONE", "LiveServer", "Window", "chromium", "jumps", "live_server", "window"]
