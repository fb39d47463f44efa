"""Rows of a deal reviewed: the deal, its decisions with their prices, and the ledger of each seat."""

import msgspec

from whistclub.coach import DealReview, Ledger, Marked
from whistclub.coach.totals import Phase, phase_of
from whistclub.rules.match import Played
from whistclub.rules.seats import seat_letter


class DecisionRow(msgspec.Struct, frozen=True, kw_only=True):
    """A decision: `act` counts from 1 in its deal, `record_act` in the whole record.

    Costs are fair, in points of the deal, but for `open_cost`, which is as the cards lay and None where that is not
    known. The chances are a solitaire's: that the hand comes out with this act, and with the best.
    """

    act: int
    record_act: int
    trick: int
    phase: Phase
    theme: str
    seat: str
    played: str
    best: str
    verdict: str
    method: str
    cost: float
    error: float
    tricks: float | None
    open_cost: float | None
    chance: float | None
    best_chance: float | None
    luck: float
    worlds: int
    draws: float
    is_all: bool


class LedgerRow(msgspec.Struct, frozen=True, kw_only=True):
    """The ledger of a seat, as the coach has it, and the points without luck; `deal_luck` is the luck of the deal."""

    seat: str
    points: float
    start: float
    deal_luck: float
    hidden: float
    own: float
    partner: float
    opponents: float
    blind: float
    without_luck: float


class DealRows(msgspec.Struct, frozen=True, kw_only=True):
    """A deal: its number and dealer, how many acts it has and come before it in the record, its points by side, and
    what belongs to it.
    """

    number: int
    dealer: str
    first: int
    acts: int
    points: tuple[float, ...]
    decisions: tuple[DecisionRow, ...]
    ledgers: tuple[LedgerRow, ...]


def rows_of(played: Played, review: DealReview, seats: int) -> DealRows:
    """The rows of a deal that was reviewed, of a game of so many seats."""
    if played.result is None:
        raise ValueError("a deal still running has no rows")
    return DealRows(
        number=review.number,
        dealer=seat_letter(played.setting.dealer, seats),
        first=review.first,
        acts=len(played.acts),
        points=tuple(map(float, played.result.points)),
        decisions=tuple(_decision(one, review.first) for one in review.marked),
        ledgers=tuple(map(_ledger, review.ledgers)),
    )


def _decision(marked: Marked, first: int) -> DecisionRow:
    made, best = marked.made, marked.best
    return DecisionRow(
        act=marked.number,
        record_act=first + marked.number,
        trick=marked.trick,
        phase=phase_of(marked),
        theme=marked.theme,
        seat=marked.seat,
        played=marked.played,
        best=best.act,
        verdict=marked.verdict,
        method=marked.method,
        cost=marked.cost,
        error=made.scored_error,
        tricks=made.tricks,
        open_cost=None if made.open is None or best.open is None else best.open.scored - made.open.scored,
        chance=made.fair.chance,
        best_chance=best.fair.chance,
        luck=marked.luck,
        worlds=marked.worlds,
        draws=marked.draws,
        is_all=marked.is_all,
    )


def _ledger(ledger: Ledger) -> LedgerRow:
    parts = msgspec.structs.asdict(ledger)
    return LedgerRow(deal_luck=parts.pop("deal"), without_luck=ledger.without_luck, **parts)
