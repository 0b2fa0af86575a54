"""A program on the other side of a pipe: it says what stands behind `>`, and hears what stands behind `<`."""

import json
import re
import subprocess
import sys

from fortable.catalog import catalog
from tools.site.fences import Fence

from .reader import Reader


class Program(Reader):
    """Speaks with the engine."""

    def read_transcript(self, fence: Fence, where: str) -> None:
        lines = re.findall(r"^> (.*)\n< (.*)$", fence.text, re.MULTILINE)
        assert len(lines) * 2 == len(fence.text.splitlines()), where
        assert json.loads(lines[0][0])["game"] in catalog().games
        engine = subprocess.run(
            [sys.executable, "-m", "fortable", "--lang", "en", "engine"],
            input="".join(f"{question}\n" for question, _ in lines),
            capture_output=True,
            text=True,
            check=True,
        )
        assert engine.stdout.splitlines() == [answer for _, answer in lines]
        assert engine.stderr == ""
