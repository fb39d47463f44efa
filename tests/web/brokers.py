"""A private NATS broker for tests, on a free port of this machine."""

import signal
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager

from tests.needs import program
from tests.waiting import PATIENCE_S, until
from tests.web.killing import free_port


class Broker:
    """A broker that can be killed and started again on its port."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.address = f"nats://127.0.0.1:{port}/club"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        words = [program("nats-server", "nats-server"), "-a", "127.0.0.1", "-p", str(self.port)]
        self._process = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        until(lambda: answers(self.port), lambda: "the broker does not answer")

    def kill(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait(PATIENCE_S)
            self._process = None

    def fall_silent(self) -> None:
        """It takes connections and answers nothing, until it speaks again."""
        if self._process is not None:
            self._process.send_signal(signal.SIGSTOP)

    def speak_again(self) -> None:
        """It answers again after it has been silent."""
        if self._process is not None:
            self._process.send_signal(signal.SIGCONT)


@contextmanager
def broker() -> Iterator[Broker]:
    """A broker that runs, gone afterwards."""
    one = Broker(free_port())
    one.start()
    try:
        yield one
    finally:
        one.kill()


def answers(port: int) -> bool:
    with socket.socket() as probe:
        probe.settimeout(1.0)
        return probe.connect_ex(("127.0.0.1", port)) == 0
