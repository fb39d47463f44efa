"""Arguments and replies of the kernel as words of 64 bits: see `kernel/words/words.hpp`."""

from array import array
from collections.abc import Sequence
from itertools import chain
from typing import Final

from whistclub.cards.pack import Hand

Four = tuple[Hand, Hand, Hand, Hand]
_SIGN: Final = 1 << 63


class Words:
    """Arguments, one after another."""

    __slots__ = ("_given",)

    def __init__(self, *numbers: int) -> None:
        self._given = array("q", numbers)

    def __len__(self) -> int:
        return len(self._given)

    def tobytes(self) -> bytes:
        return self._given.tobytes()

    def plain(self, *numbers: int) -> "Words":
        self._given.extend(numbers)
        return self

    def unsigned(self, number: int) -> "Words":
        """A number of which all 64 bits may be set."""
        self._given.append(number - (number & _SIGN) * 2)
        return self

    def numbers(self, numbers: Sequence[int]) -> "Words":
        self._given.append(len(numbers))
        self._given.extend(numbers)
        return self

    def lists(self, lists: Sequence[Sequence[int]]) -> "Words":
        """A list of lists."""
        self._given.append(len(lists))
        for each in lists:
            self.numbers(each)
        return self

    def rows(self, rows: Sequence[Sequence[int]]) -> "Words":
        """A list of rows that are all of one known length."""
        self._given.append(len(rows))
        self._given.extend(chain.from_iterable(rows))
        return self

    def reals(self, *reals: float) -> "Words":
        self._given.frombytes(array("d", reals).tobytes())
        return self

    def all_reals(self, reals: Sequence[float]) -> "Words":
        """A list of reals."""
        self._given.append(len(reals))
        self._given.frombytes(array("d", reals).tobytes())
        return self


class Reply:
    """An answer of the kernel, read from the front."""

    __slots__ = ("_at", "_numbers", "_reals")

    def __init__(self, words: bytes) -> None:
        view = memoryview(words)
        self._numbers, self._reals, self._at = view.cast("q"), view.cast("d"), 0

    def number(self) -> int:
        self._at += 1
        return self._numbers[self._at - 1]

    def real(self) -> float:
        self._at += 1
        return self._reals[self._at - 1]

    def some(self, count: int) -> list[int]:
        self._at += count
        return self._numbers[self._at - count : self._at].tolist()

    def numbers(self) -> list[int]:
        return self.some(self.number())

    def lists(self) -> list[list[int]]:
        """A list of lists."""
        return [self.numbers() for _ in range(self.number())]

    def rows(self, width: int) -> list[list[int]]:
        """A list of rows of this length."""
        flat = self.some(self.number() * width)
        return [flat[start : start + width] for start in range(0, len(flat), width)]

    def reals(self) -> list[float]:
        return list(self.real_view())

    def real_view(self) -> "memoryview[float]":
        """A list of reals, as it lies there: it may be long."""
        count = self.number()
        self._at += count
        return self._reals[self._at - count : self._at]
