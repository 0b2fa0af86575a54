"""Known holes in what we depend on, asked of pip-audit; it is told plainly where it could not be asked.

The status is 1 only if a hole is known: on a machine that reaches nobody nothing fails, and nothing is said
to be safe.
"""

import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

CONSTRAINTS = Path(__file__).parents[1] / "constraints.txt"
ASKED = ["--requirement", str(CONSTRAINTS), "--no-deps", "--disable-pip", "--format", "json"]


def main() -> int:
    """Ask the pip-audit of this very environment."""
    command = [sys.executable, "-m", "pip_audit", *ASKED, "--progress-spinner", "off"]
    asked = subprocess.run(command, capture_output=True, text=True, check=False)
    said, status = verdict(asked.stdout)
    sys.stdout.write(said + "\n")
    return status


def verdict(written: str) -> tuple[str, int]:
    """What to say, and the status; `written` is what pip-audit wrote, nothing if it broke off."""
    dependencies: Sequence[dict[str, Any]] = (
        json.loads(written)["dependencies"] if written.strip() else ()
    )
    audited = [each for each in dependencies if "skip_reason" not in each]
    holes = [_hole(each, known) for each in audited for known in each["vulns"]]
    if not audited:
        return "Nothing was audited: the list of known holes cannot be reached from here.", 0
    unknown = [each["name"] for each in dependencies if "skip_reason" in each]
    lines = [f"{len(audited)} of {len(dependencies)} dependencies audited."]
    if unknown:
        lines.append(f"Nothing is known of {', '.join(unknown)}.")
    return "\n".join([*lines, *(holes or ["No hole is known."])]), 1 if holes else 0


def _hole(dependency: dict[str, Any], known: dict[str, Any]) -> str:
    mended = ", ".join(known["fix_versions"]) or "no version yet"
    return f"{dependency['name']} {dependency['version']}: {known['id']}, mended in {mended}."


if __name__ == "__main__":
    sys.exit(main())
