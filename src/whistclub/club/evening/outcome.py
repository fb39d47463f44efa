"""The outcome of an evening, as a season and a club's list of people see it. Pure functions."""

from fractions import Fraction
from typing import Final

import msgspec

from whistclub.club.evening import sight
from whistclub.club.evening.state import EveningState
from whistclub.parties.parts import Part
from whistclub.parties.season import Came

_REMOVED: Final = "#"
"""The first sign of the name of somebody who was removed from the club; no other name has it."""


class Attendant(msgspec.Struct, frozen=True):
    """Somebody who had a seat at an evening, or is there now: the name as called out, the part, the person (empty for
    one without a phone).
    """

    name: str
    part: Part | None
    person: str


class Outcome(msgspec.Struct, frozen=True):
    """An evening as it stands: `came` are the places and sums of those with a name, by name, `unit` is what the sums
    are of.
    """

    code: str
    name: str
    opened_ms: int
    is_over: bool
    unit: str
    came: tuple[tuple[str, Came], ...]
    people: tuple[Attendant, ...]


def outcome_of(state: EveningState) -> Outcome:
    """The outcome after the rounds that are over."""
    names = {guest.number: guest.name for guest in state.guests}
    rows = sight.standings(state) if any(one.is_over for one in state.rounds) else ()
    return Outcome(
        code=state.code,
        name=state.settings.name,
        opened_ms=state.opened_ms,
        is_over=state.phase == "over",
        unit=sight.standing_keys(state)[0],
        came=tuple(
            (names[row.guest], Came(row.rank, Fraction(row.values[0])))
            for row in rows
            if not names[row.guest].startswith(_REMOVED)
        ),
        people=tuple(
            Attendant(guest.name, guest.part, guest.person)
            for guest in state.guests
            if (guest.player or guest.presence == "here") and not guest.name.startswith(_REMOVED)
        ),
    )
