"""The test kit for authors of games: what it needs, and what it says where that is missing."""

import subprocess
import sys

LACKING = "import sys; sys.modules['playwright'] = None; import "


def imported(module: str) -> subprocess.CompletedProcess[str]:
    """An import where Playwright is not installed."""
    return subprocess.run([sys.executable, "-c", LACKING + module], capture_output=True, text=True)


def test_the_laws_need_no_browser() -> None:
    assert imported("fortable.testing").returncode == 0


def test_who_needs_a_browser_is_told_what_to_install() -> None:
    told = imported("fortable.testing.browser.input_devices").stderr
    assert "Tests in a browser need playwright" in told
    assert "pip install 'fortable[testing-browser]'" in told
