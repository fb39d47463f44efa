"""The provenance of a result, and which figures it counts in. This is the one place that decides; pure functions.

A figure in which people are compared by the same cards is of what the club itself dealt and saw played. Figures that
somebody typed are those of the evening they were typed for. Games that were brought along count for whoever brought
them.
"""

from collections.abc import Mapping
from typing import Final, Literal

Provenance = Literal["played", "helped", "typed", "brought"]
"""Dealt and played at a table of the club; played there with help that the others with these cards did not have: an act
taken back, even if all at the table agreed, a hint, a hand taken over, acts of a bot; typed at an evening with real
cards; brought along by its owner, from a device or as a document.
"""

Figure = Literal["rating", "daily", "prepared", "evening", "season", "statistics"]
"""A rating; the ranks of a deal of the day; the results of a prepared deal; the standings and prizes of an evening; the
table of a season; somebody's own statistics, which nobody else is told.
"""

COUNTS: Final[Mapping[Figure, frozenset[Provenance]]] = {
    "rating": frozenset({"played"}),
    "daily": frozenset({"played"}),
    "prepared": frozenset({"played", "helped"}),
    "evening": frozenset({"played", "helped", "typed"}),
    "season": frozenset({"played", "helped", "typed"}),
    "statistics": frozenset({"played", "helped", "brought"}),
}
"""The results that each figure is made of."""


def counts(provenance: Provenance, figure: Figure) -> bool:
    """True if results of this provenance count in the figure."""
    return provenance in COUNTS[figure]


def of_match(*, on_device: bool = False, is_helped: bool = False) -> Provenance:
    """The provenance of a match or a deal, which was played on a device of its owner or here, with help or without."""
    return "brought" if on_device else "helped" if is_helped else "played"


def of_evening(place: Literal["cards", "online"]) -> Provenance:
    """The provenance of the results of an evening with tables at this place."""
    return "typed" if place == "cards" else "played"
