"""Who takes and leaves a seat, between deals and in the middle of one; so that nobody is shown two hands of one deal."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from whistclub.cards.errors import reason
from whistclub.club import rooms, seat_access
from whistclub.club.live import Step
from whistclub.club.people import Person
from whistclub.club.rooms import Chair, NotHere, Room
from whistclub.club.table import commands as to
from whistclub.club.table import entries as on
from whistclub.rules.seats import Seat

if TYPE_CHECKING:
    from whistclub.web.live.hosted_table import Party

_CHANGES = Callable[[Room, int], Room]


async def take(party: "Party", seat: int, chair: Chair) -> None:
    """The person takes a seat: at once, or from the next deal on. Raises NotHere."""
    await _change(party, lambda room, running: rooms.sit(room, seat, chair, running))
    await settle(party, Seat(seat))


async def stand_up(party: "Party", person: str, seat: Seat | None) -> None:
    """The person gives their seat up; in a running match a bot plays it on. Raises NotHere."""
    await _change(party, lambda room, running: rooms.stand_up(room, person, running))
    await _left(party, seat)


async def kick(party: "Party", host: str, seat: int) -> None:
    """The host sends the person of this seat away; in a running match a bot plays it on. Raises NotHere."""
    await _change(party, lambda room, running: rooms.kick(room, host, seat, running))
    await _left(party, Seat(seat))
    party.send_away()


async def ask(party: "Party", person: Person) -> None:
    """The person asks the others for the running deal's cards of the seat they wait for. Raises NotHere."""
    await party.level()
    live, room = party.live, party.room
    if live is None:
        raise NotHere(reason("table-no-match"))
    kept = seat_access.kept_from(room, live.state, person.id)
    whose = seat_access.waiting_for(room, live.state, person.id)
    if kept is not None or whose is None:
        raise NotHere(kept or reason("seat-not-waited-for"))
    of = seat_access.seated(room, live.state)
    facts = {"whose": whose, "who": person.id, "name": person.called, "of": of}
    answer = await live.send(party.house(to.AskSeat, live, f"seat-{live.state.seq}-{whose}", **facts))
    if isinstance(answer, to.Refused):
        raise NotHere(answer.why)


async def settle(party: "Party", seat: Seat) -> None:
    """The person of the seat plays it from now on, under their own name, unless they wait for the deal to end."""
    chair = party.room.chairs[seat]
    if chair.person and party.seat_of(chair.person) == seat:
        await party.rename(seat, chair.name or f"#{chair.number}")
        if party.is_here(chair.person):
            await party.hand_back(seat)


def follow(party: "Party", step: Step) -> None:
    """After an entry that ended a deal or gave a seat: whoever waited has the seat now."""
    before, entry, after = step
    over = before.match.position is not None and after.match.position is None
    waited = [Seat(seat) for seat, chair in enumerate(party.room.chairs) if chair.since]
    if over and (waited or party.room.left):
        party.seats_anew()
        finished = seat_access.finished_deals(after)
        party.hub.spawn(party.change(lambda room: rooms.settled(room, finished)))
    elif isinstance(entry, on.SeatGiven) and entry.seat is not None:
        seat, who = entry.seat, entry.who
        party.seats_anew()
        party.hub.spawn(party.change(lambda room: rooms.handed_over(room, seat, who)))
    else:
        return
    for seat in waited:
        party.hub.spawn(settle(party, seat))


def ask_no_more(party: "Party") -> None:
    """Takes a question back whose people are not at the table as they were when it was put."""
    live = party.live
    if live is not None and seat_access.is_request_void(party.room, live.state):
        name = f"seats-{live.state.seq}"
        party.hub.spawn(live.send(party.house(to.RefuseSeat, live, name)))


async def _change(party: "Party", how: _CHANGES) -> None:
    """Changes the room by what the log, read after the room, says of the running deal."""
    await party.change(
        lambda room: how(room, seat_access.running_deal(None if party.live is None else party.live.state)),
        level=True,
    )


async def _left(party: "Party", seat: Seat | None) -> None:
    if seat is not None and party.room.phase == "playing":
        await party.play_on(seat, "left")
