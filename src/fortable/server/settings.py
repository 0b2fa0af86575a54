"""How a server is run: every setting has a default, a flag and an environment variable."""

import os
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec

from fortable.ratings import is_installed

HERE = "127.0.0.1,::1"
"""This machine."""

CLASS = 15
"""So many times what one person may, all from one address may together: a school class shares one."""


def data_folder() -> Path:
    """Where this user's programs keep their data."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "fortable"


PUSHING = ("public", "anywhere", "off")
RATINGS = ("off", "on")
FORGETTING = ("carefully", "at-once", "never")

_REPLAYING = ("replay_workers", "replay_patience_s", "replay_memory_mb", "most_moments")
"""Without any of these there would be no replays at all."""


@dataclass(frozen=True, kw_only=True)
class ServerSettings:
    """Read from the environment by `from_environment`, overruled by flags."""

    host: str = "127.0.0.1"
    port: int | None = None
    """None: the usual one, or any that is free if it is taken."""
    database: str = field(default_factory=lambda: str(data_folder() / "fortable.sqlite"))
    site: str = ""
    """The names by which it is called besides those at home, with commas between them."""
    metrics_token: str = ""
    """Whoever knows it sees the metrics from anywhere; without one, only programs on this machine do."""
    bus: str = "local"
    proxies: str = field(default_factory=lambda: os.environ.get("FORWARDED_ALLOW_IPS", HERE))
    """Addresses of proxies that are believed when they say for whom they ask, with commas between."""
    rate: float = 20.0
    """Messages a second that anybody may send on average."""
    household_rate: float = 0.0
    """Requests, and messages, a second that all from one address may send; 0: fifteen times `rate`."""
    most_running: int = 30
    """So many tables of one host may be playing at the same time; 0: any number."""
    most_open: int = 50
    """So many tables of one host may wait to begin; those of long ago do not count. 0: any number."""
    most_household_running: int = 200
    """So many tables that were opened from one address may be playing; 0: any number."""
    most_household_open: int = 150
    """So many of them may wait to begin; 0: any number."""
    most_household_tables: int = 300
    """So many tables may be opened from one address in an hour, rematches too; 0: any number."""
    most_tables: int = 5000
    """So many tables may be in use before no new one is opened; 0: any number."""
    most_sockets: int = 100
    """So many sockets may one person have open, or all from one address who gave no name; 0: any number."""
    most_at_table: int = 1000
    """So many sockets may be open at one table, but for those who have a seat; 0: any number."""
    most_connections: int = 10_000
    """So many connections may be open; 0: any number."""
    most_household_connections: int = 500
    """So many of them may come from one address; 0: any number."""
    most_guests: int = 200
    """So many new guests may come from one address in an hour; 0: any number."""
    session_days: int = 90
    """A device that was not used for so long is no longer known; 0: it always is."""
    keep_days: int = 365
    """Finished and abandoned tables, and those that never began, are kept so long; 0: for ever."""
    give_up_days: int = 90
    """A match in which nobody did anything for so long is given up; 0: none ever is."""
    day_zone: str = "UTC"
    """The time zone by whose midnight a day begins, such as Europe/Zurich: for the deals of the day."""
    push: str = "public"
    """Where notices may be sent that people ask for: to push services on `public` addresses; `anywhere`, also
    to this machine; or not at all, `off`."""
    push_contact: str = ""
    """Whom push services may ask about it, such as mailto:me@example.org; empty: the page of the site."""
    push_after_s: float = 10.0
    """So long somebody may be away before being told: to load a page anew is not to leave."""
    forget: str = "carefully"
    """What is too old is deleted `carefully`, not on the word of a clock that jumped; `at-once`, as the clock
    says; or `never`."""
    ratings: str = "off"
    """Whether people are told where they stand among others: `off`, or `on` with the extra `ratings`."""
    bot_workers: int = 0
    """Processes for bots to think in; 0: one less than there are cores."""
    bot_patience_s: float = 10.0
    replay_workers: int = 1
    """Processes in which files and replays of matches are made, each for one who asks at a time."""
    replay_patience_s: float = 10.0
    """So long may one of them work for somebody."""
    replay_memory_mb: int = 512
    """So much memory may one of them take."""
    most_moments: int = 20_000
    """So many events may a match have that is replayed."""
    grace_s: float = 30.0
    host_grace_s: float = 120.0
    """So long the host of a public table may be gone before whoever sits there may start it."""
    rest_s: float = 60.0
    most_back_ms: int = 80
    """So far at most a hand over a slow line is dated back; 0: nobody is."""
    round_trips: str = "kernel"
    """Who says how slow a line is: `kernel` (the TCP of this system), `pongs` (the people themselves), or
    the header in which a proxy tells it, in microseconds."""
    standstill_s: float = 2.0
    """If the server was stopped for so long, or the machine, everybody has a while to return."""

    def __post_init__(self) -> None:
        for name in ("rate", "bot_patience_s", "standstill_s", *_REPLAYING):
            if not getattr(self, name) > 0:
                raise ValueError(f"{name} = {getattr(self, name)}: more than 0 is needed")
        limits = [setting.name for setting in fields(self) if setting.name.startswith("most_")]
        if self.forget not in FORGETTING:
            raise ValueError(f"forget = {self.forget}: one of {', '.join(FORGETTING)} is needed")
        if self.push not in PUSHING:
            raise ValueError(f"push = {self.push}: one of {', '.join(PUSHING)} is needed")
        if self.ratings not in RATINGS:
            raise ValueError(f"ratings = {self.ratings}: one of {', '.join(RATINGS)} is needed")
        if self.ratings == "on" and not is_installed():
            raise ValueError("ratings = on: this needs pip install 'fortable[ratings]'")
        if not is_zone(self.day_zone):
            raise ValueError(
                f"day_zone = {self.day_zone}: a time zone such as Europe/Zurich is needed"
            )
        days = ("session_days", "keep_days", "give_up_days")
        for name in (
            *limits,
            *days,
            "household_rate",
            "bot_workers",
            "push_after_s",
            "grace_s",
            "host_grace_s",
            "rest_s",
        ):
            if not getattr(self, name) >= 0:
                raise ValueError(f"{name} = {getattr(self, name)}: it cannot be less than 0")

    @property
    def shared_rate(self) -> float:
        """Requests, and messages, a second from one address."""
        return self.household_rate or CLASS * self.rate

    @property
    def contact(self) -> str:
        """Whom push services may ask about what we send."""
        name = self.site.partition(",")[0].strip() or "localhost"
        return self.push_contact or f"https://{name}"

    @property
    def is_on_network(self) -> bool:
        return self.host not in ("127.0.0.1", "localhost", "::1")


def is_zone(name: str) -> bool:
    try:
        ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return False
    return True


def from_environment(**flags: object) -> ServerSettings:
    """`FORTABLE_PORT=80` and the like; a flag that is given wins. `ValueError` names what is wrong."""
    given = {name: flag for name, flag in flags.items() if flag is not None}
    for setting in fields(ServerSettings):
        variable = f"FORTABLE_{setting.name.upper()}"
        word = os.environ.get(variable)
        if word and setting.name not in given:
            given[setting.name] = _read(variable, word, setting.type)
    return ServerSettings(**given)  # type: ignore[arg-type]


def _read(variable: str, word: str, kind: Any) -> object:
    try:
        return msgspec.convert(word, kind, strict=False)
    except msgspec.ValidationError:
        raise ValueError(f"{variable}={word!r}: a number is needed") from None
