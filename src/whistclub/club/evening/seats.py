"""Changes of seats: two guests who change places, and substitutes."""

from typing import Final

import msgspec

from whistclub.cards.errors import reason
from whistclub.club.evening import commands, entries
from whistclub.club.evening.gathering import exchanged
from whistclub.club.evening.handlers import Entries, NotAtEvening, Request, demand_nothing_since, origin_of
from whistclub.club.evening.lookup import (
    deals_played,
    guest_numbered,
    place_of,
    places,
    player_of,
    running_round,
    unfit,
    with_holder,
    with_round,
)
from whistclub.club.evening.named import guest_named
from whistclub.club.evening.state import EveningState, Guest, Round
from whistclub.club.evening.terms import holds_same_cards, terms_of
from whistclub.club.log.decisions import Handlers


def swap(request: Request) -> Entries:
    """Two guests change places, in the running round or in the next one."""
    command: commands.Swap = request.command
    demand_nothing_since(request)
    guest, other = guest_named(request.state, command.guest), guest_named(request.state, command.other)
    if guest.number == other.number:
        raise NotAtEvening(reason("evening-swap-with-oneself"))
    played = running_round(request.state)
    for one in (guest, other):
        if played is not None and player_of(played, one) is None:
            raise NotAtEvening(reason("evening-no-place", name=one.name))
        if one.presence != "here":
            raise NotAtEvening(reason("evening-guest-away", name=one.name))
    if played is not None and not _hold_no_seen_cards(request.state, played, guest, other):
        raise NotAtEvening(reason("evening-cards-seen", name=guest.name, other=other.name))
    return (entries.Swapped(**origin_of(request), guest=guest.number, other=other.number),)


def substitute(request: Request) -> Entries:
    """A guest who sits out or is new, or on line a bot, plays on in another's place."""
    command: commands.Substitute = request.command
    state = request.state
    away = guest_named(request.state, command.away)
    if not _place_is_open(state, away):
        raise NotAtEvening(reason("evening-no-place", name=away.name))
    if command.guest == 0:
        if state.settings.place != "online":
            raise NotAtEvening(reason("evening-no-bots"))
        return (entries.Substituted(**origin_of(request), away=away.number, guest=0),)
    guest = guest_named(request.state, command.guest)
    if guest.number == away.number:
        raise NotAtEvening(reason("evening-swap-with-oneself"))
    if guest.presence != "here":
        raise NotAtEvening(reason("evening-guest-away", name=guest.name))
    played = running_round(state)
    plays = _has_number(state, guest) if played is None else place_of(played, guest) is not None
    if plays:
        raise NotAtEvening(reason("evening-substitute-plays", name=guest.name))
    if played is not None and places(played.seating).get(away.player) is None:
        raise NotAtEvening(reason("evening-no-place", name=away.name))
    if played is not None and _has_seen_cards(state, played, away, guest):
        raise NotAtEvening(reason("evening-cards-seen", name=guest.name, other=away.name))
    return (entries.Substituted(**origin_of(request), away=away.number, guest=guest.number),)


def _hold_no_seen_cards(state: EveningState, played: Round, one: Guest, other: Guest) -> bool:
    """False if one of these two would come to a table on line where cards are still played that they have seen at their
    own.
    """
    places_of_both = place_of(played, one), place_of(played, other)
    if not _shares_cards(state) or None in places_of_both:
        return True
    tables = {place[0] for place in places_of_both if place is not None}
    return len({deals_played(played.tables[table - 1]) for table in tables}) == 1


def _has_seen_cards(state: EveningState, played: Round, away: Guest, guest: Guest) -> bool:
    """True if the guest held a seat at another table where the same cards are played on line, and left it in this
    round.
    """
    seats = places(played.seating)
    left, wanted = seats.get(guest.player), seats.get(away.player)
    return _shares_cards(state) and left is not None and wanted is not None and left[0] != wanted[0]


def _shares_cards(state: EveningState) -> bool:
    """True if all tables of a round on line hold the same cards."""
    return state.settings.place == "online" and holds_same_cards(terms_of(state.settings))


def _has_number(state: EveningState, guest: Guest) -> bool:
    return guest.player > 0 and state.holders[guest.player - 1] == guest.number


def _place_is_open(state: EveningState, away: Guest) -> bool:
    """True if the guest holds a place, or a bot holds it for them."""
    return away.player > 0 and state.holders[away.player - 1] in {0, away.number}


def _fold_swapped(entry: entries.Swapped, state: EveningState) -> EveningState:
    return _with_places_changed(state, entry.guest, entry.other)


def _fold_substituted(entry: entries.Substituted, state: EveningState) -> EveningState:
    """One who has a number of their own takes the other's place in one round only, a new guest or a bot takes the
    number.
    """
    away = guest_numbered(state, entry.away)
    if not _place_is_open(state, away):
        raise unfit()
    if entry.guest and _has_number(state, guest_numbered(state, entry.guest)):
        return _with_places_changed(state, entry.away, entry.guest)
    return with_holder(state, away.player, entry.guest)


def _with_places_changed(state: EveningState, one: int, other: int) -> EveningState:
    """The state with two guests' places changed in the running round, or marked to be changed in the next one."""
    played = running_round(state)
    guests = guest_numbered(state, one), guest_numbered(state, other)
    if played is None:
        return msgspec.structs.replace(state, swaps=(*state.swaps, (one, other)))
    first, second = player_of(played, guests[0]), player_of(played, guests[1])
    if first is None or second is None:
        raise unfit()
    seating = exchanged(played.seating, first, second)
    return with_round(state, msgspec.structs.replace(played, seating=seating))


HANDLERS: Final = Handlers(
    decide={commands.Swap: swap, commands.Substitute: substitute},
    fold={entries.Swapped: _fold_swapped, entries.Substituted: _fold_substituted},
)
