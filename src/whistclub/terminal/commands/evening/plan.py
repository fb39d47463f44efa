"""`whist evening plan`: what an evening promises, who sits where as far as it is known beforehand, its figures, and the
formats compared.
"""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec

from whistclub.cards.errors import Reason, reason
from whistclub.club.evening.settings import MOST_DEALS, MOST_ROUNDS, MOST_TABLES
from whistclub.evenings.balance.evening import Outline, seatings_known
from whistclub.evenings.balance.figures import Balance, balance_of
from whistclub.evenings.balance.people import paths_of
from whistclub.evenings.seating import Seating
from whistclub.messages import Speaker
from whistclub.rules.chance import seed_from_text
from whistclub.terminal.commands.choices import plain_key, seed_or_random
from whistclub.terminal.commands.context import Context
from whistclub.terminal.commands.evening.found_schedule import Searched
from whistclub.terminal.commands.evening.plan_document import (
    PLANNED,
    EveningComparison,
    EveningPlan,
    outline_of,
    planned_format,
    planned_round,
    searched_document,
)
from whistclub.terminal.commands.evening.plan_files import check_files, write_files
from whistclub.terminal.commands.evening.plan_search import search
from whistclub.terminal.commands.evening.plan_text import comparison_lines, plan_lines
from whistclub.terminal.commands.progress import Progress

_MOST_PEOPLE: Final = 4 * MOST_TABLES + 3
_MOST_EVENINGS: Final = 10_000
_USUAL_SEED: Final = "plan"
_USUAL_PLACES: Final = 100_000
"""The people times rounds that are played for the figures of a format if nobody says how many evenings."""
_USUAL_EVENINGS: Final = range(4, 101)


class PlanRequest(msgspec.Struct, frozen=True, kw_only=True):
    """The command line of `whist evening plan`, as the parser has read it; None where it says nothing."""

    people: int | None = None
    tables: int | None = None
    rounds: int = 8
    format: str = "individual"
    deals: int = 4
    compare: bool = False
    evenings: int | None = None
    seed: str | None = None
    svg: Path | None = None
    png: Path | None = None
    search: str | None = None
    out: Path | None = None
    as_json: bool = False


def run(context: Context, request: PlanRequest) -> int:
    """Prints the plan of an evening, or the formats compared. Raises BadOption and BadSeating."""
    people = _people(context, request)
    seed = seed_from_text(seed_or_random(request.seed or _USUAL_SEED))
    count = request.evenings or _evenings(people, request.rounds)
    check_files(context, request.svg, request.png, request.out, compare=request.compare)
    if request.compare:
        return _compare(context, request, people, seed, count)
    outline = outline_of(plain_key(request.format), people, request.rounds, request.deals)
    seatings: Sequence[Seating] = seatings_known(outline, seed)
    found = None
    if request.search is not None:
        found = search(context, outline, seatings, seed, request.search)
        seatings = found.after.seatings
    balance = _balance(context, outline, seed, count, seatings if outline.is_known else ())
    document = planned(context, outline, seatings, balance, found)
    paths = paths_of([one.seating for one in balance.sample.rounds], people)
    write_files(context, document, paths, request.svg, request.png, request.out)
    return context.answer(document, plan_lines(context.catalogue, document), as_json=request.as_json)


def planned(
    context: Context, outline: Outline, seatings: Sequence[Seating], balance: Balance, found: Searched | None
) -> EveningPlan:
    """The plan of an evening with its figures, and what a search for it came to. Raises BadSeating."""
    speaker = Speaker(context.catalogue, "french")
    measured = planned_format(speaker, outline, balance, is_own=found is not None)
    return EveningPlan(
        format=outline.key,
        people=outline.players,
        rounds=outline.rounds,
        bounds=measured.promises,
        schedule=tuple(planned_round(number, seating) for number, seating in enumerate(seatings, start=1)),
        moves=None if outline.is_known else speaker.reason(_moves(outline.movement.key)),
        measured=measured,
        partners=balance.meetings.partners,
        opponents=balance.meetings.opponents,
        search=None if found is None else searched_document(found),
    )


def _people(context: Context, request: PlanRequest) -> int:
    """The number of people, everything checked that has a most. Raises CommandRefused."""
    if request.people is None and request.tables is None:
        raise context.wrong("cli-evening-people-missing")
    count = request.people if request.people is not None else 4 * (request.tables or 0)
    for option, value, most in (
        ("--people", count, _MOST_PEOPLE),
        ("--rounds", request.rounds, MOST_ROUNDS),
        ("--deals", request.deals, MOST_DEALS),
        ("--evenings", 1 if request.evenings is None else request.evenings, _MOST_EVENINGS),
    ):
        if not 1 <= value <= most:
            raise context.wrong("cli-count", option=option, value=str(value), most=str(most))
    if request.tables is not None and request.tables != count // 4:
        raise context.wrong("cli-evening-plan-tables", people=count, tables=count // 4)
    return count


def _evenings(people: int, rounds: int) -> int:
    """The evenings that are usually drawn: fewer where each takes longer."""
    wanted = _USUAL_PLACES // (people * rounds)
    return min(max(wanted, _USUAL_EVENINGS[0]), _USUAL_EVENINGS[-1])


def _compare(context: Context, request: PlanRequest, people: int, seed: bytes, evenings: int) -> int:
    speaker = Speaker(context.catalogue, "french")
    outlines = [outline_of(key, people, request.rounds, request.deals) for key in PLANNED]
    possible = [one for one in outlines if people >= 4 * one.movement.least_tables]
    if not possible:
        outlines[-1].first(seed)
    document = EveningComparison(
        people=people,
        rounds=request.rounds,
        deals=request.deals,
        formats=tuple(
            planned_format(speaker, outline, _balance(context, outline, seed, evenings))
            for outline in possible
        ),
    )
    return context.answer(document, comparison_lines(context.catalogue, document), as_json=request.as_json)


def _balance(
    context: Context, outline: Outline, seed: bytes, evenings: int, known: Sequence[Seating] = ()
) -> Balance:
    """The balance over so many evenings; at a terminal a bar shows how far it is."""
    if not sys.stderr.isatty():
        return balance_of(outline, seed, evenings, known)
    with Progress(context.catalogue, sys.stderr, 0, evenings) as progress:
        return balance_of(outline, seed, evenings, known, progress.show)


def _moves(key: str) -> Reason:
    """The sentence about what each result does."""
    return {
        "ladder": reason("evening-moves-ladder"),
        "progressive": reason("evening-moves-progressive"),
        "semi_partner": reason("evening-moves-semi-partner"),
        "partner": reason("evening-moves-partner"),
    }[key]
