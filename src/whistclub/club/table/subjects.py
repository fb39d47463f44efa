"""The subjects of a table, which together handle every command and every entry but the first."""

from typing import Final

from whistclub.club.table import acts, deals, endings, sealed_dealing, seat_requests, sitters, undo
from whistclub.club.table.handlers import Handlers

_SUBJECTS: Final = (
    acts.HANDLERS,
    deals.HANDLERS,
    sealed_dealing.HANDLERS,
    undo.HANDLERS,
    endings.HANDLERS,
    seat_requests.HANDLERS,
    sitters.HANDLERS,
)

HANDLERS: Final = Handlers(
    decide={kind: handler for subject in _SUBJECTS for kind, handler in subject.decide.items()},
    fold={kind: handler for subject in _SUBJECTS for kind, handler in subject.fold.items()},
    events={kind: handler for subject in _SUBJECTS for kind, handler in subject.events.items()},
    relevant_seq={kind: found for subject in _SUBJECTS for kind, found in subject.relevant_seq.items()},
)
"""The handlers of all subjects."""
