"""The names of the compiled extension, answered by a kernel behind words in memory (`kernel/words`)."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import partial
from threading import RLock
from typing import TYPE_CHECKING
from weakref import finalize

from whistclub.rules.dice import WORD
from whistclub.solver.by_words.words import Reply, Words

if TYPE_CHECKING:
    from whistclub.solver.encoding import Reply as Solved

_Tables = tuple[bool, list[int], list[tuple[int, int]], Sequence[float], Sequence[float]]
_Worlds = Sequence[tuple[int, int, int, int]]
_Placed = Sequence[tuple[int, int, Sequence[float]]]
_Bids = tuple[_Placed, _Placed, Sequence[tuple[Sequence[Sequence[float]], int, float, float]]]
"""The ladders, the cards laid and the words said of one reading of the bids, as in `_kernel.pyi`."""


class Instance(ABC):
    """A kernel behind its words, one call at a time, and the host that it asks now and then if it is to stop."""

    most_table_bytes: int
    """The most that the tables of the solver take."""
    most_dummy_bytes: int
    """The most that the worths of a hand against a dummy take."""

    def __init__(self) -> None:
        self.alone = RLock()
        self.running: Pool | None = None

    @abstractmethod
    def stop(self, *, is_wanted: bool) -> None:
        """Ends the search that is running and every later one, until it is not wanted."""

    @abstractmethod
    def call(self, name: str, words: Words) -> bytes:
        """The words that the export of this name answers."""

    @abstractmethod
    def forget(self, name: str, number: int) -> None:
        """Lets go of what a reply gave this number."""


class Kept:
    """Something of the instance's that has a number there; it is let go with this."""

    def __init__(self, instance: Instance, made_by: str, let_go_by: str, words: Words) -> None:
        self.number = Reply(instance.call(made_by, words)).number()
        finalize(self, instance.forget, let_go_by, self.number).atexit = False


class Pool:
    """A pool of one solver: a page has one thread for Python and the kernel."""

    threads = 1

    def __init__(self, instance: Instance, threads: int, memory: int) -> None:
        self._instance, self._memory = instance, min(memory, instance.most_table_bytes)
        self._stopping = False

    def stop(self) -> None:
        self._be_stopping(is_wanted=True)

    def go(self) -> None:
        self._be_stopping(is_wanted=False)

    def _be_stopping(self, *, is_wanted: bool) -> None:
        self._stopping = is_wanted
        if self._instance.running is self:
            self._instance.stop(is_wanted=is_wanted)

    def solve(
        self,
        questions: Sequence[Sequence[int]],
        cards: bool,  # noqa: FBT001 (the extension's order)
        line: bool,  # noqa: FBT001
        nodes: int,
        seconds: float,
    ) -> "list[Solved]":
        words = Words(self._memory).rows(questions).plain(cards, line).unsigned(nodes).reals(seconds)
        reply = Reply(self._run(words))
        count = reply.number()
        if count < len(questions):
            raise MemoryError("the solver's tables find no memory")
        return [_solved(reply) for _ in range(count)]

    def _run(self, words: Words) -> bytes:
        with self._instance.alone:
            self._instance.running = self
            self._instance.stop(is_wanted=self._stopping)
            try:
                return self._instance.call("solve", words)
            finally:
                self._instance.running = None


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
    """Worlds as likely as bids and cards seen make them."""

    def __init__(
        self,
        instance: Instance,
        play: PlayReading | None,
        counts: HandCounts | None,
        bids: Sequence[_Bids],
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


def _add_bids(words: Words, bids: _Bids) -> None:
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


class WordsKernel:
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
        words.all_reals(told).plain(min(bytes, self._instance.most_dummy_bytes)).unsigned(work)
        reply = Reply(self._instance.call("dummy_tables", words))
        fine, hands = bool(reply.number()), reply.numbers()
        states = [(trump, hidden) for trump, hidden in reply.rows(2)]
        return fine, hands, states, reply.real_view(), reply.real_view()

    def change_meetings(  # noqa: PLR0913, PLR0917 - the extension's arguments
        self,
        rounds: Sequence[Sequence[int]],
        people: int,
        first: int,
        partner: Sequence[int],
        opponent: Sequence[int],
        heats: Sequence[Sequence[int]],
        steps: int,
        goal: int,
        dice: int,
    ) -> tuple[list[list[int]], list[list[int]], int, int]:
        words = Words().lists(rounds).plain(people, first).numbers(partner).numbers(opponent).lists(heats)
        reply = Reply(self._instance.call("change_meetings", words.plain(steps, goal).unsigned(dice)))
        return reply.lists(), reply.lists(), reply.number(), reply.number() & WORD
