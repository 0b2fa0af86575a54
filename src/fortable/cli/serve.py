"""`fortable serve`: a table that friends can join by a link."""

import argparse
import sys
from typing import TYPE_CHECKING, Any

from fortable.kernel.codec import encode
from fortable.kernel.words import Illegal
from fortable.texts import Texts

from .support import settings_flags

if TYPE_CHECKING:
    from fortable.server.reach import Reach
    from fortable.server.settings import Chosen


def add(commands: Any, texts: Texts) -> None:
    """Declare the flags; each is a line of the settings file and an environment variable too."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "serve",
        help=texts("cli-serve"),
        description=texts("cli-serve"),
        epilog=texts("cli-serve-variables"),
    )
    settings_flags.add_all(parser, texts)
    parser.add_argument("--open", action="store_true", help=texts("cli-serve-open"))
    parser.add_argument("--show-settings", action="store_true", help=texts("cli-serve-show"))
    parser.add_argument("--json", action="store_true", help=texts("cli-serve-json"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, texts: Texts) -> int:
    """Serve until interrupted."""
    chosen = settings_flags.chosen(args)
    if args.show_settings:
        return _show(chosen, texts, is_json=args.json)
    return _serve(chosen, texts, opens=args.open)


def _show(chosen: "Chosen", texts: Texts, *, is_json: bool) -> int:
    from fortable.server.settings.showing import as_data, as_lines

    shown = encode(as_data(chosen)).decode() + "\n" if is_json else as_lines(chosen, texts)
    sys.stdout.write(shown)
    return 0


def _serve(chosen: "Chosen", texts: Texts, *, opens: bool) -> int:
    from fortable.server.serving import serve
    from fortable.server.store import Unavailable

    is_at_home = opens and chosen.origins["host"].source == "usual"
    try:
        serve(chosen.settings, Announcement(texts, opens=opens), is_at_home=is_at_home)
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
        self._is_told: set[str | None] = set()
        """What was said before need not be said again."""

    def __call__(self, reach: "Reach") -> None:
        if reach.name is not None and reach.address in self._is_told:
            by_name = f"http://{reach.name}:{reach.port}/"
            sys.stdout.write(self._texts("serve-name", link=by_name) + "\n")
            sys.stdout.flush()
            return
        self._is_told.add(reach.address)
        self._tell(reach)

    def _tell(self, reach: "Reach") -> None:
        from fortable.server.nearby import in_link
        from fortable.server.serving import qr_code

        here = f"http://localhost:{reach.port}/"
        lines = [self._texts("serve-here", link=here)]
        if reach.address is not None:
            there, *others = (
                f"http://{in_link(each)}:{reach.port}/"
                for each in (reach.address, *reach.other_addresses)
            )
            lines += [self._texts("serve-room", link=there), qr_code(there)]
            if others:
                lines.append(self._texts("serve-others", links="  ".join(others)))
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
