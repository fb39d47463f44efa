"""Whist tournaments Wh(q) from finite fields.

For a prime power q = 4n + 1 with a primitive element w the initial round has the tables (w^i, w^(i+2n); w^(i+n),
w^(i+3n)) for i from 0 to n - 1, partners before the semicolon and after it; adding each element of the field to it
gives the q rounds. In each of them one element sits out; everyone partners everyone once and opposes everyone twice.
The construction is Bose and Cameron's ("The bridge tournament problem and calibration designs", 1965); Anderson tells
it in "Combinatorial designs and tournaments" (1997).
"""

from typing import Final

from whistclub.evenings.schedules.fields import Field
from whistclub.evenings.schedules.rounds import Rounds, Table

FIELD_ORDERS: Final = (5, 9, 13, 17, 25, 29, 37, 41)
"""The numbers of players whose schedules are made so. From 49 players on, others have fewer second meetings."""


def field_tournament(order: int) -> Rounds:
    """The rounds of Wh(order), points counted from 0."""
    field = Field(order)
    powers = field.primitive_powers()
    n = order // 4
    first = [(powers[i], powers[i + n], powers[i + 2 * n], powers[i + 3 * n]) for i in range(n)]
    return [[_moved(field, table, element) for table in first] for element in range(order)]


def _moved(field: Field, table: Table, element: int) -> Table:
    north, east, south, west = table
    return (
        field.add(north, element),
        field.add(east, element),
        field.add(south, element),
        field.add(west, element),
    )
