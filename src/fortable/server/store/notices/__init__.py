"""Whom to tell what happened while they were away, and what is still to be told."""

from .contract import Notice, NoticeKind, NoticesKept, Subscription

__all__ = ["Notice", "NoticeKind", "NoticesKept", "Subscription"]
