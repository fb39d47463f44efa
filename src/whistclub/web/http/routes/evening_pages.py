"""The handlers for the printed pages of an evening: its schedule, and the deals to be laid out."""

import msgspec
from litestar import Response, get

from whistclub.club.evening.laid_deals import LaidDeal, laid_deals
from whistclub.club.evening.schedule import schedule
from whistclub.club.evening.state import EveningState, without_undo
from whistclub.games.registry import game_of_preset
from whistclub.parties.seating import Player, Seating
from whistclub.rules.deal import four_hands
from whistclub.rules.seats import FOUR, seat_letter
from whistclub.web.http.api import json_response
from whistclub.web.http.asking import Asked, Asker, ClubDesks
from whistclub.web.http.evening_api import Code
from whistclub.web.http.refusals import REFUSED
from whistclub.web.wire import evening_pages as wire


@get("/api/evenings/{code:str}/schedule", responses=REFUSED)
async def evening_schedule(request: Asked, desks: ClubDesks, code: Code) -> Response[wire.Schedule]:
    """The seats of every round, where no result decides them."""
    desk, visitor = desks.evenings, request.visitor
    state = (await desk.find(code, visitor)).state
    return json_response(await desk.replays.made(visitor, _schedule_body, without_undo(state)))


@get("/api/evenings/{code:str}/deals", responses=REFUSED)
async def evening_deals(
    request: Asked, desks: ClubDesks, person: Asker, code: Code
) -> Response[wire.LaidDeals]:
    """The deals to be laid out at tables with real cards, for organisers who do not play."""
    desk, visitor = desks.evenings, request.visitor
    state = await desk.with_laid_deals(code, visitor, person)
    return json_response(await desk.replays.made(visitor, _deals_body, without_undo(state)))


def _schedule_body(state: EveningState) -> bytes:
    return msgspec.json.encode(schedule_of(state))


def _deals_body(state: EveningState) -> bytes:
    return msgspec.json.encode(deals_of(state))


def schedule_of(state: EveningState) -> wire.Schedule:
    """The schedule with the names of those who hold the numbers."""
    found = schedule(state)
    return wire.Schedule(
        rounds=tuple(
            _round(state, seating, found.holders, number) for number, seating in enumerate(found.seatings, 1)
        )
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


def _laid(state: EveningState, laid: LaidDeal) -> wire.LaidDeal:
    pack = game_of_preset(state.settings.preset, state.settings.options).pack
    return wire.LaidDeal(
        deal=laid.number,
        dealer=seat_letter(laid.dealer, 4),
        hands=tuple(
            " ".join(card.text for card in pack.members(hand)) for hand in four_hands(laid.deal, laid.dealer)
        ),
        turned=laid.deal.pack[-1].text if state.settings.trumps == "game" else "",
    )
