"""A table's link, as people send it to each other."""

import re
from typing import NamedTuple
from urllib.parse import urlsplit

from .errors import BadLink

TABLE_PATH = re.compile(r"(?P<root>(?:/[A-Za-z0-9._~-]+)*)/t/(?P<table>[A-Za-z0-9_-]{1,64})/?")


class TableLink(NamedTuple):
    """Where a table is.

    >>> read_link("https://play.example/t/q7m2x9kd4wva")
    TableLink(site='https://play.example', table='q7m2x9kd4wva')
    >>> read_link("https://club.example/games/t/q7m2x9kd4wva")
    TableLink(site='https://club.example/games', table='q7m2x9kd4wva')
    """

    site: str
    """With the path below which it lies, if there is one."""
    table: str

    def __str__(self) -> str:
        return f"{self.site}/t/{self.table}"


def read_link(link: str) -> TableLink:
    """The server and the table that a link names, or `BadLink`."""
    try:
        parts = urlsplit(link.strip())
        is_known = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        is_known = False
    path = TABLE_PATH.fullmatch(parts.path) if is_known else None
    if path is None:
        raise BadLink(f"{link!r} is no link to a table: one looks like https://HOST/t/TABLE")
    return TableLink(f"{parts.scheme}://{parts.netloc}{path['root']}", path["table"])
