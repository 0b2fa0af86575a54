"""How a name is kept without a password, what is remembered of somebody, and how it is forgotten."""

from typing import Annotated, Any

from msgspec import Meta

from fortable.kernel.words import Value


class PasskeyShown(Value, frozen=True, forbid_unknown_fields=False):
    """A passkey of mine."""

    id: str
    site: str
    """The name of the server for which it is good."""
    browser: str
    """Of the device on which it was made; as with devices."""
    system: str
    since: float
    """In seconds since the epoch, as all times."""
    used: float
    is_of_here: bool
    """Whether it is good by the name by which the server was called now."""


class Keeping(Value, frozen=True, forbid_unknown_fields=False):
    """How my name is kept."""

    passkeys: tuple[PasskeyShown, ...]
    has_passkeys: bool
    """Whether this server can take any, by the name by which it was called. A browser wants https besides."""
    is_installed: bool
    """Whether it could by any name at all."""
    code_since: float | None
    """When the recovery code was made that is good; None if there is none."""
    is_worth_it: bool
    """Whether there is something to be kept by now, and nothing that keeps it."""


class PasskeyOptions(Value, frozen=True, forbid_unknown_fields=False):
    """What a browser is told to make a passkey, or to sign with one: as WebAuthn writes it in JSON."""

    options: dict[str, Any]


class PasskeyMade(Value, frozen=True):
    """What a browser answered when it made one: as WebAuthn writes it in JSON."""

    credential: dict[str, Any]


class PasskeySignature(Value, frozen=True):
    """What a browser answered when it signed."""

    credential: dict[str, Any]
    leave: bool = False
    """Whether chairs are left for good that somebody has on this device as somebody else."""


class RecoveryCode(Value, frozen=True):
    """To be printed: it is shown once, and good once."""

    code: Annotated[str, Meta(max_length=60)]


class Recovery(Value, frozen=True):
    """A code from paper."""

    code: Annotated[str, Meta(max_length=60)]
    leave: bool = False


class MyData(Value, frozen=True, forbid_unknown_fields=False):
    """Everything that is remembered of me. The moves of a match are in its file."""

    format: str
    about: dict[str, list[dict[str, Any]]]
    """By the table in which it lies (docs/privacy.md says what each is)."""
    files: tuple[str, ...]
    """Where the files of my finished matches are."""
