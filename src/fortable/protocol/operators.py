"""What whoever looks after a server sees and says: of a match no more than a spectator may know."""

from typing import Annotated, Any

from msgspec import Meta

from fortable.kernel.words import Value

from .messages import Status

SHORTEST_BAN_S, LONGEST_BAN_S = 60, 10 * 365 * 86400


class PlayerSeen(Value, frozen=True, forbid_unknown_fields=False):
    """Who sits in a chair."""

    name: str
    person: str | None
    bot: str | None


class TableSeen(Value, frozen=True, forbid_unknown_fields=False):
    """A table and how it stands: nothing of what lies hidden."""

    id: str
    game: str
    status: Status
    players: tuple[PlayerSeen, ...]
    host: str
    """The id of whoever opened it."""
    is_public: bool
    options: dict[str, Any]
    settings: dict[str, Any]
    created: float
    """In seconds since the epoch, as all times."""
    changed: float
    began: float | None
    ended: float | None
    places: tuple[int, ...] | None
    """By seat, once it is over and worked out."""
    scores: tuple[int, ...] | None


class PersonSeen(Value, frozen=True, forbid_unknown_fields=False):
    """Somebody who plays here."""

    id: str
    name: str
    since: float
    seen: float | None
    """When they were last here, to about a day."""


class DeviceSeen(Value, frozen=True, forbid_unknown_fields=False):
    """One on which somebody is known."""

    browser: str
    system: str
    since: float
    seen: float


class BanSeen(Value, frozen=True, forbid_unknown_fields=False):
    """Until when a person, or everybody from an address, may not play."""

    number: int
    person: str | None
    """None: it is about an address, of which the server knows nothing but a mark."""
    since: float
    until: float
    note: str


class PersonWhole(Value, frozen=True, forbid_unknown_fields=False):
    """Somebody, and what is theirs that goes on."""

    person: PersonSeen
    devices: tuple[DeviceSeen, ...]
    tables: tuple[TableSeen, ...]
    bans: tuple[BanSeen, ...]


class NewBan(Value, frozen=True):
    """A person by their id, or an address: of a long one (IPv6) all that share its first half."""

    seconds: Annotated[int, Meta(ge=SHORTEST_BAN_S, le=LONGEST_BAN_S)]
    person: Annotated[str, Meta(max_length=40)] | None = None
    address: Annotated[str, Meta(max_length=60)] | None = None
    note: Annotated[str, Meta(max_length=200)] = ""


class Forgotten(Value, frozen=True, forbid_unknown_fields=False):
    """Whoever is gone."""

    person: str
