"""The solver: many questions at once, by the kernel or by the twin."""

import threading
import time
from collections.abc import Callable, Iterable, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from whistclub.cards.card import Card
from whistclub.cards.french import FRENCH
from whistclub.cards.pack import Hand
from whistclub.rules.seats import Seat
from whistclub.solver.answers import Answer, Bounds, CardValue
from whistclub.solver.questions import Objective, Question
from whistclub.solver.twin import Twin

if TYPE_CHECKING:
    from whistclub.solver import _kernel as _kernel_types

_kernel: Any
try:
    _kernel = import_module("whistclub.solver._kernel")
except ImportError:
    _kernel = None

DEFAULT_BYTES: Final = 256 << 20
TWIN_CARDS: Final = 6
"""The longest hands that the twin is asked about."""

_OBJECTIVES: Final[tuple[Objective, ...]] = ("most", "fewest", "at_least", "none", "first")
_TRUMPS: Final = (*FRENCH.suits, "")
_RANKS: Final = 13
_SUIT_MASKS: Final = tuple(((1 << _RANKS) - 1) << _RANKS * place for place in range(4))
_CARDS: Final = {card.index // _RANKS * 16 + card.index % _RANKS: card for card in FRENCH.cards}
"""Cards by the numbers that the kernel gives them."""
_MOST_NODES: Final = 2**64 - 1
_WAIT_S: Final = 0.05
_Told = tuple[int, int, int, list[tuple[int, int, int]], list[int], int, float, bool]


def has_kernel() -> bool:
    """Whether the compiled kernel is there."""
    return _kernel is not None


class Solver:
    """Answers questions, over `threads` threads and within `memory_bytes` of tables altogether.

    Every call begins with empty tables, so the same questions always visit the same nodes; neighbours that differ in leader,
    side or target alone share what is found. Solvers in several threads at once do not get in each other's way.
    """

    def __init__(self, *, threads: int = 1, memory_bytes: int = DEFAULT_BYTES) -> None:
        self._pool: _kernel_types.Pool | None = (
            None if _kernel is None else _kernel.Pool(threads, memory_bytes)
        )

    def solve(
        self,
        questions: Iterable[Question],
        *,
        cards: bool = False,
        line: bool = False,
        nodes: int | None = None,
        seconds_s: float | None = None,
    ) -> tuple[Answer, ...]:
        """One answer a question. `nodes` and `seconds_s` limit each question; beyond them its bounds are what is known.

        With `cards` each legal card gets its value, with `line` one line of best play is given. Raises BadDeal for a question
        that cannot be played.
        """
        asked = tuple(questions)
        for question in asked:
            question.check()
        if self._pool is None:
            return tuple(_by_twin(question, cards=cards) for question in asked)
        limit = _MOST_NODES if nodes is None else nodes
        told = self._pool.solve(list(map(_fields, asked)), cards, line, limit, seconds_s or 0.0)
        return tuple(map(_answer, told))

    def stop(self) -> None:
        """Ends the call that is running in another thread, and every later one until `go`."""
        if self._pool is not None:
            self._pool.stop()

    def go(self) -> None:
        """Takes `stop` back."""
        if self._pool is not None:
            self._pool.go()

    def solve_interruptibly(
        self, work: Callable[["Solver"], tuple[Answer, ...]]
    ) -> tuple[tuple[Answer, ...], bool]:
        """Runs `work` with this solver in a thread of its own; what it gave, and whether Ctrl-C cut it short."""
        given: list[tuple[Answer, ...]] = []
        failed: list[BaseException] = []
        done = threading.Event()

        def run() -> None:
            try:
                given.append(work(self))
            except Exception as problem:  # noqa: BLE001 (it is raised again in the caller's thread)
                failed.append(problem)
            finally:
                done.set()

        threading.Thread(target=run).start()
        interrupted = False
        while not done.is_set():
            try:
                done.wait(_WAIT_S)
            except KeyboardInterrupt:
                interrupted = True
                self.stop()
        self.go()
        if failed:
            raise failed[0]
        return given[0], interrupted


def _by_twin(question: Question, *, cards: bool) -> Answer:
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


def _fields(question: Question) -> Sequence[int]:
    """The numbers of a question in the order the kernel takes them."""
    north, east, south, west = question.hands
    table = [_index(card) for card in question.table]
    return [
        _spread(north),
        _spread(east),
        _spread(south),
        _spread(west),
        len(table),
        *[*table, 0, 0, 0, 0][:4],
        question.leader,
        question.now,
        question.later,
        question.side & 15,
        question.counts & 15,
        _TRUMPS.index(question.trump),
        _OBJECTIVES.index(question.objective),
        min(max(question.target, 0), _RANKS + 1),
    ]


def question_from_numbers(numbers: Sequence[int]) -> Question:
    """The question that these numbers, in the order the kernel takes them, stand for."""
    hands = [_packed(hand) for hand in numbers[:4]]
    return Question(
        hands=(hands[0], hands[1], hands[2], hands[3]),
        table=tuple(_CARDS[card] for card in numbers[5 : 5 + numbers[4]]),
        leader=Seat(numbers[9]),
        now=numbers[10],
        later=numbers[11],
        side=numbers[12],
        counts=numbers[13],
        trump=_TRUMPS[numbers[14]],
        objective=_OBJECTIVES[numbers[15]],
        target=numbers[16],
    )


def _packed(spread: int) -> Hand:
    suits = (spread >> 16 * place & (1 << _RANKS) - 1 for place in range(4))
    return sum(cards << _RANKS * place for place, cards in enumerate(suits))


def _spread(hand: Hand) -> int:
    """A hand with sixteen bits a suit instead of thirteen."""
    return (
        hand & _SUIT_MASKS[0]
        | (hand & _SUIT_MASKS[1]) << 3
        | (hand & _SUIT_MASKS[2]) << 6
        | (hand & _SUIT_MASKS[3]) << 9
    )


def _index(card: Card) -> int:
    return card.index // _RANKS * 16 + card.index % _RANKS


def _answer(told: _Told) -> Answer:
    _, least, most, cards, line, nodes, seconds_s, limited = told
    return Answer(
        value=Bounds(least, most),
        cards=tuple([CardValue(_CARDS[card], Bounds(low, high)) for card, low, high in cards]),
        line=tuple([_CARDS[card] for card in line]),
        nodes=nodes,
        seconds_s=seconds_s,
        why="solve-limit" if limited else None,
    )
