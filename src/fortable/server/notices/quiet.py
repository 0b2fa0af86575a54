"""Hours in which nobody wants to be told anything, by the clock on the reader's wall."""

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from fortable.protocol.notices import Quiet


def quiet_until(now: float, zone: str, quiet: Quiet | None) -> float | None:
    """When the quiet hours are over that are on; None if none are.

    >>> quiet_until(0.0, "UTC", Quiet(22, 7))
    25200.0
    >>> quiet_until(12 * 3600.0, "UTC", Quiet(22, 7))
    """
    if quiet is None or quiet.since == quiet.until:
        return None
    here = datetime.fromtimestamp(now, ZoneInfo(zone))
    so_far = (here.hour - quiet.since) % 24
    if so_far >= (quiet.until - quiet.since) % 24:
        return None
    end = here.replace(hour=quiet.until, minute=0, second=0, microsecond=0)
    return (end if end > here else end + timedelta(days=1)).timestamp()
