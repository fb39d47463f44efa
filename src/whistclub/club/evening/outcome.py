"""The outcome of an evening, as a season and a list of people see it, now and at earlier times. Pure functions."""

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from itertools import pairwise
from typing import Final

import msgspec

from whistclub.cards.errors import BadRecord, reason
from whistclub.club.evening import sight
from whistclub.club.evening.entries import AnyEntry
from whistclub.club.evening.log import fold
from whistclub.club.evening.state import EveningState
from whistclub.club.evening.terms import terms_of
from whistclub.club.provenance import Provenance, of_evening
from whistclub.evenings.parts import Part
from whistclub.evenings.prizes import PrizeKind
from whistclub.evenings.season import Came

_REMOVED: Final = "#"
"""The first sign of the name of somebody who was removed from the club; no other name has it."""


class Attendant(msgspec.Struct, frozen=True):
    """Somebody who had a seat at an evening, or is there now: the name as called out, the part, the person (empty for
    one without a phone).
    """

    name: str
    part: Part | None
    person: str


Results = tuple[tuple[str, Came], ...]
"""The places and sums of those with a name, by name as they are called now."""


class Version(msgspec.Struct, frozen=True):
    """The results of an evening from a time on, None while it goes on or is taken up again."""

    from_ms: int
    came: Results | None


class EveningOutcome(msgspec.Struct, frozen=True):
    """An evening as it stands: its results so far and where they come from, `unit` is what the sums are of. `versions`
    are its results by time, from its first end on. `partners` are those of each person, a round after the other,
    `prizes` who has which, with the words of an own one.
    """

    code: str
    name: str
    opened_ms: int
    is_over: bool
    unit: str
    came: Results
    people: tuple[Attendant, ...]
    provenance: Provenance
    versions: tuple[Version, ...] = ()
    partners: tuple[tuple[str, tuple[str, ...]], ...] = ()
    prizes: tuple[tuple[str, PrizeKind, str], ...] = ()


def outcome_of(log: Iterable[AnyEntry]) -> EveningOutcome:
    """The outcome of the evening with this log. Raises BadRecord for one that is none."""
    state: EveningState | None = None
    ends: list[tuple[int, tuple[tuple[int, Came], ...] | None]] = []
    for entry in log:
        state = fold(state, entry)
        came = _came(state) if state.phase == "over" else None
        if came != (ends[-1][1] if ends else None):
            ends.append((entry.at_ms, came))
    if state is None:
        raise BadRecord(reason("log-not-opened"))
    return _outcome(state, ends)


def outcome_at(outcome: EveningOutcome, at_ms: int) -> EveningOutcome:
    """The outcome as it stood at a time. Names are those of now."""
    last = next((one for one in reversed(outcome.versions) if one.from_ms <= at_ms), None)
    came = None if last is None else last.came
    return msgspec.structs.replace(outcome, is_over=came is not None, came=came or ())


def ends_of(outcome: EveningOutcome) -> tuple[Version, ...]:
    """The first end of the evening, and each later one with other results than before."""
    ends = [one for one in outcome.versions if one.came is not None]
    changed = [one for before, one in pairwise(ends) if one.came != before.came]
    return (*ends[:1], *changed)


def _outcome(
    state: EveningState, ends: Sequence[tuple[int, tuple[tuple[int, Came], ...] | None]]
) -> EveningOutcome:
    names = {guest.number: guest.name for guest in state.guests if not guest.name.startswith(_REMOVED)}

    def named(came: Iterable[tuple[int, Came]]) -> Results:
        return tuple((names[guest], one) for guest, one in came if guest in names)

    return EveningOutcome(
        code=state.code,
        name=state.settings.name,
        opened_ms=state.opened_ms,
        is_over=state.phase == "over",
        unit=sight.standing_keys(state)[0],
        came=named(_came(state)),
        people=tuple(
            Attendant(guest.name, guest.part, guest.person)
            for guest in state.guests
            if (guest.player or guest.presence == "here") and guest.number in names
        ),
        provenance=of_evening(state.settings.place),
        versions=tuple(Version(at_ms, None if came is None else named(came)) for at_ms, came in ends),
        partners=_partners(state, names),
        prizes=_prizes(state, names) if state.phase == "over" else (),
    )


def _partners(state: EveningState, names: Mapping[int, str]) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The partners of everybody in the rounds that are over; none where all play alone."""
    found: dict[str, list[str]] = {}
    played = [one for one in state.rounds if one.is_over] if terms_of(state.settings).sides == 2 else []
    for one in played:
        for pair in (pair for table in one.seating.tables for pair in table.pairs):
            up, down = (names.get(one.holders[player - 1], "") for player in pair)
            if up and down:
                found.setdefault(up, []).append(down)
                found.setdefault(down, []).append(up)
    return tuple((name, tuple(partners)) for name, partners in found.items())


def _prizes(state: EveningState, names: Mapping[int, str]) -> tuple[tuple[str, PrizeKind, str], ...]:
    """Who has which prize, each of two who stay together and of the four at a table."""
    return tuple(
        (names[guest], prize.kind, prize.words)
        for prize in sight.prizes(state)
        for guest in (prize.guest, prize.partner, *prize.people)
        if guest in names
    )


def _came(state: EveningState) -> tuple[tuple[int, Came], ...]:
    """The places and sums after the rounds that are over, by the numbers of guests."""
    rows = sight.standings(state) if any(one.is_over for one in state.rounds) else ()
    return tuple((row.guest, Came(row.rank, Fraction(row.values[0]))) for row in rows)
