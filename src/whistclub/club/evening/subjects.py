"""The subjects of an evening, which together handle every command but the undo, and every entry but the first and the undo."""

from typing import Final

from whistclub.club.evening import deals, guests, guests_removed, organisers, rounds, seats
from whistclub.club.log.handlers import joined

_SUBJECTS: Final = (
    guests.HANDLERS,
    guests_removed.HANDLERS,
    deals.HANDLERS,
    rounds.HANDLERS,
    seats.HANDLERS,
    organisers.HANDLERS,
)

HANDLERS: Final = joined(_SUBJECTS)
"""The handlers of all subjects."""
