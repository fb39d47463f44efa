"""Deals at tables with real cards: entered by one side, confirmed by the other, disputed, corrected."""

from typing import Any

import pytest

from tests.club.evenings import OLGA, Evening, begun, person, tricks
from whistclub.club.evening import commands as ask
from whistclub.club.evening.entries import DealConfirmed, RoundEnded
from whistclub.club.evening.handlers import NotAtEvening
from whistclub.club.evening.settings import Figures
from whistclub.messages import Catalogue, Speaker

FIRST: dict[str, Any] = {"round": 1, "table": 1, "deal": 1}
N, E, S, W = range(4)


def test_one_side_enters_and_the_other_confirms() -> None:
    evening = begun()
    evening.do(evening.at(1, N), ask.EnterDeal, **FIRST, figures=tricks(8))
    assert not evening.table(1).deals[0].stands
    evening.do(evening.at(1, E), ask.ConfirmDeal, **FIRST, figures=tricks(8))
    deal = evening.table(1).deals[0]
    assert (True, tricks(8), evening.guest_at(1, E)) == (deal.stands, deal.figures, deal.confirmed_by)
    assert evening.table(1).over


def test_the_same_figures_of_the_other_side_confirm() -> None:
    evening = begun()
    evening.do(evening.at(1, N), ask.EnterDeal, **FIRST, figures=tricks(8))
    (entry,) = evening.do(evening.at(1, W), ask.EnterDeal, **FIRST, figures=tricks(8))
    assert isinstance(entry, DealConfirmed)
    assert evening.table(1).deals[0].stands


def test_other_figures_of_the_other_side_are_a_dispute() -> None:
    evening = begun()
    evening.do(evening.at(1, N), ask.EnterDeal, **FIRST, figures=tricks(8))
    evening.do(evening.at(1, E), ask.EnterDeal, **FIRST, figures=tricks(5))
    deal = evening.table(1).deals[0]
    assert (False, tricks(8), tricks(5)) == (deal.stands, deal.figures, deal.disputed)
    assert evening.guest_at(1, E) == deal.disputed_by


@pytest.mark.parametrize(("seat", "count"), [(N, 5), (S, 5), (E, 8), (W, 8)])
def test_a_dispute_ends_when_one_side_gives_in(seat: int, count: int) -> None:
    evening = begun()
    evening.do(evening.at(1, N), ask.EnterDeal, **FIRST, figures=tricks(8))
    evening.do(evening.at(1, E), ask.EnterDeal, **FIRST, figures=tricks(5))
    evening.do(evening.at(1, seat), ask.ConfirmDeal, **FIRST, figures=tricks(count))
    deal = evening.table(1).deals[0]
    assert (True, tricks(count), None) == (deal.stands, deal.figures, deal.disputed)


def test_an_organiser_ends_a_dispute() -> None:
    evening = begun()
    evening.do(evening.at(1, N), ask.EnterDeal, **FIRST, figures=tricks(8))
    evening.do(evening.at(1, E), ask.EnterDeal, **FIRST, figures=tricks(5))
    evening.do(OLGA, ask.CorrectDeal, **FIRST, figures=tricks(7))
    deal = evening.table(1).deals[0]
    assert (True, tricks(7), None, "Olga") == (deal.stands, deal.figures, deal.disputed, deal.corrected_by)


def test_the_side_that_entered_takes_its_own_back_by_entering_anew() -> None:
    evening = begun()
    evening.do(evening.at(1, N), ask.EnterDeal, **FIRST, figures=tricks(8))
    evening.do(evening.at(1, S), ask.EnterDeal, **FIRST, figures=tricks(9))
    deal = evening.table(1).deals[0]
    assert (False, tricks(9), None) == (deal.stands, deal.figures, deal.disputed)
    evening.do(evening.at(1, E), ask.ConfirmDeal, **FIRST, figures=tricks(9))
    assert "evening-deal-stands" == evening.refused(
        evening.at(1, N), ask.EnterDeal, **FIRST, figures=tricks(8)
    )


def test_a_dispute_goes_on_when_the_first_side_enters_third_figures() -> None:
    evening = begun()
    evening.do(evening.at(1, N), ask.EnterDeal, **FIRST, figures=tricks(8))
    evening.do(evening.at(1, E), ask.EnterDeal, **FIRST, figures=tricks(5))
    evening.do(evening.at(1, N), ask.EnterDeal, **FIRST, figures=tricks(9))
    deal = evening.table(1).deals[0]
    assert (tricks(9), tricks(5), False) == (deal.figures, deal.disputed, deal.stands)


