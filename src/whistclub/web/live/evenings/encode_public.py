"""Encodes the part of an evening that everybody there may know."""

from typing import Final

from whistclub.cards.errors import Reason
from whistclub.club.evening.lookup import running_round
from whistclub.club.evening.settings import TRUMP_ORDERS
from whistclub.club.evening.sight import missing_tables
from whistclub.club.evening.state import EveningState
from whistclub.web.encoding.match_parts import why
from whistclub.web.encoding.qr_code import squares
from whistclub.web.live.evenings.encode_tables import Names, name_of
from whistclub.web.live.evenings.entry_form import choices_of
from whistclub.wire import evening as wire

_MOST_MISSING: Final = 12
LEFT_LATER: Final = -987_654_321
"""Stands for the time left, which is put in when the message is sent."""


def trump_of(state: EveningState) -> str:
    """The trump of the round that is on or comes next, N for no trump; empty where it follows the game."""
    settings = state.settings
    order = TRUMP_ORDERS.get(settings.trumps, "")
    if not order or settings.place != "cards":
        return ""
    is_next = state.phase in {"gathering", "between"} and len(state.rounds) < settings.rounds
    number = len(state.rounds) + is_next
    return order[max(0, number - 1) % len(order)]


def left_ms(state: EveningState, now_ms: int) -> int | None:
    """The time left in the round that is on; None without a limit."""
    played = running_round(state)
    if played is None or not played.ends_ms:
        return None
    return max(0, played.ends_ms - (state.paused_ms or now_ms))


def public(
    state: EveningState,
    names: Names,
    origin: str,
    bounds: tuple[Reason, ...],
    keys: tuple[str, ...],
    said: tuple[Reason, int] | None,
    ranked: int = 0,
) -> wire.PublicEvening:
    """The public part, for somebody who reaches the club by this origin."""
    played = state.rounds[-1] if state.rounds else None
    missing, path = missing_tables(state), f"/{state.code}"
    is_on = running_round(state) is not None
    return wire.PublicEvening(
        code=state.code,
        path=path,
        url=origin + path if origin else "",
        squares=squares(origin + path) if origin else (),
        settings=state.settings,
        bounds=tuple(map(why, bounds)),
        phase=state.phase,
        paused=bool(state.paused_ms),
        round=0 if played is None else played.number,
        rounds=state.settings.rounds,
        trump=trump_of(state),
        began_ms=played.began_ms if is_on and played is not None else 0,
        left_ms=LEFT_LATER if left_ms(state, 0) is not None else None,
        tables=0 if played is None else len(played.tables),
        missing=missing[:_MOST_MISSING],
        missing_count=len(missing),
        here=sum(guest.presence == "here" for guest in state.guests),
        expected=tuple(name_of(names, one.number) for one in state.guests if one.presence == "expected"),
        organisers=tuple(name for _, name in state.organisers),
        standing_keys=keys,
        said=None if said is None else why(said[0]),
        said_seq=0 if said is None else said[1],
        ranked=ranked,
        preset=state.settings.preset,
        choices=choices_of(state.settings),
    )
