"""How people who are away are told, as far as they decide it: on which devices, and when not."""

from .push import PUSH

__all__ = ["PUSH"]
