"""Counts of one process since it began: figures only, nothing that says who came or what was played."""

from bisect import bisect_left
from collections import Counter
from typing import Final

BOUNDS_S: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""The upper bounds of the buckets in which durations are counted; those that Prometheus' own clients begin with."""


class Durations:
    """The durations of requests of one kind, in buckets."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS_S) + 1)
        self.sum_s = 0.0

    def add(self, took_s: float) -> None:
        """Counts one request."""
        self.counts[bisect_left(BOUNDS_S, took_s)] += 1
        self.sum_s += took_s


class Measures:
    """The requests that were answered, by kind and status."""

    def __init__(self) -> None:
        self.answers: Counter[tuple[str, int]] = Counter()
        self.durations: dict[str, Durations] = {}

    def answered(self, kind: str, status: int, took_s: float) -> None:
        """Counts a request. `kind` is one of a few: no path, which anybody could vary without end."""
        self.answers[kind, status] += 1
        self.durations.setdefault(kind, Durations()).add(took_s)
