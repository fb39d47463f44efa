"""From rooms and people to what the wire says of them."""

from whistclub.club.people import BOT_NAMES, Person
from whistclub.club.rooms import Chair, Plan, Room
from whistclub.club.state import TableState
from whistclub.games.registry import game_of_preset
from whistclub.rules.game import Game
from whistclub.rules.options import specs
from whistclub.rules.seats import Seat, seat_letter
from whistclub.web import parts

Here = frozenset[str]


def game_of(plan: Plan) -> Game:
    """The game that is played. Raises BadOption."""
    return game_of_preset(plan.preset, plan.options)


def plan_of(settings: parts.Settings, daily: str = "") -> Plan:
    """The settings, as a room keeps them."""
    return Plan(
        preset=settings.preset,
        options=dict(settings.options),
        clock_s=settings.clock_s,
        listed=settings.listed,
        spectators=settings.spectators,
        hints=settings.hints,
        bot=settings.bot,
        seed=settings.seed,
        daily=daily,
    )


def settings_of(plan: Plan, *, is_over: bool) -> parts.Settings:
    """The settings, as they were sent; the seed, from which every card follows, only when the match is over."""
    return parts.Settings(
        preset=plan.preset,
        options=dict(plan.options),
        clock_s=plan.clock_s,
        listed=plan.listed,
        spectators=plan.spectators,
        hints=plan.hints,
        bot=plan.bot,
        seed=plan.seed if is_over else None,
    )


def table_info(room: Room, state: TableState | None, here: Here, watching: int) -> parts.TableInfo:
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
        seats=tuple(_seat(Seat(seat), chair, game, running, here) for seat, chair in enumerate(room.chairs)),
        host=room.host_name,
        watching=watching,
    )


def _seat(seat: Seat, chair: Chair, game: Game, state: TableState | None, here: Here) -> parts.SeatInfo:
    letter = seat_letter(seat, game.seats)
    if chair.bot:
        return parts.SeatInfo(seat=seat, letter=letter, kind="bot", name=BOT_NAMES[seat], bot=chair.bot)
    bot = "" if state is None or seat not in state.seats else state.bot_of(seat)
    if chair.is_free:
        return parts.SeatInfo(seat=seat, letter=letter, kind="free", bot=bot)
    return parts.SeatInfo(
        seat=seat,
        letter=letter,
        kind="person",
        name=chair.name,
        guest=0 if chair.name else chair.number,
        bot=bot,
        here=chair.person in here,
    )


def you(room: Room, person: Person | None) -> parts.You:
    """Who this is at the table."""
    if person is None:
        return parts.You(name="", seat=None, host=False)
    seat = room.seat_of(person.id)
    return parts.You(
        name=person.name, guest=0 if person.name else person.number, seat=seat, host=room.host == person.id
    )


def chair_of(person: Person) -> Chair:
    """The chair with this person in it."""
    return Chair(person=person.id, name=person.name, number=person.number)
