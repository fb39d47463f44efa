"""Figures of a deal: their check, and what they are worth by the game's own score."""

from typing import Final

from whistclub.cards.errors import Reason, reason
from whistclub.club.evening.settings import EveningSettings, Figures
from whistclub.club.evening.state import EnteredDeal, RoundTable
from whistclub.club.evening.terms import TRICKS, EveningTerms, counted
from whistclub.evenings.results import DealScore, TableResult
from whistclub.games.registry import profile_of
from whistclub.rules.entry import Choice, DealFacts, Declarers
from whistclub.rules.partnership import tricks_over
from whistclub.rules.seats import FOUR

_BOOK: Final = 6
"""The tricks beyond which they count for a side."""
_SEATS_NAMED: Final[dict[Declarers, tuple[int, int]]] = {
    "nobody": (0, 0),
    "side": (1, 1),
    "player": (1, 1),
    "pair": (2, 2),
    "partners": (1, 2),
    "each": (1, 4),
}
"""The least and the most seats that are named."""


def wrong_figures(figures: Figures, settings: EveningSettings, terms: EveningTerms) -> Reason | None:
    """The reason why these cannot be the figures of a deal at this evening, or None."""
    if settings.enter == "points" or not terms.choices:
        return _wrong_points(figures, terms)
    if figures.points is not None or figures.low:
        return reason("evening-tricks-asked")
    choice = choice_of(figures, terms)
    if choice is None:
        return reason("evening-played-asked")
    return _wrong_declarers(figures, choice) or _wrong_outcome(figures, choice)


def choice_of(figures: Figures, terms: EveningTerms) -> Choice | None:
    """The choice that the figures name, None for none of the evening's."""
    if not figures.played and len(terms.choices) == 1:
        return terms.choices[0]
    return next((one for one in terms.choices if one.key == figures.played), None)


def score_of(figures: Figures, terms: EveningTerms) -> DealScore:
    """The score of a deal: in a drive the tricks, and a point for each over six; else what the game's own score makes
    of it.
    """
    if figures.points is not None:
        return DealScore((0, 0), figures.points)
    choice, entry = choice_of(figures, terms), profile_of(terms.game.key).entry
    if choice is None or entry is None or figures.low or terms.measure == "drive_tricks":
        return _tricks_alone(figures, avoids=figures.low or (choice is not None and choice.avoids))
    drive = _tricks_alone(figures, avoids=choice.avoids).drive_tricks if terms.sides == 2 else (0, 0)
    return DealScore(drive, entry.score(terms.game.options, facts_of(figures, choice, terms)).points)


def facts_of(figures: Figures, choice: Choice, terms: EveningTerms) -> DealFacts:
    """The facts that the figures tell a game."""
    tricks = figures.tricks or (0, 0)
    own = figures.by[0] if terms.sides == 2 and figures.by else 0
    by, kept = (tuple(FOUR[seat] for seat in seats) for seats in (figures.by, figures.kept))
    return DealFacts(played=choice.key, by=by, tricks=tricks[own], made=bool(figures.made), kept=kept)


def entered_result(deals: tuple[EnteredDeal, ...], table: RoundTable, terms: EveningTerms) -> TableResult:
    """The result of a table with real cards: the deals that stand."""
    scores = tuple([score_of(deal.figures, terms) for deal in deals if deal.stands])
    return counted(TableResult(scores, table.decided), terms)


def table_result(table: RoundTable, terms: EveningTerms) -> TableResult:
    """The result of a table so far, with real cards or on line."""
    if not table.result.deals:
        return entered_result(table.deals, table, terms)
    return counted(TableResult(table.result.deals, table.decided), terms)


def _tricks_alone(figures: Figures, *, avoids: bool) -> DealScore:
    """The drive tricks, and a point for each over six. So deals were scored at evenings that did not ask what was
    played.
    """
    first, second = figures.tricks or (0, 0)
    if figures.tricks is None:
        return DealScore((0, 0), (0, 0))
    drive = (TRICKS - first, TRICKS - second) if avoids else (first, second)
    more, fewer = tricks_over(drive, _BOOK).points
    return DealScore(drive, (more, fewer))


def _wrong_declarers(figures: Figures, choice: Choice) -> Reason | None:
    least, most = _SEATS_NAMED[choice.declarers]
    count = len(figures.by)
    if len(set(figures.by)) != count or not least <= count <= most:
        return reason("evening-declarers-asked", count=least)
    if choice.declarers == "side" and figures.by[0] > 1:
        return reason("evening-declarers-side")
    return None


def _wrong_outcome(figures: Figures, choice: Choice) -> Reason | None:
    is_each = choice.declarers == "each"
    if len(set(figures.kept)) != len(figures.kept) or not set(figures.kept) <= set(
        figures.by if is_each else ()
    ):
        return reason("evening-outcome-asked")
    if (figures.tricks is None) == (choice.outcome == "tricks"):
        return reason("evening-tricks-asked" if figures.tricks is None else "evening-outcome-asked")
    if (figures.made is None) == (choice.outcome == "made" and not is_each):
        return reason("evening-outcome-asked")
    return None if figures.tricks is None else _wrong_tricks(*figures.tricks)


def _wrong_tricks(first: int, second: int) -> Reason | None:
    if not (0 <= first <= TRICKS and 0 <= second <= TRICKS):
        return reason("evening-tricks-range")
    if first + second != TRICKS:
        return reason("evening-tricks-sum", first=first, second=second, sum=first + second)
    return None


def _wrong_points(figures: Figures, terms: EveningTerms) -> Reason | None:
    points = figures.points
    if points is None or figures != Figures(points=points):
        return reason("evening-points-asked")
    if len(points) != terms.sides:
        return reason("evening-points-count", wanted=terms.sides)
    if not all(terms.least <= one <= terms.most for one in points):
        return reason("evening-points-range", least=terms.least, most=terms.most)
    if terms.zero_sum and (total := sum(points)):
        return reason("evening-points-sum", sum=total)
    return None
