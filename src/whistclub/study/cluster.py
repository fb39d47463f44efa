"""A Dask cluster as an Executor, so that a study may be spread over many machines.

Needs the optional extra `cluster`. A task whose worker dies is given to another one; what it returns follows from its
arguments alone, so that the figures stay the same.
"""

import importlib.metadata
import logging
import threading
import warnings
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError, Executor, Future, InvalidStateError
from contextlib import contextmanager, suppress
from typing import Any, Final, ParamSpec, TypeVar

from distributed import Client, KilledWorker
from distributed.versions import VersionMismatchWarning

from whistclub.cards.errors import Reason, WhistclubError, reason
from whistclub.version import VERSION

CONNECT_S: Final = 15
WORKERS_S: Final = 15
_LOOK_S: Final = 0.5
_RUNNING: Final = "running"
_PACKAGE: Final = "whistclub"
_P = ParamSpec("_P")
_R = TypeVar("_R")

_one_at_a_time = threading.Lock()


class ClusterError(WhistclubError):
    """A cluster that cannot be reached, cannot do the work, or went away in the middle of it."""


class _QuietClient(Client):
    """A client that is closed by its user alone: collected after a connection that failed, it would print a
    traceback.
    """

    def __del__(self) -> None:
        pass


class ClusterExecutor(Executor):
    """The workers of a cluster. Each runs one task at a time, as a process would, however many threads it has. Once the
    scheduler is gone every task is cancelled.
    """

    def __init__(self, client: Client) -> None:
        self._client = client
        # The same task asked for twice is done twice: players may be programs that keep no promise.
        self._tasks = client.get_executor(pure=False)
        self._waiting: set[Future[Any]] = set()
        self._is_over = threading.Event()
        threading.Thread(target=self._watch, name="whist-cluster", daemon=True).start()

    @property
    def at_once(self) -> int:
        """The number of workers there are now."""
        return max(1, len(self._client.nthreads()))

    def submit(self, fn: Callable[_P, _R], /, *args: _P.args, **kwargs: _P.kwargs) -> Future[_R]:
        task: Future[_R] = Future()
        there: Future[_R] = self._tasks.submit(_done, VERSION, fn, *args, **kwargs)
        self._waiting.add(task)
        task.add_done_callback(self._waiting.discard)
        there.add_done_callback(lambda done: _hand_on(done, task))
        # A client without a scheduler has nobody to tell.
        task.add_done_callback(lambda done: done.cancelled() and self._is_running and there.cancel())
        return task

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:  # noqa: FBT001, FBT002 - as the base class has it
        self._is_over.set()
        self._tasks.shutdown(wait=wait and not cancel_futures)

    @property
    def _is_running(self) -> bool:
        return bool(self._client.status == _RUNNING)

    def _watch(self) -> None:
        # Dask cancels the tasks itself, but for one handed over in that moment and one whose result was on its way:
        # these nobody would ever answer.
        while not self._is_over.wait(_LOOK_S):
            status = self._client.status
            if status != _RUNNING:
                # A copy, made in one step: tasks are added and done in other threads meanwhile.
                for task in self._waiting.copy():
                    task.cancel()
            if status == "closed":
                return


def _hand_on(done: Future[_R], task: Future[_R]) -> None:
    """Gives the task what came of it, unless it is cancelled already."""
    with suppress(InvalidStateError):
        if done.cancelled():
            task.cancel()
        elif (problem := done.exception()) is not None:
            task.set_exception(problem)
        else:
            task.set_result(done.result())


@contextmanager
def cluster_executor(address: str) -> Iterator[ClusterExecutor]:
    """The Executor of the cluster whose scheduler is at this address. Raises ClusterError, also for what breaks in the
    middle.
    """
    logging.getLogger("distributed").setLevel(logging.CRITICAL)
    client = _connected(address)
    try:
        _check_workers(client, address)
        yield ClusterExecutor(client)
    except KilledWorker as problem:
        raise ClusterError(reason("cluster-task-kills", address=address)) from problem
    except CancelledError as problem:
        raise ClusterError(reason("cluster-lost", address=address)) from problem
    finally:
        client.close(timeout=1)


def _connected(address: str) -> Client:
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", VersionMismatchWarning)
            return _QuietClient(address, timeout=CONNECT_S, set_as_default=False)  # type: ignore[no-untyped-call]
    except (OSError, ValueError) as problem:
        raise ClusterError(reason("cluster-unreachable", address=address)) from problem


def _check_workers(client: Client, address: str) -> None:
    try:
        client.wait_for_workers(1, timeout=WORKERS_S)
    except TimeoutError as problem:
        raise ClusterError(reason("cluster-without-workers", address=address)) from problem
    # A function of the standard library, which workers without Whistclub have too.
    versions = client.run(importlib.metadata.version, _PACKAGE, on_error="return")
    here = importlib.metadata.version(_PACKAGE)
    for worker, there in sorted(versions.items()):
        if there != here:
            raise ClusterError(_other_version(str(worker), there, here))


def _other_version(worker: str, there: str | Exception, here: str) -> Reason:
    if isinstance(there, Exception):
        return reason("cluster-no-whistclub", worker=worker, version=here)
    return reason("cluster-other-version", worker=worker, there=there, version=here)


def _done(version: str, fn: Callable[_P, _R], /, *args: _P.args, **kwargs: _P.kwargs) -> _R:
    """The task, done at a worker. Raises ClusterError at a worker of another version, which may have come later than
    the others.
    """
    if version != VERSION:
        raise ClusterError(reason("cluster-late-version", there=VERSION, version=version))
    with _one_at_a_time:
        return fn(*args, **kwargs)
