"""The server stays readable: files one can read at a sitting, rooms one can remember."""

from pathlib import Path

import fortable.server

SERVER = Path(fortable.server.__file__).parent
MOST_LINES = 300
MOST_MODULES = 14


def test_no_file_is_too_long_to_read() -> None:
    lines = {file: len(file.read_text("utf-8").splitlines()) for file in SERVER.rglob("*.py")}
    assert {file.name: count for file, count in lines.items() if count > MOST_LINES} == {}


def test_no_room_has_more_modules_than_one_remembers() -> None:
    rooms = {file.parent: len(list(file.parent.glob("*.py"))) for file in SERVER.rglob("*.py")}
    assert len(rooms) > 5
    assert {room.name: count for room, count in rooms.items() if count > MOST_MODULES} == {}
