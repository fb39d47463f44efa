"""Seat changes: who takes and leaves a seat, between deals and during one, so that nobody is shown two hands of one
deal.
"""

from collections.abc import Callable

from whistclub.cards.errors import NotHere, reason
from whistclub.club import hosting, rooms
from whistclub.club import seat_access as rules
from whistclub.club.live_log import MatchStep
from whistclub.club.log.decisions import Refused
from whistclub.club.people import Person
from whistclub.club.rooms import Chair, Room
from whistclub.club.table import entries as on
from whistclub.rules.seats import Seat
from whistclub.web.live.surroundings import Surroundings
from whistclub.web.live.tables import house_commands
from whistclub.web.live.tables.room_changes import RoomChanges
from whistclub.web.live.tables.table_model import TableModel


class SeatChanges:
    """The seats of one table as they change hands."""

    def __init__(self, model: TableModel, changes: RoomChanges, surroundings: Surroundings) -> None:
        self._model, self._changes, self._surroundings = model, changes, surroundings

    async def take(self, seat: int, chair: Chair) -> None:
        """The person takes a seat, at once or from the next deal on. Raises NotHere."""
        await self._change(
            lambda room, running: hosting.taken(rooms.sit(room, seat, chair, running), chair.person)
        )
        await self.settle(Seat(seat))

    async def stand_up(self, person: str, seat: Seat | None) -> None:
        """The person gives their seat up; in a running match a bot plays it on. Raises NotHere."""
        here = self._model.everybody()
        await self._change(
            lambda room, running: hosting.given_up(rooms.stand_up(room, person, running), person, here)
        )
        await self._stand_in_for_left(seat)

    async def kick(self, host: str, seat: int) -> None:
        """The host sends the person of this seat away; in a running match a bot plays it on. Raises NotHere."""
        await self._change(lambda room, running: rooms.kick(room, host, seat, running))
        await self._stand_in_for_left(Seat(seat))
        self._changes.cut_off_kicked()

    async def ask(self, person: Person) -> None:
        """The person asks the others for the running deal's cards of the seat they wait for. Raises NotHere."""
        await self._changes.catch_up()
        live, room = self._model.live, self._model.room
        if live is None:
            raise NotHere(reason("table-no-match"))
        kept = rules.kept_from(room, live.state, person.id)
        whose = rules.waiting_for(room, live.state, person.id)
        if kept is not None or whose is None:
            raise NotHere(kept or reason("seat-not-waited-for"))
        answer = await house_commands.ask_seat(live, whose, person, rules.seated(room, live.state))
        if isinstance(answer, Refused):
            raise NotHere(answer.why)

    async def settle(self, seat: Seat) -> None:
        """The person of the seat plays it from now on under their own name, unless they wait for the deal to end."""
        chair = self._model.room.chairs[seat]
        if chair.person and self._model.seat_of(chair.person) == seat:
            await self.rename(seat, chair.called, chair.person)
            if self._model.is_here(chair.person):
                await self.hand_back(seat)

    async def rename(self, seat: Seat, name: str, who: str) -> None:
        """Changes the name of this seat's person, whose id is `who`, in the running match."""
        live = self._model.live
        if live is not None and self._model.room.phase == "playing":
            await house_commands.rename(live, seat, name, who)

    async def hand_back(self, seat: Seat) -> None:
        """The person of the seat is here and acts again."""
        if self._model.live is not None:
            await house_commands.hand_back(self._model.live, seat)

    async def stand_in(self, seat: Seat, why: str) -> None:
        """A bot plays on for the person of the seat, who is gone or out of time."""
        live = self._model.live
        if live is not None:
            await house_commands.stand_in(live, seat, self._model.room.plan.bot, why)

    def follow(self, step: MatchStep) -> None:
        """After an entry that ended a deal or gave a seat away: people who waited for a seat have it now."""
        before, entry, after = step
        is_over = before.match.position is not None and after.match.position is None
        # Asked at every move, of which hardly any does either.
        if not is_over and not isinstance(entry, on.SeatGiven):
            return
        room, spawn = self._model.room, self._surroundings.spawn
        waited = [Seat(seat) for seat, chair in enumerate(room.chairs) if chair.since]
        if is_over and (waited or room.left):
            self._changes.reseat()
            finished = rules.finished_deals(after)
            spawn(self._changes.change(lambda room: rooms.settled(room, finished)))
        elif isinstance(entry, on.SeatGiven) and entry.seat is not None:
            seat, who = entry.seat, entry.who
            self._changes.reseat()
            spawn(self._changes.change(lambda room: rooms.handed_over(room, seat, who)))
        else:
            return
        for seat in waited:
            spawn(self.settle(seat))

    async def _change(self, how: Callable[[Room, int], Room]) -> None:
        """Changes the room by what the log, read after the room, says of the running deal."""
        model = self._model

        def changed(room: Room) -> Room:
            return how(room, rules.running_deal(None if model.live is None else model.live.state))

        await self._changes.change(changed, read_on=True)

    async def _stand_in_for_left(self, seat: Seat | None) -> None:
        if seat is not None and self._model.room.phase == "playing":
            await self.stand_in(seat, "left")
