"""Seasons in the club's database: whose they are, which evenings they join, and the people of each list."""

from collections.abc import Callable, Collection, Sequence
from typing import Any, Final

import msgspec
import sqlalchemy as sa

from whistclub.cards.errors import NotFound, NotHere, reason
from whistclub.club.evening.outcome import EveningOutcome, outcome_of
from whistclub.club.log.texts import to_text
from whistclub.club.members import Member, MemberForm
from whistclub.club.seasons import MOST_MEMBERS, MOST_SEASONS, Season, same_name
from whistclub.club.store.db.row_locks import hold
from whistclub.club.store.db.rows import count_of, has_rows
from whistclub.club.store.logs.schema import METADATA
from whistclub.club.store.logs.sql_evenings import EVENINGS, SqlEvenings
from whistclub.club.store.logs.sql_log import SqlLog
from whistclub.club.store.people.sql_rooms import hold_people, hold_person
from whistclub.evenings.season import MOST_EVENINGS

SEASONS: Final = sa.Table(
    "seasons",
    METADATA,
    sa.Column("code", sa.Text, primary_key=True),
    sa.Column("season", sa.Text, nullable=False),
)
SEASON_ORGANISERS: Final = sa.Table(
    "season_organisers",
    METADATA,
    sa.Column("person", sa.Text, primary_key=True),
    sa.Column("season", sa.Text, primary_key=True),
)
SEASON_EVENINGS: Final = sa.Table(
    "season_evenings",
    METADATA,
    sa.Column("evening", sa.Text, primary_key=True),
    sa.Column("season", sa.Text, nullable=False),
)
SEASON_MEMBERS: Final = sa.Table(
    "season_members",
    METADATA,
    sa.Column("season", sa.Text, primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("person", sa.Text, nullable=False),
    sa.Column("member", sa.Text, nullable=False),
)


class SqlSeasons:
    """The seasons of one club. Every call raises BadFile if the database cannot do it."""

    def __init__(self, log: SqlLog) -> None:
        self._log, self._evenings = log, SqlEvenings(log)

    def opened_by(self, person: str, request: str) -> Season | None:
        """The season that the person's request with this id has opened, None if there is none."""
        with self._log.reading() as connection:
            return _opened_by(connection, person, request)

    def add(self, new: Season, person: str) -> Season:
        """Stores a new season of this organiser. Returns it, or the one that its request has opened meanwhile. Raises
        NotHere for an organiser who has too many.
        """
        with self._log.writing() as connection:
            hold_person(connection, person)
            if (same := _opened_by(connection, person, new.request)) is not None:
                return same
            _demand_room(connection, person)
            connection.execute(SEASONS.insert().values(code=new.code, season=to_text(new)))
            connection.execute(SEASON_ORGANISERS.insert().values(person=person, season=new.code))
        return new

    def one(self, code: str) -> Season | None:
        """The season of this code, None if there is none."""
        with self._log.reading() as connection:
            text = connection.execute(sa.select(SEASONS.c.season).where(SEASONS.c.code == code)).scalar()
        return None if text is None else _season(text)

    def of(self, person: str) -> list[Season]:
        """The seasons of an organiser, the last one first."""
        with self._log.reading() as connection:
            found = _of(connection, person)
        return sorted(found, key=lambda one: (-one.opened_ms, one.code))

    def beside(self, code: str) -> list[Season]:
        """This season and the others of those who organise it, the last one first."""
        mine = sa.select(SEASON_ORGANISERS.c.person).where(SEASON_ORGANISERS.c.season == code)
        theirs = sa.select(SEASON_ORGANISERS.c.season).where(SEASON_ORGANISERS.c.person.in_(mine))
        wanted = sa.select(SEASONS.c.season).where(SEASONS.c.code.in_(theirs) | (SEASONS.c.code == code))
        with self._log.reading() as connection:
            found = [_season(text) for text in connection.execute(wanted).scalars()]
        return sorted(found, key=lambda one: (-one.opened_ms, one.code))

    def change(self, code: str, how: Callable[[Season], Season]) -> None:
        """Changes the season's name and rules as they are now."""
        with self._log.writing() as connection:
            for row in hold(connection, SEASONS, [code]):
                changed = how(_season(row.season))
                own = SEASONS.c.code == code
                connection.execute(SEASONS.update().where(own).values(season=to_text(changed)))

    def organise(self, code: str, person: str) -> None:
        """From now on the person is an organiser of the season too."""
        with self._log.writing() as connection:
            hold_person(connection, person)
            hold(connection, SEASONS, [code])
            if not has_rows(connection, SEASON_ORGANISERS, *_organises(code, person)):
                _demand_room(connection, person)
                connection.execute(SEASON_ORGANISERS.insert().values(person=person, season=code))

    def is_organiser(self, code: str, person: str) -> bool:
        """True if the season is this person's."""
        with self._log.reading() as connection:
            return has_rows(connection, SEASON_ORGANISERS, *_organises(code, person))

    def join(self, code: str, evening: str) -> None:
        """The evening counts in this season, and in no other any longer. Raises NotFound for one that is no more,
        NotHere for one too many.
        """
        with self._log.writing() as connection:
            if not hold(connection, EVENINGS, [evening]):
                raise NotFound(reason("evening-unknown"))
            hold(connection, SEASONS, [code])
            connection.execute(SEASON_EVENINGS.delete().where(SEASON_EVENINGS.c.evening == evening))
            if count_of(connection, SEASON_EVENINGS, SEASON_EVENINGS.c.season == code) >= MOST_EVENINGS:
                raise NotHere(reason("season-full", most=MOST_EVENINGS))
            connection.execute(SEASON_EVENINGS.insert().values(evening=evening, season=code))

    def part(self, code: str, evening: str) -> None:
        """The evening counts in this season no longer."""
        own = (SEASON_EVENINGS.c.season == code, SEASON_EVENINGS.c.evening == evening)
        with self._log.writing() as connection:
            connection.execute(SEASON_EVENINGS.delete().where(*own))

    def season_of(self, evening: str) -> str:
        """The code of the season that the evening counts in, empty for none."""
        wanted = sa.select(SEASON_EVENINGS.c.season).where(SEASON_EVENINGS.c.evening == evening)
        with self._log.reading() as connection:
            return str(connection.execute(wanted).scalar() or "")

    def last_seqs(self, code: str) -> list[tuple[str, int]]:
        """The evenings of the season by id, each with the seq of its last entry."""
        wanted = sa.select(SEASON_EVENINGS.c.evening).where(SEASON_EVENINGS.c.season == code)
        with self._log.reading() as connection:
            evenings = connection.execute(wanted).scalars().all()
        return self._evenings.last_seqs(evenings) if evenings else []

    def outcome(self, evening: str) -> EveningOutcome:
        """The outcome of an evening, from its log."""
        return outcome_of(self._evenings.read(evening))

    def members(self, code: str) -> list[Member]:
        """The people of the list, by name."""
        return self._members(SEASON_MEMBERS.c.season == code)

    def entries_of(self, person: str) -> list[tuple[Season, Member]]:
        """The person's own entries, each with its season."""
        own = SEASON_MEMBERS.c.person == person
        wanted = sa.select(SEASONS.c.season.label("held"), SEASON_MEMBERS).join(
            SEASONS, SEASONS.c.code == SEASON_MEMBERS.c.season
        )
        with self._log.reading() as connection:
            rows = connection.execute(wanted.where(own)).all()
        return [(_season(row.held), _member(row)) for row in rows]

    def keep(self, code: str, people: Sequence[tuple[MemberForm, str]]) -> None:
        """Adds people, each with their person (empty for none), who are not in the list yet, and were not removed; who
        is called as one of the list is that one. Raises NotHere for one too many.
        """
        with self._log.writing() as connection:
            here = hold_people(connection, {person for _, person in people})
            hold(connection, SEASONS, [code])
            known = {
                same_name(one.form.name): one for one in _listed(connection, SEASON_MEMBERS.c.season == code)
            }
            number = max((one.number for one in known.values()), default=0)
            for form, person in people:
                if person and person not in here:
                    continue
                own = known.get(same_name(form.name))
                if own is not None:
                    _update(connection, code, _met(own, form, person))
                    continue
                if len(known) >= MOST_MEMBERS:
                    raise NotHere(reason("season-list-full", most=MOST_MEMBERS))
                number += 1
                known[same_name(form.name)] = Member(number=number, form=form, person=person)
                row = {"season": code, "number": number, "person": person, "member": to_text(form)}
                connection.execute(SEASON_MEMBERS.insert().values(row))

    def rewrite(self, code: str, number: int, form: MemberForm) -> None:
        """Changes an entry. Raises NotFound if there is none, NotHere where another one is called so."""
        with self._log.writing() as connection:
            hold(connection, SEASONS, [code])
            listed = _listed(connection, SEASON_MEMBERS.c.season == code)
            own = next((one for one in listed if one.number == number), None)
            if own is None:
                raise NotFound(reason("season-no-entry"))
            if any(same_name(one.form.name) == same_name(form.name) for one in listed if one is not own):
                raise NotHere(reason("evening-name-taken", name=form.name))
            _update(connection, code, msgspec.structs.replace(own, form=form))

    def forget(self, code: str, number: int, may: Callable[[Member], bool]) -> None:
        """Deletes an entry. Raises NotFound if there is none, NotHere for somebody who may not."""
        own = (SEASON_MEMBERS.c.season == code, SEASON_MEMBERS.c.number == number)
        with self._log.writing() as connection:
            hold(connection, SEASONS, [code])
            listed = _listed(connection, sa.and_(*own))
            if not listed:
                raise NotFound(reason("season-no-entry"))
            if not may(listed[0]):
                raise NotHere(reason("season-organisers-only"))
            connection.execute(SEASON_MEMBERS.delete().where(*own))

    def _members(self, those: sa.ColumnElement[bool]) -> list[Member]:
        with self._log.reading() as connection:
            return _listed(connection, those)


def leave_seasons(connection: sa.Connection, person: str, deleted: Collection[str]) -> None:
    """Deletes the person's entries in lists, and their being an organiser; a list that nobody organises any longer is
    deleted, and so are evenings that are no more. The table stays for whoever has its link.
    """
    own = sa.select(SEASON_ORGANISERS.c.season).where(SEASON_ORGANISERS.c.person == person)
    organised = connection.execute(own).scalars().all()
    hold(connection, SEASONS, organised)
    connection.execute(SEASON_ORGANISERS.delete().where(SEASON_ORGANISERS.c.person == person))
    others = sa.select(SEASON_ORGANISERS.c.season).where(SEASON_ORGANISERS.c.season.in_(organised))
    left = set(organised) - set(connection.execute(others).scalars())
    connection.execute(SEASON_MEMBERS.delete().where(SEASON_MEMBERS.c.season.in_(sorted(left))))
    connection.execute(SEASON_MEMBERS.delete().where(SEASON_MEMBERS.c.person == person))
    connection.execute(SEASON_EVENINGS.delete().where(SEASON_EVENINGS.c.evening.in_(sorted(deleted))))


def _met(own: Member, form: MemberForm, person: str) -> Member:
    """The entry of somebody who was met again: what an organiser wrote stays, what was not known is filled in."""
    known = msgspec.structs.replace(
        own.form,
        part=own.form.part or form.part,
        note=own.form.note or form.note,
        phone=own.form.phone or form.phone,
    )
    return msgspec.structs.replace(own, form=known, person=person or own.person)


def _of(connection: sa.Connection, person: str) -> list[Season]:
    own = sa.select(SEASONS.c.season).join(SEASON_ORGANISERS, SEASON_ORGANISERS.c.season == SEASONS.c.code)
    texts = connection.execute(own.where(SEASON_ORGANISERS.c.person == person)).scalars().all()
    return list(map(_season, texts))


def _opened_by(connection: sa.Connection, person: str, request: str) -> Season | None:
    own = _of(connection, person) if request else ()
    return next((one for one in own if one.request == request), None)


def _demand_room(connection: sa.Connection, person: str) -> None:
    if count_of(connection, SEASON_ORGANISERS, SEASON_ORGANISERS.c.person == person) >= MOST_SEASONS:
        raise NotHere(reason("season-too-many", most=MOST_SEASONS))


def _organises(code: str, person: str) -> tuple[sa.ColumnElement[bool], ...]:
    return SEASON_ORGANISERS.c.season == code, SEASON_ORGANISERS.c.person == person


def _listed(connection: sa.Connection, those: sa.ColumnElement[bool]) -> list[Member]:
    found = map(_member, connection.execute(sa.select(SEASON_MEMBERS).where(those)))
    return sorted(found, key=lambda one: (same_name(one.form.name), one.number))


def _update(connection: sa.Connection, code: str, changed: Member) -> None:
    own = (SEASON_MEMBERS.c.season == code, SEASON_MEMBERS.c.number == changed.number)
    values = {"member": to_text(changed.form), "person": changed.person}
    connection.execute(SEASON_MEMBERS.update().where(*own).values(values))


def _season(text: str) -> Season:
    return msgspec.json.decode(text, type=Season)


def _member(row: Any) -> Member:
    form = msgspec.json.decode(row.member, type=MemberForm)
    return Member(number=row.number, form=form, person=row.person)
