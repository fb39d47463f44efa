"""The names of the compiled extension, answered by an instance of the kernel in WebAssembly (`kernel/wasm`)."""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Final, Protocol
from weakref import finalize

from whistclub.solver.wasm.words import Reply, Words

if TYPE_CHECKING:
    from whistclub.solver import _kernel
    from whistclub.solver.encoding import Reply as Solved

MOST_TABLE_BYTES: Final = 96 << 20
"""The most that the tables of the solver take: the memory of the instance ends at 256 MB."""
MOST_DUMMY_BYTES: Final = 224 << 20
"""The same of the worths of a hand against a dummy, for which the solver's tables make room."""

_Tables = tuple[bool, list[int], list[tuple[int, int]], Sequence[float], Sequence[float]]
_Worlds = Sequence[tuple[int, int, int, int]]


class Instance(Protocol):
    """An instance of the kernel, and the host that it asks now and then if it is to stop."""

    stopping: bool

    def call(self, name: str, words: Words) -> bytes:
        """The words that the export of this name answers."""

    def forget(self, name: str, number: int) -> None:
        """Lets go of what a reply gave this number."""


class Kept:
    """Something of the instance's that has a number there; it is let go with this."""

    def __init__(self, instance: Instance, made_by: str, let_go_by: str, words: Words) -> None:
        self.number = Reply(instance.call(made_by, words)).number()
        finalize(self, instance.forget, let_go_by, self.number).atexit = False


class Pool:
    """A pool of one solver: a page has one thread for Python and the kernel."""

    threads: Final = 1

    def __init__(self, instance: Instance, threads: int, memory: int) -> None:
        self._instance, self._memory = instance, min(memory, MOST_TABLE_BYTES)
        self._stopping = False

    def stop(self) -> None:
        self._stopping = self._instance.stopping = True

    def go(self) -> None:
        self._stopping = self._instance.stopping = False

    def solve(
        self,
        questions: Sequence[Sequence[int]],
        cards: bool,  # noqa: FBT001 (the extension's order)
        line: bool,  # noqa: FBT001
        nodes: int,
        seconds: float,
    ) -> "list[Solved]":
        words = Words(self._memory).rows(questions).plain(cards, line).unsigned(nodes).reals(seconds)
        self._instance.stopping = self._stopping
        reply = Reply(self._instance.call("solve", words))
        count = reply.number()
        if count < len(questions):
            raise MemoryError("the solver's tables find no memory")
        return [_solved(reply) for _ in range(count)]


def _solved(reply: Reply) -> "Solved":
    problem, least, most = reply.some(3)
    cards = [(card, low, high) for card, low, high in reply.rows(3)]
    return problem, least, most, cards, reply.numbers(), reply.number(), reply.real(), bool(reply.number())


class PlayReading(Kept):
    """A play read."""


class Policy(Kept):
    """The fast policy."""

    def __init__(self, instance: Instance, weights: Sequence[int]) -> None:
        super().__init__(instance, "policy", "forget_policy", Words().numbers(weights))
        self._instance = instance

    def _asked(self, situation: Sequence[int], played: Sequence[int]) -> Words:
        return Words(self.number, *situation).numbers(played)

    def play_out(
        self, situation: Sequence[int], played: Sequence[int], worlds: _Worlds, card: int
    ) -> list[int]:
        words = self._asked(situation, played).rows(worlds).plain(card)
        return Reply(self._instance.call("play_out", words)).numbers()

    def play_on(
        self, situation: Sequence[int], played: Sequence[int], worlds: _Worlds, card: int, left: int
    ) -> list[tuple[tuple[int, int, int, int], int, int, int]]:
        words = self._asked(situation, played).rows(worlds).plain(card, left)
        rows = Reply(self._instance.call("play_on", words)).rows(7)
        return [
            ((north, east, south, west), leader, trump, taken)
            for north, east, south, west, leader, trump, taken in rows
        ]

    def log_likelihoods(
        self, situation: Sequence[int], played: Sequence[int], worlds: _Worlds, seats: int
    ) -> list[float]:
        words = self._asked(situation, played).rows(worlds).plain(seats)
        return Reply(self._instance.call("log_likelihoods", words)).reals()

    def read_play(
        self,
        situation: Sequence[int],
        played: Sequence[int],
        certain: Sequence[int],
        dealt: int,
        seats: int,
        kinds: Sequence[tuple[float, float, float]],
    ) -> PlayReading:
        words = self._asked(situation, played).plain(*certain, dealt, seats, len(kinds))
        for kind in kinds:
            words.reals(*kind)
        return PlayReading(self._instance, "read_play", "forget_play", words)

    def scores(self, situation: Sequence[int], played: Sequence[int], world: Sequence[int]) -> list[int]:
        words = self._asked(situation, played).plain(*world)
        return Reply(self._instance.call("scores", words)).numbers()


