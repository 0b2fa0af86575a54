"""For whoever looks after the server, with a token; nothing of it is there for anybody else."""

from .admin import ADMIN

__all__ = ["ADMIN"]
