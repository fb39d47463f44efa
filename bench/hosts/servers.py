"""The processes of the club in the network: PostgreSQL, the broker, and a `whist serve` at each of three hosts, their
clocks apart.
"""

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from base64 import urlsafe_b64encode
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

from bench.hosts.network import address_of, at, pids_at
from tests.web.killing import SERVER, workers_of
from tests.web.postgres import binaries

HOSTS: Final = ("host1", "host2", "host3")
PORT: Final = 8750
WORKERS: Final = 2
_APART_S: Final = {"host1": 0, "host2": 30, "host3": -30}
_PATIENCE_S: Final = 60
_FAKETIME: Final = Path("/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1")
_SEAL: Final = urlsafe_b64encode(b"the hosts of a club share a key.").decode()
_PSQL_PORT, _NATS_PORT = 5432, 4222


class Servers:
    """All processes of the club, each at its machine of the network."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._data = folder / "database"
        self._logs: dict[str, Path] = {}
        self._running: dict[str, subprocess.Popen[bytes]] = {}

    @property
    def database(self) -> str:
        return f"postgresql://whist@{address_of('database')}:{_PSQL_PORT}/postgres"

    def start(self) -> None:
        """Makes the database and starts everything."""
        self._made_database()
        self.start_database()
        self.start_broker()
        for host in HOSTS:
            self.start_host(host)
        for host in HOSTS:
            self.until_serving(host)

    def start_database(self) -> None:
        words = [str(binaries() / "postgres"), "-D", str(self._data)]
        settings = [
            f"listen_addresses={address_of('database')}",
            "unix_socket_directories=",
            "max_connections=200",
        ]
        words += [word for one in settings for word in ("-c", one)]
        self._start("database", [*_as_postgres(), *words], {})
        self._until(lambda: self._is_answered("database", _PSQL_PORT), "database")

    def start_broker(self) -> None:
        program = shutil.which("nats-server", path=f"{os.environ.get('PATH', '')}:/usr/sbin") or "nats-server"
        self._start("broker", [program, "-a", address_of("broker"), "-p", str(_NATS_PORT)], {})

    def start_host(self, host: str) -> None:
        """Starts the club of a host, whose clock goes so far from the others'."""
        data = self._folder / host
        data.mkdir(exist_ok=True)
        words = ["serve", "--address", address_of(host), "--port", str(PORT), "--database", self.database]
        words += [
            "--host",
            address_of(host),
            "--workers",
            str(WORKERS),
            "--notices",
            f"nats://{address_of('broker')}:{_NATS_PORT}/club",
        ]
        more = {"WHIST_DATA": str(data), "WHISTCLUB_SEAL_KEY": _SEAL}
        if _FAKETIME.exists() and _APART_S[host]:
            more |= {
                "LD_PRELOAD": str(_FAKETIME),
                "FAKETIME": f"{_APART_S[host]:+d}s",
                "DONT_FAKE_MONOTONIC": "1",
            }
        self._start(host, [sys.executable, "-c", SERVER, *words], more)

    def until_serving(self, host: str) -> None:
        """Waits until the club of a host answers."""

        def serves() -> bool:
            if self._running[host].poll() is not None:
                raise ChildProcessError(self._logs[host].read_text()[-2000:])
            address = f"http://{address_of(host)}:{PORT}/healthz"
            with suppress(OSError), urllib.request.urlopen(address, timeout=2) as answer:
                return bool(answer.status == 200)
            return False

        self._until(serves, host)

    def kill_worker(self, host: str, choose: Callable[[list[int]], int]) -> None:
        """Kills one worker of a host, which its parent starts again."""
        workers = self._workers(host)
        if workers:
            with suppress(ProcessLookupError):
                os.kill(choose(workers), signal.SIGKILL)

    def kill_host(self, host: str) -> None:
        """Kills all processes of a host, and starts it again."""
        self._kill(host)
        self.start_host(host)

    def kill_broker(self) -> None:
        self._kill("broker")

    def kill_database(self) -> None:
        """Ends the database as a crash of its machine would: nothing is told, nothing is finished."""
        self._kill("database")
        (self._data / "postmaster.pid").unlink(missing_ok=True)

    def stop(self) -> None:
        for machine in self._running:
            self._kill(machine)

    def _kill(self, machine: str) -> None:
        for pid in pids_at(machine):
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self._running[machine].wait(_PATIENCE_S)
        _until(lambda: not pids_at(machine), f"the end of {machine}")

    def _until(self, is_so: Callable[[], bool], machine: str) -> None:
        try:
            _until(is_so, machine)
        except TimeoutError:
            raise ChildProcessError(self._logs[machine].read_text()[-2000:]) from None

    def _workers(self, host: str) -> list[int]:
        return workers_of(self._running[host].pid)

    def _made_database(self) -> None:
        if os.geteuid() == 0:
            shutil.chown(self._folder, "postgres")
        make = [
            str(binaries() / "initdb"),
            "-D",
            str(self._data),
            "-U",
            "whist",
            "-A",
            "trust",
            "--locale=C.UTF-8",
            "-N",
        ]
        subprocess.run([*_as_postgres(), *make, "--encoding=UTF8"], check=True, capture_output=True, cwd="/")
        with (self._data / "pg_hba.conf").open("a") as rules:
            rules.write("host all all 10.77.0.0/24 trust\n")

    def _start(self, machine: str, words: list[str], more: dict[str, str]) -> None:
        log = self._logs.setdefault(machine, self._folder / f"{machine}.log")
        with log.open("ab") as file:
            self._running[machine] = subprocess.Popen(
                [*at(machine), *words],
                env={**os.environ, **more},
                stdout=file,
                stderr=file,
                cwd="/",
                start_new_session=True,
            )

    def _is_answered(self, machine: str, port: int) -> bool:
        with socket.socket() as probe:
            probe.settimeout(1)
            return probe.connect_ex((address_of(machine), port)) == 0


def _as_postgres() -> list[str]:
    if os.geteuid():
        return []
    runuser = shutil.which("runuser", path=f"{os.environ.get('PATH', '')}:/usr/sbin:/sbin") or "runuser"
    return [runuser, "-u", "postgres", "--"]


def _until(is_so: Callable[[], bool], what: str) -> None:
    until_s = time.monotonic() + _PATIENCE_S
    while not is_so():
        if time.monotonic() > until_s:
            raise TimeoutError(f"{what} does not answer")
        time.sleep(0.05)
