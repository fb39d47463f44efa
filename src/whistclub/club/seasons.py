"""Seasons: evenings of one club that count together, and the club's list of its people. Pure functions.

A season stores no result: its table is made from the evenings, so that a correction there follows by itself.
"""

import secrets
from collections.abc import Sequence
from typing import Final

import msgspec

from whistclub.club.evening.opening import CODE_LETTERS
from whistclub.club.evening.outcome import Outcome
from whistclub.parties.season import HeldEvening, SeasonRow, SeasonRules, season_table

CODE_LENGTH: Final = 7
MOST_SEASONS: Final = 20
"""So many seasons an organiser may have at a time."""
MOST_MEMBERS: Final = 600


class Season(msgspec.Struct, frozen=True, kw_only=True):
    """A season: its public `code`, and the `key` by which somebody else becomes an organiser of it."""

    code: str
    key: str
    opened_ms: int
    name: str
    rules: SeasonRules

    def __repr__(self) -> str:
        return f"Season({self.code!r})"


class CountedEvening(msgspec.Struct, frozen=True):
    """An evening of a season, and whether it counts: it does once it is over, where sums are added only if they are of
    the same thing as those of the first evening.
    """

    outcome: Outcome
    counts: bool


class SeasonTable(msgspec.Struct, frozen=True):
    """The table of a season: its evenings in the order of their days, and its rows, in which an evening that does not
    count is one where nobody was.
    """

    evenings: tuple[CountedEvening, ...]
    rows: tuple[SeasonRow, ...]
    before: tuple[SeasonRow, ...] = ()
    """The rows before the last evening that counts."""


def new_season(name: str, rules: SeasonRules, now_ms: int) -> Season:
    """A season with a new code and key."""
    code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
    return Season(code=code, key=secrets.token_urlsafe(16), opened_ms=now_ms, name=name, rules=rules)


def same_name(name: str) -> str:
    """The form in which names of several evenings are compared: who is called the same is the same."""
    return " ".join(name.casefold().split())


def table_of(rules: SeasonRules, outcomes: Sequence[Outcome]) -> SeasonTable:
    """The table of these evenings."""
    held = sorted(outcomes, key=lambda one: (one.opened_ms, one.code))
    units = [one.unit for one in held if one.is_over]
    evenings = tuple(
        CountedEvening(one, one.is_over and (rules.counting == "places" or one.unit == units[0]))
        for one in held
    )
    shown = {same_name(name): name for one in evenings if one.counts for name, _ in one.outcome.came}
    results: list[HeldEvening] = [
        {shown[same_name(name)]: came for name, came in one.outcome.came} if one.counts else {}
        for one in evenings
    ]
    last = max((number for number, one in enumerate(evenings) if one.counts), default=0)
    return SeasonTable(evenings, season_table(rules, results), season_table(rules, results[:last]))