def test_a_confirmation_quotes_the_figures() -> None:
    evening = begun()
    evening.do(evening.at(1, N), ask.EnterDeal, **FIRST, figures=tricks(8))
    evening.do(evening.at(1, N), ask.EnterDeal, **FIRST, figures=tricks(9))
    east = evening.at(1, E)
    assert "evening-figures-changed" == evening.refused(east, ask.ConfirmDeal, **FIRST, figures=tricks(8))


def test_nobody_confirms_the_figures_of_their_own_side() -> None:
    evening = begun()
    evening.do(evening.at(1, N), ask.EnterDeal, **FIRST, figures=tricks(8))
    south = evening.at(1, S)
    assert "evening-confirm-yours" == evening.refused(south, ask.ConfirmDeal, **FIRST, figures=tricks(8))
    evening.do(evening.at(1, E), ask.EnterDeal, **FIRST, figures=tricks(5))
    west = evening.at(1, W)
    assert "evening-confirm-yours" == evening.refused(west, ask.ConfirmDeal, **FIRST, figures=tricks(5))


def test_what_is_so_already_is_done_and_makes_no_entry() -> None:
    evening = begun()
    evening.do(evening.at(1, N), ask.EnterDeal, **FIRST, figures=tricks(8))
    assert () == evening.do(evening.at(1, S), ask.EnterDeal, **FIRST, figures=tricks(8))
    evening.do(evening.at(1, E), ask.ConfirmDeal, **FIRST, figures=tricks(8))
    assert () == evening.do(evening.at(1, W), ask.ConfirmDeal, **FIRST, figures=tricks(8))
    assert () == evening.do(evening.at(1, N), ask.EnterDeal, **FIRST, figures=tricks(8))


def test_an_organisers_figures_stand_at_once() -> None:
    evening = begun()
    evening.do(OLGA, ask.EnterDeal, **FIRST, figures=tricks(8))
    assert evening.table(1).deals[0].stands


def test_an_organisers_figures_stand_over_those_that_wait() -> None:
    evening = begun()
    evening.do(evening.at(1, N), ask.EnterDeal, **FIRST, figures=tricks(8))
    evening.do(OLGA, ask.EnterDeal, **FIRST, figures=tricks(9))
    deal = evening.table(1).deals[0]
    assert (True, tricks(9)) == (deal.stands, deal.figures)


def test_an_organiser_who_plays_needs_the_other_side_at_their_own_table() -> None:
    evening = Evening()
    evening.join(7)
    evening.do(OLGA, ask.Join, name="Olga")
    evening.begin()
    at = evening.seated().index(8)
    table, seat = at // 4 + 1, at % 4
    where = {"round": 1, "table": table, "deal": 1}
    evening.do(OLGA, ask.EnterDeal, **where, figures=tricks(8))
    assert not evening.table(table).deals[0].stands
    evening.do(evening.at(table, (seat + 1) % 4), ask.ConfirmDeal, **where, figures=tricks(8))
    assert evening.table(table).deals[0].stands


def test_guests_enter_only_at_their_own_table_in_the_running_round() -> None:
    evening = begun()
    other = evening.at(2, N)
    assert "evening-not-at-table" == evening.refused(other, ask.EnterDeal, **FIRST, figures=tricks(8))
    assert "evening-not-at-table" == evening.refused(person(99), ask.EnterDeal, **FIRST, figures=tricks(8))
    own = evening.at(1, N)
    later = FIRST | {"round": 2}
    assert "evening-round-not-on" == evening.refused(own, ask.EnterDeal, **later, figures=tricks(8))
    evening.played(8)
    assert "evening-round-not-on" == evening.refused(own, ask.EnterDeal, **FIRST, figures=tricks(9))


