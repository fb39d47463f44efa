"""Offers of a room to its host, to who sits there and to who comes are accepted, over random walks."""

from collections.abc import Callable, Iterator
from functools import partial
from random import Random

import pytest

from tests.sampling import draws
from whistclub.club import hosting, rooms
from whistclub.club.people import Person
from whistclub.club.rooms import Chair, Plan, PreparedPlace, Room
from whistclub.web.encoding.room_parts import chair_of, table_info, you
from whistclub.wire import parts

PEOPLE = tuple(Person(f"person-{number}", "", 1000 + number, 0, 1) for number in range(12))
HOST = PEOPLE[0]
PLANS = {
    "filled by bots": Plan(preset="whist"),
    "waiting for people": Plan(preset="whist", bots_fill=False),
    "without spectators": Plan(preset="whist", spectators=False),
    "of the day": Plan(preset="whist", daily="2026-11-29"),
    "prepared": Plan(preset="whist", prepared=PreparedPlace("set", 1)),
}
Change = Callable[[Room], Room]


class Walk:
    """A room, and whether a deal runs there."""

    def __init__(self, seed: str, plan: Plan) -> None:
        self.draw = Random(seed)
        chairs = (chair_of(HOST), *(Chair(),) * 3)
        room = Room(id="room", host=HOST.id, host_name=HOST.called, plan=plan, chairs=chairs)
        self.room = rooms.started(room, HOST.id, "match-0") if plan.is_fixed else room
        self.matches = 0

    def offered(self, person: Person) -> list[Change]:
        """All that the page of this person offers (`client/src/table/gathering`, `table/ends/EndTable.svelte`)."""
        room = self.room
        if person.id in room.kicked or not rooms.may_look(room, person.id):
            return []
        told, own = table_info(room, None, frozenset(), {}, 0), you(room, None, person)
        found = [*_sits(told, own, person)]
        if own.host:
            found += _to_host(told, own, person, f"match-{self.matches + 1}")
        return found

    def step(self) -> None:
        """Somebody does one thing that is offered, or a match ends."""
        if self.room.phase == "playing" and not self.draw.randrange(3):
            self.room = rooms.ended(self.room, self.room.match)
        person = self.draw.choice(PEOPLE)
        found = self.offered(person)
        if found:
            before, self.room = self.room, self.draw.choice(found)(self.room)
            self.matches += before.phase != "playing" and self.room.phase == "playing"


def _sits(told: parts.TableInfo, own: parts.You, person: Person) -> Iterator[Change]:
    """Sits down on a free seat, or stands up before the match."""
    for seat in [one.seat for one in told.seats if one.kind == "free"]:
        if own.seat is None or told.phase == "gathering":
            yield partial(_seated, seat=seat, person=person)
    if own.seat is not None and told.phase == "gathering":
        yield lambda room: hosting.given_up(rooms.stand_up(room, person.id), person.id, set())


def _seated(room: Room, seat: int, person: Person) -> Room:
    return hosting.taken(rooms.sit(room, seat, chair_of(person)), person.id)


def _to_host(told: parts.TableInfo, own: parts.You, person: Person, match: str) -> Iterator[Change]:
    """The acts on seats, the rules and the beginning of a match."""
    for seat in told.seats:
        if seat.kind == "person" and seat.seat != own.seat:
            yield partial(rooms.kick, person=person.id, seat=seat.seat)
        if told.phase == "gathering" and seat.kind != "person":
            bot = "" if seat.kind == "bot" else "simple"
            yield partial(rooms.put_bot, person=person.id, seat=seat.seat, bot=bot)
        partner = None if own.seat is None else (own.seat + 2) % 4
        if (
            told.phase == "gathering"
            and seat.kind == "person"
            and partner is not None
            and partner != seat.seat
        ):
            yield partial(rooms.swap, person=person.id, seat=seat.seat, other=partner)
    if told.phase == "gathering":
        yield lambda room: rooms.configure(room, person.id, room.plan, 4)
    is_once = bool(told.daily) or bool(told.prepared)
    is_full = told.settings.bots_fill or not any(one.kind == "free" for one in told.seats)
    if is_full and (told.phase == "gathering" or (told.phase == "over" and not is_once)):
        yield lambda room: rooms.started(room, person.id, match)


@pytest.mark.parametrize("plan", PLANS)
def test_what_a_room_offers_is_accepted(plan: str) -> None:
    for number in range(draws(3, 20)):
        walk = Walk(f"{plan} {number}", PLANS[plan])
        for _ in range(60):
            for person in PEOPLE:
                for change in walk.offered(person):
                    change(walk.room)
            walk.step()
