"""The fold of a log: a pure function from entries to the state of the table, so the log alone is enough to know it."""

from collections.abc import Iterable

import msgspec

from whistclub.cards.errors import BadRecord, reason
from whistclub.club.log.handlers import fold_entries
from whistclub.club.table.entries import Entry, Opened
from whistclub.club.table.initial_state import opened_state
from whistclub.club.table.state import TableState
from whistclub.club.table.subjects import HANDLERS
from whistclub.rules.actions import Action
from whistclub.rules.match import Match
from whistclub.rules.seats import Seat


def fold(state: TableState | None, entry: Entry) -> TableState:
    """The table after one more entry; the first one opens it.

    Raises BadRecord for a log that does not begin with its opening, or whose game this version does not know, and any other
    WhistclubError where an entry cannot have happened.
    """
    if isinstance(entry, Opened):
        return opened_state(entry)
    if state is None:
        raise BadRecord(reason("log-not-opened"))
    handler = HANDLERS.fold.get(type(entry))
    if handler is None:
        raise BadRecord(reason("entry-unknown"))
    return _with_next_seq(state, handler(entry, state))


def fold_all(entries: Iterable[Entry]) -> TableState:
    """The table after all these entries. Raises as `fold` does, and BadRecord for none."""
    return fold_entries(fold, entries)


def _with_next_seq(before: TableState, after: TableState) -> TableState:
    """The state with its seq counted on, and where the match changed with the new legal acts."""
    seq = before.seq + 1
    if after.match is before.match:
        return msgspec.structs.replace(after, seq=seq)
    legal = _legal_acts(after.match, before.seats)
    changed = tuple(
        [
            changed if old == new else seq
            for changed, old, new in zip(before.changed, before.legal, legal, strict=True)
        ]
    )
    after = msgspec.structs.replace(after, seq=seq, legal=legal, changed=changed)
    if (before.match.position is None) == (after.match.position is None):
        return after
    return msgspec.structs.replace(after, began=seq, seat_request=None, requested=(), given=())


def _legal_acts(match: Match, seats: tuple[Seat, ...]) -> tuple[tuple[Action, ...], ...]:
    position = match.position
    if position is None:
        return ((),) * len(seats)
    return tuple([position.legal(seat) for seat in seats])
