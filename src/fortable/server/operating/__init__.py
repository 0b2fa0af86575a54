"""What whoever looks after a server can do: with a token from anywhere, or here by a key beside the file."""

from .backups import Backups
from .local_key import LocalKey
from .operator import Operator

__all__ = ["Backups", "LocalKey", "Operator"]
