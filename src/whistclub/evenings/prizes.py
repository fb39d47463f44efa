"""Prizes of an evening, in the order of reading, and what broke a tie."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Literal, get_args

import msgspec

from whistclub.cards.errors import Reason, reason
from whistclub.evenings.movement import Movement
from whistclub.evenings.parts import PARTS, Part
from whistclub.evenings.results import Measure
from whistclub.evenings.seating import Pair, Side
from whistclub.evenings.standings import (
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

PrizeKind = Literal[
    "own", "lucky_table", "half_time", "last_rounds", "most_in_deal", "lowest", "third", "second", "highest"
]
"""The kinds of prizes in the order of reading. `own` is one that the organisers made up and give to whom they like,
`lucky_table` goes to the four of a table of the last round, which is drawn from the evening's seed.
"""

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
    "most_in_deal": 4,
    "lucky_table": 8,
    "own": 1,
}
"""The fewest guests (or pairs, where pairs stay) among whom each prize is given."""


_USUAL: frozenset[PrizeKind] = frozenset({"half_time", "last_rounds", "lowest", "third", "second", "highest"})
"""The prizes of an evening for which none were chosen."""

_OF_EACH_PART: frozenset[PrizeKind] = frozenset({"half_time", "lowest", "second", "highest"})
"""The prizes of an evening of ladies and gents, each for a lady and for a gent: with the others they were too many."""


class Prize(msgspec.Struct, frozen=True):
    """A prize: who gets it (`partner` too, where pairs stay), for how much of what, and what broke a tie.

    The lucky table has no `guest`: its number is the value, and `people` are those who sat there. `words` name an own
    prize. `direction` is the side of the table whose list it is for, None where all stand in one list. `part`
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
    people: tuple[int, ...] = ()
    words: str = ""


class Chosen(msgspec.Struct, frozen=True):
    """A prize that the organisers chose; an own one has `words` and a `guest`, 0 as long as nobody is named."""

    kind: PrizeKind
    words: str = ""
    guest: int = 0


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
    chosen: Sequence[Chosen] | None = None,
) -> tuple[Prize, ...]:
    """The prizes if the evening ended after these rounds, in the order of reading.

    `planned` is the number of rounds by which half-time was reckoned. The lowest goes to one of the guests who `stayed`
    (None: all), a pair where both did. A tie is decided by the last round, then by lot from the evening's seed; `names`
    are for saying so. With `parts` the ladies contend with each other, and the gents. `chosen` are the prizes that are
    given, None for the usual ones.
    """
    keys = standing_keys(movement.key, movement.measure, sides=sides)
    lines = [round_lines(one, movement, sides=sides) for one in rounds]
    adjusted = adjusted_lines(rounds, keys)
    lists = [
        _List(rounds, own, adjusted, movement, seed, side) for side, own in lists_of(rounds, lines, movement)
    ]
    whole = lists
    if parts is not None:
        lists = [_of_part(one, part, parts) for one in lists for part in PARTS]
    usual = _USUAL if parts is None else _OF_EACH_PART
    kinds = usual if chosen is None else frozenset(one.kind for one in chosen)
    ranks = [one for one in _offered(len(rounds), planned, keys) if one[0] in kinds]
    by_rank = [prize for offer in ranks for prize in _of_rank(offer, lists, keys, stayed, names)]
    others = [*_own(rounds, chosen or ()), *_lucky_table(rounds, seed, kinds)]
    if "most_in_deal" in kinds:
        best = _most_in_deal(
            whole, measure="drive_tricks" if "drive_tricks" in keys else "points", names=names
        )
        by_rank = [*by_rank, *best]
    by_rank.sort(key=lambda prize: _READ.index(prize.kind))
    return (*others, *by_rank)


def _of_rank(
    offer: "Offer",
    lists: Sequence["_List"],
    keys: Sequence[str],
    stayed: Collection[int] | None,
    names: Mapping[int, str],
) -> Iterator[Prize]:
    """The prize of a place in a part of the evening, in each list with guests enough."""
    kind, span, place, unit = offer
    for one in lists:
        contest = _contest(one, *span)
        if kind == "lowest":
            contest = _of_those(contest, stayed)
        if len(contest.rows) >= LEAST_GUESTS[kind]:
            prize = _prize(kind, contest, place, keys.index(unit), unit, names)
            yield msgspec.structs.replace(prize, direction=one.direction, part=one.part)


