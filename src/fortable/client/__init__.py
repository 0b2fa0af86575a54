"""A client of the protocol in Python: a seat at somebody's table (docs/live-client.md).

`dialogue` is the talk with a table, without a socket. `line` carries it over connections that break; `lobby`
asks over HTTP; `seat` puts them together for asyncio, and `blocking` for programs without it.
"""

from .blocking import LiveSeat, table
from .errors import BadLink, LineError, NotFortable, Refused, ServerGone, SignedOut, TooNew
from .hints import Hint
from .lobby import Lobby
from .moment import Moment
from .seat import AsyncSeat, async_table
from .talk import Word

__all__ = [
    "AsyncSeat",
    "BadLink",
    "Hint",
    "LineError",
    "LiveSeat",
    "Lobby",
    "Moment",
    "NotFortable",
    "Refused",
    "ServerGone",
    "SignedOut",
    "TooNew",
    "Word",
    "async_table",
    "table",
]
