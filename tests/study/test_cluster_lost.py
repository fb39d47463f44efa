"""A scheduler that goes away leaves no task waiting, whatever Dask has made of it."""

from concurrent.futures import CancelledError, Executor, Future
from typing import Any

import pytest

from whistclub.study.cluster import ClusterExecutor

_BOUND_S = 60.0
"""Only bounds a hang."""


class Client:
    """A client of Dask whose tasks are done when the test says so."""

    def __init__(self) -> None:
        self.status = "running"
        self.given: list[Future[Any]] = []

    def get_executor(self, **_: object) -> "Client":
        return self

    def submit(self, *_: object) -> Future[Any]:
        self.given.append(Future())
        return self.given[-1]

    def shutdown(self, **_: object) -> None:
        """Nothing to end."""


def executor_of(client: Any) -> Executor:
    return ClusterExecutor(client)


def test_a_task_that_dask_never_answers_is_cancelled_once_the_scheduler_is_gone() -> None:
    client = Client()
    executor = executor_of(client)
    early = executor.submit(abs, -1)
    client.status = "connecting"
    late = executor.submit(abs, -1)
    for task in (early, late):
        with pytest.raises(CancelledError):
            task.result(_BOUND_S)
    client.given[0].set_result(1)
    assert early.cancelled()
    executor.shutdown()


def test_a_task_hands_on_what_came_of_it_and_is_cancelled_there_too() -> None:
    client = Client()
    executor = executor_of(client)
    tasks = [executor.submit(abs, -1) for _ in range(4)]
    client.given[0].set_result(1)
    client.given[1].set_exception(ValueError("no number"))
    client.given[2].cancel()
    assert tasks[3].cancel()
    assert client.given[3].cancelled()
    assert 1 == tasks[0].result(_BOUND_S)
    with pytest.raises(ValueError, match="no number"):
        tasks[1].result(_BOUND_S)
    with pytest.raises(CancelledError):
        tasks[2].result(_BOUND_S)
    executor.shutdown()
