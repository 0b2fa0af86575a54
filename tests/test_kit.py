"""The test kit for authors of games: what it needs, and what it says where that is missing."""

import subprocess
import sys

import pytest

LACKING = "import sys; sys.modules[{lacking!r}] = None; import {module}"


def imported(module: str, lacking: str = "playwright") -> subprocess.CompletedProcess[str]:
    """An import where something is not installed."""
    program = LACKING.format(lacking=lacking, module=module)
    return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)


@pytest.mark.parametrize("lacking", ["playwright", "hypothesis"])
def test_the_laws_need_neither_a_browser_nor_other_tools(lacking: str) -> None:
    assert imported("fortable.testing", lacking).returncode == 0


def test_who_needs_a_browser_is_told_what_to_install() -> None:
    told = imported("fortable.testing.browser.input_devices").stderr
    assert "Tests in a browser need playwright" in told
    assert "pip install 'fortable[testing-browser]'" in told
