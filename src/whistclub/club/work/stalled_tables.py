"""Stalled tables: a bot is to act, nobody is connected, and no worker moves the bot, because the one that did is gone.

Whoever moves on a table here needs no lease on it: a bot's act computed twice is the same and has the same id, and the
key of the log lets one of them stand. That nobody does the same work at once saves time and is no question of right.
"""

from collections import OrderedDict
from contextlib import suppress
from typing import Any, Final

import msgspec
import sqlalchemy as sa

from whistclub.cards.errors import BadOption, BadRecord
from whistclub.club import rooms
from whistclub.club.bots import PlayerOf, bot_command
from whistclub.club.local_table import House, Table
from whistclub.club.log.port import BadFile, Conflict
from whistclub.club.notices.notice import Notice
from whistclub.club.store.logs.schema import ENTRIES, TABLES
from whistclub.club.store.logs.sql_log import SqlLog
from whistclub.club.store.people.sql_rooms import SEATINGS, SqlClub
from whistclub.club.store.workers.presence_store import PresenceStore
from whistclub.club.table.state import TableState
from whistclub.rules.seats import Seat

STILL_MS: Final = 120_000
"""A table where nothing has happened for so long is moved by nobody: a worker keeps one on which nobody looks for half
of that.
"""
MOST_ACTS: Final = 200
"""The acts of one job at most, each with its bot's own budget of nodes, so that more urgent jobs need not wait long."""
_OPENED_MS: Final = 2 * 86_400_000
"""Older matches go on when somebody comes."""
_MOST_LISTED: Final = 5000
_MOST_READ: Final = 200
_MOST_ASKED: Final = 500
_MOST_KNOWN: Final = 20_000
"""Chosen by hand, so that no statement and no list grows with the club: the matches listed by one look, the tables
read for one job, the matches named by one statement, and those that wait for a later look.
"""


class Still(msgspec.Struct, frozen=True):
    """A table where nothing has happened of late: the ids of its room and of the match in play, and the match's last
    seq.
    """

    room: str
    match: str
    seq: int


class _Moment(msgspec.Struct, frozen=True):
    """The time of an entry."""

    at_ms: int


def bot_to_act(state: TableState) -> Seat | None:
    """The seat of the first bot to act; None if there is none. A stand-in plays a person's cards only while somebody
    waits for them.
    """
    return next((seat for seat in state.seats if state.legal[seat] and state.sitters[seat].bot), None)


class StalledTables:
    """The tables that may be stalled. Remembers those that wait for a person, so that their logs are not read again."""

    def __init__(self, log: SqlLog) -> None:
        self._log, self._club = log, SqlClub(log)
        self._presence = None if log.is_file else PresenceStore(log)
        self._is_set_up = False
        self._waiting: OrderedDict[str, int] = OrderedDict()

    def find(self, now_ms: int, most: int) -> list[Still]:
        """Some still tables at which nobody is and which are not known to wait for a person, the latest first. Raises
        BadFile.
        """
        self._set_up()
        since_ms = now_ms - STILL_MS
        new = [row for row in self._unfinished(now_ms) if self._waiting.get(row.match) != row.seq]
        still = {row.match: row.seq for row in new if _at_ms(row.entry) <= since_ms}
        rooms = self._rooms(list(still))
        found = [Still(rooms[match], match, seq) for match, seq in still.items() if match in rooms]
        return [one for one in found[:most] if self._is_left_alone(one)]

    def _unfinished(self, now_ms: int) -> list[Any]:
        """The matches begun lately that are not over, of every database that answers, the latest first."""
        rows = list[Any]()
        for part in self._log.parts():
            with suppress(BadFile), part.reading() as connection:
                rows += connection.execute(_unfinished(now_ms)).all()
        return sorted(rows, key=lambda row: (-row.opened_ms, row.match))

    def _rooms(self, matches: list[str]) -> dict[str, str]:
        """The room of each of these matches that is at a table; rooms are in the first database."""
        found = dict[str, str]()
        with self._log.reading() as connection:
            for at in range(0, len(matches), _MOST_ASKED):
                asked = SEATINGS.c.table_id.in_(matches[at : at + _MOST_ASKED])
                own = sa.select(SEATINGS.c.table_id, sa.func.min(SEATINGS.c.room).label("room"))
                rows = connection.execute(own.where(asked).group_by(SEATINGS.c.table_id)).all()
                found |= {row.table_id: row.room for row in rows}
        return found

    def waits(self, still: Still) -> None:
        """Remembers that nothing is to be done at this table until somebody comes."""
        self._waiting[still.match] = still.seq
        if len(self._waiting) > _MOST_KNOWN:
            self._waiting.popitem(last=False)

    def is_attended(self, room: str) -> bool:
        """True if somebody is connected to this room by way of any worker; over a file only its own process knows
        that.
        """
        return self._presence is not None and self._presence.is_attended(room)

    def _set_up(self) -> None:
        if self._presence is not None and not self._is_set_up:
            self._presence.set_up()
            self._is_set_up = True

    def _is_left_alone(self, still: Still) -> bool:
        """True if the match is in play in its room, no evening sees to it, and nobody is there."""
        room = self._club.room(still.room)
        if (
            room is None
            or (room.match, room.phase) != (still.match, "playing")
            or room.plan.evening is not None
        ):
            self.waits(still)
            return False
        return not self.is_attended(still.room)


