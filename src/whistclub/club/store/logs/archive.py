"""The archive: a finished match in one compressed row, which is read as if its entries and answers were rows still.

An archived match has no row in `tables`, so the foreign key of an entry or answer refuses whoever still appends to it. The refused
one has the match put back first, then reads on and decides again.
"""

import zlib
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Final

import msgspec
import sqlalchemy as sa

from whistclub.club.store.logs.database import Database
from whistclub.club.store.logs.log import Conflict
from whistclub.club.store.logs.schema import ANSWERS, ARCHIVED, ENTRIES, MATCH_ROWS, TABLES
from whistclub.club.table.entries import entry_from_text

_LEVEL: Final = 9
_PAGE: Final = 100
_AT_ONCE: Final = 10
"""So many matches are moved in one transaction: other writers to a data file wait for it."""

_HAS_ENTRIES: Final = sa.exists().where(ENTRIES.c.table_id == TABLES.c.id, ENTRIES.c.seq == 1)
"""The list of all matches has those of other databases too."""
_NO_BYTES: Final = sa.cast(sa.null(), sa.LargeBinary)


class AnswerRow(msgspec.Struct, frozen=True, array_like=True):
    """A stored answer: the seat as a column has it, the command's id and the answer's text."""

    seat: int
    command: str
    answer: str


_answer_rows: Final = msgspec.json.Decoder(list[AnswerRow])


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
    """Archives a finished match within this transaction; False if it went on after that time, or another worker has it in hand."""
    own = TABLES.c.id == match
    row = connection.execute(
        sa.select(TABLES).where(own, TABLES.c.ended).with_for_update(skip_locked=True)
    ).one_or_none()
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
            answers=_pack_answers(_answers_of(connection, match)),
        )
    )
    # In the order of the foreign keys: the rows that name the match go before its own.
    connection.execute(ANSWERS.delete().where(ANSWERS.c.table_id == match))
    connection.execute(ENTRIES.delete().where(ENTRIES.c.table_id == match))
    connection.execute(TABLES.delete().where(own))
    return True


def put_back(connection: sa.Connection, match: str) -> bool:
    """Gives an archived match its rows again within this transaction; False if it is not archived."""
    own = ARCHIVED.c.id == match
    row = connection.execute(sa.select(ARCHIVED).where(own).with_for_update()).one_or_none()
    if row is None:
        return False
    entries = enumerate(unpack_entries(row.entries), 1)
    answers = unpack_answers(row.answers)
    connection.execute(TABLES.insert().values(id=match, game=row.game, opened_ms=row.opened_ms, ended=True))
    connection.execute(
        ENTRIES.insert(), [{"table_id": match, "seq": seq, "entry": entry} for seq, entry in entries]
    )
    if answers:
        connection.execute(
            ANSWERS.insert(), [{"table_id": match, **msgspec.structs.asdict(one)} for one in answers]
        )
    connection.execute(ARCHIVED.delete().where(own))
    return True


def with_archived(rows: sa.Select[Any], match: str, column: sa.Column[bytes]) -> sa.CompoundSelect[Any]:
    """These rows of a match, or the one of the archive, whose column is `packed`: one statement, so that a match that moves
    meanwhile is seen in one of its two forms.
    """
    blanks = [sa.cast(sa.null(), one.type) for one in rows.selected_columns]
    archived = sa.select(*blanks, column.label("packed")).where(ARCHIVED.c.id == match)
    return rows.add_columns(_NO_BYTES.label("packed")).union_all(archived)


def change_archived(connection: sa.Connection, match: str, change: Callable[[str], str]) -> bool:
    """Changes the texts of an archived match's entries within this transaction; False if it is not archived."""
    own = ARCHIVED.c.id == match
    packed = connection.execute(
        sa.select(ARCHIVED.c.entries).where(own).with_for_update()
    ).scalar_one_or_none()
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


def _answers_of(connection: sa.Connection, match: str) -> list[AnswerRow]:
    columns = sa.select(ANSWERS.c.seat, ANSWERS.c.command, ANSWERS.c.answer)
    return [AnswerRow(*row) for row in connection.execute(columns.where(ANSWERS.c.table_id == match))]


def _pack_answers(rows: Sequence[AnswerRow]) -> bytes:
    return zlib.compress(msgspec.json.encode(rows), _LEVEL) if rows else b""


def unpack_answers(packed: bytes) -> list[AnswerRow]:
    """The stored answers, as they were."""
    return _answer_rows.decode(zlib.decompress(packed)) if packed else []


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