@pytest.mark.parametrize(
    ("figures", "why"),
    [
        (Figures(tricks=(5, 7)), "evening-tricks-sum"),
        (Figures(tricks=(7, 7)), "evening-tricks-sum"),
        (Figures(tricks=(-1, 14)), "evening-tricks-range"),
        (Figures(tricks=(14, -1)), "evening-tricks-range"),
        (Figures(points=(3, 0)), "evening-tricks-asked"),
        (Figures(tricks=(6, 7), points=(0, 1)), "evening-tricks-asked"),
        (Figures(), "evening-tricks-asked"),
    ],
)
def test_the_tricks_of_a_deal_are_thirteen(figures: Figures, why: str) -> None:
    evening = begun()
    assert why == evening.refused(evening.at(1, N), ask.EnterDeal, **FIRST, figures=figures)
    assert why == evening.refused(OLGA, ask.EnterDeal, **FIRST, figures=figures)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Five and seven make twelve. Please count both piles once more."),
        ("de", "Fünf und sieben sind zwölf. Zählt bitte beide Stapel noch einmal."),
    ],
)
def test_a_wrong_sum_is_said_with_its_numbers(language: str, sentence: str) -> None:
    evening = begun()
    with pytest.raises(NotAtEvening) as caught:
        evening.do(OLGA, ask.EnterDeal, **FIRST, figures=Figures(tricks=(5, 7)))
    assert sentence == Speaker(Catalogue(language), "french").reason(caught.value.reason)


@pytest.mark.parametrize(
    ("figures", "why"),
    [
        (Figures(points=(1, 2, 3)), "evening-points-count"),
        (Figures(points=(8, 0)), "evening-points-range"),
        (Figures(points=(-1, 0)), "evening-points-range"),
        (Figures(tricks=(6, 7)), "evening-points-asked"),
        (Figures(points=(1, 0), low=True), "evening-points-asked"),
    ],
)
def test_points_are_those_that_the_game_can_give(figures: Figures, why: str) -> None:
    evening = begun(enter="points")
    assert why == evening.refused(OLGA, ask.EnterDeal, **FIRST, figures=figures)


def test_points_of_the_game_are_entered_by_side() -> None:
    evening = begun(enter="points")
    evening.do(OLGA, ask.EnterDeal, **FIRST, figures=Figures(points=(0, 7)))
    assert evening.table(1).over


def test_deals_come_in_order_and_the_next_may_come_while_the_last_waits() -> None:
    evening = begun(deals=4)
    north, east = evening.at(1, N), evening.at(1, E)
    for deal in (2, 3):
        later = FIRST | {"deal": deal}
        assert "evening-deal-order" == evening.refused(north, ask.EnterDeal, **later, figures=tricks(8))
    evening.do(north, ask.EnterDeal, **FIRST, figures=tricks(8))
    evening.do(north, ask.EnterDeal, **FIRST | {"deal": 2}, figures=tricks(7))
    third = FIRST | {"deal": 3}
    assert "evening-deal-waits" == evening.refused(north, ask.EnterDeal, **third, figures=tricks(7))
    evening.do(east, ask.ConfirmDeal, **FIRST, figures=tricks(8))
    evening.do(north, ask.EnterDeal, **third, figures=tricks(7))
    assert [True, False, False] == [deal.stands for deal in evening.table(1).deals]


def test_a_deal_beyond_those_of_the_round_is_played_only_when_the_table_is_level() -> None:
    evening = begun(deals=2)
    evening.enter(1, 1, 8)
    north, east = evening.at(1, N), evening.at(1, E)
    second, third = FIRST | {"deal": 2}, FIRST | {"deal": 3}
    evening.do(north, ask.EnterDeal, **second, figures=tricks(5))
    assert "evening-table-over" == evening.refused(north, ask.EnterDeal, **third, figures=tricks(5))
    evening.do(east, ask.ConfirmDeal, **second, figures=tricks(5))
    assert not evening.table(1).over
    evening.do(north, ask.EnterDeal, **third, figures=tricks(6))
    evening.do(east, ask.ConfirmDeal, **third, figures=tricks(6))
    assert evening.table(1).over
    fourth = FIRST | {"deal": 4}
    assert "evening-table-over" == evening.refused(OLGA, ask.EnterDeal, **fourth, figures=tricks(6))


def test_a_full_game_ends_with_the_target_of_the_game() -> None:
    evening = begun(length="game")
    evening.enter(1, 1, 9)
    assert not evening.table(1).over
    evening.enter(1, 2, 8)
    assert evening.table(1).over


def test_a_full_game_takes_its_target_from_the_options() -> None:
    evening = begun(length="game", options={"target": "7"})
    evening.enter(1, 1, 12)
    assert not evening.table(1).over
    evening.enter(1, 2, 7)
    assert evening.table(1).over


