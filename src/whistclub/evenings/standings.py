"""Standings of an evening: a guest's line of each round, their sums, and the ranks."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from math import lcm

import msgspec

from whistclub.evenings.movement import Movement
from whistclub.evenings.parts import PARTS, Part, parts_seated
from whistclub.evenings.results import Measure, PlayedRound, TableResult, total, winner
from whistclub.evenings.seating import Side, TableSeats

Line = tuple[int | Fraction, ...]
"""The values of a guest in a round, by the keys of the standings."""

Lines = Mapping[int, Line | None]
"""The lines of a round by guest; None for one who sat it out."""


Adjusted = Mapping[int, Fraction]
"""The points added or taken in a round by guest, beside those that were played for."""

ADJUSTABLE: frozenset[str] = frozenset({"difference", "points", "drive_tricks", "over_mean"})
"""The values that points added or taken change: whoever won a game or a round has won it all the same."""


class CountedRound(msgspec.Struct, frozen=True):
    """A round that counts. `holders` are the guests by player number, 0 for a bot: `holders[0]` holds player 1."""

    round: PlayedRound
    holders: tuple[int, ...]
    adjusted: Adjusted = {}


class Standing(msgspec.Struct, frozen=True):
    """A guest's place: equal ones share a rank. `values` are exact, `out` counts the rounds sat out, each scored by the
    mean of the others.

    `direction` is the side of the table of a list of its own, None where all stand in one list.
    """

    rank: int
    guest: int
    values: tuple[Fraction, ...]
    out: int = 0
    direction: Side | None = None


def standing_keys(movement_key: str, measure: Measure, *, sides: bool = True) -> tuple[str, ...]:
    """The values by which a format ranks, the first that differs decides. `sides` is false for a game in which everyone
    plays alone.
    """
    if movement_key == "compass":
        return ("over_mean",)
    if not sides:
        return ("points", "rounds_won")
    if measure == "drive_tricks" or movement_key == "individual":
        return ("drive_tricks", "rounds_won")
    return ("games_won", "difference", "points")


def standings(
    rounds: Sequence[CountedRound], movement: Movement, *, sides: bool = True
) -> tuple[Standing, ...]:
    """The standings after these rounds, best first. Bots never stand in them.

    Where both sides of the tables hold cards of their own there are two lists, first of those who sat N and S, each
    ranked alone.
    """
    lines = [round_lines(one, movement, sides=sides) for one in rounds]
    adjusted = adjusted_lines(rounds, standing_keys(movement.key, movement.measure, sides=sides))
    return tuple(
        msgspec.structs.replace(row, direction=direction)
        for direction, own in lists_of(rounds, lines, movement)
        for row in ranked(own, adjusted=adjusted)
    )


def adjusted_lines(rounds: Sequence[CountedRound], keys: Sequence[str]) -> tuple[Mapping[int, Line], ...]:
    """The points added or taken in each round, by guest and in the columns that they change."""
    return tuple(
        {
            guest: tuple(points if key in ADJUSTABLE else 0 for key in keys)
            for guest, points in one.adjusted.items()
        }
        for one in rounds
    )


def lists_of(
    rounds: Sequence[CountedRound], lines: Sequence[Lines], movement: Movement
) -> tuple[tuple[Side | None, Sequence[Lines]], ...]:
    """The lists of a format, each with the lines of those who stand in it; the lines of the rounds are given."""
    if movement.key != "compass":
        return ((None, lines),)
    sides = _sides(rounds)

    def of(side: Side) -> Sequence[Lines]:
        return [{guest: line for guest, line in one.items() if sides.get(guest, 0) == side} for one in lines]

    return ((0, of(0)), (1, of(1)))


def _sides(rounds: Sequence[CountedRound]) -> dict[int, Side]:
    """The side on which each guest sat most often; of equal ones the last."""
    sat: Counter[tuple[int, Side]] = Counter()
    last: dict[int, Side] = {}
    for one in rounds:
        for table in one.round.seating.tables:
            for side, pair in enumerate(table.pairs):
                for player in pair:
                    guest = one.holders[player - 1]
                    last[guest] = 1 if side else 0
                    sat[guest, last[guest]] += 1
    other: Mapping[Side, Side] = {0: 1, 1: 0}
    return {
        guest: other[side] if sat[guest, other[side]] > sat[guest, side] else side
        for guest, side in last.items()
    }


def parts_sat(rounds: Sequence[CountedRound]) -> dict[int, Part]:
    """The part that each guest sat as in most rounds; of equal ones the last."""
    sat: Counter[tuple[int, Part]] = Counter()
    last: dict[int, Part] = {}
    for one in rounds:
        for player, part in parts_seated(one.round.seating).items():
            last[one.holders[player - 1]] = part
            sat[one.holders[player - 1], part] += 1
    return {
        guest: max(PARTS, key=lambda part: (sat[guest, part], part == latest))
        for guest, latest in last.items()
        if guest
    }


def round_lines(counted: CountedRound, movement: Movement, *, sides: bool = True) -> dict[int, Line | None]:
    """The line of every guest in a round; it may be kept until a result of the round is corrected."""
    keys = standing_keys(movement.key, movement.measure, sides=sides)
    played, holders = counted.round, counted.holders
    over = _over_means(played.results) if "over_mean" in keys else {}
    lines: dict[int, Line | None] = {}
    for number, (table, result) in enumerate(zip(played.seating.tables, played.results, strict=True)):
        shares = {0: over.get((number, 0), Fraction()), 1: over.get((number, 1), Fraction())}
        for player, line in _table_lines(table, result, movement.measure, keys, shares):
            lines[holders[player - 1]] = line
    for player in played.seating.out:
        lines[holders[player - 1]] = None
    lines.pop(0, None)
    return lines


def ranked(
    rounds: Sequence[Lines], start: int = 0, adjusted: Sequence[Mapping[int, Line]] = ()
) -> tuple[Standing, ...]:
    """The standings of the rounds from index `start` on; the mean for a round sat out is that of all rounds given, as
    they were played. What was added or taken counts once.
    """
    sums = {
        guest: _adjusted(_sum(rounds, start, guest), [one[guest] for one in adjusted[start:] if guest in one])
        for guest in _guests(rounds[start:])
    }
    keys = _descending({guest: values for guest, (values, _) in sums.items()})
    found: list[Standing] = []
    before: tuple[int, ...] | None = None
    for number, guest in enumerate(sorted(sums, key=lambda one: (keys[one], one)), start=1):
        rank = found[-1].rank if keys[guest] == before else number
        found.append(Standing(rank, guest, *sums[guest]))
        before = keys[guest]
    return tuple(found)


def _descending(values: Mapping[int, tuple[Fraction, ...]]) -> dict[int, tuple[int, ...]]:
    """Whole numbers by guest that ascend as the values descend: whole numbers are compared much faster than
    fractions.
    """
    scale = lcm(*{value.denominator for own in values.values() for value in own})
    return {
        guest: tuple([-value.numerator * (scale // value.denominator) for value in own])
        for guest, own in values.items()
    }


def _guests(rounds: Sequence[Lines]) -> list[int]:
    return sorted({guest for lines in rounds for guest in lines})


def _sum(rounds: Sequence[Lines], start: int, guest: int) -> tuple[tuple[Fraction, ...], int]:
    """The guest's values from `start` on, and the number of rounds among them that they sat out."""
    counted = [line for lines in rounds[start:] if (line := lines.get(guest)) is not None]
    out = sum(guest in lines and lines[guest] is None for lines in rounds[start:])
    sums = tuple(Fraction(sum(column)) for column in zip(*counted, strict=True)) or _nothing(rounds)
    own = [line for lines in rounds if (line := lines.get(guest)) is not None] if out else []
    if not own:
        return sums, out
    means = [Fraction(sum(column)) / len(own) for column in zip(*own, strict=True)]
    return tuple(value + out * mean for value, mean in zip(sums, means, strict=True)), out


