"""The guide for authors leaves nothing out; it is followed by `tests/pages`."""

from fortable.folder import FILES, PARTS

from .installation import ROOT

GUIDE = ROOT / "docs" / "a-game-of-your-own.md"


def test_it_lists_whatever_an_author_may_add() -> None:
    told = GUIDE.read_text("utf-8")
    for part in PARTS:
        name = f"`{part.module.replace('.', '/')}.py` with `{part.export}`"
        assert f"| {name} | {part.what} | {part.without} |" in told
    for file in FILES:
        assert f"| `{file.path}` | {file.what} | {file.without} |" in told
