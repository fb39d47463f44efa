"""The guests, rounds and tables that commands name. Each raises NotAtEvening for one that there is not."""

from whistclub.cards.errors import reason
from whistclub.club.evening.handlers import NotAtEvening
from whistclub.club.evening.lookup import guest_numbered
from whistclub.club.evening.state import EveningState, Guest, Round, RoundTable


def guest_named(state: EveningState, number: int) -> Guest:
    """The guest of this number, also one who was removed."""
    if number > len(state.guests):
        raise NotAtEvening(reason("evening-guest-unknown"))
    return guest_numbered(state, number)


def guest_still_named(state: EveningState, number: int) -> Guest:
    """The guest of this number, who was not removed."""
    guest = guest_named(state, number)
    if guest.removed:
        raise NotAtEvening(reason("evening-guest-unknown"))
    return guest


def round_named(state: EveningState, number: int) -> Round:
    """The round of this number that has begun."""
    if number > len(state.rounds):
        raise NotAtEvening(reason("evening-round-unknown", round=number))
    return state.rounds[number - 1]


def table_named(played: Round, number: int) -> RoundTable:
    """The table of this number in the round."""
    if number > len(played.tables):
        raise NotAtEvening(reason("evening-table-unknown", table=number))
    return played.tables[number - 1]


def demand_cards(state: EveningState) -> None:
    """Raises NotAtEvening for an evening on line, whose results the club enters itself."""
    if state.settings.place != "cards":
        raise NotAtEvening(reason("evening-online-enters"))
