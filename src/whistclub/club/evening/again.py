"""An evening as last time: its first entries, with everybody who came then as expected. Pure."""

from collections.abc import Iterator

from whistclub.club.evening import entries
from whistclub.club.evening.entries import AnyEntry
from whistclub.club.evening.handlers import Entries
from whistclub.club.evening.plan_entries import KeptApart, TableKept
from whistclub.club.evening.state import EveningState
from whistclub.club.evening.terms import terms_of


def expected_again(last: EveningState, now: EveningState, at_ms: int) -> Entries:
    """The entries by which everybody who came to the last evening is expected at this one, with their pairs and wishes;
    none where somebody is known already. The house enters them, so that no undo takes them off by accident.
    """
    return () if now.guests else tuple(_entries(last, at_ms))


def _entries(last: EveningState, at_ms: int) -> Iterator[AnyEntry]:
    came = [one for one in last.guests if not one.removed and (one.player or one.presence == "here")]
    number_of = {one.number: number for number, one in enumerate(came, 1)}
    for one in came:
        yield entries.GuestAdded(
            at_ms=at_ms,
            guest=number_of[one.number],
            name=one.name,
            person=one.person,
            here=False,
            part=one.part,
        )
    if terms_of(last.settings).movement.keeps_pairs:
        pairs = [(up, last.guests[up - 1].partner) for up in last.ups]
        for up, down in pairs:
            if up in number_of and down in number_of:
                yield entries.Paired(at_ms=at_ms, up=number_of[up], down=number_of[down])
    for first, second, how in last.apart:
        if first in number_of and second in number_of:
            yield KeptApart(at_ms=at_ms, guest=number_of[first], other=number_of[second], how=how)
    for guest, table in last.stays:
        if guest in number_of:
            yield TableKept(at_ms=at_ms, guest=number_of[guest], table=table)
