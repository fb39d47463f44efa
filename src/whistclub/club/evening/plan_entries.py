"""The entries about the plan of an individual evening, and about the wishes it keeps."""

from whistclub.club.evening.entry import Entry
from whistclub.club.evening.settings import Together


class PlanFound(Entry, frozen=True, kw_only=True, tag="plan_found"):
    """A search found a better plan for an individual evening before its first round: the players of each round, four a
    table in the order N, E, S, W. Who is in none of them sits out. `holders` are the guests by player number.
    """

    rounds: tuple[tuple[int, ...], ...]
    holders: tuple[int, ...]


class KeptApart(Entry, frozen=True, kw_only=True, tag="kept_apart"):
    """An organiser keeps two guests apart: they are never partners, or at no table together, or may be again (`no`)."""

    guest: int
    other: int
    how: Together


class TableKept(Entry, frozen=True, kw_only=True, tag="table_kept"):
    """A guest sits N at this table in every round; 0 for one who moves as all do."""

    guest: int
    table: int
