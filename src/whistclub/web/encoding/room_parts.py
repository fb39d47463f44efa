"""Encodes rooms and people as parts of messages, and decodes settings."""

from collections.abc import Mapping

import msgspec
from msgspec import UNSET

from whistclub.club import rooms
from whistclub.club.names import bot_called
from whistclub.club.people import GONE, Person, face_of
from whistclub.club.rooms import Chair, Plan, Room
from whistclub.club.seat_access import kept_from, own_again, seat_in, seated, waiting_for
from whistclub.club.table.state import TableState
from whistclub.games.registry import game_of_preset, profile_of
from whistclub.rules.conventions import unusual_conventions
from whistclub.rules.game import Game
from whistclub.rules.options import specs
from whistclub.rules.seats import Seat, seat_letter
from whistclub.wire import parts

Here = frozenset[str]

Helps = Mapping[str, int]
"""The time at which a bot begins to play for each person who is away, in milliseconds since 1970."""


def game_of(plan: Plan) -> Game:
    """The game that is played. Raises BadOption."""
    return game_of_preset(plan.preset, plan.options)


def plan_of(settings: parts.Settings, daily: str = "") -> Plan:
    """The settings as a room keeps them. Raises BadOption."""
    choices = profile_of(game_of_preset(settings.preset, settings.options).key).convention_choices
    conventions = unusual_conventions(choices, settings.conventions)
    return Plan(**{**msgspec.structs.asdict(settings), "conventions": conventions}, daily=daily)


def settings_of(plan: Plan, *, is_over: bool) -> parts.Settings:
    """The settings as they were sent; the seed, from which every card follows, only when the match is over."""
    fields = {name: getattr(plan, name) for name in parts.Settings.__struct_fields__}
    return parts.Settings(**fields if is_over else {**fields, "seed": None})


def table_info(
    room: Room, state: TableState | None, here: Here, helps_ms: Helps, watching: int
) -> parts.TableInfo:
    """The table as everybody with its link may know it."""
    game = game_of(room.plan)
    written = {spec.name: spec.write(getattr(game.options, spec.name)) for spec in specs(game.options_type)}
    running = state if room.phase == "playing" else None
    return parts.TableInfo(
        id=room.id,
        game=game.key,
        preset=room.plan.preset,
        options=written,
        settings=settings_of(room.plan, is_over=room.phase == "over"),
        phase=room.phase,
        match=room.match,
        seats=tuple(
            _seat(room, Seat(seat), game, running, here, helps_ms) for seat in range(len(room.chairs))
        ),
        host=_host(room),
        host_seat=room.seat_of(room.host),
        watching=watching,
        evening=_at_evening(room.plan),
        tried=_tried(room.plan),
        lesson=room.plan.lesson or UNSET,
        daily=room.plan.daily or UNSET,
        prepared=_prepared(room.plan),
    )


def _tried(plan: Plan) -> parts.Tried | msgspec.UnsetType:
    place = plan.tried
    return UNSET if place is None else parts.Tried(number=place.number, trick=place.trick)


def _prepared(plan: Plan) -> parts.AtPrepared | msgspec.UnsetType:
    """The prepared deal that is played; one tried again is no longer it."""
    place = plan.prepared
    if place is None or plan.tried is not None:
        return UNSET
    return parts.AtPrepared(id=place.prepared, deal=place.deal)


def _at_evening(plan: Plan) -> parts.AtEvening | msgspec.UnsetType:
    place = plan.evening
    if place is None:
        return UNSET
    return parts.AtEvening(code=place.code, round=place.round, table=place.table)


def _host(room: Room) -> str:
    """The host's name; older rooms keep no number of a host without a name."""
    seat = room.seat_of(room.host)
    return room.host_name or ("" if seat is None else room.chairs[seat].called)


def _seat(
    room: Room, seat: Seat, game: Game, state: TableState | None, here: Here, helps_ms: Helps
) -> parts.SeatInfo:
    letter, chair = seat_letter(seat, game.seats), room.chairs[seat]
    if chair.bot:
        name = bot_called(room.plan.evening.table if room.plan.evening else 1, seat)
        offered = rooms.may_be_taken(room, seat) or UNSET
        return parts.SeatInfo(
            seat=seat, letter=letter, kind="bot", name=name, face=seat, bot=chair.bot, offered=offered
        )
    bot = "" if state is None or seat not in state.seats else state.bot_of(seat)
    if chair.is_free:
        return parts.SeatInfo(seat=seat, letter=letter, kind="free", face=seat, bot=bot)
    return parts.SeatInfo(
        seat=seat,
        letter=letter,
        kind="person",
        name=chair.name,
        guest=0 if chair.name else chair.number,
        face=_face(chair),
        bot=bot,
        here=chair.person in here,
        helps_ms=UNSET if state is None or chair.person in here else helps_ms.get(chair.person, UNSET),
        waits=waiting_for(room, state, chair.person) is not None or UNSET,
    )


def _face(chair: Chair) -> int:
    """The face of the person in the chair; older rooms and tables of evenings keep none, nor does the chair of somebody
    who was removed.
    """
    is_known = bool(chair.name) or chair.number != GONE
    return chair.face or (face_of(chair.person) if is_known else 0)


def you(room: Room, state: TableState | None, person: Person | None) -> parts.You:
    """The person as they are at the table."""
    if person is None:
        return parts.You(name="", seat=None, host=False)
    waits, left = waiting_for(room, state, person.id), own_again(room, state, person.id)
    may_ask = waits is not None and state is not None and _may_ask(room, state, waits, person)
    seat = room.seat_of(person.id)
    number = person.number if seat is None else room.chairs[seat].number
    return parts.You(
        name=person.name,
        guest=0 if person.name else number,
        seat=seat_in(room, state, person.id),
        host=room.host == person.id,
        waits=UNSET if waits is None else waits,
        left=UNSET if left is None else left,
        may_ask=may_ask or UNSET,
    )


def _may_ask(room: Room, state: TableState, seat: Seat, person: Person) -> bool:
    is_open = state.seat_request is None and seat not in state.requested and bool(seated(room, state))
    return is_open and kept_from(room, state, person.id) is None


def chair_of(person: Person) -> Chair:
    """The chair with this person in it."""
    return Chair(person=person.id, name=person.name, number=person.number, face=person.face)
