"""Guests whom an organiser removes together, as those are whom somebody made up with the poster's code."""

from typing import Final

import msgspec

from whistclub.cards.errors import reason
from whistclub.club.evening import commands, entries
from whistclub.club.evening.guests import with_absent
from whistclub.club.evening.handlers import Entries, NotAtEvening, Request, is_organiser, origin_of
from whistclub.club.evening.lookup import guest_numbered
from whistclub.club.evening.named import guest_named
from whistclub.club.evening.state import EveningState, Guest
from whistclub.club.log.decisions import Handlers
from whistclub.club.names import alike


def remove(request: Request) -> Entries:
    """These guests are none. One who has had a seat is removed only where the command says so, an organiser never."""
    command: commands.RemoveGuests = request.command
    meant = [guest_named(request.state, number) for number in sorted(set(command.guests))]
    removed = [
        guest for guest in meant if not guest.removed and not (guest.player and guest.presence == "away")
    ]
    for guest in removed:
        if guest.person and is_organiser(request.state, guest.person):
            raise NotAtEvening(reason("evening-remove-organiser", name=guest.name))
    played = [guest for guest in removed if guest.player]
    if played and not command.played:
        raise NotAtEvening(reason("evening-remove-played", name=played[0].name, count=len(played)))
    if not removed:
        return ()
    return (entries.GuestsRemoved(**origin_of(request), guests=tuple(one.number for one in removed)),)


def came_again(before: EveningState, now: EveningState, after: EveningState) -> bool:
    """True if an undo, from `now` to `after`, brings back a removed guest whose phone or name came again since the
    state `before`.
    """
    # An undo of an addition leaves fewer guests than there are now.
    back = [
        one for one, was in zip(after.guests, now.guests, strict=False) if was.removed and not one.removed
    ]
    numbers = {one.number for one in back}
    new = [one for one in after.guests if one.number not in numbers and _is_new(one, before)]
    return any(_is_again(one, other) for one in back for other in new)


def _is_new(guest: Guest, before: EveningState) -> bool:
    """True for a guest who came after the state, or was there under another name or with another phone."""
    if guest.number > len(before.guests):
        return not guest.removed
    was = before.guests[guest.number - 1]
    return (was.name, was.person) != (guest.name, guest.person)


def _is_again(one: Guest, other: Guest) -> bool:
    return alike(one.name, other.name) or (bool(one.person) and one.person == other.person)


def _fold_removed(entry: entries.GuestsRemoved, state: EveningState) -> EveningState:
    for number in entry.guests:
        if guest_numbered(state, number).player:
            state = with_absent(state, number, entry.at_ms)
    gone = {number for number in entry.guests if not state.guests[number - 1].player}
    guests = tuple(_without(guest, gone, entry.at_ms) for guest in state.guests)
    ups = tuple(up for up in state.ups if guests[up - 1].partner)
    return msgspec.structs.replace(state, guests=guests, ups=ups)


def _without(guest: Guest, gone: set[int], at_ms: int) -> Guest:
    """The guest after these are gone, who may be their partner or the guest."""
    if guest.number in gone:
        return Guest(guest.number, guest.name, presence="away", since_ms=at_ms, removed=True)
    return msgspec.structs.replace(guest, partner=0) if guest.partner in gone else guest


HANDLERS: Final = Handlers(
    decide={commands.RemoveGuests: remove}, fold={entries.GuestsRemoved: _fold_removed}
)
