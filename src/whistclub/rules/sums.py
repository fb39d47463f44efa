"""Sums of floats that come out the same in every Python."""

from collections.abc import Iterable
from functools import reduce
from operator import add


def added(numbers: Iterable[float]) -> float:
    """The sum, rounded after each number, in their order.

    `sum` carries the rounding along from Python 3.12 on: acts that are worth the same but for the last bit would rank
    one way here and another way there.
    """
    return reduce(add, numbers, 0.0)
