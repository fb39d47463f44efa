from collections.abc import Sequence
from typing import TypeAlias

class Pool:
    def __init__(self, threads: int, memory: int) -> None: ...
    @property
    def threads(self) -> int: ...
    def stop(self) -> None: ...
    def go(self) -> None: ...
    def solve(
        self, questions: Sequence[Sequence[int]], cards: bool, line: bool, nodes: int, seconds: float
    ) -> list[tuple[int, int, int, list[tuple[int, int, int]], list[int], int, float, bool]]: ...

_Worlds: TypeAlias = Sequence[tuple[int, int, int, int]]

class Policy:
    def __init__(self, weights: Sequence[int]) -> None: ...
    def play_out(
        self, situation: Sequence[int], played: Sequence[int], worlds: _Worlds, card: int
    ) -> list[int]: ...
    def play_on(
        self, situation: Sequence[int], played: Sequence[int], worlds: _Worlds, card: int, left: int
    ) -> list[tuple[tuple[int, int, int, int], int, int, int]]: ...
    def log_likelihoods(
        self, situation: Sequence[int], played: Sequence[int], worlds: _Worlds, seats: int
    ) -> list[float]: ...
    def read_play(
        self,
        situation: Sequence[int],
        played: Sequence[int],
        certain: Sequence[int],
        dealt: int,
        seats: int,
        kinds: Sequence[tuple[float, float, float]],
    ) -> PlayReading: ...
    def scores(self, situation: Sequence[int], played: Sequence[int], world: Sequence[int]) -> list[int]: ...

class PlayReading: ...

class HandCounts:
    def __init__(
        self,
        tables: Sequence[float],
        counts: Sequence[tuple[tuple[int, int, int, int], int, float, float, float]],
    ) -> None: ...

_Ladder: TypeAlias = tuple[int, int, Sequence[float]]
_Laid: TypeAlias = tuple[int, int, Sequence[float]]
_Word: TypeAlias = tuple[Sequence[Sequence[float]], int, float, float]
_Bids: TypeAlias = tuple[Sequence[_Ladder], Sequence[_Laid], Sequence[_Word]]

class Beliefs:
    def __init__(
        self,
        play: PlayReading | None,
        counts: HandCounts | None,
        bids: Sequence[_Bids],
        powers: Sequence[float],
        played: Sequence[int],
        seats: int,
    ) -> None: ...
    def log_chances(self, worlds: _Worlds) -> list[float]: ...
    def draw(
        self,
        may_hold: Sequence[int],
        known: Sequence[int],
        counts: Sequence[int],
        seed: int,
        draws: int,
        steps: int,
    ) -> tuple[list[list[int]], list[float], float]: ...

def draw_worlds(
    may_hold: Sequence[int], known: Sequence[int], counts: Sequence[int], seed: int, count: int
) -> list[list[int]]: ...
def dummy_tables(
    numbers: Sequence[int],
    follows: Sequence[int],
    beats: Sequence[Sequence[int]],
    value: Sequence[Sequence[float]],
    told: Sequence[float],
    bytes: int,  # noqa: A002 - the kernel's own name
) -> tuple[bool, list[int], list[tuple[int, int]], list[float], list[float]]: ...
def change_meetings(
    rounds: Sequence[Sequence[int]],
    people: int,
    first: int,
    partner: Sequence[int],
    opponent: Sequence[int],
    heats: Sequence[Sequence[int]],
    steps: int,
    goal: int,
    dice: int,
) -> tuple[list[list[int]], list[list[int]], int, int]: ...
