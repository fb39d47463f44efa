"""Attendance: who comes to a table and who goes, whom the others wait for, and the absence of the host."""

from collections.abc import Mapping

from whistclub.cards.errors import NotFound, NotHere, reason
from whistclub.club import hosting
from whistclub.club.bots import awaited
from whistclub.club.rooms import belongs, may_look
from whistclub.club.table.state import TableState
from whistclub.rules.seats import Seat
from whistclub.web.live.connections.connection import Connection
from whistclub.web.live.surroundings import Surroundings
from whistclub.web.live.tables.room_changes import RoomChanges
from whistclub.web.live.tables.table_model import Elsewhere, TableModel


class Attendance:
    """The connections at one table, and since when people without one are gone."""

    def __init__(self, model: TableModel, surroundings: Surroundings) -> None:
        self._model, self._surroundings = model, surroundings
        self.empty_ms = surroundings.now()
        """The time at which the last connection left, or the table was opened."""

    def enter(self, connection: Connection) -> None:
        """Adds a connection and finds its seat. Raises NotHere for a person who may not come in."""
        model, person = self._model, connection.person
        who = "" if person is None else person.id
        if who and who in model.room.kicked:
            raise NotHere(reason("table-kicked"))
        if not may_look(model.room, who):
            raise NotFound(reason("table-not-found"))
        connection.seat = model.seat_of(who)
        # Onlookers must not keep those out who belong to the table.
        most = self._surroundings.limits.table_connections
        if not belongs(model.room, who) and len(model.connections) >= most:
            raise NotHere(reason("table-full"))
        model.connections.add(connection)
        self._welcome(who)

    def leave(self, connection: Connection) -> bool:
        """Removes a connection. Returns True if it was here."""
        model, person = self._model, connection.person
        if connection not in model.connections:
            return False
        model.connections.discard(connection)
        if person is not None:
            self._miss(person.id)
        if not model.connections:
            self.empty_ms = self._surroundings.now()
        return True

    def elsewhere(self, elsewhere: Elsewhere) -> frozenset[str]:
        """Takes in who is here by way of other workers now. Returns the people who have come there."""
        before, self._model.elsewhere = self._model.elsewhere, elsewhere
        for person in elsewhere.people:
            self._welcome(person)
        for person in before.people - elsewhere.people:
            self._miss(person)
        return elsewhere.people - before.people

    def missed(self) -> dict[str, int]:
        """The people who are leaving, and since when."""
        return {person: self._model.gone_ms[person] for person in self._model.leaving}

    def give_up(self, missed: Mapping[str, int]) -> bool:
        """These people have been given time to come back. Returns True if any of them has not."""
        model = self._model
        # Somebody who came back and left again has a later time, and is waited for once more.
        gone = {person for person in model.leaving if model.gone_ms[person] == missed.get(person)}
        model.leaving -= gone
        for person in gone:
            if model.room.seat_of(person) is None:
                del model.gone_ms[person]
        return bool(gone)

    def _miss(self, person: str) -> None:
        """Notes since when a person is away who has no connection left, at this worker or another."""
        model = self._model
        if not model.is_here(person) and person not in model.gone_ms:
            model.gone_ms[person] = self._surroundings.now()
            model.leaving.add(person)

    def _welcome(self, person: str) -> None:
        self._model.gone_ms.pop(person, None)
        self._model.leaving.discard(person)

    def absent(self, state: TableState) -> list[Seat]:
        """The seats of people who keep others waiting and are not here. At a table of an evening the whole evening
        waits.
        """
        model = self._model
        here = {one.seat for one in model.connections}
        # Nobody who plays is here, so nobody is kept waiting.
        if model.room.plan.evening is None and (not here or here == {None}):
            return []
        here |= self._seats_elsewhere()
        return [seat for seat in awaited(state) if seat not in here]

    def is_complete(self, state: TableState) -> bool:
        """True if every seat is a person's who acts for it and is here, so that nobody is waited for whoever is to
        act.
        """
        here = {one.seat for one in self._model.connections} | self._seats_elsewhere()
        return here.issuperset(state.seats) and state.people == state.seats and not any(state.stand_ins)

    def _seats_elsewhere(self) -> set[Seat | None]:
        return set(map(self._model.seat_of, self._model.elsewhere.people))

    def gone(self, state: TableState) -> list[Seat]:
        """The seats of absent people who have been waited for long enough, since they left or were first missed."""
        away_ms = self._surroundings.limits.away_s * 1000
        return [seat for seat in self.absent(state) if self._absent_ms(seat) > away_ms]

    def _absent_ms(self, seat: Seat) -> int:
        chairs, now_ms = self._model.room.chairs, self._surroundings.now()
        person = chairs[seat].person if seat < len(chairs) else ""
        gone_ms = self._model.gone_ms.setdefault(person, now_ms)
        return now_ms - max(gone_ms, self._surroundings.observed_since_ms)


class HostAbsence:
    """Tells that the host of one table is missed, and since when."""

    def __init__(self, model: TableModel, changes: RoomChanges, surroundings: Surroundings) -> None:
        self._model, self._changes, self._surroundings = model, changes, surroundings
        self._since_ms: int | None = None

    @property
    def lasts(self) -> bool:
        """True while others wait for the host, so that time will bring a new one."""
        return self._since_ms is not None

    async def tick(self) -> None:
        """Makes another the host, once the people who sit here have waited long enough. Any worker may: it is done
        once.
        """
        model, club = self._model, self._surroundings
        if not hosting.is_missed(model.room, model.everybody()):
            self._since_ms = None
        elif self._since_ms is None:
            self._since_ms = club.now()
        elif club.now() - max(self._since_ms, club.observed_since_ms) >= club.limits.host_away_s * 1000:
            self._since_ms = None
            if await club.sees(model.room.id):
                await self._changes.change(lambda room: hosting.passed_on(room, model.everybody()))
