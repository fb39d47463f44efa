"""The balance of movements, against counts by hand, designs of the literature and evenings small enough to see."""

from __future__ import annotations

from itertools import combinations

import pytest

from tests.evenings.evenings import SEED, players, table
from tests.sampling import draws
from whistclub.evenings.balance.drawn import drawn_evening, drawn_strengths, equals
from whistclub.evenings.balance.efficiency import efficiency
from whistclub.evenings.balance.evening import Outline, seatings_known
from whistclub.evenings.balance.figures import balance_of, strength_shown
from whistclub.evenings.balance.meetings import designs_of, meetings_of
from whistclub.evenings.balance.people import DealtRound, figures_of_people, paths_of
from whistclub.evenings.formats.registry import FORMATS, movement
from whistclub.evenings.schedules.bounds import bounds_reached, proved_least, quality
from whistclub.evenings.schedules.schedule import schedule
from whistclub.evenings.schedules.verifier import check_schedule
from whistclub.evenings.seating import Player, Seating
from whistclub.evenings.standings import Standing

TOURNAMENTS = [4, 5, 8, 9, 12, 13, 16, 17, 20, 21, 24, 25]
TWO_ROUNDS = [
    Seating((table(1, 2, 3, 4), table(5, 6, 7, 8)), (Player(9),)),
    Seating((table(1, 5, 3, 9), table(2, 6, 4, 7)), (Player(8),)),
]


def tournament(count: int) -> list[Seating]:
    return list(schedule(count, count - 1 if count % 4 == 0 else count))


@pytest.mark.parametrize("count", TOURNAMENTS)
def test_a_whist_tournament_is_one_partner_and_two_opponents_for_each_two_people(count: int) -> None:
    met, pairs = meetings_of(tournament(count), count), count * (count - 1) // 2
    assert {1: pairs} == met.partners_times
    assert {2: pairs} == met.opponents_times
    assert "whist" == designs_of(tournament(count), count)[0]
    assert pytest.approx(1.0) == efficiency(met)


def test_a_tournament_less_a_round_is_none() -> None:
    assert () == designs_of(tournament(13)[:-1], 13)


def test_the_whist_tournament_of_thirteen_from_a_field_is_directed_and_a_triplewhist_one_is_told() -> None:
    assert "directed" in designs_of(tournament(13), 13)
    # The triplewhist tournament of 4: each opposes each once as N and E, or S and W, and once in the other way.
    four = [
        Seating((table(1, 2, 3, 4),)),
        Seating((table(1, 3, 4, 2),)),
        Seating((table(1, 4, 2, 3),)),
    ]
    assert ("whist", "triple") == designs_of(four, 4)


def test_meetings_are_those_counted_by_hand() -> None:
    met = meetings_of(TWO_ROUNDS, 9)
    assert {0: 30, 1: 4, 2: 2} == met.partners_times
    assert 2 == met.partners[0][2] == met.partners[2][0]
    assert [0, 1, 0, 1, 1, 0, 0, 0, 1] == list(met.opponents[0])
    assert (1, 1, 0) == (met.left[0][1], met.left[0][4], met.left[1][0])


@pytest.mark.parametrize("count", [9, 14, 23])
def test_meetings_are_those_of_the_independent_verifier(count: int) -> None:
    rounds = schedule(count, 7)
    counts, met = check_schedule(rounds, players(count)), meetings_of(rounds, count)
    assert (counts.partners, counts.opponents) == (met.partners_times, met.opponents_times)


def test_figures_of_a_tiny_evening_are_those_counted_by_hand() -> None:
    dealt = [DealtRound(TWO_ROUNDS[0], (0, 3), (1, 1)), DealtRound(TWO_ROUNDS[1], (1, 0), (2, 5))]
    found = figures_of_people(dealt, 9)
    assert ((1, 1), (1, 2), (2, None)) == tuple(paths_of(TWO_ROUNDS, 9)[one] for one in (0, 1, 7))
    assert (1, 1, 1, 2) == tuple(found["partners"][one] for one in (0, 1, 7, 4))
    assert (2, 1) == (found["partner_most"][0], found["partner_most"][4])
    assert (4, 4, 5) == (found["opponents"][0], found["opponents"][1], found["met"][0])
    assert (1, 2, 1) == tuple(found["tables"][one] for one in (0, 4, 7))
    assert (0, 1, 0) == tuple(found["climbed"][one] for one in (0, 4, 1)), "5 went from table 2 to 1"
    assert (0, 0, 1) == tuple(found["fallen"][one] for one in (0, 4, 1))
    assert (1, 1, 0, 0, 0, 1) == tuple(found["first_dealer"][one] for one in (0, 4, 2, 8, 3, 7))
    # Round 1: 1 and 8 deal. Round 2: 5 and 3 at table 1; 2 twice, 6, 4, 7 once each at table 2.
    assert (1, 2, 1, 1, 1, 1, 1, 1, 0) == found["dealt"]
    assert (0, 0, 0, 0, 0, 0, 0, 1, 1) == found["out"]
    assert (1, 1) == (found["trumps_apart"][7], found["trumps_apart"][8])


