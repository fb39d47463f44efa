"""The subjects of an evening, which together handle every command but the undo, and every entry but the first and the undo."""

from typing import Final

from whistclub.club.evening import deals, guests, guests_removed, organisers, rounds, seats
from whistclub.club.evening.handlers import Handlers

_SUBJECTS: Final = (
    guests.HANDLERS,
    guests_removed.HANDLERS,
    deals.HANDLERS,
    rounds.HANDLERS,
    seats.HANDLERS,
    organisers.HANDLERS,
)

HANDLERS: Final = Handlers(
    decide={kind: handler for subject in _SUBJECTS for kind, handler in subject.decide.items()},
    fold={kind: handler for subject in _SUBJECTS for kind, handler in subject.fold.items()},
    open_to_guests=frozenset(kind for subject in _SUBJECTS for kind in subject.open_to_guests),
)
"""The handlers of all subjects."""
