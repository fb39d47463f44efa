"""The announcement after a command: who may do what, and what comes of it. Pure.

Every function raises NotHere for what cannot be, and BadName for a name that nobody may have; nothing has changed then.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

import msgspec

from whistclub.cards.errors import NotHere, reason
from whistclub.club.names import alike, hall_name
from whistclub.club.signup import commands as ask
from whistclub.club.signup.announcement import (
    MOST_ENTRANTS,
    Announced,
    Announcement,
    Entrant,
    Removed,
    Signup,
    checked,
    organises,
    signup_of,
)
from whistclub.club.signup.lists import lists_of
from whistclub.evenings.parts import Part

_ORGANISERS: Final = (ask.AddEntrant, ask.MoveUp, ask.UndoTakingOff, ask.Close)


def after(announcement: Announcement, command: ask.AnyCommand, person: str) -> Announcement:
    """The announcement after this command of a person."""
    demand_open(announcement)
    if isinstance(command, _ORGANISERS):
        demand_organiser(announcement, person)
    done = _HANDLERS[type(command)](announcement, command, person)
    if isinstance(command, ask.TakeOff | ask.UndoTakingOff) or not organises(announcement, person):
        return done
    # Whoever was taken off is named only as long as the organisers may still mean to undo it.
    return msgspec.structs.replace(done, removed=None)


def changed(announcement: Announcement, announced: Announced, person: str) -> Announcement:
    """The announcement as an organiser says it now; with fewer places the last who are in wait again."""
    demand_open(announcement)
    demand_organiser(announcement, person)
    return msgspec.structs.replace(announcement, announced=checked(announced), removed=None)


def with_organiser(announcement: Announcement, person: str, name: str) -> Announcement:
    """The announcement with this organiser too."""
    if organises(announcement, person):
        return announcement
    return msgspec.structs.replace(announcement, organisers=(*announcement.organisers, (person, name)))


def without_person(announcement: Announcement, person: str) -> Announcement:
    """The announcement without somebody who is removed from the club, and without a partner who has no phone."""
    own = signup_of(announcement, person)
    if own is not None:
        left = tuple(one for one in own.entrants if one.person not in ("", person))
        announcement = _with_entrants(announcement, own, left)
    kept = tuple(one for one in announcement.organisers if one[0] != person)
    return msgspec.structs.replace(announcement, organisers=kept, removed=None)


def demand_open(announcement: Announcement) -> None:
    """Raises NotHere once the evening has been made."""
    if announcement.evening:
        raise NotHere(reason("signup-evening-made"))


def demand_organiser(announcement: Announcement, person: str) -> None:
    """Raises NotHere for somebody who does not organise it."""
    if not organises(announcement, person):
        raise NotHere(reason("signup-organisers-only"))


def _put_down(announcement: Announcement, command: ask.PutDown, person: str) -> Announcement:
    if announcement.is_closed:
        raise NotHere(reason("signup-closed"))
    if signup_of(announcement, person) is not None:
        raise NotHere(reason("signup-twice"))
    if announcement.announced.asks_part and command.part is None:
        raise NotHere(reason("signup-part-missing"))
    return _added(announcement, command, person)


def _add(announcement: Announcement, command: ask.AddEntrant, _: str) -> Announcement:
    return _added(announcement, command, "")


def _added(announcement: Announcement, command: ask.PutDown | ask.AddEntrant, person: str) -> Announcement:
    entrants = [_entrant(announcement, command.name, command.part, person)]
    if command.partner.strip():
        _demand_partners(announcement)
        partner = _entrant(announcement, command.partner, command.partner_part, "")
        if alike(partner.name, entrants[0].name):
            raise NotHere(reason("signup-name-taken", name=partner.name))
        entrants.append(partner)
    if _heads(announcement) + len(entrants) > MOST_ENTRANTS:
        raise NotHere(reason("signup-full", most=MOST_ENTRANTS))
    number = announcement.counted + 1
    signup = Signup(number=number, entrants=tuple(entrants))
    return msgspec.structs.replace(announcement, signups=(*announcement.signups, signup), counted=number)


def _claim(announcement: Announcement, command: ask.Claim, person: str) -> Announcement:
    if signup_of(announcement, person) is not None:
        raise NotHere(reason("signup-twice"))
    own = _signup(announcement, command.number)
    entrant = _nth(own, command.entrant)
    if entrant.person:
        raise NotHere(reason("signup-name-taken", name=entrant.name))
    return _with_entrant(announcement, own, command.entrant, msgspec.structs.replace(entrant, person=person))


def _bring(announcement: Announcement, command: ask.BringPartner, person: str) -> Announcement:
    _demand_partners(announcement)
    own = _signup(announcement, command.number)
    _demand_own(announcement, own, person)
    lists = lists_of(announcement)
    if len(own.entrants) > 1:
        raise NotHere(reason("signup-pair-already"))
    # A second place for somebody who is in must not go before those who wait.
    if own in lists.inside and lists.free is not None and (lists.waiting or not lists.free):
        raise NotHere(reason("signup-no-second-place"))
    if _heads(announcement) >= MOST_ENTRANTS:
        raise NotHere(reason("signup-full", most=MOST_ENTRANTS))
    partner = _entrant(announcement, command.name, command.part, "")
    return _with_entrants(announcement, own, (*own.entrants, partner))


def _rename(announcement: Announcement, command: ask.RenameEntrant, person: str) -> Announcement:
    own = _signup(announcement, command.number)
    _demand_own(announcement, own, person)
    entrant = _nth(own, command.entrant)
    name = hall_name(command.name)
    _demand_apart(announcement, name, entrant)
    return _with_entrant(announcement, own, command.entrant, msgspec.structs.replace(entrant, name=name))


def _take_off(announcement: Announcement, command: ask.TakeOff, person: str) -> Announcement:
    own = _signup(announcement, command.number)
    going = (_nth(own, command.entrant),) if command.entrant else own.entrants
    is_organisers = organises(announcement, person) and own != signup_of(announcement, person)
    if not is_organisers:
        _demand_own(announcement, own, person)
        if any(one.person not in ("", person) for one in going):
            raise NotHere(reason("signup-partner-comes"))
    at = announcement.signups.index(own)
    left = tuple(one for one in own.entrants if one not in going)
    removed = Removed(signup=own, at=at) if is_organisers else announcement.removed
    return msgspec.structs.replace(_with_entrants(announcement, own, left), removed=removed)


def _undo(announcement: Announcement, _: ask.UndoTakingOff, __: str) -> Announcement:
    removed = announcement.removed
    if removed is None:
        raise NotHere(reason("signup-nothing-to-undo"))
    others = tuple(one for one in announcement.signups if one.number != removed.signup.number)
    before = msgspec.structs.replace(announcement, signups=others, removed=None)
    for entrant in removed.signup.entrants:
        _demand_apart(before, entrant.name, entrant)
        if signup_of(before, entrant.person) is not None:
            raise NotHere(reason("signup-came-again", name=entrant.name))
    signups = (*others[: removed.at], removed.signup, *others[removed.at :])
    return msgspec.structs.replace(before, signups=signups)


def _move_up(announcement: Announcement, command: ask.MoveUp, _: str) -> Announcement:
    moved, lists = _signup(announcement, command.number), lists_of(announcement)
    if moved not in lists.waiting:
        raise NotHere(reason("signup-not-waiting"))
    others = tuple(one for one in lists.waiting if one is not moved)
    return msgspec.structs.replace(announcement, signups=(*lists.inside, moved, *others))


def _close(announcement: Announcement, command: ask.Close, _: str) -> Announcement:
    return msgspec.structs.replace(announcement, is_closed=command.closed)


_HANDLERS: Final[Mapping[type[ask.Command], Callable[[Announcement, Any, str], Announcement]]] = {
    ask.PutDown: _put_down,
    ask.AddEntrant: _add,
    ask.Claim: _claim,
    ask.BringPartner: _bring,
    ask.RenameEntrant: _rename,
    ask.TakeOff: _take_off,
    ask.UndoTakingOff: _undo,
    ask.MoveUp: _move_up,
    ask.Close: _close,
}


def _entrant(announcement: Announcement, name: str, part: Part | None, person: str) -> Entrant:
    """Somebody of this name, which nobody else at the announcement has. A part is kept where it is asked."""
    name = hall_name(name)
    _demand_apart(announcement, name)
    return Entrant(name=name, part=part if announcement.announced.asks_part else None, person=person)


def _demand_apart(announcement: Announcement, name: str, own: Entrant | None = None) -> None:
    entrants = (entrant for one in announcement.signups for entrant in one.entrants)
    if any(entrant != own and alike(entrant.name, name) for entrant in entrants):
        raise NotHere(reason("signup-name-taken", name=name))


def _demand_partners(announcement: Announcement) -> None:
    if not announcement.announced.asks_partner:
        raise NotHere(reason("signup-no-partners"))


def _demand_own(announcement: Announcement, signup: Signup, person: str) -> None:
    is_own = bool(person) and any(one.person == person for one in signup.entrants)
    if not is_own and not organises(announcement, person):
        raise NotHere(reason("signup-organisers-only"))


def _heads(announcement: Announcement) -> int:
    return sum(len(one.entrants) for one in announcement.signups)


def _signup(announcement: Announcement, number: int) -> Signup:
    found = next((one for one in announcement.signups if one.number == number), None)
    if found is None:
        raise NotHere(reason("signup-gone"))
    return found


def _nth(signup: Signup, number: int) -> Entrant:
    if number > len(signup.entrants):
        raise NotHere(reason("signup-gone"))
    return signup.entrants[number - 1]


def _with_entrant(announcement: Announcement, signup: Signup, number: int, entrant: Entrant) -> Announcement:
    entrants = tuple(entrant if at == number else one for at, one in enumerate(signup.entrants, 1))
    return _with_entrants(announcement, signup, entrants)


def _with_entrants(announcement: Announcement, signup: Signup, entrants: tuple[Entrant, ...]) -> Announcement:
    """The announcement with these entrants in the place of the sign-up's, or without it for none."""
    changed = msgspec.structs.replace(signup, entrants=entrants)
    signups = tuple(changed if one is signup else one for one in announcement.signups)
    return msgspec.structs.replace(announcement, signups=tuple(one for one in signups if one.entrants))
