"""Several workers on one socket, over one PostgreSQL: started, watched, started again where one dies, and ended together."""

import multiprocessing
import multiprocessing.connection
import os
import signal
import socket
import threading
from collections.abc import Callable
from multiprocessing.context import SpawnProcess
from multiprocessing.synchronize import Event
from types import FrameType
from typing import Final

from whistclub.cards.errors import WhistclubError, reason
from whistclub.club.bots import PlayerOf
from whistclub.web.server.serve import Place, database, listen, serve_on

_LOOK_S: Final = 0.5
_AGAIN_S: Final = 1.0
_END_S: Final = 10.0
_SPAWN: Final = multiprocessing.get_context("spawn")


class NoWorkers(WhistclubError):
    """Several workers that this database cannot serve."""


def check_workers(place: Place) -> None:
    """Raises NoWorkers for a database of one file."""
    if not place.database.startswith("postgres"):
        raise NoWorkers(reason("workers-need-postgresql", count=place.workers))


def run_workers(place: Place, players: PlayerOf, bots: tuple[str, ...], ready: Callable[[int], None]) -> None:
    """Serves by `place.workers` processes until it is stopped. Raises NoWorkers, NoPort, BadFile."""
    check_workers(place)
    os.umask(0o077)
    database(place).close()
    listening = listen(place)
    stopping = _stopped_by_signals()
    up = _SPAWN.Event()

    def started() -> SpawnProcess:
        made = _SPAWN.Process(target=_work, args=(listening, place, players, bots, up))
        made.start()
        return made

    workers = [started() for _ in range(place.workers)]
    try:
        told = False
        while not stopping.is_set():
            if not told and up.is_set():
                told = True
                ready(listening.getsockname()[1])
            multiprocessing.connection.wait([worker.sentinel for worker in workers], _LOOK_S)
            if not all(worker.is_alive() for worker in workers) and not stopping.wait(_AGAIN_S):
                workers = [worker if worker.is_alive() else started() for worker in workers]
    finally:
        _end(workers)


def _stopped_by_signals() -> threading.Event:
    stopping = threading.Event()

    def stop(number: int, frame: FrameType | None) -> None:  # noqa: ARG001
        stopping.set()

    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, stop)
    return stopping


def _end(workers: list[SpawnProcess]) -> None:
    for worker in workers:
        worker.terminate()
    for worker in workers:
        worker.join(_END_S)
        if worker.is_alive():
            worker.kill()


def _work(
    listening: socket.socket, place: Place, players: PlayerOf, bots: tuple[str, ...], up: Event
) -> None:
    """One worker's life; it does not outlive whoever started it."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_watch, args=(parent.sentinel,), daemon=True).start()
    serve_on(listening, place, players, bots, up.set)


def _watch(sentinel: int) -> None:
    multiprocessing.connection.wait([sentinel])
    os.kill(os.getpid(), signal.SIGTERM)
