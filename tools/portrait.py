"""The portrait of our code: how long functions and files are, room by room.

We want a median function under 10 lines, and nine in ten under 30.
"""

import ast
import sys
from pathlib import Path
from statistics import median, quantiles

SOURCES = Path(__file__).parent.parent / "src" / "fortable"


def main() -> None:
    """Print a line for every room, and one for the whole house."""
    rooms = sorted(path for path in SOURCES.iterdir() if path.is_dir() and path.name[0] not in "_.")
    folders = [*(room for room in rooms if any(room.rglob("*.py"))), SOURCES]
    sys.stdout.write(f"{'room':12} functions median  9/10 longest   files median longest\n")
    for folder in folders:
        sys.stdout.write(line(folder) + "\n")


def line(folder: Path) -> str:
    """One room's figures, its tests left out."""
    files = [file for file in folder.rglob("*.py") if "tests" not in file.relative_to(folder).parts]
    texts = [file.read_text("utf-8") for file in files]
    functions = sorted(length for text in texts for length in function_lengths(text))
    lengths = [text.count("\n") for text in texts]
    ninth = quantiles(functions, n=10)[-1]
    return (
        f"{folder.name:12} {len(functions):9} {median(functions):6.0f} {ninth:5.0f} "
        f"{functions[-1]:7} {len(files):7} {median(lengths):6.0f} {max(lengths):7}"
    )


def function_lengths(text: str) -> list[int]:
    """The lines of every function, from `def` to its last."""
    return [
        (node.end_lineno or node.lineno) - node.lineno + 1
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    ]


if __name__ == "__main__":
    main()
