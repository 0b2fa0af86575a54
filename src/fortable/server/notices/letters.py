"""How keys are written: by browsers, in headers, and in the store."""

from base64 import urlsafe_b64decode, urlsafe_b64encode

KEY_BYTES, POINT_BYTES, SECRET_BYTES = 32, 65, 16
"""Of a secret key, of a public one, and of what a browser shares with us besides."""


def written(data: bytes) -> str:
    """As base64url without padding."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def read(word: str) -> bytes:
    """What was written; `ValueError` if it was not."""
    return urlsafe_b64decode(word + "=" * (-len(word) % 4))
