"""The documents of `whist evening plan`, and how they are made from the balance of a movement."""

from typing import Final

import msgspec

from whistclub.evenings.balance.evening import Outline
from whistclub.evenings.balance.figures import Balance, Figure, Figures
from whistclub.evenings.formats.registry import FORMATS, movement
from whistclub.evenings.schedules.bounds import BOUNDS, Bound, bounds_reached
from whistclub.evenings.schedules.verifier import check_schedule
from whistclub.evenings.seating import Seating, TableSeats
from whistclub.messages import Speaker
from whistclub.rules.seats import FOUR, seat_letter
from whistclub.terminal.commands.evening.found_schedule import Searched

LADIES_GENTS: Final = "ladies_gents"
"""The word for a progressive evening of ladies and gents, beside the formats."""
PLANNED: Final = (*FORMATS[:2], LADIES_GENTS, *FORMATS[2:])
"""The formats that are compared, in this order."""


class PlannedRound(msgspec.Struct, frozen=True, kw_only=True):
    """A round of a plan: the players by seat letter at each table, the highest first, and those who sit out."""

    round: int
    tables: tuple[dict[str, int], ...]
    out: tuple[int, ...]


class PlanFigure(msgspec.Struct, frozen=True, kw_only=True):
    """A measure over all people of all evenings; `apart` is how far the people of one evening are apart, in the mean,
    `apart_most` in the worst evening; `evenness` is even, one_apart or uneven.
    """

    least: int
    median: float
    most: int
    apart: float
    apart_most: int
    evenness: str


class PlanFigures(msgspec.Struct, frozen=True, kw_only=True):
    """Figures over `evenings`; `partners_times` and `opponents_times` have for 0, 1, 2 ... rounds the mean number of
    pairs of people who met so often.
    """

    evenings: int
    people: dict[str, PlanFigure]
    partners_times: tuple[float, ...]
    opponents_times: tuple[float, ...]
    efficiency: float | None
    strength_shown: float | None


class PlanBound(msgspec.Struct, frozen=True, kw_only=True):
    """A bound of a schedule: the least that is proved of all schedules, and what this one has reached."""

    bound: str
    proved: int
    reached: int


class PlanSearch(msgspec.Struct, frozen=True, kw_only=True):
    """A search for a better schedule: the steps it took, and the bounds that it began with; those of the plan are what
    it came to.
    """

    steps: int
    before: tuple[PlanBound, ...]


class PlannedFormat(msgspec.Struct, frozen=True, kw_only=True):
    """A format for so many people and rounds: its bounds in words, those proved and reached, the designs that it is,
    and its figures among equals and among people of different strength.
    """

    format: str
    promises: tuple[str, ...]
    bounds: tuple[PlanBound, ...]
    designs: tuple[str, ...]
    equals: PlanFigures
    unequals: PlanFigures


class EveningPlan(msgspec.Struct, frozen=True, kw_only=True):
    """`whist evening plan`: the bounds in words, and the rounds known beforehand.

    Where results decide who moves, that is the first round, and `moves` says in words what each result does. `partners`
    and `opponents` have the rounds together of each two players, by their numbers in order; where results move people,
    those of the first evening drawn among equals.
    """

    format: str
    people: int
    rounds: int
    bounds: tuple[str, ...]
    schedule: tuple[PlannedRound, ...]
    moves: str | None
    measured: PlannedFormat
    partners: tuple[tuple[int, ...], ...]
    opponents: tuple[tuple[int, ...], ...]
    search: PlanSearch | None = None


class EveningComparison(msgspec.Struct, frozen=True, kw_only=True):
    """`whist evening plan --compare`: the formats that so many people can play, each with its figures."""

    people: int
    rounds: int
    deals: int
    formats: tuple[PlannedFormat, ...]


def outline_of(key: str, people: int, rounds: int, deals: int) -> Outline:
    """The outline of an evening in the format of this key, `ladies_gents` among them. Raises BadOption."""
    if key == LADIES_GENTS:
        return Outline.of_ladies_gents(people, rounds, deals)
    return Outline(movement(key), people, rounds, deals)


def planned_round(number: int, seating: Seating) -> PlannedRound:
    """A round as the document has it."""
    return PlannedRound(
        round=number, tables=tuple(map(_letters, seating.tables)), out=tuple(map(int, seating.out))
    )


def planned_format(
    speaker: Speaker, outline: Outline, balance: Balance, *, is_own: bool = False
) -> PlannedFormat:
    """A format with its figures; a schedule of one's own, not the format's, has none of its promises."""
    return PlannedFormat(
        format=outline.key,
        promises=() if is_own else tuple(map(speaker.reason, outline.bounds())),
        bounds=tuple(map(_bound, bounds_of_schedule(outline, balance))),
        designs=balance.designs,
        equals=_figures(balance.equals),
        unequals=_figures(balance.unequals),
    )


def searched_document(found: Searched) -> PlanSearch:
    """A search as the document has it."""
    before = tuple(map(Bound, BOUNDS, found.proved, found.before.quality))
    return PlanSearch(steps=found.after.steps, before=tuple(map(_bound, before)))


def bounds_of_schedule(outline: Outline, balance: Balance) -> tuple[Bound, ...]:
    """The bounds of an individual evening; no other format tries for them."""
    if outline.key != "individual":
        return ()
    seatings = [one.seating for one in balance.sample.rounds]
    return bounds_reached(check_schedule(seatings, outline.everybody))


def _bound(one: Bound) -> PlanBound:
    return PlanBound(bound=one.key, proved=one.proved, reached=one.reached)


def _figures(found: Figures) -> PlanFigures:
    return PlanFigures(
        evenings=found.evenings,
        people={measure: _figure(one) for measure, one in found.people.items()},
        partners_times=_by_times(found.partners_times),
        opponents_times=_by_times(found.opponents_times),
        efficiency=found.efficiency,
        strength_shown=found.strength_shown,
    )


def _figure(one: Figure) -> PlanFigure:
    return PlanFigure(
        least=one.least,
        median=one.median,
        most=one.most,
        apart=one.apart,
        apart_most=one.apart_most,
        evenness=one.evenness,
    )


def _by_times(counts: dict[int, float]) -> tuple[float, ...]:
    return tuple(counts.get(times, 0.0) for times in range(max(counts, default=-1) + 1))


def _letters(table: TableSeats) -> dict[str, int]:
    return {seat_letter(seat, 4): int(player) for seat, player in zip(FOUR, table.players, strict=True)}
