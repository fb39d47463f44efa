"""The seats of people for which bots acted, deal by deal: what a bot did is nobody's result. Pure functions."""

from collections.abc import Sequence

from whistclub.club.table.entries import Acted, AnyEntry, Dealt, Dropped, Opened
from whistclub.rules.seats import Seat


def seats_of_bot_acts(entries: Sequence[AnyEntry]) -> tuple[frozenset[Seat], ...]:
    """By deal that was not dropped, the seats of people for which a bot acted in it."""
    opened = entries[0] if entries else None
    sitters = opened.sitters if isinstance(opened, Opened) else ()
    people = {Seat(seat) for seat, sitter in enumerate(sitters) if not sitter.bot}
    found: list[frozenset[Seat]] = []
    for entry in entries:
        if isinstance(entry, Dealt):
            found.append(frozenset())
        elif isinstance(entry, Dropped):
            found.pop()
        elif isinstance(entry, Acted) and entry.by_bot and entry.seat in people:
            found[-1] |= {entry.seat}
    return tuple(found)
