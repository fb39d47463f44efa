"""Adjustments: points that an organiser adds to somebody, or takes, for a reason that is told."""

from collections.abc import Mapping
from fractions import Fraction
from typing import Final

import msgspec

from whistclub.cards.errors import reason
from whistclub.club.evening import commands, entries
from whistclub.club.evening.handlers import Entries, NotAtEvening, Request, origin_of
from whistclub.club.evening.lookup import place_of, player_of, round_numbered, unfit
from whistclub.club.evening.named import guest_named
from whistclub.club.evening.state import Adjustment, EveningState, Guest, Round
from whistclub.club.evening.terms import terms_of
from whistclub.club.log.decisions import Handlers

MOST_ADJUSTMENTS: Final = 200
"""The most adjustments of an evening: two a table of the largest one, while its log stays short."""


def adjust(request: Request) -> Entries:
    """Points more or fewer for a guest, and in a format in which pairs stay for their partner too."""
    command: commands.Adjust = request.command
    state = request.state
    words = " ".join(command.words.split())
    _demand_sense(command, words)
    if command.number > len(state.adjustments):
        raise NotAtEvening(reason("evening-adjustment-unknown"))
    if not command.number and len(state.adjustments) >= MOST_ADJUSTMENTS:
        raise NotAtEvening(reason("evening-adjustments-many", most=MOST_ADJUSTMENTS))
    guests = _concerned(state, command)
    wanted = Adjustment(command.round, guests, command.points, command.cause, words)
    if command.number and _facts(state.adjustments[command.number - 1]) == _facts(wanted):
        return ()
    made = entries.Adjusted(
        **origin_of(request),
        number=command.number or len(state.adjustments) + 1,
        round=command.round,
        guests=guests,
        points=command.points,
        cause=command.cause,
        words=words,
    )
    return (made,)


def take_back(request: Request) -> Entries:
    """An adjustment that counts no longer."""
    number: int = request.command.number
    if number > len(request.state.adjustments):
        raise NotAtEvening(reason("evening-adjustment-unknown"))
    if request.state.adjustments[number - 1].taken_back:
        return ()
    return (entries.AdjustmentTakenBack(**origin_of(request), number=number),)


def adjusted_in(state: EveningState, number: int) -> Mapping[int, Fraction]:
    """The points added or taken in a round by guest, as far as they stand."""
    found: dict[int, Fraction] = {}
    for one in state.adjustments:
        if one.round == number and not one.taken_back:
            for guest in one.guests:
                found[guest] = found.get(guest, Fraction()) + Fraction(one.points)
    return found


def _demand_sense(command: commands.Adjust, words: str) -> None:
    """Raises NotAtEvening for an adjustment of nothing, and for one without a reason."""
    if not command.points:
        raise NotAtEvening(reason("evening-adjustment-nothing"))
    if command.cause == "other" and not words:
        raise NotAtEvening(reason("evening-adjustment-words"))
    if not words.isprintable():
        raise NotAtEvening(reason("evening-adjustment-unreadable"))


def _concerned(state: EveningState, command: commands.Adjust) -> tuple[int, ...]:
    """The guest, who has a place in that round, and the partner who shares it to the end."""
    guest = guest_named(state, command.guest)
    if command.round > len(state.rounds):
        raise NotAtEvening(reason("evening-no-such-round"))
    played = state.rounds[command.round - 1]
    if player_of(played, guest) is None:
        raise NotAtEvening(reason("evening-adjustment-not-there", name=guest.name, round=played.number))
    partner = _partner(played, guest) if terms_of(state.settings).movement.keeps_pairs else 0
    return (guest.number, partner) if partner else (guest.number,)


def _partner(played: Round, guest: Guest) -> int:
    """The guest who sits opposite in that round, 0 for a bot and where the guest sits out."""
    place = place_of(played, guest)
    if place is None:
        return 0
    table, seat = place
    return played.holders[played.seating.tables[table - 1].players[(seat + 2) % 4] - 1]


def _facts(one: Adjustment) -> Adjustment:
    return msgspec.structs.replace(one, was=(), by="")


def _fold_adjusted(entry: entries.Adjusted, state: EveningState) -> EveningState:
    known = len(state.adjustments)
    if not 1 <= entry.number <= known + 1 or not all(1 <= one <= len(state.guests) for one in entry.guests):
        raise unfit()
    round_numbered(state, entry.round)
    was: tuple[float, ...] = ()
    if entry.number <= known:
        before = state.adjustments[entry.number - 1]
        was = (*before.was, before.points)
    made = Adjustment(
        entry.round, entry.guests, entry.points, entry.cause, entry.words, was, _called(state, entry.by)
    )
    return _with(state, entry.number, made)


def _fold_taken_back(entry: entries.AdjustmentTakenBack, state: EveningState) -> EveningState:
    if not 1 <= entry.number <= len(state.adjustments):
        raise unfit()
    before = state.adjustments[entry.number - 1]
    by = _called(state, entry.by)
    return _with(state, entry.number, msgspec.structs.replace(before, taken_back=True, by=by))


def _called(state: EveningState, person: str) -> str:
    """The name of the organiser who is this person."""
    return next((name for one, name in state.organisers if one == person), "")


def _with(state: EveningState, number: int, one: Adjustment) -> EveningState:
    """The state with this adjustment in its place."""
    kept = state.adjustments
    return msgspec.structs.replace(state, adjustments=(*kept[: number - 1], one, *kept[number:]))


HANDLERS: Final = Handlers(
    decide={commands.Adjust: adjust, commands.TakeBackAdjustment: take_back},
    fold={entries.Adjusted: _fold_adjusted, entries.AdjustmentTakenBack: _fold_taken_back},
)