def _adjusted(
    sums: tuple[tuple[Fraction, ...], int], lines: Sequence[Line]
) -> tuple[tuple[Fraction, ...], int]:
    values, out = sums
    return tuple(Fraction(sum(column)) for column in zip(values, *lines, strict=True)), out


def _nothing(rounds: Sequence[Lines]) -> tuple[Fraction, ...]:
    """Zero in each column."""
    lines = (line for one in rounds for line in one.values() if line is not None)
    return tuple(Fraction() for _ in next(lines, ()))


def _table_lines(
    table: TableSeats,
    result: TableResult,
    measure: Measure,
    keys: Sequence[str],
    over: Mapping[int, Fraction],
) -> Iterator[tuple[int, Line]]:
    """The players of a table, each with the values of the round."""
    points, tricks = total(result, "points"), total(result, "drive_tricks")
    alone = len(points) > 2
    won = winner(result, measure)
    lines = []
    for own, value in enumerate(points):
        is_won = int(_is_most(points, own) if alone else won == own)
        values: dict[str, int | Fraction] = {
            "games_won": is_won,
            "rounds_won": is_won,
            "difference": 2 * value - sum(points),
            "points": value,
            "drive_tricks": tricks[own % 2],
            "over_mean": over[own % 2],
        }
        lines.append(tuple(values[key] for key in keys))
    for seat, player in enumerate(table.players):
        yield player, lines[seat % len(lines)]


def _is_most(points: Sequence[int], seat: int) -> bool:
    """True if the seat alone has the most points."""
    return all(points[seat] > other for number, other in enumerate(points) if number != seat)


def _over_means(results: Sequence[TableResult]) -> dict[tuple[int, int], Fraction]:
    """By table (from 0) and side: the points over the mean of those pairs that held the same cards at other tables,
    over all deals.

    A deal that no other table has played counts nothing.
    """
    over: dict[tuple[int, int], Fraction] = {}
    for deal in range(max((len(result.deals) for result in results), default=0)):
        tables = [number for number, result in enumerate(results) if deal < len(result.deals)]
        if len(tables) < 2:
            continue
        for side in (0, 1):
            points = [results[number].deals[deal].points[side] for number in tables]
            for number, own in zip(tables, points, strict=True):
                others = Fraction(sum(points) - own, len(points) - 1)
                over[number, side] = over.get((number, side), Fraction()) + own - others
    return over