class BotMover:
    """Moves the bots of stalled tables until a person is to act or the deal is over."""

    def __init__(self, log: SqlLog, players: PlayerOf) -> None:
        self._log, self._players, self._club = log, players, SqlClub(log)
        self._tables = StalledTables(log)

    def move(self, now_ms: int) -> None:
        """Makes the acts of a job. Raises BadFile."""
        left = MOST_ACTS
        for still in self._tables.find(now_ms, _MOST_READ):
            try:
                left -= self._move_on(still, left)
            except BadFile:
                # Its database is away: the other tables go on.
                continue
            except (BadRecord, BadOption):
                # A log or a bot that is not known here: whoever comes to the table is told.
                self._tables.waits(still)

    def _move_on(self, still: Still, most: int) -> int:
        """Makes so many acts at most at this table, none while somebody is there. Returns the number made."""
        table, acts = House(self._log).table(still.match), 0
        if bot_to_act(table.state) is None:
            self._tables.waits(still)
        while acts < most and not self._tables.is_attended(still.room):
            seat = bot_to_act(table.state)
            if seat is None:
                break
            table.send(bot_command(table.state, seat, self._players))
            self._log.notices.publish([Notice("match", table.id, table.seq)])
            acts += 1
        self._close(still.room, table)
        return acts

    def _close(self, room: str, table: Table) -> None:
        """Ends the match in its room if it is over. Whoever changes the room at the same moment does so too."""
        found = self._club.room(room)
        if table.state.match.result is not None and found is not None and found.phase == "playing":
            with suppress(Conflict):
                self._club.change_room(rooms.ended(found, table.id))


def _unfinished(now_ms: int) -> sa.Select[Any]:
    """The matches of one database that were begun lately and are not over, each with its last seq and its last
    entry.
    """
    own = ENTRIES.alias("own")
    last = sa.select(sa.func.max(own.c.seq)).where(own.c.table_id == TABLES.c.id).scalar_subquery()
    return (
        sa.select(TABLES.c.id.label("match"), TABLES.c.opened_ms, ENTRIES.c.seq, ENTRIES.c.entry)
        .select_from(TABLES)
        .join(ENTRIES, sa.and_(ENTRIES.c.table_id == TABLES.c.id, ENTRIES.c.seq == last))
        .where(TABLES.c.ended.is_(False), TABLES.c.opened_ms > now_ms - _OPENED_MS)
        .order_by(TABLES.c.opened_ms.desc(), TABLES.c.id)
        .limit(_MOST_LISTED)
    )


def _at_ms(entry: str) -> int:
    return msgspec.json.decode(entry, type=_Moment).at_ms
