"""Keys to a name: passkeys, a printed code, and what a device is asked to sign."""

from .contract import Challenge, KeysKept, Passkey

__all__ = ["Challenge", "KeysKept", "Passkey"]
