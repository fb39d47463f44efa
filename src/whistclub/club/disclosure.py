"""May this person know this now: a table, what was played there, what came of it, and cards that are laid out.

Every way out of the club asks here. A person is an id, empty for nobody known.
"""

from typing import Final

import msgspec

from whistclub.cards.errors import Reason, reason
from whistclub.club.evening.handlers import is_organiser
from whistclub.club.evening.links import stands_at
from whistclub.club.evening.lookup import deals_played, guest_of, place_of
from whistclub.club.evening.state import EveningState, Round, RoundTable
from whistclub.club.evening.terms import holds_same_cards, terms_of
from whistclub.club.rooms import EveningTable, Room

HALL: Final = ""
"""The person of whatever everybody with the code may see."""


def why_not_look(state: EveningState, person: str, room: Room) -> Reason | None:
    """The reason why this person may not look at a table of the evening now, None if they may.

    After the round everybody may. Before, those who sit there, and at other tables guests who wait, unless the tables
    hold the same cards.
    """
    table = room.plan.evening
    if table is None or _is_over(state, table):
        return None
    if room.seat_of(person) is not None:
        return None
    if table.closed:
        return reason("evening-closed")
    return None if _waits(state, state.rounds[table.round - 1], person) else reason("evening-still-playing")


def why_not_cards(state: EveningState, person: str, room: Room) -> Reason | None:
    """The reason why this person may not see now what was played at a table of the evening, None if they may.

    Where all tables hold the same cards nobody may before the round is over, whoever played there neither: the cards
    are still to be played elsewhere.
    """
    table = room.plan.evening
    if table is not None and table.closed and not _is_over(state, table):
        return reason("evening-closed")
    return why_not_look(state, person, room)


def why_not_laid(state: EveningState, person: str) -> Reason | None:
    """The reason why this organiser may not see the deals to be laid out, None if they may: whoever plays may not."""
    if not is_organiser(state, person):
        return reason("evening-organisers-only")
    guest = guest_of(state, person)
    plays = guest is not None and (guest.player > 0 or guest.presence != "away")
    return reason("evening-deals-of-player") if plays and state.phase != "over" else None


def told_deals(state: EveningState, played: Round, number: int, person: str) -> int | None:
    """So many deals of table `number` of a round, counted from 1, may be told to this person with what came of them;
    None for all.

    Where all tables hold the same cards, a deal is told to others when no table is still to play it, and before to
    those who played it, and to the tablet of its table. With real cards organisers enter and correct the deals of every
    table, so they are told all.
    """
    if played.is_over or not holds_same_cards(terms_of(state.settings)):
        return None
    if is_organiser(state, person) and state.settings.place == "cards":
        return None
    if stands_at(state, person, number):
        return None
    guest = guest_of(state, person)
    place = None if guest is None else place_of(played, guest)
    if place is not None and place[0] == number:
        return None
    own = deals_played(played.tables[place[0] - 1]) if place is not None else 0
    still = [deals_played(table) for table in played.tables if not table.over]
    return max(own, min(still)) if still else None


def told_table(state: EveningState, played: Round, number: int, person: str) -> RoundTable:
    """Table `number` of a round, counted from 1, with the deals that this person may know now."""
    return with_deals(played.tables[number - 1], told_deals(state, played, number, person))


def with_deals(table: RoundTable, told: int | None) -> RoundTable:
    """The table with so many of its deals, all for None."""
    if told is None or told >= deals_played(table):
        return table
    result = msgspec.structs.replace(table.result, deals=table.result.deals[:told])
    return msgspec.structs.replace(table, deals=table.deals[:told], result=result)


def _is_over(state: EveningState, table: EveningTable) -> bool:
    """True if the table's round is over. A round that was taken back is none: its cards are never dealt again."""
    return table.round > len(state.rounds) or state.rounds[table.round - 1].is_over


def _waits(state: EveningState, played: Round, person: str) -> bool:
    """True for a guest whose own table of the round is over, or who sits out."""
    guest = guest_of(state, person)
    if guest is None:
        return False
    place = place_of(played, guest)
    return place is None or played.tables[place[0] - 1].over
