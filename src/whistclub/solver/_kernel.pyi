from collections.abc import Sequence

class Pool:
    def __init__(self, threads: int, memory: int) -> None: ...
    @property
    def threads(self) -> int: ...
    def stop(self) -> None: ...
    def go(self) -> None: ...
    def solve(
        self, questions: Sequence[Sequence[int]], cards: bool, line: bool, nodes: int, seconds: float
    ) -> list[tuple[int, int, int, list[tuple[int, int, int]], list[int], int, float, bool]]: ...

def dummy_tables(
    numbers: Sequence[int],
    follows: Sequence[int],
    beats: Sequence[Sequence[int]],
    value: Sequence[Sequence[float]],
    told: Sequence[float],
    bytes: int,  # noqa: A002 - the kernel's own name
) -> tuple[bool, list[int], list[tuple[int, int]], list[float], list[float]]: ...
