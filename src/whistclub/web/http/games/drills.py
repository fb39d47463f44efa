"""Drills as they are sent: each position as its seat sees it, the acts that will do, and why."""

from functools import cache

from whistclub.cards.errors import NotFound, reason
from whistclub.club.names import BOT_NAMES
from whistclub.games.registry import game_of_preset, profile_of
from whistclub.players.drills import Drill, DrillPosition, drills_of, position_at
from whistclub.players.levels import USUAL_LEVEL
from whistclub.rules.encoding import encode
from whistclub.rules.game import Game, Position
from whistclub.rules.options import specs
from whistclub.rules.seats import Seat, seat_letter
from whistclub.web.encoding.match_parts import standing, why
from whistclub.web.encoding.view_fields import view_fields, without_empty
from whistclub.wire import messages, parts
from whistclub.wire.practice import DrillPage, DrillPlace


@cache
def drill_body(key: str, name: str) -> bytes:
    """A drill of a game as JSON. Raises BadOption for an unknown game, NotHere for a drill that it has not."""
    drills = drills_of(profile_of(key))
    found = next((one for one in drills if one.name == name), None)
    if found is None:
        raise NotFound(reason("drill-unknown", valid=", ".join(one.name for one in drills)))
    places = tuple(_place(found, at) for at in found.positions)
    return encode(DrillPage(game=key, name=name, rule=found.rule, places=places))


def _place(drill: Drill, at: DrillPosition) -> DrillPlace:
    game = game_of_preset(drill.preset, {})
    position, seat = position_at(game, at)
    legal = tuple(act.text for act in game.view(position, seat).legal)
    suit = at.answer.split()[-1][0]
    will_do = (
        tuple(act for act in legal if act.split()[-1].startswith(suit)) if drill.any_of_suit else at.also
    )
    return DrillPlace(
        table=welcome_at(game, drill.preset, position, seat),
        answer=at.answer,
        also=tuple(one for one in will_do if one != at.answer),
        why=why(at.why),
    )


def welcome_at(game: Game, preset: str, position: Position, seat: Seat) -> messages.Welcome:
    """The position as its seat sees it, at a table of bots."""
    view = game.view(position, seat)
    fields = {**without_empty(view_fields(game, view)), "hand": view.hand, "acts": view.acts}
    return messages.Welcome(
        table=_table(game, preset, seat),
        you=parts.You(name="", seat=seat, host=False),
        now_ms=0,
        outline=game.outline(),
        setting=standing(game, view.setting),
        view=fields,
        own=parts.Own(legal=tuple(act.text for act in view.legal)),
    )


def _table(game: Game, preset: str, own: Seat) -> parts.TableInfo:
    """A table of bots with one person, who is nobody in particular."""
    seats = tuple(
        parts.SeatInfo(
            seat=seat, letter=seat_letter(Seat(seat), game.seats), kind="person", face=1, here=True
        )
        if seat == own
        else parts.SeatInfo(
            seat=seat,
            letter=seat_letter(Seat(seat), game.seats),
            kind="bot",
            name=BOT_NAMES[seat],
            face=seat,
            bot=USUAL_LEVEL,
        )
        for seat in range(game.seats)
    )
    return parts.TableInfo(
        id="",
        game=game.key,
        preset=preset,
        options={
            spec.name: spec.write(getattr(game.options, spec.name)) for spec in specs(game.options_type)
        },
        settings=parts.Settings(preset=preset),
        phase="playing",
        match="",
        seats=seats,
        host="",
    )
