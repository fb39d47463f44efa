"""Rooms: what people call a table, with a link, seats for people, and one match after another.

A match is a Table of the log; a room outlives its matches. Rooms are frozen values with pure transitions, each of which
checks who asks for it. Storing a room fails if somebody else changed it meanwhile, and is then retried.
"""

from collections.abc import Sequence
from itertools import count
from typing import Final, Literal

import msgspec

from whistclub.cards.errors import NotHere, Reason, reason
from whistclub.club.names import told_apart
from whistclub.club.table.entries import TriedFrom
from whistclub.messages.drawn_names import ADJECTIVES


class Chair(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat of a room: a person by id with their name and face, or a bot, or nobody. Older rooms keep no face.

    `since` is the deal of the match, counted from 1, that was running when somebody new took the seat: they do not get
    its hand, but the next one. It is 0 for a seat whose hand was theirs at once. `sat` is the version of the room at
    which they sat down there first.
    """

    person: str = ""
    name: str = ""
    number: int = 0
    face: int = 0
    bot: str = ""
    since: int = 0
    sat: int = 0

    @property
    def is_free(self) -> bool:
        """True if anybody may sit here."""
        return not self.person and not self.bot

    @property
    def called(self) -> str:
        """The name of the person here; a drawn one is its number, `#4821`."""
        return self.name or f"#{self.number}"


class Departure(msgspec.Struct, frozen=True, omit_defaults=True):
    """A person who gave up a seat while this deal of the match ran, counted from 1, and has seen its hand.

    `sent` says that the host sent them away.
    """

    person: str
    seat: int
    deal: int
    sent: bool = False


class EveningTable(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The place of a room in an evening: the evening's id and code, the round, the table, the deals planned (0: a full
    game).

    `closed` says that other tables hold the same cards: what is played here stays closed to others until the round is
    over.
    """

    evening: str
    code: str
    round: int
    table: int
    deals: int = 0
    closed: bool = False


class PreparedPlace(msgspec.Struct, frozen=True):
    """A deal that a teacher has prepared: the id of the set that it is from, and its number there from 1."""

    prepared: str
    deal: int


class Plan(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The settings of a room; `docs/wire.md` explains each under `Settings`. `daily` is the date of a daily deal,
    `evening` the place of a table of an evening, whose seats nobody changes by hand, `tried` the place in a finished
    deal that each match here goes on from, `lesson` the name of the guided deal that is played, `prepared` the deal
    that a teacher has prepared.
    """

    preset: str
    options: dict[str, str] = {}
    conventions: dict[str, str] = {}
    clock_s: int = 0
    listed: bool = False
    spectators: bool = True
    hints: bool = True
    bot: str = "club"
    bots_fill: bool = True
    seed: str | None = None
    daily: str = ""
    evening: EveningTable | None = None
    tried: TriedFrom | None = None
    lesson: str = ""
    prepared: PreparedPlace | None = None

    @property
    def day(self) -> str:
        """The date of the deal of the day whose cards are held here, played first or tried again; empty for none."""
        return self.daily or ("" if self.tried is None else self.tried.daily)

    @property
    def is_fixed(self) -> bool:
        """True for a deal that others play too, each alone and as it is."""
        return bool(self.daily) or self.prepared is not None


Phase = Literal["gathering", "playing", "over"]


class Room(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A table as people know it.

    `match` is the id of the last match in the log, empty before the first. `version` counts changes, `removals` those
    that took somebody out of its matches too. `left` are those who left their seat during the last deal in which one
    did. `aside` are those who have taken the table, as far as this match goes, off their list.
    """

    id: str
    host: str
    host_name: str
    plan: Plan
    chairs: tuple[Chair, ...]
    phase: Phase = "gathering"
    match: str = ""
    kicked: tuple[str, ...] = ()
    left: tuple[Departure, ...] = ()
    aside: tuple[str, ...] = ()
    version: int = 1
    removals: int = 0
    changed_ms: int = 0

    def seat_of(self, person: str) -> int | None:
        """The seat of this person, None if they have none."""
        seats = (seat for seat, chair in enumerate(self.chairs) if person and chair.person == person)
        return next(seats, None)


def may_be_taken(room: Room, seat: int) -> bool:
    """True for a free seat, and for a bot's once a match has begun whose cards nobody has chosen or plays elsewhere."""
    chair, plan = room.chairs[seat], room.plan
    is_open = plan.spectators and plan.seed is None and plan.tried is None and plan.evening is None
    for_bot = is_open and not plan.is_fixed and not plan.lesson and room.phase != "gathering"
    return chair.is_free or (bool(chair.bot) and for_bot)


def belongs(room: Room, person: str) -> bool:
    """True for the host and for everybody who has a seat."""
    return room.seat_of(person) is not None or (bool(person) and person == room.host)


def may_look(room: Room, person: str) -> bool:
    """True if this person may look at the table: who belongs to it may, others where spectators may be or as long as
    they may sit down.

    `person` is empty for nobody known. Every way to a table asks this; whoever may not look is told what they are told
    where there is none.
    """
    may_sit = person not in room.kicked and any(chair.is_free for chair in room.chairs)
    return room.plan.spectators or may_sit or belongs(room, person)


def is_closed_to(room: Room, person: str) -> bool:
    """True for everybody else while cards are played at this table that other tables of its evening hold too."""
    table = room.plan.evening
    return table is not None and table.closed and room.phase == "playing" and room.seat_of(person) is None


def sit(room: Room, seat: int, chair: Chair, running: int = 0) -> Room:
    """Seats the person in a free seat, or a bot's; they leave their other one, unless they hold its cards. Raises
    NotHere.

    While the deal `running` of a match runs (0 for none), only the person who left the seat in this deal gets its hand;
    anybody else plays from the next deal on, so that nobody sees two hands, not even with a second cookie.
    """
    _seat_exists(room, seat)
    _seats_are_free_to_change(room)
    if room.plan.is_fixed and chair.person != room.host:
        raise NotHere(_as_it_is(room))
    if chair.person in room.kicked:
        raise NotHere(reason("table-kicked"))
    own = room.seat_of(chair.person)
    if own == seat:
        return room
    if own is not None and room.phase == "playing" and not (running and room.chairs[own].since == running):
        raise NotHere(reason("table-seated"))
    if not may_be_taken(room, seat):
        raise NotHere(reason("table-seat-taken"))
    if room.phase == "playing" and running and seat != left_by(room, chair.person, running):
        chair = msgspec.structs.replace(chair, since=running)
    sat = room.version if own is None else room.chairs[own].sat
    chair = msgspec.structs.replace(chair, sat=sat)
    freed = room if own is None else _with_chair(room, own, Chair())
    return _with_chair(freed, seat, _told_apart(freed, chair))


def left_by(room: Room, person: str, running: int) -> int | None:
    """The seat that this person left in the running deal, after seeing its hand."""
    return next((one.seat for one in room.left if one.person == person and one.deal == running), None)


def stand_up(room: Room, person: str, running: int = 0) -> Room:
    """Frees the person's seat. Raises NotHere."""
    _seats_are_free_to_change(room)
    seat = room.seat_of(person)
    if seat is None:
        raise NotHere(reason("table-not-seated"))
    return _free_seat(room, seat, running, sent=False)


def _free_seat(room: Room, seat: int, running: int, *, sent: bool) -> Room:
    """Frees the seat, and records until the end of the deal who has seen its hand."""
    chair, freed = room.chairs[seat], _with_chair(room, seat, Chair())
    if room.phase != "playing" or not running or chair.since == running:
        return freed
    departure = Departure(chair.person, seat, running, sent)
    others = tuple(one for one in room.left if one.deal == running and one != departure)
    # So many at most, so that a room does not grow without end.
    return msgspec.structs.replace(freed, left=(*others, departure)[-100:])


def reseated(room: Room, chairs: Sequence[Chair], running: int = 0) -> Room:
    """Seats these people at a table of an evening, free chairs where bots play on, while the deal `running` runs (0:
    none).

    Who takes a seat over has it from the next deal on, and at once only who left it in this deal.
    """
    for seat, wanted in enumerate(chairs):
        chair = room.chairs[seat]
        if chair.person == wanted.person or chair.bot:
            continue
        if chair.person:
            room = _free_seat(room, seat, running, sent=False)
        if wanted.person:
            waits = running and room.phase == "playing" and seat != left_by(room, wanted.person, running)
            room = _with_chair(room, seat, msgspec.structs.replace(wanted, since=running if waits else 0))
    return room


def handed_over(room: Room, seat: int, person: str) -> Room:
    """Gives the person the seat they wait for at once, after everybody agreed."""
    if room.chairs[seat].person != person:
        return room
    return _with_chair(room, seat, msgspec.structs.replace(room.chairs[seat], since=0))


def settled(room: Room, finished: int) -> Room:
    """Gives the hands to those who waited for the end of a deal, when so many deals of the match are over."""
    chairs = tuple(
        msgspec.structs.replace(chair, since=0) if 0 < chair.since <= finished else chair
        for chair in room.chairs
    )
    left = tuple(one for one in room.left if one.deal > finished)
    return msgspec.structs.replace(room, chairs=chairs, left=left)


def put_bot(room: Room, person: str, seat: int, bot: str) -> Room:
    """Gives a seat without a person to a bot, or frees it; only the host may. Raises NotHere."""
    _host_between_matches(room, person)
    _seat_exists(room, seat)
    if room.chairs[seat].person:
        raise NotHere(reason("table-seat-taken"))
    return _with_chair(room, seat, Chair(bot=bot))


def kick(room: Room, person: str, seat: int, running: int = 0) -> Room:
    """Sends a person away for good; only the host may. Raises NotHere."""
    _host(room, person)
    _seat_exists(room, seat)
    away = room.chairs[seat].person
    if not away or away == person:
        raise NotHere(reason("table-nobody-there"))
    freed = _free_seat(room, seat, running, sent=True)
    return msgspec.structs.replace(freed, kicked=(*room.kicked, away)[-100:])


def swap(room: Room, person: str, seat: int, other: int) -> Room:
    """Swaps two seats; only the host may. Raises NotHere."""
    _host_between_matches(room, person)
    _seat_exists(room, seat)
    _seat_exists(room, other)
    moved = _with_chair(room, seat, room.chairs[other])
    return _with_chair(moved, other, room.chairs[seat])


def configure(room: Room, person: str, plan: Plan, seats: int) -> Room:
    """Changes the settings; only the host may. With fewer seats the last ones are given up. Raises NotHere."""
    _host_between_matches(room, person)
    if room.plan.is_fixed:
        raise NotHere(_as_it_is(room))
    chairs = (room.chairs + (Chair(),) * seats)[:seats]
    return msgspec.structs.replace(room, plan=plan, chairs=chairs)


def started(room: Room, person: str, match: str) -> Room:
    """Starts a match, with bots in the free seats unless the table waits for people; only the host may. Raises
    NotHere.
    """
    _host_between_matches(room, person)
    if room.plan.is_fixed and room.match:
        raise NotHere(_as_it_is(room))
    if not room.plan.bots_fill and any(chair.is_free for chair in room.chairs):
        raise NotHere(reason("table-not-full"))
    chairs = tuple(
        Chair(bot=room.plan.bot) if chair.is_free else msgspec.structs.replace(chair, since=0)
        for chair in room.chairs
    )
    return msgspec.structs.replace(room, chairs=chairs, phase="playing", match=match, left=(), aside=())


def ended(room: Room, match: str) -> Room:
    """Ends the match."""
    if room.match != match or room.phase != "playing":
        return room
    return msgspec.structs.replace(room, phase="over")


def put_aside(room: Room, person: str) -> Room:
    """Takes the table off this person's list until the next match begins there."""
    if person in room.aside:
        return room
    return msgspec.structs.replace(room, aside=(*room.aside, person)[-100:])


def put_back(room: Room, person: str) -> Room:
    """Puts the table back on this person's list."""
    return msgspec.structs.replace(room, aside=tuple(one for one in room.aside if one != person))


def renamed(room: Room, person: str, name: str, face: int) -> Room:
    """Changes the person's name and face in this room."""
    seat = room.seat_of(person)
    if room.host == person:
        room = msgspec.structs.replace(room, host_name=name)
    if seat is None:
        return room
    chair = msgspec.structs.replace(room.chairs[seat], name=name, face=face)
    return _with_chair(room, seat, _told_apart(room, chair))


def _told_apart(room: Room, chair: Chair) -> Chair:
    """The chair with a number behind the person's name, if somebody else at the table has one that looks like it, or
    with the next drawn name whose adjective nobody else there has: where there is little room the thing is cut off.
    """
    others = [one for one in room.chairs if one.person and one.person != chair.person]
    if chair.name:
        names = [one.name for one in others if one.name]
        return msgspec.structs.replace(chair, name=told_apart(chair.name, names))
    taken = {one.number % ADJECTIVES for one in others if not one.name}
    number = next(one for one in count(chair.number) if one % ADJECTIVES not in taken)
    return msgspec.structs.replace(chair, number=number)


def _with_chair(room: Room, seat: int, chair: Chair) -> Room:
    chairs = (*room.chairs[:seat], chair, *room.chairs[seat + 1 :])
    return msgspec.structs.replace(room, chairs=chairs)


def _seat_exists(room: Room, seat: int) -> None:
    if not 0 <= seat < len(room.chairs):
        raise NotHere(reason("no-such-seat"))


def _seats_are_free_to_change(room: Room) -> None:
    if room.plan.evening is not None:
        raise NotHere(reason("evening-seats"))


def _as_it_is(room: Room) -> Reason:
    return reason("table-daily" if room.plan.daily else "table-prepared")


def _host(room: Room, person: str) -> None:
    if not person or room.host != person:
        raise NotHere(reason("table-host-only"))


def _host_between_matches(room: Room, person: str) -> None:
    _host(room, person)
    if room.phase == "playing":
        raise NotHere(reason("table-match-running"))


_reader: Final[msgspec.json.Decoder[Room]] = msgspec.json.Decoder(Room)


def room_from_text(text: str) -> Room:
    """The room from its line of JSON, which `to_text` makes."""
    return _reader.decode(text)
