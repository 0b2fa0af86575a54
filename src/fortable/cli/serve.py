"""`fortable serve`: a table that friends can join by a link."""

import argparse
import os
import sys
from typing import TYPE_CHECKING, Any

from fortable.kernel.words import Illegal
from fortable.texts import Texts

if TYPE_CHECKING:
    from fortable.server.reach import Reach

FLAGS = {
    "host": ("ADDRESS", str, "cli-serve-host"),
    "port": ("N", int, "cli-serve-port"),
    "database": ("FILE", str, "cli-serve-database"),
    "site": ("NAMES", str, "cli-serve-site"),
    "metrics_token": ("WORD", str, "cli-serve-metrics_token"),
    "bus": ("NAME", str, "cli-serve-bus"),
    "proxies": ("ADDRESSES", str, "cli-serve-proxies"),
    "rate": ("N", float, "cli-serve-rate"),
    "household_rate": ("N", float, "cli-serve-household_rate"),
    "most_running": ("N", int, "cli-serve-most_running"),
    "most_open": ("N", int, "cli-serve-most_open"),
    "most_household_running": ("N", int, "cli-serve-most_household_running"),
    "most_household_open": ("N", int, "cli-serve-most_household_open"),
    "most_household_tables": ("N", int, "cli-serve-most_household_tables"),
    "most_tables": ("N", int, "cli-serve-most_tables"),
    "most_sockets": ("N", int, "cli-serve-most_sockets"),
    "most_at_table": ("N", int, "cli-serve-most_at_table"),
    "most_connections": ("N", int, "cli-serve-most_connections"),
    "most_household_connections": ("N", int, "cli-serve-most_household_connections"),
    "most_guests": ("N", int, "cli-serve-most_guests"),
    "session_days": ("DAYS", int, "cli-serve-session_days"),
    "keep_days": ("DAYS", int, "cli-serve-keep_days"),
    "give_up_days": ("DAYS", int, "cli-serve-give_up_days"),
    "day_zone": ("ZONE", str, "cli-serve-day_zone"),
    "push": ("WHERE", str, "cli-serve-push"),
    "push_contact": ("ADDRESS", str, "cli-serve-push_contact"),
    "push_after_s": ("SECONDS", float, "cli-serve-push_after_s"),
    "forget": ("HOW", str, "cli-serve-forget"),
    "ratings": ("HOW", str, "cli-serve-ratings"),
    "bot_workers": ("N", int, "cli-serve-bot_workers"),
    "bot_patience_s": ("SECONDS", float, "cli-serve-bot_patience_s"),
    "replay_workers": ("N", int, "cli-serve-replay_workers"),
    "replay_patience_s": ("SECONDS", float, "cli-serve-replay_patience_s"),
    "replay_memory_mb": ("MIB", int, "cli-serve-replay_memory_mb"),
    "most_moments": ("N", int, "cli-serve-most_moments"),
    "grace_s": ("SECONDS", float, "cli-serve-grace_s"),
    "host_grace_s": ("SECONDS", float, "cli-serve-host_grace_s"),
    "rest_s": ("SECONDS", float, "cli-serve-rest_s"),
    "most_back_ms": ("MS", int, "cli-serve-most_back_ms"),
    "round_trips": ("SOURCE", str, "cli-serve-round_trips"),
    "standstill_s": ("SECONDS", float, "cli-serve-standstill_s"),
}


def add(commands: Any, texts: Texts) -> None:
    """Declare the flags; each is an environment variable too."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "serve",
        help=texts("cli-serve"),
        description=texts("cli-serve"),
        epilog=texts("cli-serve-variables"),
    )
    for name, (what, kind, message) in FLAGS.items():
        flag = f"--{name.removesuffix('_s').replace('_', '-')}"
        text = f"{texts(message)} (FORTABLE_{name.upper()})"
        parser.add_argument(flag, dest=name, type=kind, metavar=what, help=text)
    parser.add_argument("--open", action="store_true", help=texts("cli-serve-open"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, texts: Texts) -> int:
    """Serve until interrupted."""
    from fortable.server.serving import serve
    from fortable.server.settings import from_environment
    from fortable.server.store import Unavailable

    try:
        settings = from_environment(**{name: getattr(args, name) for name in FLAGS})
        is_at_home = args.open and not (args.host or os.environ.get("FORTABLE_HOST"))
        serve(settings, Announcement(texts, opens=args.open), is_at_home=is_at_home)
    except ValueError as error:
        raise Illegal("TB-06", "bad-setting", detail=str(error)) from error
    except Unavailable as error:
        raise error.refusal from error
    return 0


class Announcement:
    """Where to find the table: here, and for the phones in the room; told again when these are let in."""

    def __init__(self, texts: Texts, *, opens: bool) -> None:
        """The first time it is opened in a browser too, if that is wanted."""
        self._texts = texts
        self._opens = opens

    def __call__(self, reach: "Reach") -> None:
        from fortable.server.serving import qr_code

        here = f"http://localhost:{reach.port}/"
        lines = [self._texts("serve-here", link=here)]
        if reach.address is not None:
            there = f"http://{reach.address}:{reach.port}/"
            lines += [self._texts("serve-room", link=there), qr_code(there)]
        elif reach.may_widen:
            lines.append(self._texts("serve-alone"))
        sys.stdout.write("\n".join((*lines, self._texts("serve-stop"), "")))
        sys.stdout.flush()
        if self._opens:
            self._open(here)

    def _open(self, link: str) -> None:
        import webbrowser

        self._opens = False
        webbrowser.open(link)
