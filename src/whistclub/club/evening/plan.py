"""The plan of an individual evening: what a search makes better from the opening of the doors to the first round."""

from collections.abc import Sequence

import msgspec

from whistclub.cards.errors import Reason, reason
from whistclub.club.evening import plan_entries
from whistclub.club.evening.gathering import gathered, wishes_of
from whistclub.club.evening.handlers import Entries
from whistclub.club.evening.state import EveningState
from whistclub.club.log.decisions import Handlers
from whistclub.evenings.schedules.bounds import Quality, proved_least, quality_of_rounds
from whistclub.evenings.schedules.schedule import MOST_SEARCHED
from whistclub.evenings.seating import Seating
from whistclub.evenings.wishes import NO_WISHES, Wishes, broken

_FEWEST = 8
"""With fewer people here the plan is that of the tables planned."""


class Wanted(msgspec.Struct, frozen=True):
    """The numbers for which an evening wants a plan, and the wishes that it is to keep."""

    people: int
    rounds: int
    wishes: Wishes = NO_WISHES


def wanted_plan(state: EveningState) -> Wanted | None:
    """The plan that the evening wants while people come: for those who are here, or for the tables planned. None where
    no plan is searched for.
    """
    if state.phase != "gathering" or state.settings.format != "individual":
        return None
    found = gathered(state)
    is_known = len(found.players) >= _FEWEST
    people = len(found.players) if is_known else 4 * state.settings.tables
    if people > MOST_SEARCHED:
        return None
    wishes = wishes_of(state, found.holders) if is_known else NO_WISHES
    return Wanted(people, state.settings.rounds, wishes)


def promise_of(reached: Quality, wanted: Wanted, *, against: int, is_going: bool) -> Reason:
    """The figures of a plan, and the least that any can have: how often two are together `against` a wish, and whether
    a better one is looked for (`is_going`).
    """
    least = proved_least(wanted.people, wanted.rounds)
    facts = {
        "people": wanted.people,
        "partners": reached[2],
        "opponents": reached[3],
        "least_partners": least[2],
        "least_opponents": least[3],
        "against": against,
    }
    if reached == least and not against:
        return reason("evening-plan-best", **facts)
    return reason("evening-plan-searching" if is_going else "evening-plan-searched", **facts)


def promise_of_seatings(seatings: Sequence[Seating], wishes: Wishes) -> Reason:
    """The same of a plan as it stands."""
    rounds = [[player for table in one.tables for player in table.players] for one in seatings]
    wanted = Wanted(len(seatings[0].players), len(seatings))
    return promise_of(quality_of_rounds(rounds), wanted, against=broken(seatings, wishes), is_going=False)


def plan_found(state: EveningState, wanted: Wanted, seatings: tuple[Seating, ...], at_ms: int) -> Entries:
    """The entry of the plan that was found, if the evening still wants one for these numbers."""
    rounds = tuple(tuple(int(player) for table in one.tables for player in table.players) for one in seatings)
    if wanted_plan(state) != wanted:
        return ()
    return (plan_entries.PlanFound(at_ms=at_ms, rounds=rounds, holders=gathered(state).holders),)


def _fold_found(entry: plan_entries.PlanFound, state: EveningState) -> EveningState:
    return msgspec.structs.replace(state, plan=entry)


HANDLERS = Handlers(decide={}, fold={plan_entries.PlanFound: _fold_found})
