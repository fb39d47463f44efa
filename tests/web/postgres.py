"""A private PostgreSQL for tests: a cluster in a temporary folder, reached by a Unix socket only."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final


def binaries() -> Path:
    """The folder of initdb and postgres. Raises FileNotFoundError saying what to install."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    on_path = shutil.which("initdb")
    if found:
        return found[-1].parent
    if on_path:
        return Path(on_path).parent
    raise FileNotFoundError("PostgreSQL is needed: apt-get install postgresql")


FAST: Final = ("fsync=off", "max_connections=40")
"""The settings of a database that need not outlive a crash of the machine."""


@contextmanager
def cluster(settings: Sequence[str] = FAST) -> Iterator[str]:
    """The address of an empty database, gone afterwards."""
    programs = binaries()
    with tempfile.TemporaryDirectory(prefix="whist-pg-", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        if os.geteuid() == 0:
            shutil.chown(folder, "postgres")
        data = folder / "data"
        make = [
            programs / "initdb",
            "-D",
            data,
            "-U",
            "whist",
            "-A",
            "trust",
            "--locale=C.UTF-8",
            "--encoding=UTF8",
            "-N",
        ]
        subprocess.run([*_user(), *map(str, make)], check=True, capture_output=True, cwd="/")
        options = " ".join([f"-k {folder} -c listen_addresses=''", *(f"-c {one}" for one in settings)])
        (folder / "options").write_text(options)
        _start(folder)
        try:
            yield f"postgresql://whist@/postgres?host={folder}"
        finally:
            _control(folder, "-m", "immediate", "stop")


@contextmanager
def away(address: str) -> Iterator[None]:
    """The database crashes, and is back afterwards."""
    folder = Path(address.rpartition("=")[2])
    _control(folder, "-m", "immediate", "stop")
    try:
        yield
    finally:
        _start(folder)


def _start(folder: Path) -> None:
    _control(folder, "-l", str(folder / "log"), "-o", (folder / "options").read_text(), "start")


def _control(folder: Path, *words: str) -> None:
    control = [*_user(), str(binaries() / "pg_ctl"), "-D", str(folder / "data"), "-w", *words]
    subprocess.run(control, check=True, capture_output=True, cwd="/")


def _user() -> list[str]:
    """The words before a command that may not be run by root."""
    runuser = shutil.which("runuser", path=f"{os.environ.get('PATH', '')}:/usr/sbin:/sbin") or "runuser"
    return [runuser, "-u", "postgres", "--"] if os.geteuid() == 0 else []
