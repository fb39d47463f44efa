"""People's own games in the database: pages of them by an index, and their deletion."""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any, Final

import msgspec
import sqlalchemy as sa

from whistclub.club.log.port import Conflict
from whistclub.club.log.texts import to_text
from whistclub.club.notices.notice import Notice
from whistclub.club.own_games import UNDO_MS, GameChoice, GameSummary, OwnGame, Place
from whistclub.club.people import GONE, Person
from whistclub.club.store.db.row_locks import hold
from whistclub.club.store.db.rows import Rows
from whistclub.club.store.logs.own_game_rows import COMPANIONS, OWN_GAMES
from whistclub.club.store.logs.sql_log import SqlLog
from whistclub.club.store.people.erasure import PURGED, purge, remove_person
from whistclub.club.store.people.log_removal import leave_match, visited_matches
from whistclub.club.store.people.sql_rooms import PEOPLE, PERSONS, ROOMS, SEATINGS
from whistclub.club.table.removal import by_name, in_seat
from whistclub.rules.seats import Seat

MOST_COUNTED: Final = 1000
"""Games are counted up to this, since counting costs more the more there are."""
_COMPANY_READ: Final = 500
"""Rows read for the people played with lately; chosen by hand."""
_TRIES: Final = 20
"""Removing somebody is tried so often while evenings of theirs grow."""
_summaries: Final = msgspec.json.Decoder(GameSummary)
GAMES: Final = Rows(OWN_GAMES, OwnGame, summary=lambda text: _summaries.decode(text) if text else None)


class SqlOwnGames:
    """The own games of a club's people. Every call raises BadFile if the database cannot do it."""

    def __init__(self, log: SqlLog) -> None:
        self.log = log

    def page(self, person: str, choice: GameChoice, after: Place | None, most: int) -> list[OwnGame]:
        """The chosen games, the one begun last first, from this place on: at most so many rows are read."""
        with self.log.reading() as connection:
            return list(map(GAMES.value, connection.execute(page_query(person, choice, after, most))))

    def count(self, person: str, choice: GameChoice) -> int:
        """The number of chosen games, up to MOST_COUNTED."""
        chosen = page_query(person, choice, None, MOST_COUNTED).with_only_columns(OWN_GAMES.c.match)
        with self.log.reading() as connection:
            found: int = connection.execute(
                sa.select(sa.func.count()).select_from(chosen.subquery())
            ).scalar_one()
        return found

    def company(self, person: str) -> list[Person]:
        """The people this person played with lately, the last first."""
        lately = (
            sa.select(COMPANIONS.c.other)
            .where(COMPANIONS.c.person == person)
            .order_by(COMPANIONS.c.opened_ms.desc())
            .limit(_COMPANY_READ)
        )
        with self.log.reading() as connection:
            others = list(dict.fromkeys(connection.execute(lately).scalars()))
            still_here = sa.and_(PEOPLE.c.id.in_(others), PEOPLE.c.number != GONE)
            found = {one.id: one for one in PERSONS.all_of(connection, still_here)}
        return [found[other] for other in others if other in found]

    def keep_summaries(
        self, person: str, summaries: Mapping[str, GameSummary], versions: Mapping[str, int]
    ) -> None:
        """Stores what was made from the logs of these matches of the person, but for those whose rooms no longer have
        these versions: somebody may have been removed from the logs since they were read.
        """
        with self.log.writing() as connection:
            still = [row.id for row in hold(connection, ROOMS, versions) if row.version == versions[row.id]]
            for match, summary in summaries.items():
                own = (*_is(person, match), OWN_GAMES.c.room.in_(still))
                connection.execute(OWN_GAMES.update().where(*own).values(summary=to_text(summary)))

    def to_purge(self, now_ms: int, most: int) -> list[str]:
        """The people, at most so many, who deleted games that they can no longer have back."""
        over = (OWN_GAMES.c.deleted_ms > PURGED, OWN_GAMES.c.deleted_ms <= now_ms - UNDO_MS)
        people = sa.select(OWN_GAMES.c.person).where(*over).distinct().limit(most)
        with self.log.reading() as connection:
            return list(connection.execute(people).scalars())

    def purge(self, person: str, now_ms: int) -> None:
        """Removes for good what this person deleted and can no longer have back."""
        until_ms = now_ms - UNDO_MS
        over = (
            OWN_GAMES.c.person == person,
            OWN_GAMES.c.deleted_ms > PURGED,
            OWN_GAMES.c.deleted_ms <= until_ms,
        )
        with self.log.reading() as connection:
            gone = {row.match: row.room for row in connection.execute(sa.select(OWN_GAMES).where(*over))}
        for match, room in gone.items():
            with self.log.writing() as connection:
                purge(connection, person, match, room, until_ms)
        self.log.erase_elsewhere(list(gone))

    def remove(self, person: Person, neutral: Person) -> Sequence[Notice]:
        """Removes the person with all that is only theirs, at once or not at all; `neutral` stands where others need
        somebody. Returns the notices of what has changed, which the other workers hear.

        Raises Conflict if an evening of theirs grows again and again meanwhile.
        """
        # No transaction spans two databases. The others come first: while the person is still here, all of it can be
        # done again.
        elsewhere = self._seats_elsewhere(person.id)
        for match, seat in elsewhere:
            with self.log.part_of(match).writing() as connection:
                leave_match(connection, match, person.id, neutral, in_seat(seat, person.id))
        self._leave_visited(person, neutral)
        notices = self._removed(person, neutral)
        self.log.erase_elsewhere([match for match, _ in elsewhere])
        self.log.notices.publish(notices)
        return notices

    def _leave_visited(self, person: Person, neutral: Person) -> None:
        """Takes the person out of the matches where they gave up their seat."""
        with self.log.reading() as connection:
            visited = visited_matches(connection, person)
        for one in visited:
            with self.log.part_of(one.match).writing() as connection:
                leave_match(connection, one.match, person.id, neutral, by_name(one.namesakes, person))

    def _removed(self, person: Person, neutral: Person) -> list[Notice]:
        for _ in range(_TRIES - 1):
            with suppress(Conflict), self.log.writing() as connection:
                return remove_person(connection, person, neutral)
        with self.log.writing() as connection:
            return remove_person(connection, person, neutral)

    def _seats_elsewhere(self, person: str) -> list[tuple[str, Seat]]:
        """The person's seats in matches that other databases have."""
        wanted = sa.select(SEATINGS.c.table_id, SEATINGS.c.seat).where(SEATINGS.c.person == person)
        with self.log.reading() as connection:
            found = connection.execute(wanted).all()
        return [(row.table_id, Seat(row.seat)) for row in found if self.log.place_of(row.table_id)]

    def delete(self, person: str, match: str, now_ms: int) -> bool:
        """Deletes a game for this person only; it can be had back for a while. Returns False if it is not theirs."""
        with self.log.writing() as connection:
            marked = OWN_GAMES.update().where(*_is(person, match), OWN_GAMES.c.deleted_ms == 0)
            return connection.execute(marked.values(deleted_ms=now_ms)).rowcount == 1

    def restore(self, person: str, match: str, now_ms: int) -> bool:
        """Gives a deleted game back. Returns False if the time for that is over, or it is not theirs."""
        recent = OWN_GAMES.c.deleted_ms > max(PURGED, now_ms - UNDO_MS)
        with self.log.writing() as connection:
            back = OWN_GAMES.update().where(*_is(person, match), recent)
            return connection.execute(back.values(deleted_ms=0)).rowcount == 1


