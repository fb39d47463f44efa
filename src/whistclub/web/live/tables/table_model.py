"""A hosted table's state: its room, the match in play there, and who is connected to it."""

import msgspec

from whistclub.club.live_log import LiveMatch
from whistclub.club.rooms import Room
from whistclub.club.seat_access import barred, seat_in
from whistclub.club.table.state import TableState
from whistclub.rules.seats import Seat
from whistclub.web.encoding.room_parts import table_info, you
from whistclub.web.live.connections.connection import Connection
from whistclub.web.live.own_part import Forbidden
from whistclub.web.live.surroundings import Surroundings
from whistclub.wire import parts

_NONE: Forbidden = {}


class Elsewhere(msgspec.Struct, frozen=True):
    """The presence at a table by way of other workers; `leads` if this worker moves its bots."""

    people: frozenset[str] = frozenset()
    watching: int = 0
    leads: bool = True


class TableModel:
    """The state that all parts of a hosted table share."""

    def __init__(self, room: Room, surroundings: Surroundings) -> None:
        self.room, self._surroundings = room, surroundings
        self.live: LiveMatch | None = None
        self.connections: set[Connection] = set()
        self.elsewhere = Elsewhere()
        self.gone_ms: dict[str, int] = {}
        """The time at which each person who is away has left, or was first missed; of those without a seat only for a
        moment.
        """
        self.leaving: set[str] = set()
        """The people who left a moment ago: they still count as here, since a page that is loaded again is soon
        back.
        """
        self._forbidden: Forbidden = _NONE
        self._forbidden_of: tuple[Room, tuple[Seat, ...]] | None = None

    @property
    def shown(self) -> TableState | None:
        """The match as far as it may be shown; None before the first match."""
        return None if self.live is None else self.live.shown

    def seat_of(self, who: str) -> Seat | None:
        """The seat whose hand this person may see now."""
        return seat_in(self.room, self.shown, who)

    def seat_at(self, connection: Connection) -> Seat | None:
        """The seat whose hand this connection's person may see now."""
        return self.seat_of("" if connection.person is None else connection.person.id)

    def is_connected(self, who: str) -> bool:
        """True if this person has a connection at this worker."""
        return any(one.person is not None and one.person.id == who for one in self.connections)

    def is_here(self, who: str) -> bool:
        """True if this person has a connection, at this worker or another."""
        return self.is_connected(who) or who in self.elsewhere.people

    def people(self) -> frozenset[str]:
        """The people with a connection at this worker."""
        return frozenset(one.person.id for one in self.connections if one.person is not None)

    def everybody(self) -> frozenset[str]:
        """The people with a connection, at this worker or another."""
        return self.people() | self.elsewhere.people

    def watching(self) -> int:
        """The number of connections without a seat at this worker."""
        return sum(one.seat is None for one in self.connections)

    def greeted(self) -> list[Connection]:
        """The connections that have been sent a snapshot, or what they missed, and that go on."""
        return [one for one in self.connections if one.greeted and one.cut_off is None]

    def forbidden(self, state: TableState) -> Forbidden:
        """The commands that the table does not allow each seat of the match."""
        of = self._forbidden_of
        # By identity, which costs nothing at every move: rooms and states are never changed in place.
        if of is None or of[0] is not self.room or of[1] is not state.people:
            self._forbidden = barred(self.room, state.people)
            self._forbidden_of = self.room, state.people
        return self._forbidden

    def info(self) -> parts.TableInfo:
        """The table as everybody may know it."""
        here, since_ms = self.everybody() | self.leaving, self._surroundings.observed_since_ms
        away_ms = round(self._surroundings.limits.away_s * 1000)
        helps_ms = {person: max(gone_ms, since_ms) + away_ms for person, gone_ms in self.gone_ms.items()}
        return table_info(self.room, self.shown, here, helps_ms, self.elsewhere.watching + self.watching())

    def you(self, connection: Connection) -> parts.You:
        """The connection's person at this table."""
        return you(self.room, self.shown, connection.person)
