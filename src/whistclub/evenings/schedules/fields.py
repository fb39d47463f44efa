"""Finite fields of a prime, or of the square of an odd prime, number of elements: enough arithmetic for whist
tournaments.
"""

from collections.abc import Iterator
from math import isqrt


class Field:
    """The field of q elements, numbered 0 to q - 1; of p² elements, a + b·p stands for a + b·t, where t² is no square
    mod p.
    """

    def __init__(self, order: int) -> None:
        """Raises ValueError if the order is neither a prime nor the square of an odd prime."""
        root = isqrt(order)
        self.order = order
        self._prime = root if root * root == order else order
        if self._prime < 3 or any(self._prime % one == 0 for one in range(2, isqrt(self._prime) + 1)):
            raise ValueError(f"no field of {order} elements here")
        squares = {one * one % self._prime for one in range(self._prime)}
        self._square_of_t = next(one for one in range(self._prime) if one not in squares)

    def add(self, one: int, other: int) -> int:
        """The sum."""
        p = self._prime
        return (one + other) % p + p * ((one // p + other // p) % p)

    def multiply(self, one: int, other: int) -> int:
        """The product."""
        p = self._prime
        b, a = divmod(one, p)
        d, c = divmod(other, p)
        return (a * c + b * d * self._square_of_t) % p + p * ((a * d + b * c) % p)

    def powers(self, element: int) -> Iterator[int]:
        """1, the element, its square and so on, until 1 would come again."""
        power = 1
        while True:
            yield power
            power = self.multiply(power, element)
            if power == 1:
                return

    def primitive_powers(self) -> tuple[int, ...]:
        """All elements but 0, as the powers of the first primitive element."""
        for element in range(2, self.order):
            found = tuple(self.powers(element))
            if len(found) == self.order - 1:
                return found
        raise ValueError(f"no primitive element among {self.order}")
