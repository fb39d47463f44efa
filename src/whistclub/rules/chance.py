"""The one door by which chance comes in: everything random is a function of a seed of 32 bytes.

Block i of a stream is HMAC-SHA256(key = seed, message = UTF-8 label followed by i as eight big-endian bytes), read
as 32-bit big-endian words.
"""

import hashlib
import hmac
from collections.abc import Iterator, Sequence
from typing import TypeVar

from whistclub.rules.seats import SEATS, Seat

Item = TypeVar("Item")
SEED_BYTES = 32


def seed_from_text(text: str) -> bytes:
    """The seed a deal number, a date or any other text stands for: SHA-256 of `whist:` and the text."""
    return hashlib.sha256(b"whist:" + text.encode()).digest()


class Stream:
    """The random words of one seed under one label, taken in order; the only thing here that changes."""

    def __init__(self, seed: bytes, label: str) -> None:
        """Raises ValueError when the seed is not 32 bytes."""
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        self._words = _words(seed, label.encode())

    def below(self, bound: int) -> int:
        """A whole number from 0 to bound - 1, each equally likely (words that would favour some are passed over).

        `bound` is from 1 to 2**32; anything else raises ValueError.
        """
        if not 1 <= bound <= 2**32:
            raise ValueError(f"the bound is from 1 to 2**32, not {bound}")
        fair = 2**32 // bound * bound
        return next(word for word in self._words if word < fair) % bound

    def shuffled(self, items: Sequence[Item]) -> tuple[Item, ...]:
        """The items in random order: for i from the last down to 1, i changes places with below(i + 1)."""
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return tuple(order)


def _words(seed: bytes, label: bytes) -> Iterator[int]:
    block = 0
    while True:
        digest = hmac.new(seed, label + block.to_bytes(8, "big"), hashlib.sha256).digest()
        for start in range(0, len(digest), 4):
            yield int.from_bytes(digest[start : start + 4], "big")
        block += 1


def first_dealer(seed: bytes, seats: int = 4) -> Seat:
    """The seat that deals first in a match with this seed, at a table of so many seats; alone there is one."""
    return SEATS[Stream(seed, "match/dealer").below(seats)]
