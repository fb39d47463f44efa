"""Who may look at a table of an evening, and at what was played there."""

from whistclub.cards.errors import Reason, reason
from whistclub.club.evening.lookup import guest_of, place_of
from whistclub.club.evening.state import EveningState, Round
from whistclub.club.rooms import EveningTable, Room


def may_look(state: EveningState, person: str, room: Room) -> Reason | None:
    """The reason why this person may not look at a table of the evening now, None if they may.

    After the round everybody may. Before, those who sit there, and at other tables guests who wait, unless the tables hold the same cards.
    """
    table = room.plan.evening
    if table is None or _is_over(state, table):
        return None
    if room.seat_of(person) is not None:
        return None
    if table.closed:
        return reason("evening-closed")
    return None if _waits(state, state.rounds[table.round - 1], person) else reason("evening-still-playing")


def may_replay(state: EveningState, person: str, room: Room) -> Reason | None:
    """The reason why this person may not see records and replays of a table of the evening now, None if they may."""
    table = room.plan.evening
    if table is not None and table.closed and not _is_over(state, table):
        return reason("evening-closed")
    return may_look(state, person, room)


def _is_over(state: EveningState, table: EveningTable) -> bool:
    """True if the table's round is over. A round that was taken back is none."""
    return table.round > len(state.rounds) or state.rounds[table.round - 1].is_over


def _waits(state: EveningState, played: Round, person: str) -> bool:
    """True for a guest whose own table of the round is over, or who sits out."""
    guest = guest_of(state, person)
    if guest is None:
        return False
    place = place_of(played, guest)
    return place is None or played.tables[place[0] - 1].over
