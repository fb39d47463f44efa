"""Prizes of an evening, in the order of reading, and what broke a tie."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Literal

import msgspec

from whistclub.cards.errors import Reason, reason
from whistclub.parties.movement import Movement
from whistclub.parties.parts import PARTS, Part
from whistclub.parties.seating import Pair, Side
from whistclub.parties.standings import (
    CountedRound,
    Line,
    Lines,
    Standing,
    adjusted_lines,
    lists_of,
    ranked,
    round_lines,
    standing_keys,
)
from whistclub.rules.chance import Stream

PrizeKind = Literal["half_time", "last_rounds", "lowest", "third", "second", "highest"]

LAST_ROUNDS = 2
"""The number of rounds that the prize of the last rounds is for."""

LEAST_ROUNDS = 4
"""The fewest rounds of an evening with a prize for a part of it."""

LEAST_GUESTS: Mapping[PrizeKind, int] = {
    "half_time": 4,
    "last_rounds": 4,
    "lowest": 6,
    "third": 6,
    "second": 3,
    "highest": 1,
}
"""The fewest guests (or pairs, where pairs stay) among whom each prize is given."""


_OF_EACH_PART: frozenset[PrizeKind] = frozenset({"half_time", "lowest", "second", "highest"})
"""The prizes of an evening of ladies and gents, each for a lady and for a gent: with the others they were too many."""


class Prize(msgspec.Struct, frozen=True):
    """A prize: who gets it (`partner` too, where pairs stay), for how much of what, and what broke a tie.

    `direction` is the side of the table whose list it is for, None where all stand in one list. `part`
    is that of those it is for in an evening of ladies and gents.
    """

    kind: PrizeKind
    guest: int
    value: Fraction
    unit: str
    tie: Reason | None = None
    partner: int = 0
    direction: Side | None = None
    part: Part | None = None


class _Contest(msgspec.Struct, frozen=True):
    """Those who may get a prize, the best first: no two of a pair that stayed together. `last` are the values of the
    last round.
    """

    rows: tuple[Standing, ...]
    last: Mapping[int, tuple[Fraction, ...]]
    partners: Mapping[int, int]


def prizes(  # noqa: PLR0913 - the facts of an evening
    rounds: Sequence[CountedRound],
    movement: Movement,
    *,
    planned: int,
    seed: bytes,
    names: Mapping[int, str],
    sides: bool = True,
    stayed: Collection[int] | None = None,
    parts: Mapping[int, Part] | None = None,
) -> tuple[Prize, ...]:
    """The prizes if the evening ended after these rounds, in the order of reading.

    `planned` is the number of rounds by which half-time was reckoned. The lowest goes to one of the guests who `stayed`
    (None: all), a pair where both did. A tie is decided by the last round, then by lot from the evening's seed; `names`
    are for saying so. With `parts` the ladies contend with each other, and the gents.
    """
    keys = standing_keys(movement.key, movement.measure, sides=sides)
    lines = [round_lines(one, movement, sides=sides) for one in rounds]
    given: list[Prize] = []
    adjusted = adjusted_lines(rounds, keys)
    lists = [
        _List(rounds, own, adjusted, movement, seed, side) for side, own in lists_of(rounds, lines, movement)
    ]
    if parts is not None:
        lists = [_of_part(one, part, parts) for one in lists for part in PARTS]
    for kind, span, place, unit in _offered(len(rounds), planned, keys):
        if parts is not None and kind not in _OF_EACH_PART:
            continue
        for one in lists:
            contest = _contest(one, *span)
            if kind == "lowest":
                contest = _of_those(contest, stayed)
            if len(contest.rows) >= LEAST_GUESTS[kind]:
                prize = _prize(kind, contest, place, keys.index(unit), unit, names)
                given.append(msgspec.structs.replace(prize, direction=one.direction, part=one.part))
    return tuple(given)


Span = tuple[str, int, int]
"""A part of the evening that a prize is for: the label of its lots, the round after its last, and its first, both from
0.
"""

_RANKS: Sequence[tuple[PrizeKind, int]] = (("lowest", -1), ("third", 2), ("second", 1), ("highest", 0))


class _List(msgspec.Struct, frozen=True):
    """A list of the standings whose members contend with each other: the lines of each round, and the side of the
    tables or the part that it is of.
    """

    rounds: Sequence[CountedRound]
    lines: Sequence[Lines]
    adjusted: Sequence[Mapping[int, Line]]
    movement: Movement
    seed: bytes
    direction: Side | None
    part: Part | None = None


def _of_part(one: _List, part: Part, parts: Mapping[int, Part]) -> _List:
    """The list of those who sat as this part."""
    lines = [{guest: line for guest, line in own.items() if parts.get(guest) == part} for own in one.lines]
    return msgspec.structs.replace(one, lines=lines, part=part)


def _offered(played: int, planned: int, keys: Sequence[str]) -> Iterator[tuple[PrizeKind, Span, int, str]]:
    """The prizes in the order of reading, each with its span, its place from 0 and the key of its unit."""
    half = planned // 2
    if 2 <= half <= played and planned >= LEAST_ROUNDS:
        yield "half_time", ("half_time", half, 0), 0, keys[0]
    if played >= LEAST_ROUNDS:
        unit = "difference" if "difference" in keys else keys[0]
        yield "last_rounds", ("last_rounds", played, played - LAST_ROUNDS), 0, unit
    if played:
        for kind, place in _RANKS:
            yield kind, ("whole", played, 0), place, keys[0]


def _contest(one: _List, name: str, end: int, start: int) -> _Contest:
    """The guests by their values from `start` to `end`, then by the last round (those who missed it come last), then by
    lot.
    """
    lines, rounds = one.lines[:end], one.rounds[:end]
    adjusted = one.adjusted[:end]
    found = ranked(lines, start, adjusted)
    of_last = ranked(lines, len(lines) - 1, adjusted)
    last = {row.guest: row.values for row in of_last}
    last_rank = {row.guest: row.rank for row in of_last}
    absent = len(of_last) + 1
    values = {row.guest: row.values for row in found}
    partners = _partners(rounds, values) if one.movement.keeps_pairs else {}
    label = "/".join([name, *(str(of) for of in (one.direction, one.part) if of is not None)])
    drawn = Stream(one.seed, f"party/prize/{label}").shuffled(sorted(values))
    lot = {guest: number for number, guest in enumerate(drawn)}
    single = [row for row in found if lot[row.guest] <= lot[partners.get(row.guest, row.guest)]]
    single.sort(key=lambda row: (row.rank, last_rank.get(row.guest, absent), lot[row.guest]))
    return _Contest(tuple(single), last, partners)


def _of_those(contest: _Contest, stayed: Collection[int] | None) -> _Contest:
    """The contest among those who stayed."""
    if stayed is None:
        return contest
    partners = contest.partners
    rows = [
        row for row in contest.rows if row.guest in stayed and partners.get(row.guest, row.guest) in stayed
    ]
    return _Contest(tuple(rows), contest.last, partners)


def _partners(rounds: Sequence[CountedRound], values: Mapping[int, tuple[Fraction, ...]]) -> dict[int, int]:
    """The guests who are level with their partner of the first round they played together."""
    partners: dict[int, int] = {}
    for one in rounds:
        for pair in (pair for table in one.round.seating.tables for pair in table.pairs):
            up, down = _holders(pair, one.holders)
            level = up in values and down in values and values[up] == values[down]
            if level and up not in partners and down not in partners:
                partners[up], partners[down] = down, up
    return partners


def _holders(pair: Pair, holders: Sequence[int]) -> tuple[int, int]:
    return holders[pair.up - 1], holders[pair.down - 1]


def _prize(
    kind: PrizeKind, contest: _Contest, place: int, column: int, unit: str, names: Mapping[int, str]
) -> Prize:
    row = contest.rows[place]
    tie = _tie(contest, row, contest.rows[:-1][::-1] if place < 0 else contest.rows[place + 1 :], names)
    partner = contest.partners.get(row.guest, 0)
    first, second = (min(row.guest, partner), max(row.guest, partner)) if partner else (row.guest, 0)
    return Prize(kind, first, row.values[column], unit, tie, second)


def _tie(
    contest: _Contest, row: Standing, rivals: Sequence[Standing], names: Mapping[int, str]
) -> Reason | None:
    """The reason why the prize went here and not to one of the rivals, who come in the order in which they would have
    got it.
    """
    level = [rival.guest for rival in rivals if rival.values == row.values]
    if not level:
        return None
    other, more = names[level[0]], len(level) - 1
    if contest.last.get(row.guest, ()) != contest.last.get(level[0], ()):
        return reason("prize-tie-last-round", other=other, count=more)
    return reason("prize-tie-lot", other=other, count=more)
