"""The store in a PostgreSQL database. Needs the extra `postgres`."""

from .store import PostgresStore

__all__ = ["PostgresStore"]
