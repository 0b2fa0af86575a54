"""A small reader of our Containerfile: its steps are followed in bare folders, where there is no engine."""

import fnmatch
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).parents[1]
KNOWN = (
    *("FROM", "WORKDIR", "COPY", "RUN", "ENV", "USER", "VOLUME", "EXPOSE"),
    *("HEALTHCHECK", "ENTRYPOINT", "CMD"),
)


@dataclass
class Stage:
    """A folder that is the root of a stage, and what was said of it."""

    base: str
    folder: Path
    workdir: str = "/"
    environment: dict[str, str] = field(default_factory=dict)
    user: str = "0"
    volumes: list[str] = field(default_factory=list)
    healthcheck: list[str] = field(default_factory=list)
    entrypoint: list[str] = field(default_factory=list)
    command: list[str] = field(default_factory=list)

    def place(self, path: str) -> Path:
        """Where a path within the container lies here."""
        return self.folder / str(Path(self.workdir, path)).lstrip("/")

    @property
    def surroundings(self) -> dict[str, str]:
        """The variables that were said, with paths of this machine; and its Python."""
        told = {
            name: str(self.place(value)) if value.startswith("/") else value
            for name, value in self.environment.items()
        }
        kept = {name: value for name, value in os.environ.items() if name.startswith("PIP_")}
        path = f"{Path(sys.executable).resolve().parent}:/usr/bin:/bin"
        return {**kept, "PATH": path, "HOME": str(self.folder / "tmp"), "LANG": "C.UTF-8", **told}


def instructions(text: str) -> list[tuple[str, str]]:
    """All lines that say something; `ValueError` if one is none that is known."""
    lines = re.sub(r"\\\n", " ", text).splitlines()
    said = [line.partition(" ")[::2] for line in lines if line and not line.startswith("#")]
    for word, _ in said:
        if word not in KNOWN:
            raise ValueError(f"{word}: nobody here follows that")
    return [(word, rest.strip()) for word, rest in said]


def followed(file: Path, context: Path, folder: Path) -> Stage:
    """The last stage, after all steps."""
    stages: dict[str, Stage] = {}
    stage = Stage("", folder)
    for word, rest in instructions(file.read_text("utf-8")):
        if word == "FROM":
            base, _, name = rest.partition(" AS ")
            stage = Stage(base, folder / f"stage{len(stages)}")
            (stage.folder / "tmp").mkdir(parents=True)
            stages[name or "last"] = stage
        else:
            _follow(stage, word, rest, stages, context)
    return stage


def _follow(stage: Stage, word: str, rest: str, stages: dict[str, Stage], context: Path) -> None:
    match word:
        case "WORKDIR":
            stage.workdir = rest
            stage.place(".").mkdir(parents=True, exist_ok=True)
        case "COPY":
            _copy(stage, shlex.split(rest), stages, context)
        case "RUN":
            run = ["sh", "-ec", rest]
            subprocess.run(run, cwd=stage.place("."), env=stage.surroundings, check=True)
        case "ENV":
            stage.environment |= dict(pair.split("=", 1) for pair in shlex.split(rest))
        case "USER":
            stage.user = rest
        case "VOLUME":
            stage.volumes.append(rest)
        case "HEALTHCHECK":
            stage.healthcheck = json.loads(rest.partition(" CMD ")[2])
        case "ENTRYPOINT":
            stage.entrypoint = json.loads(rest)
        case "CMD":
            stage.command = json.loads(rest)


def _copy(stage: Stage, words: list[str], stages: dict[str, Stage], context: Path) -> None:
    flags = dict(word[2:].split("=", 1) for word in words if word.startswith("--"))
    source, target = (word for word in words if not word.startswith("--"))
    if "from" in flags:
        shutil.copytree(stages[flags["from"]].place(source), stage.place(target))
    else:
        assert source == ".", "only the whole context is copied"
        _copy_context(context, stage.place(target))


def _copy_context(context: Path, target: Path) -> None:
    """All that git knows of and that is not ignored, as an engine would be sent."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=context,
        capture_output=True,
        text=True,
        check=True,
    ).stdout.splitlines()
    rules = (context / ".containerignore").read_text().split()
    for name in listed:
        if (context / name).is_file() and not is_ignored(name, rules):
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(context / name, target / name)


def is_ignored(name: str, rules: list[str]) -> bool:
    """The last rule that speaks of it, or of a folder it lies in, decides."""
    ignored = False
    places = [name, *(str(parent) for parent in Path(name).parents)][:-1]
    for rule in rules:
        pattern = rule.removeprefix("!")
        if any(_speaks_of(pattern, place) for place in places):
            ignored = not rule.startswith("!")
    return ignored


def _speaks_of(pattern: str, place: str) -> bool:
    if pattern.startswith("**/"):
        return fnmatch.fnmatchcase(Path(place).name, pattern.removeprefix("**/"))
    return fnmatch.fnmatchcase(place, pattern)
