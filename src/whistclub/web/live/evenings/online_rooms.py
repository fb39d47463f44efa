"""The club's tables of a round on line: what is played there, who sits there, and where the cards come from. Pure but
for fresh bytes.
"""

from collections.abc import Callable
from typing import Final

from whistclub.cards.errors import NotHere, reason
from whistclub.club.evening.laid_deals import deal_secret, deals_of_round
from whistclub.club.evening.settings import MOST_DEALS, EveningSettings
from whistclub.club.evening.state import EveningState, Round
from whistclub.club.evening.terms import holds_same_cards, terms_of
from whistclub.club.local_table import House
from whistclub.club.names import bot_called, told_apart
from whistclub.club.rooms import Chair, EveningTable, Plan, Room
from whistclub.club.store.logs.log import Log
from whistclub.club.table.entries import Dealing, Opened, Sitter
from whistclub.games.registry import GAMES, preset_named
from whistclub.rules.options import Spec, specs
from whistclub.rules.seats import Seat
from whistclub.web.encoding.room_parts import game_of

_TARGET: Final = "target"
_MOST_DEALS_OPTIONS: Final = ("max_deals", "deals")


def plan_for(state: EveningState, played: Round, table: int) -> Plan:
    """The settings of a table of a round, counted from 1. Raises BadOption."""
    settings = state.settings
    is_closed = holds_same_cards(terms_of(settings))
    return Plan(
        preset=settings.preset,
        options=online_options(settings),
        spectators=True,
        hints=False,
        bot=settings.bot,
        evening=EveningTable(
            evening=state.evening, code=state.code, round=played.number, table=table, closed=is_closed
        ),
    )


def online_options(settings: EveningSettings) -> dict[str, str]:
    """The options of the game at a table on line: so many deals, or a full game that does not hold up the rest. Raises
    BadOption.
    """
    known = {spec.name: spec for spec in specs(GAMES[preset_named(settings.preset).game].options_type)}  # type: ignore[attr-defined]
    chosen = dict(settings.options)
    is_counted = settings.length == "deals"
    target = known.get(_TARGET)
    if is_counted and target is not None and target.may_be_none:
        chosen[_TARGET] = "none"
    for name in _MOST_DEALS_OPTIONS:
        if name in known and known[name].takes_number:
            chosen[name] = str(_most_deals(settings, known[name]))
    return chosen


def _most_deals(settings: EveningSettings, spec: Spec) -> int:
    """The most deals of a match: those of the round, where no table is level and plays on, or the most there may be."""
    terms = terms_of(settings)
    # Thirteen tricks a deal are an odd number in an odd number of deals.
    is_never_level = not terms.has_winner or (terms.measure == "drive_tricks" and settings.deals % 2 == 1)
    is_exact = settings.length == "deals" and is_never_level
    wanted = settings.deals if is_exact else MOST_DEALS
    return max(wanted, spec.least or 1)


def chairs_for(state: EveningState, played: Round, table: int) -> tuple[Chair, ...]:
    """Who sits at a table as the evening says now: people with phones, else bots."""
    return tuple(
        _chair(state, played.holders[player - 1]) for player in played.seating.tables[table - 1].players
    )


def _chair(state: EveningState, guest: int) -> Chair:
    known = state.guests[guest - 1] if guest else None
    if known is None or not known.person:
        return Chair(bot=state.settings.bot)
    return Chair(person=known.person, name=known.name)


def room_for(
    state: EveningState, played: Round, table: int, log: Log, now: Callable[[], int]
) -> tuple[Room, Opened]:
    """The room of a table with its match, which has not begun its first deal. Raises BadOption."""
    plan, chairs = plan_for(state, played, table), chairs_for(state, played, table)
    stored = played.tables[table - 1]
    people = [chair.called for chair in chairs if not chair.bot]
    sitters = [
        Sitter(told_apart(bot_called(table, seat), people), chair.bot)
        if chair.bot
        else Sitter(chair.called, who=chair.person)
        for seat, chair in enumerate(chairs)
    ]
    opened = House(log, now).opening_of(
        game_of(plan), sitters, dealing_for(state, played), dealer=Seat(stored.dealer), preset=plan.preset
    )
    room = Room(
        id=stored.room,
        host="",
        host_name="",
        plan=plan,
        chairs=chairs,
        phase="playing",
        match=opened.table,
        changed_ms=now(),
    )
    return room, opened


def dealing_for(state: EveningState, played: Round) -> Dealing:
    """The source of the cards: sealed, and where all tables hold the same cards from secrets that all of them share."""
    if not holds_same_cards(terms_of(state.settings)):
        return Dealing(sealed=True)
    deals = range(1, deals_of_round(state) + 1)
    source = bytes.fromhex(played.cards) or state.seed
    secrets = tuple(deal_secret(source, played.number, deal) for deal in deals)
    return Dealing(sealed=True, secrets=secrets)


def check_online(settings: EveningSettings, bots: tuple[str, ...]) -> None:
    """Raises BadOption, NotHere for settings on line whose tables the club could not open."""
    if settings.place != "online":
        return
    if settings.bot not in bots:
        raise NotHere(reason("bot-unknown", valid=", ".join(bots)))
    game_of(Plan(preset=settings.preset, options=online_options(settings)))
