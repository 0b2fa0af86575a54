"""What a device and a server say to each other about notices."""

from typing import Annotated

from msgspec import Meta

from fortable.kernel.words import Value

Hour = Annotated[int, Meta(ge=0, le=23)]


class Quiet(Value, frozen=True):
    """Hours in which nothing is told, by the clock of the reader: from one to another, also over midnight."""

    since: Hour
    until: Hour


class PushKey(Value, frozen=True, forbid_unknown_fields=False):
    """What a browser needs to subscribe, in base64url."""

    key: str | None
    """None where this server tells nobody anything."""


class PushShown(Value, frozen=True, forbid_unknown_fields=False):
    """Whether this device is told when something happens while its owner is away."""

    is_on: bool
    quiet: Quiet | None


class PushWish(Value, frozen=True):
    """Where this device can be told, as its browser says."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]
    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]
    zone: Annotated[str, Meta(max_length=60)] = "UTC"
    """The reader's time zone, such as Europe/Zurich."""
    quiet: Quiet | None = None
