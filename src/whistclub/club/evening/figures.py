"""Figures of a deal: their check, and what they are worth."""

from typing import Final

from whistclub.cards.errors import Reason, reason
from whistclub.club.evening.settings import EveningSettings, Figures
from whistclub.club.evening.state import EnteredDeal, RoundTable
from whistclub.club.evening.terms import Terms
from whistclub.parties.results import DealScore, TableResult

TRICKS: Final = 13
_BOOK: Final = 6


def wrong_figures(figures: Figures, settings: EveningSettings, terms: Terms) -> Reason | None:
    """The reason why these cannot be the figures of a deal at this evening, or None."""
    if settings.enter == "tricks" and terms.sides == 2:
        return _wrong_tricks(figures)
    return _wrong_points(figures, terms)


def score_of(figures: Figures) -> DealScore:
    """The score of a deal: tricks entered are a point each over six."""
    if figures.tricks is None:
        return DealScore((0, 0), figures.points or ())
    first, second = figures.tricks
    drive = (TRICKS - first, TRICKS - second) if figures.low else (first, second)
    return DealScore(drive, (max(0, drive[0] - _BOOK), max(0, drive[1] - _BOOK)))


def entered_result(deals: tuple[EnteredDeal, ...], table: RoundTable) -> TableResult:
    """The result of a table with real cards: the deals that stand."""
    return TableResult(tuple([score_of(deal.figures) for deal in deals if deal.stands]), table.decided)


def table_result(table: RoundTable) -> TableResult:
    """The result of a table so far, with real cards or on line."""
    if not table.result.deals:
        return entered_result(table.deals, table)
    return TableResult(table.result.deals, table.decided)


def _wrong_tricks(figures: Figures) -> Reason | None:
    if figures.tricks is None or figures.points is not None:
        return reason("evening-tricks-asked")
    first, second = figures.tricks
    if not (0 <= first <= TRICKS and 0 <= second <= TRICKS):
        return reason("evening-tricks-range")
    if first + second != TRICKS:
        return reason("evening-tricks-sum", first=first, second=second, sum=first + second)
    return None


def _wrong_points(figures: Figures, terms: Terms) -> Reason | None:
    points = figures.points
    if points is None or figures.tricks is not None or figures.low:
        return reason("evening-points-asked")
    if len(points) != terms.sides:
        return reason("evening-points-count", wanted=terms.sides)
    if not all(terms.least <= one <= terms.most for one in points):
        return reason("evening-points-range", least=terms.least, most=terms.most)
    if terms.zero_sum and (total := sum(points)):
        return reason("evening-points-sum", sum=total)
    return None
