"""The solver: answers many questions at once, by the kernel or by the twin."""

import threading
import time
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Final, Protocol

from whistclub.cards.pack import Hand
from whistclub.solver.answers import Answer, Bounds
from whistclub.solver.encoding import answer_of, numbers_of
from whistclub.solver.loading import loaded_kernel
from whistclub.solver.questions import Question
from whistclub.solver.twin import Twin

if TYPE_CHECKING:
    from whistclub.solver._kernel import Beliefs, HandCounts, Policy, Pool

DEFAULT_BYTES: Final = 256 << 20
TWIN_CARDS: Final = 6
"""The longest hands that the twin is asked about."""

_MOST_NODES: Final = 2**64 - 1
_WAIT_S: Final = 0.05


Rounds = Sequence[Sequence[int]]
Changed = tuple[list[list[int]], list[list[int]], int, int]


class Kernel(Protocol):
    """The compiled kernel."""

    Pool: "type[Pool]"
    Policy: "type[Policy]"
    HandCounts: "type[HandCounts]"
    Beliefs: "type[Beliefs]"
    draw_worlds: "Callable[[Sequence[Hand], Sequence[Hand], Sequence[int], int, int], list[list[int]]]"
    change_meetings: (
        "Callable[[Rounds, int, int, Sequence[int], Sequence[int], Rounds, int, int, int], Changed]"
    )


_kernel: Kernel | None = loaded_kernel()


def compiled_kernel() -> Kernel | None:
    """The compiled kernel, where there is one."""
    return _kernel


def has_kernel() -> bool:
    """Returns True if the compiled kernel is there."""
    return _kernel is not None


class Solver:
    """Answers questions with `threads` threads and at most `memory_bytes` of tables in all.

    Each call begins with empty tables, so the same questions always visit the same nodes. Neighbours that differ in
    leader, side or target alone share patterns. Several threads may each use a solver of their own at the same time.
    """

    def __init__(self, *, threads: int = 1, memory_bytes: int = DEFAULT_BYTES) -> None:
        self._pool = None if _kernel is None else _kernel.Pool(threads, memory_bytes)

    def solve(
        self,
        questions: Iterable[Question],
        *,
        cards: bool = False,
        line: bool = False,
        nodes: int | None = None,
        seconds_s: float | None = None,
    ) -> tuple[Answer, ...]:
        """Returns one answer for each question.

        `nodes` and `seconds_s` limit each question; the bounds of a limited one may not meet. With `cards` each legal
        card gets its value, with `line` there is one line of best play. Raises BadDeal for a question that cannot be
        played.
        """
        asked = tuple(questions)
        for question in asked:
            question.check()
        if self._pool is None:
            return tuple(_by_twin(question, cards=cards) for question in asked)
        limit = _MOST_NODES if nodes is None else nodes
        replies = self._pool.solve(list(map(numbers_of, asked)), cards, line, limit, seconds_s or 0.0)
        return tuple(map(answer_of, replies, asked))

    def stop(self) -> None:
        """Ends the call that is running in another thread and every later one, until `go`."""
        if self._pool is not None:
            self._pool.stop()

    def go(self) -> None:
        """Takes `stop` back."""
        if self._pool is not None:
            self._pool.go()

    def solve_interruptibly(
        self, work: Callable[["Solver"], tuple[Answer, ...]]
    ) -> tuple[tuple[Answer, ...], bool]:
        """Runs `work` with this solver in a thread of its own; returns its answers, and True if Ctrl-C cut it short."""
        answers: list[tuple[Answer, ...]] = []
        failures: list[BaseException] = []
        done = threading.Event()

        def run() -> None:
            try:
                answers.append(work(self))
            except Exception as problem:  # noqa: BLE001 (it is raised again in the caller's thread)
                failures.append(problem)
            finally:
                done.set()

        # The kernel does not see Ctrl-C: this thread stays free to hear it and tells the kernel to stop.
        threading.Thread(target=run).start()
        interrupted = False
        while not done.is_set():
            try:
                done.wait(_WAIT_S)
            except KeyboardInterrupt:
                interrupted = True
                self.stop()
        self.go()
        if failures:
            raise failures[0]
        return answers[0], interrupted


def _by_twin(question: Question, *, cards: bool) -> Answer:
    """The twin's answer, or one of unknown value where the hands are too long for it."""
    if question.tricks > TWIN_CARDS or max(hand.bit_count() for hand in question.hands) > TWIN_CARDS:
        most = 1 if question.is_verdict else question.tricks
        return Answer(value=Bounds(0, most), why="solve-no-kernel")
    start_s = time.perf_counter()
    found = Twin(question).answer()
    return Answer(
        value=found.value,
        cards=found.cards if cards else (),
        nodes=found.nodes,
        seconds_s=time.perf_counter() - start_s,
    )
