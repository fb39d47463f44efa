"""A private PostgreSQL for tests, in a temporary folder and reached by a Unix socket only: one for all tests of this
process, of which each has a database of its own, and others for tests that stop theirs.
"""

import atexit
import itertools
import os
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from functools import cache
from pathlib import Path
from typing import Final

import psycopg

from tests.needs import program
from whistclub.club.store.logs.sql_log import open_url


def binaries() -> Path:
    """The folder of initdb and postgres."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return found[-1].parent if found else Path(program("initdb", "postgresql")).parent


FAST: Final = ("fsync=off", "full_page_writes=off", "autovacuum=off", "max_connections=200")
"""The settings of a database that need not outlive a crash of the machine, and does not grow old."""
EMPTY: Final = "empty_club"
"""The database of a club in which nothing has happened, of which others are copies."""
_NUMBERS: Final = itertools.count(1)


@contextmanager
def database() -> Iterator[str]:
    """The address of a club's database in which nothing has happened, gone afterwards."""
    name, server = f"club_{next(_NUMBERS)}", _server(0)
    # As files: what is in the template has been written to them anyway.
    do(server, f"CREATE DATABASE {name} TEMPLATE {EMPTY} STRATEGY FILE_COPY")
    try:
        yield named(server, name)
    finally:
        do(server, f"DROP DATABASE {name} WITH (FORCE)")


def two_servers() -> tuple[str, str]:
    """The addresses of two servers, both of this process."""
    return _server(0), _server(1)


@cache
def _server(number: int) -> str:
    """The address of a server of this process, in which the migrations of a club's database have been run once."""
    stack = ExitStack()
    atexit.register(stack.close)
    server = stack.enter_context(cluster())
    do(server, f"CREATE DATABASE {EMPTY}")
    open_url(named(server, EMPTY)).close()
    return server


def named(server: str, name: str) -> str:
    """The address of the database of this name on a server."""
    return server.replace("/postgres?", f"/{name}?")


def do(server: str, statement: str) -> None:
    """Makes a server do something that belongs into no transaction."""
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(statement)


@contextmanager
def cluster(settings: Sequence[str] = FAST) -> Iterator[str]:
    """The address of an empty database, gone afterwards."""
    with tempfile.TemporaryDirectory(prefix="whist-pg-", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        _give(folder)
        # Making one takes a second and more, copying it a tenth: each cluster is still one of its own.
        copy = ["cp", "-a", str(_made() / "data"), str(folder)]
        subprocess.run([*_user(), *copy], check=True, capture_output=True, cwd="/")
        options = " ".join([f"-k {folder} -c listen_addresses=''", *(f"-c {one}" for one in settings)])
        (folder / "options").write_text(options)
        _start(folder)
        try:
            yield f"postgresql://whist@/postgres?host={folder}"
        finally:
            _control(folder, "-m", "immediate", "stop")


@cache
def _made() -> Path:
    """The folder of a cluster that has never run, for all clusters of this process; removed when the process ends."""
    folder = Path(tempfile.mkdtemp(prefix="whist-pg-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    _give(folder)
    how = ("-U", "whist", "-A", "trust", "--locale=C.UTF-8", "--encoding=UTF8", "-N")
    make = [*_user(), str(binaries() / "initdb"), "-D", str(folder / "data"), *how]
    subprocess.run(make, check=True, capture_output=True, cwd="/")
    return folder


def _give(folder: Path) -> None:
    """Gives the folder to the user that PostgreSQL runs as."""
    if os.geteuid() == 0:
        shutil.chown(folder, "postgres")


@contextmanager
def away(address: str) -> Iterator[None]:
    """The database crashes, and is back afterwards."""
    folder = Path(address.rpartition("=")[2])
    _control(folder, "-m", "immediate", "stop")
    try:
        yield
    finally:
        _start(folder)


@contextmanager
def frozen(address: str) -> Iterator[None]:
    """The database takes connections and answers nothing, and goes on afterwards."""
    folder = Path(address.rpartition("=")[2])
    first = int((folder / "data" / "postmaster.pid").read_text().split()[0])
    # Stopped first, so that it begins no further process.
    os.kill(first, signal.SIGSTOP)
    others = Path(f"/proc/{first}/task/{first}/children").read_text().split()
    processes = [first, *map(int, others)]
    for process in processes[1:]:
        os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        for process in reversed(processes):
            os.kill(process, signal.SIGCONT)


def _start(folder: Path) -> None:
    _control(folder, "-l", str(folder / "log"), "-o", (folder / "options").read_text(), "start")


def _control(folder: Path, *words: str) -> None:
    control = [*_user(), str(binaries() / "pg_ctl"), "-D", str(folder / "data"), "-w", *words]
    subprocess.run(control, check=True, capture_output=True, cwd="/")


def _user() -> list[str]:
    """The words before a command that may not be run by root."""
    runuser = shutil.which("runuser", path=f"{os.environ.get('PATH', '')}:/usr/sbin:/sbin") or "runuser"
    return [runuser, "-u", "postgres", "--"] if os.geteuid() == 0 else []
