"""Stalled tables for tests: one person is gone, and bots are to act."""

import itertools
import time

import msgspec

from tests.club.tables import numbered_chance, opened, players
from whistclub.club.bots import bot_command
from whistclub.club.local_table import House, Table
from whistclub.club.people import new_person
from whistclub.club.rooms import Chair, Plan, Room, started
from whistclub.club.store.logs.log import Log, MemoryLog
from whistclub.club.store.logs.sql_log import SqlLog
from whistclub.club.store.people.sql_rooms import SqlClub
from whistclub.club.table.commands import Act, NextDeal
from whistclub.club.table.entries import Opened
from whistclub.club.work.stalled_tables import bot_to_act
from whistclub.rules.seats import Seat

LONG_AGO_MS = 10 * 60_000
_YOU = Seat(0)
_names = itertools.count(1)


def stall(log: SqlLog, *, ago_ms: int = LONG_AGO_MS, place: str = "") -> Room:
    """A room in which it is a bot's turn, and has been for so long; its match is in the database of this name."""
    club, person = SqlClub(log), new_person(1)
    club.add_person(person)
    chairs = (Chair(person=person.id, name=person.called), *(Chair(bot="simple") for _ in range(3)))
    gathering = Room(
        id=f"r{next(_names)}", host=person.id, host_name="Ada", plan=Plan(preset="whist"), chairs=chairs
    )
    club.add_room(gathering)
    at_ms = time.time_ns() // 1_000_000 - ago_ms
    opening = msgspec.structs.replace(opened("whist", [_YOU], seed=f"s{next(_names)}"), at_ms=at_ms)
    if place:
        opening = msgspec.structs.replace(opening, table=f"{place}-{opening.table}")
    room = club.change_room(started(gathering, person.id, opening.table), opening)
    _play_first(House(log, lambda: at_ms, numbered_chance()).table(opening.table))
    return room


def _play_first(table: Table) -> None:
    """Deals, and acts for the person until a bot is to act after them."""
    table.send(NextDeal(id="deal-1", saw=table.seq, seat=None))
    has_acted = False
    while not has_acted or bot_to_act(table.state) is None:
        seat = bot_to_act(table.state)
        if seat is None:
            action = table.state.legal[_YOU][0].text
            table.send(Act(id=f"own-{table.seq}", saw=table.seq, seat=_YOU, action=action))
            has_acted = True
        else:
            table.send(bot_command(table.state, seat, players))


def actions(log: Log, match: str) -> list[str]:
    """The acts of the match, in order."""
    return [getattr(entry, "action", "") for entry in log.read(match)]


def undisturbed(log: Log, match: str) -> list[str]:
    """The acts of the match as they are when its bots have moved, worked out beside the log."""
    memory, (first, *others) = MemoryLog(), log.read(match)
    assert isinstance(first, Opened)
    memory.create(match, first)
    memory.append(match, 1, others)
    table = House(memory).table(match)
    while (seat := bot_to_act(table.state)) is not None:
        table.send(bot_command(table.state, seat, players))
    return actions(memory, match)
