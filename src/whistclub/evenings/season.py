"""A season: evenings that count together, and the place of everybody who came to them."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

Counting = Literal["places", "sums", "means"]
"""The worth of an evening: points for the place there, or its sum; the sums are added, or their mean is taken."""
MOST_EVENINGS: Final = 60
"""The most evenings of a season: one a week, and some to spare."""


class SeasonRules(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """The rules of a season: the `best` so many evenings count (0: all of them), a place takes `least` evenings.

    `first` are the points for the first place; each place after it brings one less, and being there brings one.
    `planned` evenings are held in all, 0 where nobody has said.
    """

    counting: Counting = "places"
    best: Annotated[int, Meta(ge=0, le=MOST_EVENINGS)] = 0
    least: Annotated[int, Meta(ge=1, le=MOST_EVENINGS)] = 1
    first: Annotated[int, Meta(ge=1, le=999)] = 24
    planned: Annotated[int, Meta(ge=0, le=MOST_EVENINGS)] = 0


class Came(msgspec.Struct, frozen=True):
    """The place and the sum of somebody at an evening."""

    rank: int
    total: Fraction


HeldEvening = Mapping[str, Came]
"""An evening that is over, by the names of those who were there."""


class SeasonRow(msgspec.Struct, frozen=True):
    """A line of a season's table: `worths` are those of its evenings in their order, None where they were not there,
    and `counted` the evenings, from 0, that make the `value`.

    Level ones share a rank unless the better best evening parts them. The rank is 0 while the evenings are too few.
    """

    rank: int
    name: str
    value: Fraction
    worths: tuple[Fraction | None, ...]
    counted: tuple[int, ...]

    @property
    def came(self) -> int:
        """The number of evenings at which they were."""
        return sum(worth is not None for worth in self.worths)


def season_table(rules: SeasonRules, evenings: Sequence[HeldEvening]) -> tuple[SeasonRow, ...]:
    """The table after these evenings, best first; those without a place yet stand behind the others."""
    names = sorted({name for evening in evenings for name in evening})
    rows = sorted((_row(rules, evenings, name) for name in names), key=lambda row: _order(rules, row))
    placed: list[SeasonRow] = []
    for number, row in enumerate(rows, start=1):
        if row.came < rules.least:
            placed.append(row)
            continue
        is_level = bool(placed) and _order(rules, placed[-1])[:-1] == _order(rules, row)[:-1]
        placed.append(msgspec.structs.replace(row, rank=placed[-1].rank if is_level else number))
    return tuple(placed)


def worth(rules: SeasonRules, came: Came) -> Fraction:
    """The worth of an evening to somebody who was there."""
    if rules.counting == "places":
        return Fraction(max(rules.first + 1 - came.rank, 1))
    return came.total


def _row(rules: SeasonRules, evenings: Sequence[HeldEvening], name: str) -> SeasonRow:
    worths = tuple([worth(rules, evening[name]) if name in evening else None for evening in evenings])
    held = [(value, number) for number, value in enumerate(worths) if value is not None]
    # Of equal ones the earlier evenings count.
    best = sorted(held, key=lambda one: (-one[0], one[1]))[: rules.best or None]
    value = sum((value for value, _ in best), Fraction())
    if rules.counting == "means":
        value /= len(best)
    return SeasonRow(0, name, value, worths, tuple(sorted(number for _, number in best)))


def _order(rules: SeasonRules, row: SeasonRow) -> tuple[bool, Fraction, Fraction, str]:
    """The key by which rows are sorted; equal but for the name are level."""
    best = max(value for value in row.worths if value is not None)
    return row.came < rules.least, -row.value, -best, row.name
