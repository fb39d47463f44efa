"""The sitters of the seats: bots that stand in for people, and names."""

from typing import Final

import msgspec

from whistclub.cards.errors import IllegalAction, reason
from whistclub.club.log.decisions import Environment, Handlers
from whistclub.club.table import commands, entries
from whistclub.club.table.handlers import Entries, Events, origin_of, person_of, sender, told_of_seat
from whistclub.club.table.state import TableState, seat_of_entry, with_text_at
from whistclub.rules.seats import Seat
from whistclub.rules.values import event

LONGEST_NAME: Final = 40
"""Letters of a name in a log: more than the club allows a person, since a number may follow that tells alike names
apart.
"""
_UNJOINED: Final = {ord(one): None for one in "\u200c\u200d"}
"""Takes out the signs that join letters or keep them apart, which names in some scripts need."""


def decide_stand_in(command: commands.StandIn, state: TableState, environment: Environment) -> Entries:
    """Lets a bot act for a person; the person may choose only one of the bots at the table."""
    if command.whose not in state.people or state.stand_ins[command.whose]:
        raise IllegalAction(reason("seat-of-bot"))
    at_table = {sitter.bot for sitter in state.sitters if sitter.bot}
    if command.seat is not None and (command.seat != command.whose or command.bot not in at_table):
        raise IllegalAction(reason("house-only"))
    stood_in = entries.StoodIn(
        at_ms=environment.at_ms, seat=command.whose, command=command.id, bot=command.bot
    )
    return (stood_in,)


def decide_return(command: commands.Return, state: TableState, environment: Environment) -> Entries:
    """Lets the person act again."""
    if command.whose not in state.people or not state.stand_ins[command.whose]:
        raise IllegalAction(reason("seat-of-person"))
    if command.seat not in {None, command.whose}:
        raise IllegalAction(reason("house-only"))
    return (entries.Returned(at_ms=environment.at_ms, seat=command.whose, command=command.id),)


def decide_rename(command: commands.Rename, state: TableState, environment: Environment) -> Entries:
    """Renames the person, or seats one for a bot, if the name is short enough and printable."""
    if not command.for_bot:
        person_of(command, state)
    elif not state.sitters[sender(command)].bot:
        raise IllegalAction(reason("seat-of-person"))
    name = " ".join(command.name.split())
    if not 1 <= len(name) <= LONGEST_NAME or not name.translate(_UNJOINED).isprintable():
        raise IllegalAction(reason("name-malformed", most=LONGEST_NAME))
    origin = origin_of(command, environment)
    return (entries.Renamed(**origin, name=name, who=command.who, for_bot=command.for_bot),)


def fold_stood_in(entry: entries.StoodIn, state: TableState) -> TableState:
    """Sets the seat's stand-in, who has done nothing yet."""
    return _stood_in(state, seat_of_entry(entry), entry.bot)


def _stood_in(state: TableState, seat: Seat, bot: str) -> TableState:
    by_bots = (*state.by_bots[:seat], (0, 0), *state.by_bots[seat + 1 :])
    stand_ins = with_text_at(state.stand_ins, seat, bot)
    return msgspec.structs.replace(state, stand_ins=stand_ins, by_bots=by_bots)


def _with_person(state: TableState, seat: Seat) -> TableState:
    """The state in which this seat is a person's."""
    return msgspec.structs.replace(state, people=tuple(sorted({*state.people, seat})))


def fold_returned(entry: entries.Returned, state: TableState) -> TableState:
    """Removes the seat's stand-in."""
    stand_ins = with_text_at(state.stand_ins, seat_of_entry(entry), "")
    return msgspec.structs.replace(state, stand_ins=stand_ins)


def fold_renamed(entry: entries.Renamed, state: TableState) -> TableState:
    """Changes the sitter's name, and who they are; a bot whose seat it was stands in for them."""
    seat = seat_of_entry(entry)
    bot = state.sitters[seat].bot
    sitter = entries.Sitter(entry.name, "" if entry.for_bot else bot, entry.who)
    state = msgspec.structs.replace(
        state, sitters=(*state.sitters[:seat], sitter, *state.sitters[seat + 1 :])
    )
    return _stood_in(_with_person(state, seat), seat, bot) if entry.for_bot else state


def returned_events(entry: entries.Returned, before: TableState, _: TableState) -> Events:
    """Tells that the person is back, and how many cards and other acts a bot has made for them."""
    cards, others = before.by_bots[seat_of_entry(entry)]
    return (event("event-table-returned", entry.seat, cards=cards, others=others),)


def renamed_events(entry: entries.Renamed, _: TableState, __: TableState) -> Events:
    """Tells the new name."""
    key = "event-table-sat-down" if entry.for_bot else "event-table-renamed"
    return (event(key, entry.seat, name=entry.name),)


HANDLERS: Final = Handlers(
    decide={
        commands.StandIn: decide_stand_in,
        commands.Return: decide_return,
        commands.Rename: decide_rename,
    },
    fold={
        entries.StoodIn: fold_stood_in,
        entries.Returned: fold_returned,
        entries.Renamed: fold_renamed,
    },
    events={
        entries.StoodIn: told_of_seat("event-table-stood-in"),
        entries.Returned: returned_events,
        entries.Renamed: renamed_events,
    },
)
