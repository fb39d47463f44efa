"""A Dask cluster as an Executor, so that a study may be spread over many machines.

Needs the optional extra `cluster`. A task whose worker dies is given to another one; what it returns follows from its
arguments alone, so that the figures stay the same.
"""

import importlib.metadata
import logging
import threading
import warnings
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError, Executor, Future
from contextlib import contextmanager
from typing import Final, ParamSpec, TypeVar

from distributed import Client, KilledWorker
from distributed.versions import VersionMismatchWarning

from whistclub import __version__
from whistclub.cards.errors import Reason, WhistclubError, reason

CONNECT_S: Final = 15
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
    """The workers of a cluster. Each runs one task at a time, as a process would, however many threads it has."""

    def __init__(self, client: Client) -> None:
        self._client = client
        # The same task asked for twice is done twice: players may be programs that keep no promise.
        self._tasks = client.get_executor(pure=False)

    @property
    def at_once(self) -> int:
        """The number of workers there are now."""
        return max(1, len(self._client.nthreads()))

    def submit(self, fn: Callable[_P, _R], /, *args: _P.args, **kwargs: _P.kwargs) -> Future[_R]:
        task: Future[_R] = self._tasks.submit(_done, __version__, fn, *args, **kwargs)
        return task

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:  # noqa: FBT001, FBT002 - as the base class has it
        self._tasks.shutdown(wait=wait and not cancel_futures)


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
        client.wait_for_workers(1, timeout=CONNECT_S)
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
    if version != __version__:
        raise ClusterError(reason("cluster-late-version", there=__version__, version=version))
    with _one_at_a_time:
        return fn(*args, **kwargs)
