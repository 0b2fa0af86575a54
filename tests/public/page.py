"""The newcomer's first program: the first block of docs/python.md."""

from tools.site.contents import DOCS
from tools.site.fences import fences

PAGE = DOCS / "python.md"


def first_program() -> str:
    return next(fence.text for fence in fences(PAGE.read_text("utf-8")) if fence.file)
