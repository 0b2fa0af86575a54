"""People, their devices and codes."""

from .contract import Code, Device, PeopleKept, Person, Session

__all__ = ["Code", "Device", "PeopleKept", "Person", "Session"]