class HandCounts(Kept):
    """Counts of hands by tables."""

    def __init__(
        self,
        instance: Instance,
        tables: Sequence[float],
        counts: Sequence[tuple[tuple[int, int, int, int], int, float, float, float]],
    ) -> None:
        words = Words().all_reals(tables).plain(len(counts))
        for sums, best, base, factor, most in counts:
            words.plain(*sums, best).reals(base, factor, most)
        super().__init__(instance, "hand_counts", "forget_counts", words)


class Beliefs(Kept):
    """What bids and cards seen make likely."""

    def __init__(
        self,
        instance: Instance,
        play: PlayReading | None,
        counts: HandCounts | None,
        bids: "Sequence[_kernel._Bids]",
        powers: Sequence[float],
        played: Sequence[int],
        seats: int,
    ) -> None:
        words = Words(play.number if play else 0, counts.number if counts else 0)
        for each in bids:
            _add_bids(words, each)
        words.reals(*powers).plain(*played, seats)
        super().__init__(instance, "beliefs", "forget_beliefs", words)
        self._instance = instance

    def log_chances(self, worlds: _Worlds) -> list[float]:
        return Reply(self._instance.call("log_chances", Words(self.number).rows(worlds))).reals()

    def draw(
        self,
        may_hold: Sequence[int],
        known: Sequence[int],
        counts: Sequence[int],
        seed: int,
        draws: int,
        steps: int,
    ) -> tuple[list[list[int]], list[float], float]:
        words = Words(self.number, *may_hold, *known, *counts).unsigned(seed).plain(draws, steps)
        reply = Reply(self._instance.call("draw", words))
        return reply.rows(4), reply.reals(), reply.real()


def _add_bids(words: Words, bids: "_kernel._Bids") -> None:
    ladders, laid, said = bids
    words.plain(len(ladders))
    for count, start, logs in ladders:
        words.plain(count, start).all_reals(logs)
    words.plain(len(laid))
    for colour, lower, logs in laid:
        words.plain(colour, lower).all_reals(logs)
    words.plain(len(said))
    for weights, place, strays, share in said:
        words.plain(len(weights))
        for each in weights:
            words.all_reals(each)
        words.plain(place).reals(strays, share)


class WasmKernel:
    """The compiled extension's names, by one instance."""

    def __init__(self, instance: Instance) -> None:
        self._instance = instance
        self.Pool = partial(Pool, instance)
        self.Policy = partial(Policy, instance)
        self.HandCounts = partial(HandCounts, instance)
        self.Beliefs = partial(Beliefs, instance)

    def draw_worlds(
        self, may_hold: Sequence[int], known: Sequence[int], counts: Sequence[int], seed: int, count: int
    ) -> list[list[int]]:
        words = Words(*may_hold, *known, *counts).unsigned(seed).plain(count)
        return Reply(self._instance.call("draw_worlds", words)).rows(4)

    def dummy_tables(
        self,
        numbers: Sequence[int],
        follows: Sequence[int],
        beats: Sequence[Sequence[int]],
        value: Sequence[Sequence[float]],
        told: Sequence[float],
        bytes: int,  # noqa: A002 (the extension's name)
        work: int,
    ) -> _Tables:
        words = Words().numbers(numbers).numbers(follows).plain(len(beats))
        for each in beats:
            words.numbers(each)
        words.plain(len(value))
        for row in value:
            words.all_reals(row)
        words.all_reals(told).plain(min(bytes, MOST_DUMMY_BYTES)).unsigned(work)
        reply = Reply(self._instance.call("dummy_tables", words))
        fine, hands = bool(reply.number()), reply.numbers()
        states = [(trump, hidden) for trump, hidden in reply.rows(2)]
        return fine, hands, states, reply.real_view(), reply.real_view()
