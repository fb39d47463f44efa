"""The events of an entry, and each viewer's part of them."""

from whistclub.club.table.entries import Entry
from whistclub.club.table.handlers import Events
from whistclub.club.table.state import TableState
from whistclub.club.table.subjects import HANDLERS
from whistclub.rules.seats import Viewer
from whistclub.rules.values import SeenEvent, event, seen_by


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
