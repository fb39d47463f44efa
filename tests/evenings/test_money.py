"""The money of an evening: shares that add up to the cent, a sheet that balances, a raffle from the seed."""

from hypothesis import given
from hypothesis import strategies as st

from whistclub.evenings.money import Claim, cash_sheet, drawn_tickets, split, ticket_owners

CENTS = st.integers(0, 1_000_000)
FEW = st.integers(0, 300)
CLAIMS = st.lists(st.builds(Claim, share=st.integers(1, 40)) | st.builds(Claim, cents=CENTS), max_size=12)
SEED = bytes(range(32))


def test_three_thirds_of_a_pot_of_ten_give_the_odd_cents_to_the_largest_remainders() -> None:
    assert (330, 330, 340) == split(1000, [Claim(33), Claim(33), Claim(34)])
    assert (35, 34, 34) == split(105, [Claim(33), Claim(33), Claim(33)])
    assert (500, 250, 120) == split(1000, [Claim(50), Claim(cents=250), Claim(12)])


@given(pot=CENTS, claims=CLAIMS)
def test_shares_add_up_to_the_share_of_all_of_them_rounded_down(pot: int, claims: list[Claim]) -> None:
    cents = split(pot, claims)
    shares = [one for one, claim in zip(cents, claims, strict=True) if claim.share]
    assert pot * sum(claim.share for claim in claims) // 100 == sum(shares)
    fixed = [one for one, claim in zip(cents, claims, strict=True) if not claim.share]
    assert [claim.cents for claim in claims if not claim.share] == fixed
    exact = [pot * claim.share / 100 for claim in claims if claim.share]
    assert all(abs(one - share) < 1 for one, share in zip(shares, exact, strict=True))


@given(CENTS, FEW, FEW, CENTS, FEW, CENTS, CLAIMS)
def test_the_sheet_balances(
    fee: int, paid: int, unpaid: int, ticket: int, tickets: int, spent: int, claims: list[Claim]
) -> None:
    sheet = cash_sheet(
        fee=fee, paid=paid, unpaid=unpaid, ticket=ticket, tickets=tickets, spent=spent, claims=claims
    )
    assert sheet.taken == sheet.spent + sum(sheet.prizes) + sheet.left
    assert fee * (paid + unpaid) == sheet.entries + sheet.open
    assert max(0, sum(sheet.prizes) - sheet.entries) == sheet.short


@given(st.dictionaries(st.integers(1, 40), st.integers(0, 9), max_size=12), st.integers(0, 9))
def test_a_raffle_draws_tickets_that_were_sold_each_once(tickets: dict[int, int], count: int) -> None:
    owners = ticket_owners(tickets)
    drawn = drawn_tickets(SEED, tickets, count)
    assert tickets == {guest: owners.count(guest) for guest in tickets}
    assert min(count, len(owners)) == len(set(drawn))
    assert {one for one in drawn if 1 <= one <= len(owners)} == set(drawn)
    assert drawn_tickets(SEED, tickets, count + 1)[:count] == drawn


def test_every_ticket_is_drawn_about_as_often_over_many_evenings() -> None:
    firsts = [drawn_tickets(number.to_bytes(32, "big"), {1: 3, 2: 1}, 1)[0] for number in range(2000)]
    assert {True} == {400 < firsts.count(ticket) < 600 for ticket in (1, 2, 3, 4)}
