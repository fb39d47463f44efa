"""Several workers on one socket and one PostgreSQL: started, restarted if one dies, and ended together."""

import multiprocessing
import multiprocessing.connection
import os
import signal
import socket
import threading
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.context import SpawnProcess
from multiprocessing.synchronize import Event
from types import FrameType
from typing import Final

import msgspec

from whistclub.cards.errors import WrongUsage, reason
from whistclub.club.bots import PlayerOf
from whistclub.web.server.metrics import listen_for_metrics
from whistclub.web.server.serve import ClubConfig, check, listen, serve_on

_LOOK_S: Final = 0.5
_AGAIN_S: Final = 1.0
_END_S: Final = 10.0
"""Beyond the time for which it drains, a worker has so long to end before it is killed."""
_SPAWN: Final = multiprocessing.get_context("spawn")


class NoWorkers(WrongUsage):
    """This database cannot serve several workers."""


def check_workers(config: ClubConfig) -> None:
    """Raises NoWorkers for a database of one file."""
    if not config.database.startswith("postgres"):
        raise NoWorkers(reason("workers-need-postgresql", count=config.workers))


def run_workers(
    config: ClubConfig, players: PlayerOf, bots: tuple[str, ...], ready: Callable[[int], None]
) -> None:
    """Serves with `config.workers` processes until stopped. Raises NoWorkers, NoPort, BadFile."""
    check_workers(config)
    os.umask(0o077)
    # A database that cannot be used is reported once, and not by every worker.
    check(config)
    listening = listen(config)
    configs = [_of_worker(config, number) for number in range(config.workers)]
    for own in configs:
        # A door that is taken is reported once too.
        if own.metrics is not None:
            listen_for_metrics(*own.metrics).close()
    stopping = _stopped_by_signals()
    up = _SPAWN.Event()

    def started(own: ClubConfig) -> SpawnProcess:
        made = _SPAWN.Process(target=_work, args=(listening, own, players, bots, up))
        made.start()
        return made

    workers = [started(own) for own in configs]
    try:
        is_announced = False
        while not stopping.is_set():
            if not is_announced and up.is_set():
                is_announced = True
                ready(listening[0].getsockname()[1])
            multiprocessing.connection.wait([worker.sentinel for worker in workers], _LOOK_S)
            # After a pause, since a worker may die at its start again and again.
            if not all(worker.is_alive() for worker in workers) and not stopping.wait(_AGAIN_S):
                for number, own in enumerate(configs):
                    # A machine that can start none now must not end those that run.
                    with suppress(OSError):
                        workers[number] = workers[number] if workers[number].is_alive() else started(own)
    finally:
        for one in listening:
            one.close()
        _end(workers, config.drain_s)


def _of_worker(config: ClubConfig, number: int) -> ClubConfig:
    """The configuration of one worker: each has a door for metrics of its own, one port after the other."""
    if config.metrics is None:
        return config
    address, port = config.metrics
    return msgspec.structs.replace(config, metrics=(address, port + number))


def _stopped_by_signals() -> threading.Event:
    stopping = threading.Event()

    def stop(number: int, frame: FrameType | None) -> None:  # noqa: ARG001
        stopping.set()

    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, stop)
    return stopping


def _end(workers: list[SpawnProcess], drain_s: float) -> None:
    """Ends the workers together: each within the time it drains and a little more."""
    for worker in workers:
        worker.terminate()
    late = threading.Timer(drain_s + _END_S, _kill, [workers])
    late.start()
    for worker in workers:
        worker.join()
    late.cancel()


def _kill(workers: list[SpawnProcess]) -> None:
    for worker in workers:
        worker.kill()


def _work(
    listening: list[socket.socket],
    config: ClubConfig,
    players: PlayerOf,
    bots: tuple[str, ...],
    up: Event,
) -> None:
    """Runs one worker, which ends with the process that started it."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_watch, args=(parent.sentinel,), daemon=True).start()
    serve_on(listening, config, players, bots, up.set)


def _watch(sentinel: int) -> None:
    multiprocessing.connection.wait([sentinel])
    os.kill(os.getpid(), signal.SIGTERM)
