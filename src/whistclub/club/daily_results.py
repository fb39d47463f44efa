"""The results of tries at a deal of the day, from their logs. Pure functions."""

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from whistclub.club import provenance
from whistclub.club.daily import Try
from whistclub.club.statistics import outcome
from whistclub.club.table.entries import AnyEntry, Opened
from whistclub.club.table.help import helped_seats

_UNRANKED: Final[Mapping[provenance.Provenance, str]] = {
    "brought": "daily-brought",
    "helped": "daily-assisted",
}


class Result(msgspec.Struct, frozen=True):
    """The score of a try: a solitaire's own, else the points of the person's side less those of the other of two.

    `why` is the key of the reason why it is not ranked, empty if it is.
    """

    score: int
    why: str = ""


class Row(msgspec.Struct, frozen=True):
    """A try with its place in the ranking, 0 for one that is not ranked."""

    place: int
    one: Try


def result_of(entries: Sequence[AnyEntry]) -> Result | None:
    """The result of the try with this log; None if it is not over. Raises BadRecord."""
    found = outcome(entries)
    if found is None:
        return None
    score = found.score if found.is_solitaire else sum(found.deals)
    opened = entries[0]
    on_device = isinstance(opened, Opened) and opened.on_device
    is_helped = found.assisted or any(helped_seats(entries))
    seen = provenance.of_match(on_device=on_device, is_helped=is_helped)
    if found.won is None and seen != "brought":
        return Result(score, "daily-stopped")
    return Result(score, "" if provenance.counts(seen, "daily") else _UNRANKED[seen])


def standing(tries: Sequence[Try]) -> list[Row]:
    """The tries that are over and counted: first the ranked ones by score, equal scores in one place, then the
    others.
    """
    over = [one for one in tries if one.score is not None]
    ranked = sorted((one for one in over if not one.why), key=_order)
    places = {one.person: 1 + sum(_score(other) > _score(one) for other in ranked) for one in ranked}
    rest = sorted((one for one in over if one.why), key=_order)
    return [Row(places[one.person], one) for one in ranked] + [Row(0, one) for one in rest]


def _score(one: Try) -> int:
    return 0 if one.score is None else one.score


def _order(one: Try) -> tuple[int, int, str]:
    return -_score(one), one.begun_ms, one.person
