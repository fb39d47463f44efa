"""Seasons: evenings of one club that count together, and the club's list of its people. Pure functions.

A season stores no result: its table is made from the evenings, so that a correction there follows by itself.
"""

import secrets
from collections.abc import Sequence
from fractions import Fraction
from itertools import pairwise
from typing import Final

import msgspec

from whistclub.club import provenance
from whistclub.club.evening.opening import CODE_LETTERS
from whistclub.club.evening.outcome import EveningOutcome, Results, ends_of, outcome_at
from whistclub.evenings.season import HeldEvening, SeasonRow, SeasonRules, season_table

CODE_LENGTH: Final = 7
"""One letter more than an announcement's code."""
MOST_SEASONS: Final = 20
"""So many seasons an organiser may have at a time."""
MOST_MEMBERS: Final = 600
"""As many as may stand at an announcement."""
MOST_CORRECTIONS: Final = 12
"""So many of the last corrections are told."""


class Season(msgspec.Struct, frozen=True, kw_only=True):
    """A season: its public `code`, and the `key` by which somebody else becomes an organiser of it. `request` is the id
    of the request that opened it, empty for one without. The club's page tells of the announcement `coming`, and may
    stand in a frame on the web sites `frames`; who is `hidden` has no page of
    their own.
    """

    code: str
    key: str
    opened_ms: int
    name: str
    rules: SeasonRules
    request: str = ""
    coming: str = ""
    frames: tuple[str, ...] = ()
    hidden: tuple[str, ...] = ()

    def __repr__(self) -> str:
        return f"Season({self.code!r})"


class CountedEvening(msgspec.Struct, frozen=True):
    """An evening of a season, and whether it counts: it does once it is over, if its results are of a provenance that
    seasons count, and where sums are added if they are of the same thing as those of the first evening.
    """

    outcome: EveningOutcome
    counts: bool


class SeasonTable(msgspec.Struct, frozen=True):
    """The table of a season: its evenings in the order of their days, and its rows, in which an evening that does not
    count is one where nobody was.
    """

    evenings: tuple[CountedEvening, ...]
    rows: tuple[SeasonRow, ...]
    before: tuple[SeasonRow, ...] = ()
    """The rows before the last evening that counts."""


class Moved(msgspec.Struct, frozen=True):
    """Somebody's rank and value in the table before a correction and after it, None where they did not stand there."""

    name: str
    before: tuple[int, Fraction] | None
    after: tuple[int, Fraction] | None


class Correction(msgspec.Struct, frozen=True):
    """Other results of an evening that had counted already: since when, and who stands otherwise for it."""

    evening: str
    at_ms: int
    moved: tuple[Moved, ...]


def new_season(name: str, rules: SeasonRules, now_ms: int, request: str = "") -> Season:
    """A season with a new code and key."""
    code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
    key = secrets.token_urlsafe(16)
    return Season(code=code, key=key, opened_ms=now_ms, name=name, rules=rules, request=request)


def same_name(name: str) -> str:
    """The form in which names of several evenings are compared: who is called the same is the same."""
    return " ".join(name.casefold().split())


def table_of(rules: SeasonRules, outcomes: Sequence[EveningOutcome]) -> SeasonTable:
    """The table of these evenings."""
    held = sorted(outcomes, key=lambda one: (one.opened_ms, one.code))
    units = [one.unit for one in held if one.is_over]
    evenings = tuple(
        CountedEvening(one, one.is_over and _may_count(one) and _adds_up(one, units, rules)) for one in held
    )
    shown = {same_name(name): name for one in evenings if one.counts for name, _ in one.outcome.came}
    results: list[HeldEvening] = [
        {shown[same_name(name)]: came for name, came in one.outcome.came} if one.counts else {}
        for one in evenings
    ]
    last = max((number for number, one in enumerate(evenings) if one.counts), default=0)
    return SeasonTable(evenings, season_table(rules, results), season_table(rules, results[:last]))


def _may_count(outcome: EveningOutcome) -> bool:
    return provenance.counts(outcome.provenance, "season")


def _adds_up(outcome: EveningOutcome, units: Sequence[str], rules: SeasonRules) -> bool:
    return rules.counting == "places" or outcome.unit == units[0]


def table_at(rules: SeasonRules, outcomes: Sequence[EveningOutcome], at_ms: int) -> SeasonTable:
    """The table as it stood at a time, by the rules and the names of now."""
    return table_of(rules, [outcome_at(one, at_ms) for one in outcomes if one.opened_ms <= at_ms])


def corrections(rules: SeasonRules, outcomes: Sequence[EveningOutcome]) -> tuple[Correction, ...]:
    """The corrections of evenings that had been over before, the last one first."""
    found = [(one, before, after) for one in outcomes for before, after in pairwise(ends_of(one))]
    found.sort(key=lambda each: -each[2].from_ms)
    return tuple(
        Correction(one.code, after.from_ms, _moved(rules, outcomes, one, before.came or (), after.from_ms))
        for one, before, after in found[:MOST_CORRECTIONS]
    )


def _moved(
    rules: SeasonRules,
    outcomes: Sequence[EveningOutcome],
    corrected: EveningOutcome,
    was: Results,
    at_ms: int,
) -> tuple[Moved, ...]:
    """Who stands otherwise in the table of that time for the other results of one evening."""
    then = [outcome_at(one, at_ms) for one in outcomes if one.opened_ms <= at_ms]
    other = [msgspec.structs.replace(one, came=was) if one.code == corrected.code else one for one in then]
    before, after = (
        {row.name: (row.rank, row.value) for row in table_of(rules, each).rows} for each in (other, then)
    )
    names = [*after, *(name for name in before if name not in after)]
    return tuple(
        Moved(name, before.get(name), after.get(name))
        for name in names
        if before.get(name) != after.get(name)
    )
