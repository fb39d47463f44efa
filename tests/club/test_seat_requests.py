"""A seat that changes hands in the middle of a deal."""

from tests.club.tables import play_out, sent, table_of
from whistclub.club.local_table import Table
from whistclub.club.table.commands import AgreeSeat, AskSeat, NextDeal, Return, StandIn
from whistclub.rules.seats import FOUR, Seat

N, E, S, W = FOUR


def take_over(table: Table, seat: Seat) -> None:
    """Somebody else takes the seat, which N and another agree to."""
    others = (N, S) if seat != S else (N, W)
    sent(table, StandIn, None, whose=seat, bot="simple")
    sent(table, AskSeat, None, whose=seat, who="frida", name="Frida", of=others)
    for other in others:
        sent(table, AgreeSeat, other, of=others)
    sent(table, Return, None, whose=seat)


def test_each_deal_names_the_seats_taken_over_in_it() -> None:
    # Solo has sixteen deals, whatever comes of them.
    table = table_of("solo", people=FOUR)
    for seats in ((E,), (S, W)):
        sent(table, NextDeal, N)
        for seat in seats:
            take_over(table, seat)
        play_out(table, 0)
    sent(table, NextDeal, N)
    assert [(E,), (S, W), ()] == [deal.taken_over for deal in table.state.match.deals]
