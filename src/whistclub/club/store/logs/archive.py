"""The archive: a finished match in one compressed row, which is read as if its entries were rows still.

An archived match has no row in `tables`, so the foreign key of an entry refuses whoever still appends to it. The
refused one has the match put back first, then reads on and decides again.
"""

import zlib
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final

import sqlalchemy as sa

from whistclub.club.log.port import Conflict
from whistclub.club.store.db.row_locks import held
from whistclub.club.store.logs.database import Database
from whistclub.club.store.logs.schema import ARCHIVED, ENTRIES, MATCH_ROWS, TABLES
from whistclub.club.table.entries import entry_from_text

_LEVEL: Final = 9
"""The strongest: a match of four deals takes 2.6 kB and 0.7 ms instead of 2.7 kB and 0.3 ms at the usual level, once.
"""
_PAGE: Final = 100
"""Matches listed by one statement, for ten transactions."""
_AT_ONCE: Final = 10
"""So many matches are moved in one transaction: other writers to a data file wait for it."""

_HAS_ENTRIES: Final = sa.exists().where(ENTRIES.c.table_id == TABLES.c.id, ENTRIES.c.seq == 1)
"""The list of all matches has those of other databases too."""
_NO_BYTES: Final = sa.cast(sa.null(), sa.LargeBinary)


def archive_finished(log: Database, before_ms: int, most: int) -> int:
    """Archives matches that were over and done with by then, at most so many, and returns their number."""
    done, place = 0, (-1, "")
    while done < most and (found := _finished(log, before_ms, place, min(_PAGE, most - done))):
        for first in range(0, len(found), _AT_ONCE):
            # Somebody else changes one of these matches now; it can be archived the next time.
            with suppress(Conflict), log.writing() as connection:
                group = found[first : first + _AT_ONCE]
                done += sum(archive_match(connection, match, before_ms) for _, match in group)
        place = found[-1]
    return done


def archive_match(connection: sa.Connection, match: str, before_ms: int) -> bool:
    """Archives a finished match within this transaction; False if it went on after that time, or another worker has it
    in hand.
    """
    own = TABLES.c.id == match
    row = connection.execute(held(sa.select(TABLES).where(own, TABLES.c.ended), pass_over=True)).one_or_none()
    if row is None:
        return False
    entries = MATCH_ROWS.texts(connection, match)
    last_ms = entry_from_text(entries[-1]).at_ms if entries else before_ms + 1
    if last_ms > before_ms:
        return False
    connection.execute(
        ARCHIVED.insert().values(
            id=match,
            game=row.game,
            opened_ms=row.opened_ms,
            last_seq=len(entries),
            last_ms=last_ms,
            entries=pack_entries(entries),
        )
    )
    # In the order of the foreign keys: the rows that name the match go before its own.
    connection.execute(ENTRIES.delete().where(ENTRIES.c.table_id == match))
    connection.execute(TABLES.delete().where(own))
    return True


def put_back(connection: sa.Connection, match: str) -> bool:
    """Gives an archived match its rows again within this transaction; False if it is not archived."""
    own = ARCHIVED.c.id == match
    row = connection.execute(held(sa.select(ARCHIVED).where(own))).one_or_none()
    if row is None:
        return False
    entries = enumerate(unpack_entries(row.entries), 1)
    connection.execute(TABLES.insert().values(id=match, game=row.game, opened_ms=row.opened_ms, ended=True))
    connection.execute(
        ENTRIES.insert(), [{"table_id": match, "seq": seq, "entry": entry} for seq, entry in entries]
    )
    connection.execute(ARCHIVED.delete().where(own))
    return True


def match_texts(connection: sa.Connection, match: str, since: int = 0) -> list[str]:
    """The texts of a match's entries after the seq `since`, in order, from its rows or from the archive.

    It is one statement, so that a match that moves meanwhile is seen in one of its two forms.
    """
    rows = sa.select(ENTRIES.c.seq, ENTRIES.c.entry, _NO_BYTES.label("packed"))
    blanks = [sa.cast(sa.null(), column.type) for column in (ENTRIES.c.seq, ENTRIES.c.entry)]
    archived = sa.select(*blanks, ARCHIVED.c.entries.label("packed")).where(ARCHIVED.c.id == match)
    wanted = rows.where(ENTRIES.c.table_id == match, ENTRIES.c.seq > since).union_all(archived)
    found = connection.execute(wanted.order_by("seq")).all()
    packed = next((row.packed for row in found if row.packed is not None), None)
    return [row.entry for row in found] if packed is None else unpack_entries(packed)[since:]


def change_archived(connection: sa.Connection, match: str, change: Callable[[str], str]) -> bool:
    """Changes the texts of an archived match's entries within this transaction; False if it is not archived."""
    own = ARCHIVED.c.id == match
    packed = connection.execute(held(sa.select(ARCHIVED.c.entries).where(own))).scalar_one_or_none()
    if packed is None:
        return False
    changed = pack_entries([change(text) for text in unpack_entries(packed)])
    connection.execute(ARCHIVED.update().where(own).values(entries=changed))
    return True


def pack_entries(texts: Sequence[str]) -> bytes:
    """The texts of entries, compressed. They are JSON on one line each."""
    return zlib.compress("\n".join(texts).encode(), _LEVEL)


def unpack_entries(packed: bytes) -> list[str]:
    """The texts of entries, as they were."""
    return zlib.decompress(packed).decode().split("\n")


def _finished(log: Database, before_ms: int, place: tuple[int, str], most: int) -> list[tuple[int, str]]:
    """The matches that are over and began by then, the one begun first first, from this place on."""
    # By place and not by offset: what is archived leaves this list, and an offset would pass over as many others.
    further = sa.tuple_(TABLES.c.opened_ms, TABLES.c.id) > sa.tuple_(*map(sa.literal, place))
    wanted = sa.select(TABLES.c.opened_ms, TABLES.c.id).where(
        TABLES.c.ended, TABLES.c.opened_ms <= before_ms, further, _HAS_ENTRIES
    )
    with log.reading() as connection:
        rows = connection.execute(wanted.order_by(TABLES.c.opened_ms, TABLES.c.id).limit(most))
        return [(row.opened_ms, row.id) for row in rows]
