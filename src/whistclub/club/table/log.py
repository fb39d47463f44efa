"""A match as a log: how its commands are decided, its entries folded, and what they tell each viewer.

The state is a pure function of the entries, so that the log alone is enough to know it; time and random bytes are
arguments.
"""

from collections.abc import Iterable
from typing import Final

import msgspec

from whistclub.cards.errors import BadRecord, IllegalAction, reason
from whistclub.club.log.decisions import Environment, Stale, fold_entries, joined
from whistclub.club.log.kind import LogKind
from whistclub.club.table import acts, deals, endings, seat_requests, sitters, undo
from whistclub.club.table import sealed_deal as sealed_dealing
from whistclub.club.table.commands import Command, StandIn
from whistclub.club.table.entries import Entry, Opened
from whistclub.club.table.handlers import Entries, Events
from whistclub.club.table.initial_state import opened_state
from whistclub.club.table.state import TableState
from whistclub.rules.actions import Action
from whistclub.rules.match import Match
from whistclub.rules.seats import Seat, Viewer
from whistclub.rules.values import SeenEvent, event, seen_by

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


def fold(state: TableState | None, entry: Entry) -> TableState:
    """The table after one more entry; the first one opens it.

    Raises BadRecord for a log that does not begin with its opening, or whose game this version does not know, and any
    other WhistclubError where an entry cannot have happened.
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
    turns = position.to_act()
    return tuple([position.legal(seat) if seat in turns else () for seat in seats])


LONGEST_ID: Final = 80
"""Signs of a command's id, which stays in the log; a UUID has 36."""


def decide(state: TableState, command: Command, environment: Environment) -> Entries | Stale:
    """The entries that the command leads to, at least one. Raises IllegalAction and other WhistclubErrors for a
    refusal.

    A refusal is a function of what the sender's seat knows. A command is stale if its sender has not seen the last
    change of what the command is about: for an act the seat's own legal acts, for an answer the request.
    """
    seat = command.seat
    if seat is not None and seat not in state.seats:
        raise IllegalAction(reason("no-such-seat"))
    if not 1 <= len(command.id) <= LONGEST_ID or not 0 <= command.saw <= state.seq:
        raise IllegalAction(reason("command-malformed"))
    relevant_seq = HANDLERS.relevant_seq.get(type(command))
    seq = 0 if relevant_seq is None else relevant_seq(state, seat)
    if command.saw < seq:
        return Stale(seq)
    handler = HANDLERS.decide.get(type(command))
    if handler is None:
        raise IllegalAction(reason("command-malformed"))
    entries: Entries = handler(command, state, environment)
    return entries


def entry_events(before: TableState, entry: Entry, after: TableState) -> Events:
    """The events of the entry, with what each seat may know of them; `seen_by` makes a viewer's part."""
    handler = HANDLERS.events.get(type(entry))
    return () if handler is None else handler(entry, before, after)


def viewer_events(
    before: TableState | None, entry: Entry, after: TableState, viewer: Viewer
) -> tuple[SeenEvent, ...]:
    """The events of the entry as this viewer sees them; `before` is None for the opening."""
    events = (event("event-table-opened"),) if before is None else entry_events(before, entry, after)
    return tuple(seen_by(one, viewer, after.game.seats) for one in events)


def _limited(command: Command) -> tuple[Seat | None, ...]:
    if not command.is_limited:
        return ()
    return (command.whose if isinstance(command, StandIn) else command.seat,)


MATCH: Final[LogKind[TableState, Command, Entry]] = LogKind(
    decide=decide,
    fold=fold,
    is_over=lambda state: state.match.result is not None,
    limited=_limited,
)
