"""How a server is run: every setting has a type, which says what it may be, and a usual value."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, Literal, get_type_hints

from fortable.kernel.words import Illegal
from fortable.ratings import is_installed

from .kinds import (
    Above0,
    FilePath,
    Kind,
    LongSecret,
    Names,
    Number,
    PathBelow,
    Port,
    Secret,
    StoreAddress,
    Whole,
    WholeAbove0,
    Zone,
    kind_of,
)

HERE = "127.0.0.1,::1"
"""This machine."""

CLASS = 15
"""So many times what one person may, all from one address may together: a school class shares one."""


def data_folder() -> Path:
    """Where this user's programs keep their data."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "fortable"


@dataclass(frozen=True, kw_only=True)
class ServerSettings:
    """From a file, the environment and flags, by `read_settings`; `Illegal` if one cannot be."""

    host: str = "127.0.0.1"
    port: Port | None = None
    """None: the usual one, or any that is free if it is taken."""
    database: FilePath = field(default_factory=lambda: str(data_folder() / "fortable.sqlite"))
    backup_folder: FilePath = ""
    """Where backups are put while it runs; empty: nowhere."""
    backup_every_h: Above0 = 24.0
    backup_keep: WholeAbove0 = 7
    """So many backups are kept, the newest."""
    store: StoreAddress = ""
    """A PostgreSQL database instead of the file; it may hold a password."""
    site: Names = ""
    """The names by which it is called besides those at home, with commas between them."""
    local_name: str = "fortable"
    """The name by which it is found in the room, without `.local`; `off`: by none."""
    metrics_token: Secret = ""
    """Whoever knows it sees the metrics from anywhere; without one, only programs on this machine do."""
    admin_token: LongSecret = ""
    """Whoever knows it looks after the server from anywhere; without one, only whoever is on this machine."""
    bus: str = "local"
    """With `nats://HOST:PORT` and a PostgreSQL database several processes serve one house."""
    lease_s: Above0 = 3.0
    """So long a process of several may be silent before others take its tables over."""
    drain_s: Number = 5.0
    """In so long it hands them over when it is stopped."""
    proxies: Names = HERE
    """Addresses of proxies that are believed when they say for whom they ask, with commas between."""
    root_path: PathBelow = ""
    """Below which path of its site the table lies, such as /games; a proxy may take it away or leave it."""
    rate: Above0 = 20.0
    """Messages a second that anybody may send on average."""
    household_rate: Number = 0.0
    """Requests, and messages, a second that all from one address may send; 0: fifteen times `rate`."""
    most_running: Whole = 30
    """So many tables of one host may be playing at the same time; 0: any number."""
    most_open: Whole = 50
    """So many tables of one host may wait to begin; those of long ago do not count. 0: any number."""
    most_household_running: Whole = 200
    """So many tables that were opened from one address may be playing; 0: any number."""
    most_household_open: Whole = 150
    """So many of them may wait to begin; 0: any number."""
    most_household_tables: Whole = 300
    """So many tables may be opened from one address in an hour, rematches too; 0: any number."""
    most_tables: Whole = 5000
    """So many tables may be in use before no new one is opened; 0: any number."""
    most_sockets: Whole = 100
    """So many sockets may one person have open, or all from one address who gave no name; 0: any number."""
    most_at_table: Whole = 1000
    """So many sockets may be open at one table, but for those who have a seat; 0: any number."""
    most_connections: Whole = 10_000
    """So many connections may be open; 0: any number."""
    most_household_connections: Whole = 500
    """So many of them may come from one address; 0: any number."""
    most_guests: Whole = 200
    """So many new guests may come from one address in an hour; 0: any number."""
    session_days: Whole = 90
    """A device that was not used for so long is no longer known; 0: it always is."""
    keep_days: Whole = 365
    """Finished and abandoned tables, and those that never began, are kept so long; 0: for ever."""
    give_up_days: Whole = 90
    """A match in which nobody did anything for so long is given up; 0: none ever is."""
    day_zone: Zone = "UTC"
    """The time zone by whose midnight a day begins, such as Europe/Zurich: for the deals of the day."""
    push: Literal["public", "anywhere", "off"] = "public"
    """Where notices may be sent that people ask for: to push services on `public` addresses; `anywhere`, also
    to this machine; or not at all, `off`."""
    push_contact: str = ""
    """Whom push services may ask about it, such as mailto:me@example.org; empty: the page of the site."""
    push_after_s: Number = 10.0
    """So long somebody may be away before being told: to load a page anew is not to leave."""
    forget: Literal["carefully", "at-once", "never"] = "carefully"
    """What is too old is deleted `carefully`, not on the word of a clock that jumped; `at-once`, as the clock
    says; or `never`."""
    ratings: Literal["off", "on"] = "off"
    """Whether people are told where they stand among others: `off`, or `on` with the extra `ratings`."""
    bot_workers: Whole = 0
    """Processes for bots to think in; 0: one less than there are cores."""
    bot_patience_s: Above0 = 10.0
    think: Literal["here", "apart"] = "here"
    """Where they think: `here`, or `apart`, with whoever runs `fortable think` on the same bus."""
    replay_workers: WholeAbove0 = 1
    """Processes in which files and replays of matches are made, each for one who asks at a time."""
    replay_patience_s: Above0 = 10.0
    """So long may one of them work for somebody."""
    replay_memory_mb: WholeAbove0 = 512
    """So much memory may one of them take."""
    most_moments: WholeAbove0 = 20_000
    """So many events may a match have that is replayed."""
    review_workers: Whole = 1
    """Processes in which finished matches are looked back at when the machine is idle; 0: none."""
    review_patience_s: Above0 = 120.0
    """So many seconds of the processor's time may one of them take for a match."""
    review_memory_mb: WholeAbove0 = 1024
    """So much memory may one of them take."""
    hint_workers: Whole = 1
    """Processes in which hints are made for whoever plays with bots; 0: none."""
    hint_patience_s: Above0 = 20.0
    """So long may one of them work for somebody."""
    grace_s: Number = 30.0
    host_grace_s: Number = 120.0
    """So long the host of a public table may be gone before whoever sits there may start it."""
    rest_s: Number = 60.0
    most_back_ms: Whole = 80
    """So far at most a hand over a slow line is dated back; 0: nobody is."""
    round_trips: str = "kernel"
    """Who says how slow a line is: `kernel` (the TCP of this system), `pongs` (the people themselves), or
    the header in which a proxy tells it, in microseconds."""
    standstill_s: Above0 = 2.0
    """If the server was stopped for so long, or the machine, everybody has a while to return."""

    def __post_init__(self) -> None:
        for name, kind in kinds().items():
            kind.check(getattr(self, name), name, name)
        if self.ratings == "on" and not is_installed():
            raise Illegal("TB-06", "extra-missing", tried="ratings = on", extra="ratings")
        if self.store and self.backup_folder:
            raise Illegal("TB-06", "backups-of-file", folder=self.backup_folder)
        if self.think == "apart" and self.bus == "local":
            raise Illegal("TB-06", "think-needs-bus")

    @property
    def is_shared(self) -> bool:
        """Whether it is one of several processes that serve the same house."""
        return bool(self.store) and self.bus != "local"

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


def kinds() -> Mapping[str, Kind]:
    """By the name of each setting, what it may be, in their order."""
    hints = get_type_hints(ServerSettings, include_extras=True)
    return {setting.name: kind_of(hints[setting.name]) for setting in fields(ServerSettings)}


def usual_settings() -> dict[str, Any]:
    """By name, what holds if nobody says otherwise."""
    usual = ServerSettings()
    return {setting.name: getattr(usual, setting.name) for setting in fields(ServerSettings)}
