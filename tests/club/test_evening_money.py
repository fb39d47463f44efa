"""The money of an evening in its log: entries, tickets, prizes and the raffle."""

from __future__ import annotations

import msgspec

from tests.club.evenings import OLGA, Evening, begun, person
from whistclub.club.evening import commands as ask
from whistclub.club.evening import sight
from whistclub.club.evening.log import fold_all
from whistclub.club.evening.money import MOST_SPENT, sheet_of
from whistclub.club.evening.settings import ChosenPrize, PrizeMoney
from whistclub.evenings.money import CashSheet


def paying(people: int = 8) -> Evening:
    """An evening whose guests have paid 4.00, but for the last."""
    evening = begun(people, fee=400, ticket=100, currency="€", rounds=1)
    for guest in range(1, people):
        evening.do(OLGA, ask.TakeEntry, guest=guest, paid=True)
    return evening


def sheet(evening: Evening) -> CashSheet:
    return sheet_of(evening.state, [(one.kind, one.words) for one in sight.prizes(evening.state)])


def test_the_sheet_says_what_came_in_what_went_out_and_who_owes() -> None:
    evening = paying()
    evening.do(OLGA, ask.TakeEntry, guest=7, paid=False)
    evening.do(OLGA, ask.SellTickets, guest=1, tickets=5)
    evening.do(OLGA, ask.SellTickets, guest=1, tickets=3)
    evening.do(OLGA, ask.Spend, words="Tea", cents=650)
    evening.do(OLGA, ask.Spend, number=1, words="Tea and cake", cents=700)
    found = sheet(evening)
    assert (2400, 300, 700, 800, 2000) == (found.entries, found.raffle, found.spent, found.open, found.left)
    assert fold_all(evening.log) == evening.state


def test_what_refreshments_brought_stands_beside_what_they_cost() -> None:
    evening = paying()
    before = sheet(evening)
    evening.do(OLGA, ask.Spend, words="Beer", cents=5200)
    evening.do(OLGA, ask.Spend, words="Beer", cents=8100, came_in=True)
    found = sheet(evening)
    assert (5200, 8100) == (found.spent, found.more)
    assert (before.taken + 8100, before.left + 2900) == (found.taken, found.left)
    evening.do(OLGA, ask.Spend, number=2, words="Beer", cents=0, came_in=True)
    assert 0 == sheet(evening).more
    assert fold_all(evening.log) == evening.state


def test_prizes_get_their_shares_of_the_entries_that_were_paid_once_they_are_known() -> None:
    evening = paying()
    money = (PrizeMoney("highest", share=50), PrizeMoney("second", share=25), PrizeMoney("lowest", cents=200))
    evening.do(OLGA, ask.ShareOut, prizes=money)
    assert () == sheet(evening).prizes
    evening.played(8)
    kinds = [one.kind for one in sight.prizes(evening.state)]
    given = dict(zip(kinds, sheet(evening).prizes, strict=True))
    assert (1400, 700, 200) == (given["highest"], given["second"], given["lowest"])
    both = (PrizeMoney("highest", share=50, cents=1),)
    assert "evening-money-share-or-sum" == evening.refused(OLGA, ask.ShareOut, prizes=both)


def test_no_prize_has_two_shares_of_the_pot() -> None:
    twice = (PrizeMoney("highest", share=50), PrizeMoney("highest", cents=100))
    assert "evening-prize-twice" == paying().refused(OLGA, ask.ShareOut, prizes=twice)


def test_only_lines_that_were_written_are_changed_and_a_full_sheet_takes_no_more() -> None:
    evening = paying()
    assert "evening-money-lines" == evening.refused(OLGA, ask.Spend, number=1, words="Tea", cents=650)
    for number in range(MOST_SPENT):
        evening.do(OLGA, ask.Spend, words=f"Tea {number}", cents=1)
    assert "evening-money-lines" == evening.refused(OLGA, ask.Spend, words="Cake", cents=1)
    evening.do(OLGA, ask.Spend, number=MOST_SPENT, words="Cake", cents=2)
    assert MOST_SPENT + 1 == sheet(evening).spent


def test_a_raffle_is_drawn_among_those_with_tickets_and_then_none_is_sold() -> None:
    evening = paying()
    assert "evening-raffle-empty" == evening.refused(OLGA, ask.DrawTicket, number=1)
    evening.do(OLGA, ask.SellTickets, guest=2, tickets=1)
    evening.do(OLGA, ask.SellTickets, guest=5, tickets=2)
    evening.do(OLGA, ask.DrawTicket, number=1)
    assert () == evening.do(OLGA, ask.DrawTicket, number=1)
    assert "evening-raffle-begun" == evening.refused(OLGA, ask.SellTickets, guest=2, tickets=2)
    evening.do(OLGA, ask.DrawTicket, number=2)
    evening.do(OLGA, ask.DrawTicket, number=3)
    assert [1, 2, 3] == sorted(ticket for ticket, _ in evening.state.till.drawn)
    assert {1: 2, 2: 5, 3: 5} == dict(evening.state.till.drawn)
    assert "evening-raffle-empty" == evening.refused(OLGA, ask.DrawTicket, number=4)


def test_the_price_stays_once_somebody_has_paid_and_money_is_no_guests_business() -> None:
    evening = Evening(fee=400, currency="€")
    evening.join(1)
    evening.do(OLGA, ask.TakeEntry, guest=1, paid=True)
    dearer = msgspec.structs.replace(evening.state.settings, fee=500)
    assert "evening-money-begun" == evening.refused(OLGA, ask.ChangeSettings, settings=dearer)
    assert "evening-organisers-only" == evening.refused(person(1), ask.TakeEntry, guest=1, paid=False)
    assert "evening-money-no-raffle" == evening.refused(OLGA, ask.SellTickets, guest=1, tickets=1)


def test_an_own_prize_has_money_of_its_own_and_change_at_the_start_lies_in_the_box() -> None:
    evening = begun(8, fee=400, box=5000, currency="€", rounds=1)
    for guest in range(1, 9):
        evening.do(OLGA, ask.TakeEntry, guest=guest, paid=True)
    evening.played(8)
    hats = (ChosenPrize("highest"), ChosenPrize("own", "hat", 2), ChosenPrize("own", "shoes", 3))
    evening.do(OLGA, ask.ChoosePrizes, prizes=hats)
    money = (PrizeMoney("own", cents=300, words="hat"), PrizeMoney("own", share=25, words="shoes"))
    evening.do(OLGA, ask.ShareOut, prizes=money)
    given = {
        one.words: cents
        for one, cents in zip(sight.prizes(evening.state), sheet(evening).prizes, strict=True)
    }
    assert {"hat": 300, "shoes": 800, "": 0} == given
    assert 5000 + 3200 - 1100 == sheet(evening).left
    nameless = (PrizeMoney("own", cents=300),)
    assert "evening-prize-words" == evening.refused(OLGA, ask.ShareOut, prizes=nameless)
