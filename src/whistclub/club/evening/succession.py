"""Succession: an evening has an organiser as long as a guest with a phone is there. Pure.

Who has been there longest is an organiser too once all organisers have left, were removed, or are away. Organisers may
be several, so that one who comes back is one still, beside the other.
"""

from collections.abc import Collection

from whistclub.club.evening import entries
from whistclub.club.evening.handlers import is_organiser
from whistclub.club.evening.state import EveningState, Guest
from whistclub.club.people import GONE


def is_missed(state: EveningState, here: Collection[str]) -> bool:
    """True if the evening is on, no organiser is among the people who are here, and a guest among them could organise
    it.
    """
    if state.phase == "over" or any(is_organiser(state, person) for person in here):
        return False
    return _heir(state, here) is not None


def stands_in(state: EveningState, here: Collection[str], at_ms: int) -> tuple[entries.AnyEntry, ...]:
    """The entry by which a guest among the people who are here organises the evening too; none if an organiser is
    there.
    """
    return _added(_heir(state, here), at_ms) if is_missed(state, here) else ()


def after_leaving(state: EveningState, person: str, at_ms: int) -> tuple[entries.AnyEntry, ...]:
    """The entry by which another guest organises the evening too, after this person has left it: none unless they
    organised it alone.
    """
    others = [one for one, name in state.organisers if one != person and name != f"#{GONE}"]
    if state.phase == "over" or others or not is_organiser(state, person):
        return ()
    return _added(_heir(state, {one.person for one in state.guests} - {person}), at_ms)


def after_removal(state: EveningState, at_ms: int) -> tuple[entries.AnyEntry, ...]:
    """The entry by which a guest organises an evening all of whose organisers were removed from the club."""
    if state.phase == "over" or any(name != f"#{GONE}" for _, name in state.organisers):
        return ()
    return _added(_heir(state, {one.person for one in state.guests}), at_ms)


def _added(heir: Guest | None, at_ms: int) -> tuple[entries.AnyEntry, ...]:
    if heir is None:
        return ()
    return (entries.OrganiserAdded(at_ms=at_ms, person=heir.person, name=heir.name),)


def _heir(state: EveningState, among: Collection[str]) -> Guest | None:
    """The guest among these people who came first, is here still and organises nothing yet; who was removed is known by
    their number alone.
    """
    return next(
        (
            one
            for one in state.guests
            if one.person
            and one.person in among
            and one.presence == "here"
            and one.name != f"#{one.number}"
            and not is_organiser(state, one.person)
        ),
        None,
    )
