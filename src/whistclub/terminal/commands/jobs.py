"""Processes that share the work of a long command, on this machine or on a cluster."""

import re
import signal
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import contextmanager
from typing import Final

import msgspec

from whistclub.cards.errors import install_line
from whistclub.club.interrupts import interrupts_blocked
from whistclub.terminal.commands.context import Context

_ADDRESS: Final = re.compile(r"(tcp|tls)://[^\s/@]+:[0-9]{1,5}")


class Shared(msgspec.Struct, frozen=True):
    """The processes that share a command's work, and how many tasks they do at once."""

    executor: Executor
    at_once: int


@contextmanager
def shared_work(jobs: int, cluster: str | None, context: Context) -> Iterator[Shared]:
    """So many processes of this machine, or the workers of the cluster at this address. Raises CommandRefused and
    ClusterError.
    """
    if cluster is None:
        with executor_of(jobs) as executor:
            yield Shared(executor, jobs)
        return
    try:
        from whistclub.study.cluster import cluster_executor
    except ModuleNotFoundError as problem:
        if problem.name not in {"distributed", "dask"}:
            raise
        raise context.wrong("cli-cluster-package", command=install_line("cluster")) from problem
    with cluster_executor(cluster) as executor:
        yield Shared(executor, executor.at_once)


def check_cluster(context: Context, cluster: str | None, jobs: int | None) -> None:
    """Raises CommandRefused for what is no address of a cluster, and for a number of processes beside one."""
    if cluster is None:
        return
    if not _ADDRESS.fullmatch(cluster):
        raise context.wrong("cli-cluster-address", text=cluster)
    if jobs is not None:
        raise context.wrong("cli-cluster-jobs")


def executor_of(jobs: int) -> Executor:
    """So many processes, or for one job a thread. Ctrl-C interrupts the parent only."""
    if jobs == 1:
        return ThreadPoolExecutor(1)
    executor = ProcessPoolExecutor(jobs, initializer=_leave_interrupts_to_parent)
    with interrupts_blocked():
        executor.submit(_leave_interrupts_to_parent)
    return executor


def _leave_interrupts_to_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
