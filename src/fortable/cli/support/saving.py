"""A match into a file: nothing that is there already is ever overwritten."""

from contextlib import suppress
from pathlib import Path

from fortable.kernel.log import Match
from fortable.kernel.record import export, write_record
from fortable.kernel.words import SPECTATOR


def check_place(file: Path) -> None:
    """`OSError` if no new file can be made there: better to hear it before the match than after."""
    with file.open("xb"):
        pass
    file.unlink()


def save(match: Match, file: Path) -> None:
    """All of the match, or `OSError` and no file."""
    record = write_record(export(match, SPECTATOR))
    try:
        with file.open("xb") as place:
            place.write(record)
    except FileExistsError:  # somebody made it during the match: it is theirs
        raise
    except OSError as error:
        with suppress(OSError):
            file.unlink()
        raise OSError(error.errno, error.strerror, str(file)) from error