def test_a_full_game_has_at_most_24_deals_but_for_a_level_one() -> None:
    evening = begun(length="game", options={"target": "1000"})
    for deal in range(1, 25):
        assert not evening.table(1).over
        evening.enter(1, deal, 7 if deal % 2 else 6)
    assert not evening.table(1).over
    evening.enter(1, 25, 7)
    assert evening.table(1).over


def test_a_game_without_sides_is_never_level() -> None:
    evening = begun(format="individual", preset="solo", deals=2, enter="points")
    for deal in (1, 2):
        evening.do(OLGA, ask.EnterDeal, **FIRST | {"deal": deal}, figures=Figures(points=(0, 0, 0, 0)))
    assert evening.table(1).over


def test_points_of_a_game_without_sides_are_entered_by_seat_and_sum_to_nothing() -> None:
    evening = begun(format="individual", preset="solo", enter="points")
    for points, why in (
        ((3, -1, -1, -1), ""),
        ((3, -1, -1, 0), "evening-points-sum"),
        ((1, -1), "evening-points-count"),
    ):
        table = FIRST | {"table": 2 if not why else 1}
        assert why == evening.refused(OLGA, ask.EnterDeal, **table, figures=Figures(points=points))


def test_in_a_low_the_side_with_fewer_tricks_wins() -> None:
    evening = begun(format="progressive", preset="minnesota")
    evening.do(OLGA, ask.EnterDeal, **FIRST, figures=Figures(played="low", tricks=(4, 9)))
    evening.do(OLGA, ask.EnterDeal, **FIRST | {"table": 2}, figures=Figures(played="grand", tricks=(8, 5)))
    evening.begin()
    first, second = (played.seating.tables[0] for played in evening.state.rounds)
    assert set(first.first) <= set(second.players)
    assert not set(first.second) <= set(second.players)


def test_a_correction_keeps_what_was_struck_through() -> None:
    evening = begun()
    evening.enter(1, 1, 8)
    evening.do(OLGA, ask.CorrectDeal, **FIRST, figures=tricks(5))
    deal = evening.table(1).deals[0]
    assert (tricks(5), (tricks(8),), "Olga") == (deal.figures, deal.was, deal.corrected_by)


def test_an_organisers_word_on_a_deal_that_waits_strikes_nothing_through() -> None:
    evening = begun()
    evening.do(evening.at(1, N), ask.EnterDeal, **FIRST, figures=tricks(8))
    evening.do(OLGA, ask.CorrectDeal, **FIRST, figures=tricks(8))
    deal = evening.table(1).deals[0]
    assert (True, (), "Olga") == (deal.stands, deal.was, deal.corrected_by)


def test_only_an_organiser_corrects_and_only_what_was_entered() -> None:
    evening = begun()
    north = evening.at(1, N)
    assert "evening-organisers-only" == evening.refused(north, ask.CorrectDeal, **FIRST, figures=tricks(5))
    assert "evening-deal-not-entered" == evening.refused(OLGA, ask.CorrectDeal, **FIRST, figures=tricks(5))


def test_a_correction_that_makes_a_running_table_level_lets_it_play_on() -> None:
    evening = begun(deals=2)
    evening.enter(1, 1, 8)
    evening.enter(1, 2, 7)
    assert evening.table(1).over
    evening.do(OLGA, ask.CorrectDeal, **FIRST | {"deal": 2}, figures=tricks(5))
    assert not evening.table(1).over


def test_the_last_result_ends_the_round_in_the_same_append() -> None:
    evening = begun()
    evening.enter(1, 1, 8)
    made = evening.do(OLGA, ask.EnterDeal, **FIRST | {"table": 2}, figures=tricks(8))
    assert isinstance(made[-1], RoundEnded)
    assert not made[-1].by_hand
    assert "between" == evening.state.phase


def test_a_second_organiser_who_types_the_last_slip_too_is_not_refused() -> None:
    evening = begun()
    evening.played(8)
    again = {"round": 1, "table": 2, "deal": 1}
    assert () == evening.do(OLGA, ask.EnterDeal, **again, figures=tricks(8))
    assert "evening-round-not-on" == evening.refused(OLGA, ask.EnterDeal, **again, figures=tricks(5))
