"""The rooms of new tables."""

import hashlib
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Sequence
from typing import Final

import msgspec

from whistclub.cards.errors import NotHere, reason
from whistclub.club.daily import DAILY_BOT
from whistclub.club.people import Person
from whistclub.club.rooms import Chair, Plan, Room
from whistclub.games.registry import daily_options, daily_presets, preset_named, profile_of
from whistclub.web.encoding.room_parts import chair_of, game_of, plan_of
from whistclub.wire import bodies
from whistclub.wire.parts import Settings

_ID_BYTES: Final = 16


def id_of(person: Person, request: str) -> str:
    """The id of what a person's request with this id opens, however often it is sent; nobody else can guess it."""
    digest = hashlib.sha256(f"{person.id} {request}".encode()).digest()
    return urlsafe_b64encode(digest[:_ID_BYTES]).rstrip(b"=").decode()


def room_for(person: Person, new: bodies.NewTable, bots: Sequence[str], now_ms: int, date: str = "") -> Room:
    """The room of a new table, where these bots may play; `date` is the date of a deal of the day. Raises BadOption,
    NotHere.
    """
    _check_start(new)
    plan = plan_of(new.settings, date)
    if date:
        plan = _daily_plan(plan)
    if new.lesson:
        plan = _lesson_plan(plan, new.lesson)
    if plan.bot not in bots:
        raise NotHere(reason("bot-unknown", valid=", ".join(bots)))
    empty = Chair(bot=plan.bot) if new.with_bots or new.lesson or date else Chair()
    return _room(person, plan, 0 if date else new.seat, empty, now_ms)


def room_alone(person: Person, plan: Plan, seat: int, now_ms: int) -> Room:
    """The room of a new table with bots in all other seats. Raises BadOption, NotHere."""
    return _room(person, plan, seat, Chair(bot=plan.bot), now_ms)


def _room(person: Person, plan: Plan, own: int, empty: Chair, now_ms: int) -> Room:
    seats = game_of(plan).seats
    if own >= seats:
        raise NotHere(reason("no-such-seat"))
    chairs = tuple(chair_of(person) if seat == own else empty for seat in range(seats))
    return Room(
        id=secrets.token_urlsafe(_ID_BYTES),
        host=person.id,
        host_name=person.called,
        plan=plan,
        chairs=chairs,
        changed_ms=now_ms,
    )


def _check_start(new: bodies.NewTable) -> None:
    """Raises NotHere for starts and settings that exclude each other, rather than leaving one of them out in
    silence.
    """
    asked, usual = new.settings, Settings(preset=new.settings.preset)
    if new.daily and new.lesson:
        raise NotHere(reason("start-daily-or-lesson"))
    if new.unranked and not new.daily:
        raise NotHere(reason("start-unranked"))
    if new.daily and (new.seat or _with_usual_choices(asked) != usual):
        raise NotHere(reason("daily-not-so"))
    if new.lesson and (new.seat or asked != usual):
        raise NotHere(reason("start-lesson-settings"))


def _with_usual_choices(asked: Settings) -> Settings:
    """The settings without what may differ between tables of the same deal of the day: spectators and hints."""
    return msgspec.structs.replace(asked, spectators=True, hints=True)


def _daily_plan(plan: Plan) -> Plan:
    """The settings of a deal of the day, which are the same for everybody. Raises NotHere for a preset that has
    none.
    """
    if plan.preset not in daily_presets():
        raise NotHere(reason("daily-none", preset=plan.preset[:40], valid=", ".join(daily_presets())))
    return msgspec.structs.replace(plan, options=daily_options(plan.preset), bot=DAILY_BOT)


def _lesson_plan(plan: Plan, name: str) -> Plan:
    """The settings of a guided deal, which are always the same. Raises NotHere for one that the game has not."""
    profile = profile_of(preset_named(plan.preset).game)
    lesson = next((one for one in profile.lessons if one.name == name), None)
    if lesson is None:
        raise NotHere(reason("lesson-unknown", valid=", ".join(one.name for one in profile.lessons)))
    return Plan(preset=plan.preset, seed=lesson.seed, lesson=name, spectators=False)
