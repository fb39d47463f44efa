"""The subjects of a table, which together handle every command and every entry but the first."""

from typing import Final

from whistclub.club.log.handlers import joined
from whistclub.club.table import acts, deals, endings, sealed_dealing, seat_requests, sitters, undo

_SUBJECTS: Final = (
    acts.HANDLERS,
    deals.HANDLERS,
    sealed_dealing.HANDLERS,
    undo.HANDLERS,
    endings.HANDLERS,
    seat_requests.HANDLERS,
    sitters.HANDLERS,
)

HANDLERS: Final = joined(_SUBJECTS)
"""The handlers of all subjects."""
