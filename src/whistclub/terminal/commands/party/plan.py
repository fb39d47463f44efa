"""`whist party plan`: the bounds of an evening, and who sits where in each round, as far as it is known beforehand."""

from collections.abc import Sequence
from typing import Final

from whistclub.cards.errors import Reason, reason
from whistclub.club.evening.settings import MOST_ROUNDS, MOST_TABLES
from whistclub.messages import Catalogue, Speaker
from whistclub.parties.formats.registry import movement
from whistclub.parties.movement import Movement
from whistclub.parties.results import PlayedRound, TableResult
from whistclub.parties.seating import Player, Seating, TableSeats
from whistclub.rules.chance import seed_from_text
from whistclub.rules.seats import FOUR, seat_letter
from whistclub.terminal.commands import json_types as doc
from whistclub.terminal.commands.context import Context

_KNOWN_BEFORE: Final = frozenset({"individual", "compass"})
_SEED: Final = seed_from_text("plan")
_MOST_PEOPLE: Final = 4 * MOST_TABLES + 3
_UNPLAYED: Final = TableResult(decided=0)
"""The result that stands for those of rounds to come, where results move nobody."""


def plan(
    context: Context, people: int | None, rounds: int, key: str, tables: int | None, *, as_json: bool
) -> int:
    """Prints the plan of an evening. Raises BadOption and BadSeating."""
    if people is None and tables is None:
        raise context.wrong("cli-party-people-missing")
    count = people if people is not None else 4 * (tables or 0)
    for option, value, most in (("--people", count, _MOST_PEOPLE), ("--rounds", rounds, MOST_ROUNDS)):
        if not 1 <= value <= most:
            raise context.wrong("cli-count", option=option, value=str(value), most=str(most))
    if tables is not None and tables != count // 4:
        raise context.wrong("cli-party-plan-tables", people=count, tables=count // 4)
    format_ = movement(key)
    document = planned(context.catalogue, format_, count, rounds)
    return context.answer(document, _lines(context.catalogue, document), as_json=as_json)


def planned(catalogue: Catalogue, format_: Movement, people: int, rounds: int) -> doc.PartyPlan:
    """The plan of an evening of players 1 to `people`."""
    speaker = Speaker(catalogue, "french")
    seatings = _seatings(format_, [Player(one) for one in range(1, people + 1)], rounds)
    return doc.PartyPlan(
        format=format_.key,
        people=people,
        rounds=rounds,
        bounds=tuple(map(speaker.reason, format_.bounds(people, rounds))),
        schedule=tuple(_round(number, seating) for number, seating in enumerate(seatings, start=1)),
        moves=None if format_.key in _KNOWN_BEFORE else speaker.reason(_moves(format_.key)),
    )


def _seatings(format_: Movement, players: Sequence[Player], rounds: int) -> list[Seating]:
    """The seatings known beforehand, at least the first."""
    seatings = [format_.first_seating(players, rounds, _SEED)]
    while format_.key in _KNOWN_BEFORE and len(seatings) < rounds:
        played = [PlayedRound(one, (_UNPLAYED,) * len(one.tables)) for one in seatings]
        seatings.append(format_.next_seating(played, players, rounds, _SEED))
    return seatings


def _round(number: int, seating: Seating) -> doc.PlannedRound:
    return doc.PlannedRound(
        round=number, tables=tuple(map(_letters, seating.tables)), out=tuple(map(int, seating.out))
    )


def _letters(table: TableSeats) -> dict[str, int]:
    return {seat_letter(seat, 4): int(player) for seat, player in zip(FOUR, table.players, strict=True)}


def _moves(key: str) -> Reason:
    """The sentence about what each result does."""
    return {
        "ladder": reason("party-moves-ladder"),
        "progressive": reason("party-moves-progressive"),
        "semi_partner": reason("party-moves-semi-partner"),
        "partner": reason("party-moves-partner"),
    }[key]


def _lines(catalogue: Catalogue, plan: doc.PartyPlan) -> list[str]:
    lines = [
        catalogue.format("cli-party-plan", people=plan.people, tables=plan.people // 4, rounds=plan.rounds),
        *plan.bounds,
        *([plan.moves] if plan.moves else []),
    ]
    for one in plan.schedule:
        lines += ["", catalogue.format("cli-party-plan-round", round=one.round)]
        for number, seats in enumerate(one.tables, start=1):
            north, east, south, west = (seats[letter] for letter in "NESW")
            lines.append(
                catalogue.format(
                    "cli-party-plan-table", table=number, north=north, south=south, east=east, west=west
                )
            )
        if one.out:
            numbers = ", ".join(map(str, one.out))
            lines.append(catalogue.format("cli-party-plan-out", count=len(one.out), numbers=numbers))
    return lines
