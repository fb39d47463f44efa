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
    """Where initdb and postgres are. Raises FileNotFoundError saying what to install."""
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
    as_root = os.geteuid() == 0
    runuser = shutil.which("runuser", path=f"{os.environ.get('PATH', '')}:/usr/sbin:/sbin") or "runuser"
    user = [runuser, "-u", "postgres", "--"] if as_root else []
    with tempfile.TemporaryDirectory(prefix="whist-pg-", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        if as_root:
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
        subprocess.run([*user, *map(str, make)], check=True, capture_output=True, cwd="/")
        options = " ".join([f"-k {folder} -c listen_addresses=''", *(f"-c {one}" for one in settings)])
        control = [*user, str(programs / "pg_ctl"), "-D", str(data), "-w"]
        log = ["-l", str(folder / "log")]
        subprocess.run([*control, *log, "-o", options, "start"], check=True, capture_output=True, cwd="/")
        try:
            yield f"postgresql://whist@/postgres?host={folder}"
        finally:
            subprocess.run([*control, "-m", "immediate", "stop"], check=True, capture_output=True, cwd="/")