@pytest.mark.parametrize(("key", "alike"), [("compass", True), ("ladder", False)])
def test_where_all_tables_hold_the_same_cards_they_have_one_dealer_and_else_their_own(
    key: str, alike: bool
) -> None:
    outline = Outline(movement(key), 24, 5)
    rounds = drawn_evening(outline, SEED, equals(outline)).rounds
    assert alike is all(len(set(one.dealers)) == 1 for one in rounds)


@pytest.mark.parametrize("key", [*FORMATS, "ladies_gents"])
def test_every_drawn_evening_seats_everybody_once_and_deals_every_deal_once(key: str) -> None:
    outline = Outline.of_ladies_gents(22, 6) if key == "ladies_gents" else Outline(movement(key), 22, 6)
    known = seatings_known(outline, SEED) if outline.is_known else []
    evening = drawn_evening(outline, SEED, equals(outline), known)
    check_schedule([one.seating for one in evening.rounds], players(22))
    found = figures_of_people(evening.rounds, 22)
    assert sum(sum(one.deals) for one in evening.rounds) == sum(found["dealt"])
    assert 6 * 5 == sum(found["first_dealer"])
    assert 6 * 2 == sum(found["out"])
    assert 22 == len(evening.standings)


def test_partners_of_ladies_and_gents_are_one_of_each() -> None:
    outline = Outline.of_ladies_gents(20, 8)
    met = meetings_of([one.seating for one in drawn_evening(outline, SEED, equals(outline)).rounds], 20)
    assert {0} == {met.partners[one][other] for one in range(0, 20, 2) for other in range(0, 20, 2)}


def test_in_a_pairs_evening_everybody_has_one_partner_and_in_a_progressive_one_none_twice_running() -> None:
    found = balance_of(Outline(movement("partner"), 16, 6), SEED, 3).equals.people["partners"]
    assert (1, 1, 0) == (found.least, found.most, found.apart_most)
    assert (
        balance_of(Outline(movement("progressive"), 16, 2), SEED, 3).equals.people["partner_most"].most == 1
    )


def test_among_unequals_the_strong_come_out_on_top_more_than_by_luck_and_an_order_of_strength_counts_one() -> (
    None
):
    outline = Outline(movement("individual"), 16, 15)
    assert (balance_of(outline, SEED, 10).unequals.strength_shown or 0) > 0.4
    strengths = drawn_strengths(outline, SEED)
    order = sorted(outline.everybody, key=lambda one: -strengths[one])
    rows = [Standing(rank, guest, ()) for rank, guest in enumerate(order, start=1)]
    assert pytest.approx(1) == strength_shown(rows, strengths)
    assert pytest.approx(-1) == strength_shown(rows, {player: -value for player, value in strengths.items()})
    assert strength_shown(rows, equals(outline)) is None


def test_an_evening_in_which_partners_never_part_compares_nobody_with_their_partner() -> None:
    met = meetings_of([Seating((table(1, 2, 3, 4), table(5, 6, 7, 8)))] * 3, 8)
    assert 0 == efficiency(met)


@pytest.mark.parametrize("count", [4, 5])
def test_the_proved_bounds_are_the_best_of_all_plans_of_four_and_five_people(count: int) -> None:
    """All plans in which people sit out in turn, for as many rounds as all plans can be tried."""
    tables = [
        (table(*order), out)
        for four in combinations(range(1, count + 1), 4)
        for order in (four, (four[0], four[2], four[1], four[3]), (four[0], four[1], four[3], four[2]))
        for out in [tuple(Player(one) for one in range(1, count + 1) if one not in four)]
    ]
    rounds = [Seating((one,), out) for one, out in tables]
    plans: list[list[Seating]] = [[]]
    for number in range(1, draws(3, 4) + 1):
        plans = [[*plan, one] for plan in plans for one in rounds]
        best = [
            min(values)
            for values in zip(*(quality(check_schedule(plan, players(count))) for plan in plans), strict=True)
        ]
        proved = proved_least(count, number)
        assert all(bound <= value for bound, value in zip(proved, best, strict=True))
        assert proved[0] == best[0]


@pytest.mark.parametrize("count", TOURNAMENTS)
def test_a_whist_tournament_is_at_every_proved_bound(count: int) -> None:
    found = bounds_reached(check_schedule(tournament(count), players(count)))
    assert [True] * 4 == [one.is_best for one in found]


@pytest.mark.parametrize("count", range(8, 31))
def test_no_schedule_is_below_a_proved_bound(count: int) -> None:
    for rounds in range(1, 25):
        for one in bounds_reached(check_schedule(schedule(count, rounds), players(count))):
            assert one.proved <= one.reached, (count, rounds, one)
