"""Takes a person out of the evenings where they were: others keep theirs, one that is nobody else's is deleted."""

import msgspec
import sqlalchemy as sa

from whistclub.club.evening.entries import AnyEntry, Finished, RoundBegan, entry_from_text
from whistclub.club.evening.removal import without_person
from whistclub.club.log.texts import to_text
from whistclub.club.notices.notice import Notice
from whistclub.club.people import Person
from whistclub.club.store.logs.sql_evenings import EVENING_ENTRIES, EVENING_PEOPLE, EVENING_ROWS, EVENINGS


class Left(msgspec.Struct, frozen=True):
    """The evenings that were deleted, and the notices of those that go on, to be published after the commit."""

    deleted: frozenset[str]
    notices: tuple[Notice, ...]


def leave_evenings(connection: sa.Connection, person: str, neutral: Person) -> Left:
    """Takes the person out of all their evenings within this transaction. Raises Conflict if one of them grows meanwhile."""
    wanted = sa.select(EVENING_PEOPLE.c.evening_id).where(EVENING_PEOPLE.c.person == person)
    deleted, notices = set[str](), list[Notice]()
    for evening in connection.execute(wanted.order_by(EVENING_PEOPLE.c.evening_id)).scalars().all():
        log = [entry_from_text(text) for text in EVENING_ROWS.texts(connection, evening)]
        connection.execute(
            EVENING_PEOPLE.delete().where(
                EVENING_PEOPLE.c.evening_id == evening, EVENING_PEOPLE.c.person == person
            )
        )
        if _is_nobodys(connection, evening, log):
            _delete(connection, evening)
            deleted.add(evening)
        else:
            notices.append(_leave(connection, evening, log, person, neutral))
    return Left(frozenset(deleted), tuple(notices))


def _is_nobodys(connection: sa.Connection, evening: str, log: list[AnyEntry]) -> bool:
    """True if nobody else was there, and no round is on that a worker may be moving on."""
    others = sa.select(EVENING_PEOPLE.c.person).where(EVENING_PEOPLE.c.evening_id == evening).limit(1)
    has_begun = any(isinstance(entry, RoundBegan) for entry in log)
    is_over = any(isinstance(entry, Finished) for entry in log)
    return connection.execute(others).first() is None and (is_over or not has_begun)


def _delete(connection: sa.Connection, evening: str) -> None:
    connection.execute(EVENING_ENTRIES.delete().where(EVENING_ENTRIES.c.evening_id == evening))
    connection.execute(EVENINGS.delete().where(EVENINGS.c.id == evening))


def _leave(
    connection: sa.Connection, evening: str, log: list[AnyEntry], person: str, neutral: Person
) -> Notice:
    """Changes the entries that name the person, and appends the one that has the evening read anew wherever it is open."""
    changed = without_person(log, person, neutral, neutral.since_ms)
    seq = len(changed)
    # The new entries first: whoever appends at the same moment is refused by their key, or refuses this transaction.
    EVENING_ROWS.insert(connection, evening, len(log), changed[len(log) :])
    for place, (before, after) in enumerate(zip(log, changed, strict=False), 1):
        if before != after:
            EVENING_ROWS.change(connection, evening, place, to_text(after))
    own = EVENINGS.c.id == evening
    connection.execute(EVENINGS.update().where(own).values(summary=""))
    connection.execute(
        EVENINGS.update().where(own, EVENINGS.c.organiser == person).values(organiser=neutral.id)
    )
    return Notice("evening", evening, seq)
