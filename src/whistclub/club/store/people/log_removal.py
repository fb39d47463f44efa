"""Takes a person out of the logs of matches and evenings, where somebody neutral stands in their place."""

from collections.abc import Callable, Mapping, Sequence

import msgspec
import sqlalchemy as sa

from whistclub.club.evening.entries import AnyEntry, RoundBegan
from whistclub.club.evening.entries import entry_from_text as evening_entry
from whistclub.club.evening.log import fold_all
from whistclub.club.evening.removal import without_person
from whistclub.club.log.texts import to_text
from whistclub.club.notices.notice import Notice
from whistclub.club.people import Person
from whistclub.club.rooms import room_from_text
from whistclub.club.store.db.row_locks import held
from whistclub.club.store.logs.archive import change_archived
from whistclub.club.store.logs.schema import ENTRIES, MATCH_ROWS, TABLES, LogRows
from whistclub.club.store.logs.sql_evenings import EVENING_ENTRIES, EVENING_PEOPLE, EVENING_ROWS, EVENINGS
from whistclub.club.store.people.sql_rooms import PEOPLE, ROOMS, SEATINGS, VISITS
from whistclub.club.table.entries import entry_from_text as match_entry
from whistclub.club.table.removal import NAMING, IsTheirs, unnamed
from whistclub.rules.seats import Seat


class Visited(msgspec.Struct, frozen=True):
    """A match in a room where the person was, in which no seat is theirs. `namesakes` are the seats of others with the
    same name.
    """

    match: str
    namesakes: frozenset[Seat]


class Left(msgspec.Struct, frozen=True):
    """The evenings that were deleted, and the notices of all that have changed, to be published after the commit."""

    deleted: frozenset[str]
    notices: tuple[Notice, ...]


def visited_matches(connection: sa.Connection, person: Person) -> list[Visited]:
    """The matches in all rooms where the person was, in which no seat is theirs."""
    was_in = sa.select(VISITS.c.room).where(VISITS.c.person == person.id)
    texts = connection.execute(sa.select(ROOMS.c.room).where(ROOMS.c.id.in_(was_in))).scalars()
    found = {match: set[Seat]() for text in texts if (match := room_from_text(text).match)}
    sitters = sa.select(SEATINGS.c.table_id, SEATINGS.c.seat, SEATINGS.c.person, PEOPLE.c.name)
    rows = sitters.join(PEOPLE, PEOPLE.c.id == SEATINGS.c.person).where(SEATINGS.c.room.in_(was_in))
    own = set[str]()
    for row in connection.execute(rows):
        seats = found.setdefault(row.table_id, set())
        if row.person == person.id:
            own.add(row.table_id)
        elif row.name == person.name:
            seats.add(Seat(row.seat))
    return [Visited(match, frozenset(seats)) for match, seats in sorted(found.items()) if match not in own]


def leave_match(
    connection: sa.Connection, match: str, person: str, neutral: Person, is_theirs: IsTheirs
) -> None:
    """Takes the person out of the entries of a match, within a transaction of the database that has them."""

    def change(text: str) -> str:
        if not any(f'"kind":"{kind}"' in text for kind in NAMING):
            return text
        return to_text(unnamed(match_entry(text), person, neutral, is_theirs))

    # A match that leaves the archive just now has rows afterwards, and one that enters it none.
    if not change_archived(connection, match, change) and not _change_rows(connection, match, change):
        change_archived(connection, match, change)


def _change_rows(connection: sa.Connection, match: str, change: Callable[[str], str]) -> bool:
    """Changes the texts of the match's entries that name people; False if it has no rows. Nobody archives it
    meanwhile.
    """
    own = sa.select(TABLES.c.id).where(TABLES.c.id == match)
    if connection.execute(held(own, growing=True)).first() is None:
        return False
    kinds = [ENTRIES.c.entry.contains(f'"kind":"{kind}"') for kind in NAMING]
    wanted = sa.select(ENTRIES.c.seq, ENTRIES.c.entry).where(ENTRIES.c.table_id == match, sa.or_(*kinds))
    texts = {row.seq: row.entry for row in connection.execute(wanted)}
    _rewrite(connection, MATCH_ROWS, match, texts, [change(text) for text in texts.values()])
    return True


def leave_evenings(connection: sa.Connection, person: str, neutral: Person) -> Left:
    """Takes the person out of all their evenings within this transaction. Raises Conflict if one of them grows
    meanwhile.

    Others keep theirs; one that is nobody else's is deleted.
    """
    theirs = EVENING_PEOPLE.c.person == person
    wanted = sa.select(EVENING_PEOPLE.c.evening_id).where(theirs).order_by(EVENING_PEOPLE.c.evening_id)
    evenings = connection.execute(wanted).scalars().all()
    connection.execute(EVENING_PEOPLE.delete().where(theirs))
    deleted, notices = set[str](), list[Notice]()
    for evening in evenings:
        texts = EVENING_ROWS.texts(connection, evening)
        log = [evening_entry(text) for text in texts]
        if _is_nobodys(connection, evening, log):
            connection.execute(EVENING_ENTRIES.delete().where(EVENING_ENTRIES.c.evening_id == evening))
            connection.execute(EVENINGS.delete().where(EVENINGS.c.id == evening))
            deleted.add(evening)
            notices.append(Notice("evening", evening, len(log) + 1))
        else:
            notices.append(_leave_evening(connection, evening, log, person, neutral))
    return Left(frozenset(deleted), tuple(notices))


def _is_nobodys(connection: sa.Connection, evening: str, log: Sequence[AnyEntry]) -> bool:
    """True if nobody else was there, and no round is on that a worker may be moving on."""
    others = sa.select(EVENING_PEOPLE.c.person).where(EVENING_PEOPLE.c.evening_id == evening).limit(1)
    has_begun = any(isinstance(entry, RoundBegan) for entry in log)
    is_over = has_begun and fold_all(log).phase == "over"
    return connection.execute(others).first() is None and (is_over or not has_begun)


def _leave_evening(
    connection: sa.Connection, evening: str, log: Sequence[AnyEntry], person: str, neutral: Person
) -> Notice:
    """Changes the entries that name the person, and appends the one that has the evening read anew wherever it is
    open.
    """
    changed = without_person(log, person, neutral, neutral.since_ms)
    # The new entries first: whoever appends at the same moment is refused by their key, or refuses this transaction.
    EVENING_ROWS.insert(connection, evening, len(log), changed[len(log) :])
    texts = {seq: to_text(entry) for seq, entry in enumerate(log, 1)}
    _rewrite(connection, EVENING_ROWS, evening, texts, [to_text(entry) for entry in changed[: len(log)]])
    own = EVENINGS.c.id == evening
    connection.execute(EVENINGS.update().where(own).values(summary=""))
    connection.execute(
        EVENINGS.update().where(own, EVENINGS.c.organiser == person).values(organiser=neutral.id)
    )
    return Notice("evening", evening, len(changed))


def _rewrite(
    connection: sa.Connection, rows: LogRows, log: str, texts: Mapping[int, str], changed: Sequence[str]
) -> None:
    """Stores the texts of entries that have changed, which are done so only where a person is removed."""
    for (seq, before), after in zip(texts.items(), changed, strict=True):
        if before != after:
            own = (rows.owner == log, rows.entries.c.seq == seq)
            connection.execute(rows.entries.update().where(*own).values(entry=after))
