"""Evenings and their logs, in the same database as the logs of matches."""

from collections.abc import Sequence
from typing import Any, Final

import sqlalchemy as sa

from whistclub.club.evening.entries import (
    AnyEntry,
    GuestAdded,
    GuestArrived,
    Opened,
    OrganiserAdded,
    TakenUpAgain,
    Undone,
    entry_from_text,
)
from whistclub.club.evening.log import fold_all
from whistclub.club.evening.state import EveningState
from whistclub.club.evening.summary import EveningRow, EveningSummary, summary_from_text, summary_of
from whistclub.club.log.port import Job
from whistclub.club.log.texts import to_text
from whistclub.club.store.db.row_locks import held
from whistclub.club.store.logs.append import Statement, batch_of
from whistclub.club.store.logs.schema import METADATA, LogRows
from whistclub.club.store.logs.sql_log import SqlLog

EVENINGS: Final = sa.Table(
    "evenings",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("code", sa.Text, nullable=False, unique=True),
    sa.Column("organiser", sa.Text, nullable=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("opened_ms", sa.BigInteger, nullable=False),
    sa.Column("ended", sa.Boolean, nullable=False),
    sa.Column("summary", sa.Text, nullable=False),
    sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()),
)
EVENING_ENTRIES: Final = sa.Table(
    "evening_entries",
    METADATA,
    sa.Column("evening_id", sa.ForeignKey("evenings.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("entry", sa.Text, nullable=False),
)
EVENING_PEOPLE: Final = sa.Table(
    "evening_people",
    METADATA,
    sa.Column("person", sa.Text, primary_key=True),
    sa.Column("evening_id", sa.ForeignKey("evenings.id"), primary_key=True),
)
EVENING_ROWS: Final = LogRows("evening", EVENINGS, EVENING_ENTRIES, EVENING_ENTRIES.c.evening_id)
_MOST_LISTED: Final = 100
"""Two years of weekly evenings."""
_KEEP: Final = "UPDATE evenings SET ended = ?, summary = ? WHERE id = ? AND (ended <> ? OR summary <> ?)"
_TO_RATE: Final = "UPDATE evenings SET rated = ? WHERE id = ? AND rated <> ?"
_HAND_OVER: Final = "UPDATE evenings SET organiser = ? WHERE id = ? AND organiser NOT IN "
_ADD_PERSON: Final = (
    "INSERT INTO evening_people (person, evening_id) "
    "VALUES ((SELECT id FROM people WHERE id = ?{held}), ?) ON CONFLICT DO NOTHING"
)
"""Adds a person to an evening, which is refused for one who was removed: they have no id any longer, and who is being
removed is waited for.
"""


class SqlEvenings:
    """The evenings in a log's database. Every call raises BadFile if the database cannot do it, and then nothing has
    changed.
    """

    def __init__(self, log: SqlLog) -> None:
        self.log = log
        self._add_person = _adding(is_file=log.is_file)

    def create(self, opened: Opened, further: Sequence[AnyEntry] = ()) -> None:
        """Stores a new evening, with the entries that follow at once. Raises Conflict if its code is taken, or its
        organiser was removed.
        """
        with self.log.writing() as connection:
            insert_evening(connection, opened, further)

    def append_jobs(self, jobs: Sequence[Job]) -> bool:
        """Appends what the jobs bring, in one transaction; False if that is nothing. Raises Conflict if one of the
        evenings has grown, or somebody who comes was removed.
        """
        growing = [job for job in jobs if job.entries]
        self.log.append_batch(batch_of(EVENING_ROWS, jobs, _further(growing, self._add_person)))
        return bool(growing)

    def read(self, evening: str, since: int = 0) -> list[AnyEntry]:
        """The entries of an evening after the seq `since`."""
        return [entry_from_text(text) for text in self.read_texts(evening, since)]

    def read_texts(self, evening: str, since: int = 0) -> list[str]:
        """The texts of the entries of an evening after the seq `since`."""
        with self.log.reading() as connection:
            return EVENING_ROWS.texts(connection, evening, since)

    def by_code(self, code: str) -> EveningRow | None:
        """The evening of this code, in any case; None if there is none."""
        return self._one(EVENINGS.c.code == code.upper())

    def by_id(self, evening: str) -> EveningRow | None:
        """The evening of this id, None if there is none."""
        return self._one(EVENINGS.c.id == evening)

    def summarise(self, evening: str) -> EveningSummary:
        """The summary of an evening for which none is known. It is read from the log, and stored."""
        own = EVENINGS.c.id == evening
        with self.log.writing() as connection:
            # Who appends meanwhile, or changes the log, tells of it afterwards.
            connection.execute(held(sa.select(EVENINGS.c.id).where(own), growing=True))
            log = [entry_from_text(text) for text in EVENING_ROWS.texts(connection, evening)]
            summary = summary_of(fold_all(log))
            unknown = EVENINGS.update().where(own, EVENINGS.c.summary == "")
            connection.execute(unknown.values(summary=to_text(summary)))
        return summary

    def visited_by(self, person: str) -> list[EveningRow]:
        """The evenings where this person is or was an organiser or a guest, the latest first."""
        wanted = sa.select(EVENINGS).join(EVENING_PEOPLE, EVENING_PEOPLE.c.evening_id == EVENINGS.c.id)
        order = wanted.where(EVENING_PEOPLE.c.person == person).order_by(
            EVENINGS.c.opened_ms.desc(), EVENINGS.c.id
        )
        return self._listed(order.limit(_MOST_LISTED))

    def last_seqs(self, evenings: Sequence[str]) -> list[tuple[str, int]]:
        """The last seqs of these evenings."""
        with self.log.reading() as connection:
            return [(evening, seq) for evening, seq in connection.execute(EVENING_ROWS.last_seqs(evenings))]

    def _one(self, own: sa.ColumnElement[bool]) -> EveningRow | None:
        return next(iter(self._listed(sa.select(EVENINGS).where(own))), None)

    def _listed(self, wanted: sa.Select[Any]) -> list[EveningRow]:
        with self.log.reading() as connection:
            rows = connection.execute(wanted).all()
        return [
            EveningRow(
                row.id, row.code, row.organiser, row.name, row.opened_ms, row.ended,
                summary_from_text(row.summary) if row.summary else None,
            )
            for row in rows
        ]  # fmt: skip


def insert_evening(connection: sa.Connection, opened: Opened, further: Sequence[AnyEntry] = ()) -> None:
    """Stores a new evening within this transaction, with the entries that follow at once. Raises Conflict if its code
    is taken.
    """
    state = fold_all([opened, *further])
    row = {
        "id": opened.evening,
        "code": opened.code,
        "organiser": opened.by,
        "name": opened.settings.name,
        "opened_ms": opened.at_ms,
        "ended": state.phase == "over",
        "summary": to_text(summary_of(state)),
    }
    connection.execute(EVENINGS.insert().values(row))
    EVENING_ROWS.insert(connection, opened.evening, 0, [opened, *further])
    adding = _adding(is_file=connection.dialect.name == "sqlite").replace("?", ":person", 1)
    people = [{"person": one, "evening": opened.evening} for one in {opened.by, *_new_people(further)}]
    connection.execute(sa.text(adding.replace("?", ":evening")), people)


def _adding(*, is_file: bool) -> str:
    """The statement that adds a person to an evening."""
    return _ADD_PERSON.format(held="" if is_file else " FOR KEY SHARE")


def _further(growing: Sequence[Job], add_person: str) -> list[Statement]:
    """The statements that keep rows and people as the logs say. Many jobs of one evening, as of a hall that scans the
    poster, have one row.
    """
    states: dict[str, EveningState] = {job.log: job.after for job in growing}
    people = {(person, job.log): None for job in growing for person in _new_people(job.entries)}
    kept = [statement for state in states.values() for statement in _row_of(state)]
    return [*kept, *_to_rate(growing), *((add_person, values) for values in people)]


def _to_rate(growing: Sequence[Job]) -> list[Statement]:
    """The statements for evenings that were taken back a step or taken up again, which may have been over and rated."""
    taken_back = {
        job.log for job in growing if any(isinstance(entry, Undone | TakenUpAgain) for entry in job.entries)
    }
    return [(_TO_RATE, (False, evening, False)) for evening in sorted(taken_back)]


def _row_of(state: EveningState) -> tuple[Statement, Statement]:
    """The statements for an evening's row: its summary, whether it is over, and whose it is, which changes when it is
    handed over.
    """
    ended, summary = state.phase == "over", to_text(summary_of(state))
    organisers = [person for person, _ in state.organisers]
    marks = ", ".join("?" * len(organisers))
    return (
        (_KEEP, (ended, summary, state.evening, ended, summary)),
        (f"{_HAND_OVER}({marks})", (organisers[-1], state.evening, *organisers)),
    )


def _new_people(entries: Sequence[AnyEntry]) -> list[str]:
    """The people whom these entries make guests or organisers."""
    return [
        entry.person
        for entry in entries
        if isinstance(entry, GuestAdded | GuestArrived | OrganiserAdded) and entry.person
    ]
