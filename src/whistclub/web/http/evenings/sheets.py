"""The values of an evening's printed sheets: its schedule, and the deals to be laid out."""

import msgspec

from whistclub.cards.card import cards_to_text
from whistclub.club.evening.gathering import wishes_of
from whistclub.club.evening.laid_deals import LaidDeal, laid_deals
from whistclub.club.evening.plan import promise_of_seatings
from whistclub.club.evening.schedule import schedule
from whistclub.club.evening.state import EveningState
from whistclub.evenings.seating import Player, Seating
from whistclub.games.registry import game_of_preset
from whistclub.rules.dealt import dealt_of, setting_of
from whistclub.rules.seats import FOUR, seat_letter
from whistclub.web.encoding.match_parts import why
from whistclub.wire import evening_pages as wire


def schedule_body(state: EveningState) -> bytes:
    """The schedule as it is sent."""
    return msgspec.json.encode(schedule_of(state))


def deals_body(state: EveningState) -> bytes:
    """The deals of all rounds as they are sent."""
    return msgspec.json.encode(deals_of(state))


def schedule_of(state: EveningState) -> wire.Schedule:
    """The schedule with the names of those who hold the numbers."""
    found = schedule(state)
    is_plan = bool(found.seatings) and state.settings.format == "individual"
    return wire.Schedule(
        rounds=tuple(
            _round(state, seating, found.holders, number) for number, seating in enumerate(found.seatings, 1)
        ),
        figures=why(promise_of_seatings(found.seatings, wishes_of(state, found.holders)))
        if is_plan
        else None,
    )


def _round(state: EveningState, seating: Seating, holders: tuple[int, ...], number: int) -> wire.PlannedRound:
    def planned(player: Player, seat: str) -> wire.PlannedSeat:
        guest = holders[player - 1] if player <= len(holders) else 0
        name = state.guests[guest - 1].name if guest else ""
        return wire.PlannedSeat(seat=seat, player=player, guest=guest, name=name)

    tables = tuple(
        wire.PlannedTable(
            table=table,
            seats=tuple(
                planned(player, seat_letter(seat, 4))
                for seat, player in zip(FOUR, seats.players, strict=True)
            ),
        )
        for table, seats in enumerate(seating.tables, 1)
    )
    return wire.PlannedRound(
        round=number, tables=tables, out=tuple(planned(player, "") for player in seating.out)
    )


def deals_of(state: EveningState) -> wire.LaidDeals:
    """The deals of all rounds, as they are laid out. Raises NotAtEvening."""
    rounds = range(1, state.settings.rounds + 1)
    return wire.LaidDeals(
        rounds=tuple(
            wire.LaidRound(round=number, deals=tuple(_laid(state, one) for one in laid_deals(state, number)))
            for number in rounds
        )
    )


def _laid(state: EveningState, laid: LaidDeal) -> wire.DealToLay:
    game = game_of_preset(state.settings.preset, state.settings.options)
    dealt = dealt_of(game, laid.deal, setting_of(game, laid.dealer))
    return wire.DealToLay(
        deal=laid.number,
        dealer=seat_letter(laid.dealer, 4),
        hands=tuple(cards_to_text(game.pack.members(hand)) for hand in dealt.hands),
        turned=dealt.turned.text if dealt.turned and state.settings.trumps == "game" else "",
        kitty=cards_to_text(game.pack.members(dealt.rest)),
    )
