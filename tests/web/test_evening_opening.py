"""The tables of a round on line as they open: the people who sit there are told the room, others are sent what they
had.
"""

from collections.abc import Callable
from typing import Any

import msgspec

from tests.club.evenings import begun
from tools.evening_files import Nowhere
from whistclub.club.people import Person
from whistclub.web.live.connections.connection import Connection, Outbox
from whistclub.web.live.evenings.audience import Member, Role
from whistclub.web.live.evenings.encoder import EveningEncoder


def member(who: str, role: Role = "guest") -> Member:
    person = Person(who, "", 1000, 1)
    return Member(Connection(person, Nowhere(), Outbox(), 1, 1.0), person, role, "https://club.example")


async def at_once(work: Callable[..., Any], *args: Any, **facts: Any) -> Any:
    return work(*args, **facts)


async def test_a_table_that_opens_is_told_to_those_who_sit_there_and_to_organisers_when_all_are_open() -> (
    None
):
    state = begun(8, place="online").state
    encoder, opened = EveningEncoder(lambda: 1, at_once), set[str]()
    encoder.is_open = opened.__contains__
    await encoder.refresh(state)
    guests = {guest.number: member(guest.person) for guest in state.guests}
    organiser = member("olga", "organiser")
    played = state.rounds[0]
    at_table = [{played.holders[player - 1] for player in table.players} for table in played.seating.tables]

    def room_of(guest: int) -> str:
        told = msgspec.json.decode(b"{%b}" % encoder.body(state, guests[guest]))
        return str(told["guest"]["table"].get("room", ""))

    def rooms_of_organiser() -> list[str]:
        told = msgspec.json.decode(b"{%b}" % encoder.body(state, organiser))
        return [table.get("room", "") for table in told["organiser"]["rounds"][-1]["tables"]]

    assert {""} == set(map(room_of, guests))
    assert ["", ""] == rooms_of_organiser()
    for number, table in enumerate(played.tables, 1):
        opened.add(table.room)
        encoder.table_opened(state, number)
        assert {table.room} == set(map(room_of, at_table[number - 1]))
        closed = set(guests).difference(*at_table[:number])
        assert {""} >= set(map(room_of, closed))
    assert [table.room for table in played.tables] == rooms_of_organiser()