def page_query(person: str, choice: GameChoice, after: Place | None, most: int) -> sa.Select[Any]:
    """The query of one page. Its order is that of an index, so that it reads no more rows than it returns."""
    kept = (OWN_GAMES.c.person == person, OWN_GAMES.c.deleted_ms == 0)
    wanted = sa.select(OWN_GAMES).where(*kept)
    source: sa.Table = OWN_GAMES
    if choice.other:
        source = COMPANIONS
        same = sa.and_(OWN_GAMES.c.person == COMPANIONS.c.person, OWN_GAMES.c.match == COMPANIONS.c.match)
        wanted = sa.select(OWN_GAMES).join_from(COMPANIONS, OWN_GAMES, same)
        wanted = wanted.where(
            COMPANIONS.c.person == person, COMPANIONS.c.other == choice.other, OWN_GAMES.c.deleted_ms == 0
        )
    began = source.c.opened_ms
    if choice.game:
        wanted = wanted.where(source.c.game == choice.game)
    if choice.since_ms:
        wanted = wanted.where(began >= choice.since_ms)
    if choice.until_ms:
        wanted = wanted.where(began < choice.until_ms)
    if after is not None:
        wanted = wanted.where(
            sa.tuple_(began, source.c.match) < sa.tuple_(sa.literal(after.opened_ms), sa.literal(after.match))
        )
    return wanted.order_by(began.desc(), source.c.match.desc()).limit(most)


def _is(person: str, match: str) -> tuple[sa.ColumnElement[bool], ...]:
    return OWN_GAMES.c.person == person, OWN_GAMES.c.match == match