def _own(rounds: Sequence[CountedRound], chosen: Sequence[Chosen]) -> Iterator[Prize]:
    """The prizes that the organisers made up, once somebody is named."""
    for one in chosen:
        if rounds and one.kind == "own" and one.guest:
            yield Prize("own", one.guest, Fraction(), "", words=one.words)


def _lucky_table(
    rounds: Sequence[CountedRound], seed: bytes, kinds: Collection[PrizeKind]
) -> Iterator[Prize]:
    """The table of the last round that is drawn from the seed."""
    if "lucky_table" not in kinds or not rounds:
        return
    last = rounds[-1]
    tables = last.round.seating.tables
    [table, *_] = Stream(seed, "evening/prize/lucky_table").shuffled(list(range(1, len(tables) + 1)))
    people = tuple(holder for player in tables[table - 1].players if (holder := last.holders[player - 1]))
    if people and 4 * len(tables) >= LEAST_GUESTS["lucky_table"]:
        yield Prize("lucky_table", 0, Fraction(table), "table", people=people)


def _most_in_deal(lists: Sequence["_List"], *, measure: Measure, names: Mapping[int, str]) -> Iterator[Prize]:
    """The prize for the most in one deal that counts, in each list."""
    for one in lists:
        best = _best_deals(one, measure)
        found = _contest(one, "most_in_deal", len(one.rounds), 0)
        contest = _by_best(found, best, _lots(one, "most_in_deal", best))
        if len(contest.rows) >= LEAST_GUESTS["most_in_deal"]:
            prize = _prize("most_in_deal", contest, 0, 0, measure, names)
            yield msgspec.structs.replace(prize, direction=one.direction)


def _best_deals(one: "_List", measure: Measure) -> dict[int, Fraction]:
    """The most that each guest of the list had in one deal."""
    best: dict[int, Fraction] = {}
    for counted, lines in zip(one.rounds, one.lines, strict=True):
        played = counted.round
        for table, result in zip(played.seating.tables, played.results, strict=True):
            for deal in result.deals[: result.counted]:
                values = getattr(deal, measure)
                for seat, player in enumerate(table.players):
                    guest = counted.holders[player - 1]
                    if guest in lines:
                        value = Fraction(values[seat % len(values)])
                        best[guest] = max(best.get(guest, value), value)
    return best


def _by_best(contest: _Contest, best: Mapping[int, Fraction], lot: Mapping[int, int]) -> _Contest:
    """The contest by these values, then by the last round, then by lot."""
    last, partners = contest.last, contest.partners
    order = sorted(
        (row for row in contest.rows if row.guest in best),
        key=lambda row: (-best[row.guest], _descending_last(last.get(row.guest)), lot[row.guest]),
    )
    rows = tuple(msgspec.structs.replace(row, values=(best[row.guest],)) for row in order)
    return _Contest(rows, last, partners)


def _descending_last(values: tuple[Fraction, ...] | None) -> tuple[int, tuple[Fraction, ...]]:
    """Sorts the values of the last round from the best; who missed it comes after all."""
    return (1, ()) if values is None else (0, tuple(-value for value in values))


_READ: Sequence[PrizeKind] = get_args(PrizeKind)
"""The kinds in the order of reading."""

Offer = tuple[PrizeKind, "Span", int, str]
"""A prize of a place: its kind, its span, its place from 0 and the key of its unit."""

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


def _offered(played: int, planned: int, keys: Sequence[str]) -> Iterator[Offer]:
    """The prizes of places in the order of reading."""
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
    lot = _lots(one, name, values)
    single = [row for row in found if lot[row.guest] <= lot[partners.get(row.guest, row.guest)]]
    single.sort(key=lambda row: (row.rank, last_rank.get(row.guest, absent), lot[row.guest]))
    return _Contest(tuple(single), last, partners)


def _lots(one: _List, name: str, guests: Iterable[int]) -> dict[int, int]:
    """The place of each guest in the lot of a prize."""
    label = "/".join([name, *(str(of) for of in (one.direction, one.part) if of is not None)])
    drawn = Stream(one.seed, f"evening/prize/{label}").shuffled(sorted(guests))
    return {guest: number for number, guest in enumerate(drawn)}


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
