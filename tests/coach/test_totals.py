"""Many deals of one person added up."""

import msgspec
import pytest

from whistclub.coach import DealReview, Ledger, Marked, Price, PricedAct
from whistclub.coach.totals import ENOUGH, ENOUGH_DEALS, Mean, PhaseTotal, ThemeTotal, totals_of


def marked(number: int, trick: int, cost: float, seat: str = "N", theme: str = "") -> Marked:
    best, other = Price(0.0, 0.0), Price(-cost, -cost)
    acts = (PricedAct("play HA", ("play HA",), best), PricedAct("play H2", ("play H2",), other, cost))
    return Marked(
        number=number,
        trick=trick,
        seat=seat,
        played="play H2" if cost else "play HA",
        verdict="error" if cost else "best",
        acts=acts,
        method="cards",
        worlds=1,
        draws=1.0,
        is_all=False,
        theme=theme,
    )


def ledger(seat: str, points: float, deal: float) -> Ledger:
    return Ledger(
        seat=seat,
        points=points,
        start=0.0,
        deal=deal,
        hidden=0.0,
        own=points - deal,
        partner=0.0,
        opponents=0.0,
    )


def review(*acts: Marked, points: float = 0.0, deal: float = 0.0) -> DealReview:
    ledgers = (ledger("N", points, deal), ledger("E", -points, -deal))
    return DealReview(number=1, first=0, marked=acts, open=(), ledgers=ledgers, turning=())


def test_the_cost_a_choice_is_told_by_phase_with_what_is_missing() -> None:
    deals = [(review(marked(5, 1, 0.5), marked(9, 2, 0.0), marked(6, 1, 3.0, "E")), "N")]
    assert totals_of(deals).phases == (PhaseTotal("first", Mean(0.25, 0.25, 2), ENOUGH - 2),)


def test_the_cost_a_choice_is_told_by_theme_with_conventions_in_their_order() -> None:
    acts = [marked(place, 1, 0.5, theme=theme) for place, theme in enumerate(("trumps", "C10", "C2"), 1)]
    themes = totals_of([(review(*acts, marked(9, 2, 1.0)), "N")]).themes
    assert tuple(ThemeTotal(one, Mean(0.5, None, 1), ENOUGH - 1) for one in ("C2", "C10", "trumps")) == themes


def test_points_are_luck_and_what_is_left_without_it() -> None:
    totals = totals_of([(review(points=3.0, deal=2.0), "N"), (review(points=1.0, deal=1.0), "E")])
    assert (1.0, 0.5, 0.5) == (totals.points.mean, totals.luck.mean, totals.without_luck.mean)


def deals_with(*themes: tuple[str, float]) -> list[tuple[DealReview, str]]:
    """Ten deals, each with an error of each theme, which costs so much."""
    found = []
    for number in range(1, ENOUGH_DEALS + 1):
        acts = [marked(place, 1, cost, theme=theme) for place, (theme, cost) in enumerate(themes, 1)]
        found.append((msgspec.structs.replace(review(*acts), number=number), "N"))
    return found


def test_what_to_practise_is_the_theme_that_costs_most_a_deal_with_its_dearest_errors() -> None:
    deals = deals_with(("C3", 0.5), ("C8", 0.25), ("", 2.0))
    dearest = msgspec.structs.replace(review(marked(7, 1, 1.5, theme="C3")), number=4)
    practice = totals_of([*deals[:3], (dearest, "N"), *deals[4:]]).practice
    assert practice is not None
    assert ("C3", ((4, 7), (1, 1), (2, 1))) == (practice.theme, practice.errors)
    assert pytest.approx(0.6) == practice.cost.mean


def test_nothing_is_named_to_practise_before_ten_deals_nor_where_no_theme_clearly_costs() -> None:
    assert totals_of(deals_with(("C3", 0.5))[1:]).practice is None
    once = [(review(marked(1, 1, 0.5, theme="C3")), "N"), *[(review(), "N")] * 9]
    assert totals_of(once).practice is None


def test_no_deals_have_no_totals() -> None:
    with pytest.raises(ValueError, match="no deals"):
        totals_of([])
