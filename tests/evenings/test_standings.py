"""Standings by hand: every column, rounds sat out, bots, equal ranks, corrections."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.evenings.evenings import SEED, played, players, table, won
from whistclub.evenings.formats.registry import movement
from whistclub.evenings.results import DealScore, Measure, PlayedRound, TableResult, total, winner
from whistclub.evenings.seating import Player, Seating
from whistclub.evenings.standings import CountedRound, Standing, ranked, standing_keys, standings

SEATING = Seating((table(1, 3, 2, 4), table(5, 7, 6, 8)), (Player(9),))
SAME = tuple(range(1, 10))


def deals(*points: tuple[int, ...], tricks: tuple[int, int] = (7, 6)) -> TableResult:
    return TableResult(tuple(DealScore(tricks, one) for one in points))


def worth(*values: int | Fraction) -> tuple[Fraction, ...]:
    return tuple(map(Fraction, values))


def row(found: tuple[Standing, ...], guest: int) -> Standing:
    return next(one for one in found if one.guest == guest)


@pytest.mark.rule("P24", "P25", "P26")
def test_each_format_ranks_by_its_own_values() -> None:
    points: Measure = "points"
    assert standing_keys("ladder", points) == ("games_won", "difference", "points")
    assert standing_keys("partner", points) == ("games_won", "difference", "points")
    for key in ("progressive", "semi_partner", "individual"):
        assert standing_keys(key, "drive_tricks") == ("drive_tricks", "rounds_won")
    assert standing_keys("individual", points, sides=False) == ("points", "rounds_won")
    assert standing_keys("compass", points) == ("over_mean",)


@pytest.mark.rule("P24")
def test_a_ladder_counts_games_then_difference_then_points() -> None:
    rounds = [
        PlayedRound(SEATING, (deals((3, 0), (0, 2)), deals((2, 0), (2, 3)))),
        PlayedRound(SEATING, (deals((0, 4)), deals((0, 2)))),
    ]
    found = standings([CountedRound(one, SAME) for one in rounds], movement("ladder"))
    assert {one.guest: one.values for one in found if one.guest < 9} == {
        **dict.fromkeys((3, 4), worth(1, 3, 6)),
        **dict.fromkeys((7, 8), worth(1, 1, 5)),
        **dict.fromkeys((5, 6), worth(1, -1, 4)),
        **dict.fromkeys((1, 2), worth(1, -3, 3)),
    }
    assert [(one.rank, one.guest) for one in found if one.guest < 9] == [
        (1, 3), (1, 4), (3, 7), (3, 8), (5, 5), (5, 6), (7, 1), (7, 2),
    ]  # fmt: skip


@pytest.mark.rule("P25")
def test_drives_count_drive_tricks_then_rounds_won() -> None:
    results = (deals((0, 9), tricks=(8, 5)), deals((0, 0), (0, 0), tricks=(6, 7)))
    found = standings([CountedRound(PlayedRound(SEATING, results), SAME)], movement("progressive"))
    assert row(found, 1).values == worth(8, 1)
    assert row(found, 3).values == worth(5, 0)
    assert row(found, 5).values == worth(12, 0)
    assert row(found, 7).values == worth(14, 1)


@pytest.mark.rule("P25")
def test_where_everyone_plays_alone_points_count_and_a_round_is_won_by_whoever_has_most() -> None:
    results = (deals((5, -3, 1, -3), (1, 0, 0, -1)), deals((4, 4, 0, -8)))
    found = standings(
        [CountedRound(PlayedRound(SEATING, results), SAME)], movement("progressive"), sides=False
    )
    # The seats are N, E, S, W: players 1, 3, 2, 4 and 5, 7, 6, 8.
    assert {one.guest: one.values for one in found} == {
        1: worth(6, 1), 3: worth(-3, 0), 2: worth(1, 0), 4: worth(-4, 0), 5: worth(4, 0), 7: worth(4, 0), 6: worth(0, 0), 8: worth(-8, 0), 9: worth(0, 0),
    }  # fmt: skip


@pytest.mark.rule("P26")
def test_a_compass_counts_the_points_over_the_mean_of_those_who_held_the_same_cards() -> None:
    seating = Seating((table(1, 3, 2, 4), table(5, 7, 6, 8), table(9, 11, 10, 12)))
    results = (deals((3, 0), (0, 1)), deals((1, 0), (2, 0)), deals((0, 2)))
    found = standings([CountedRound(PlayedRound(seating, results), tuple(range(1, 13)))], movement("compass"))
    half = Fraction(1, 2)
    # Deal 1: North and South 3, 1, 0, East and West 0, 0, 2; deal 2 was played at tables 1 and 2 only.
    over: dict[int, int | Fraction] = {1: 5 * half - 2, 3: -1 + 1, 5: -half + 2, 7: -1 - 1, 9: -2, 11: 2}
    assert {guest: row(found, guest).values for guest in over} == {
        guest: worth(value) for guest, value in over.items()
    }
    assert row(found, 1).values == row(found, 2).values
    assert sum(one.values[0] for one in found) == 0


@pytest.mark.rule("P26")
def test_each_line_of_a_compass_has_its_own_list_with_its_own_winner() -> None:
    seating = Seating((table(1, 3, 2, 4), table(5, 7, 6, 8)))
    results = tuple(TableResult((DealScore((7, 6), one),)) for one in ((3, 10), (1, 4)))
    found = standings([CountedRound(PlayedRound(seating, results), tuple(range(1, 9)))], movement("compass"))
    rows = [(row.direction, row.rank, row.guest, int(row.values[0])) for row in found]
    assert [(0, 1, 1, 2), (0, 1, 2, 2), (0, 3, 5, -2), (0, 3, 6, -2)] == rows[:4]
    assert [(1, 1, 3, 6), (1, 1, 4, 6), (1, 3, 7, -6), (1, 3, 8, -6)] == rows[4:]


@pytest.mark.rule("P26")
def test_whoever_has_sat_on_both_sides_stands_where_they_sat_most_often_or_else_last() -> None:
    one = Seating((table(1, 3, 2, 4), table(5, 7, 6, 8)))
    other = Seating((table(3, 1, 4, 2), table(5, 7, 6, 8)))
    results = tuple(TableResult((DealScore((7, 6), (1, 0)),)) for _ in range(2))
    rounds = [
        CountedRound(PlayedRound(seating, results), tuple(range(1, 9))) for seating in (one, other, one)
    ]
    sides = [
        {row.guest: row.direction for row in standings(rounds[:count], movement("compass"))}
        for count in (2, 3)
    ]
    assert [(1, 0), (0, 1)] == [(found[1], found[3]) for found in sides]


@pytest.mark.rule("P4")
@pytest.mark.parametrize("measure", ["points", "drive_tricks"])
def test_a_deal_beyond_those_that_count_decides_a_level_table_and_adds_nothing(measure: Measure) -> None:
    deals = [
        DealScore((7, 6), (1, 0)),
        DealScore((6, 7), (0, 1)),
        DealScore((0, 0), (0, 0)),
        DealScore((1, 12), (0, 6)),
    ]
    level = TableResult(tuple(deals[:3]), counted=2)
    assert (None, 1) == (winner(level, measure), winner(TableResult(tuple(deals), counted=2), measure))
    assert total(TableResult(tuple(deals[:2])), measure) == total(
        TableResult(tuple(deals), counted=2), measure
    )
    assert 0 == winner(TableResult(tuple(deals), counted=1), measure)


@pytest.mark.rule("P26")
def test_a_deal_that_no_other_table_has_played_counts_nothing_in_a_compass() -> None:
    found = standings(
        [CountedRound(PlayedRound(SEATING, (deals((3, 0), (4, 0)), deals((3, 0)))), SAME)],
        movement("compass"),
    )
    assert {one.values for one in found} == {worth(0)}


@pytest.mark.rule("P27")
def test_a_round_sat_out_counts_the_mean_of_the_other_rounds_and_is_marked() -> None:
    first = PlayedRound(SEATING, (deals((3, 0)), deals((1, 0))))
    second_seating = Seating((table(9, 3, 2, 4), table(5, 7, 6, 8)), (Player(1),))
    third_seating = Seating((table(9, 3, 1, 4), table(5, 7, 6, 8)), (Player(2),))
    rounds = [
        first,
        PlayedRound(second_seating, (deals((0, 2)), deals((1, 0)))),
        PlayedRound(third_seating, (deals((4, 1)), deals((1, 0)))),
    ]
    found = standings([CountedRound(one, SAME) for one in rounds], movement("ladder"))
    # 1 won 3-0 and 4-1 and sat out once; 9 lost 0-2, won 4-1 and sat out once.
    assert row(found, 1) == Standing(1, 1, (Fraction(3), Fraction(9), Fraction(21, 2)), 1)
    assert row(found, 9).values == (Fraction(3, 2), Fraction(3, 2), Fraction(6))
    assert row(found, 9).out == 1
    assert row(found, 5).out == 0


@pytest.mark.rule("P27")
def test_each_of_two_rounds_sat_out_counts_the_mean() -> None:
    out = PlayedRound(
        Seating((table(9, 3, 2, 4), table(5, 7, 6, 8)), (Player(1),)), (deals((3, 0)), deals((1, 0)))
    )
    rounds = [PlayedRound(SEATING, (deals((3, 0)), deals((1, 0)))), out, out]
    found = standings([CountedRound(one, SAME) for one in rounds], movement("ladder"))
    assert row(found, 1) == Standing(1, 1, worth(3, 9, 9), 2)


@pytest.mark.rule("P27")
def test_somebody_who_only_sat_out_has_nothing() -> None:
    found = standings([CountedRound(played(SEATING, [0, 0]), SAME)], movement("ladder"))
    assert row(found, 9).values == worth(0, 0, 0)
    assert row(found, 9).out == 1


@pytest.mark.rule("P28")
def test_equal_ones_share_a_rank_and_the_next_rank_is_left_out() -> None:
    lines: list[dict[int, tuple[int, ...] | None]] = [{1: (5,), 2: (7,), 3: (5,), 4: (1,), 5: (7,)}]
    assert [(one.rank, one.guest) for one in ranked(lines)] == [(1, 2), (1, 5), (3, 1), (3, 3), (5, 4)]


@pytest.mark.rule("P28")
def test_bots_never_stand_and_a_guest_has_the_rounds_of_every_player_they_held() -> None:
    rounds = [
        CountedRound(played(SEATING, [0, 0]), (11, 12, 0, 0, 15, 16, 17, 18, 0)),
        CountedRound(played(SEATING, [1, 0]), (0, 12, 11, 0, 15, 16, 17, 18, 0)),
    ]
    found = standings(rounds, movement("ladder"))
    assert sorted(one.guest for one in found) == [11, 12, 15, 16, 17, 18]
    assert row(found, 11).values == worth(2, 2, 2)
    assert row(found, 12).values == worth(1, 0, 1)


@pytest.mark.rule("P29")
def test_a_corrected_result_changes_the_standings_and_the_next_seating_but_no_seating_before() -> None:
    form, present = movement("ladder"), players(12)
    first = form.first_seating(present, 8, SEED)
    rounds = [played(first, [0, 1, 0])]
    second = form.next_seating(rounds, present, 8, SEED)
    rounds.append(played(second, [0, 0, 1]))
    third = form.next_seating(rounds, present, 8, SEED)
    corrected = [played(first, [1, 1, 0]), rounds[1]]
    assert form.next_seating(corrected, present, 8, SEED) == third
    again = [rounds[0], played(second, [0, 1, 1])]
    assert form.next_seating(again, present, 8, SEED) != third
    counted = [CountedRound(one, SAME) for one in [PlayedRound(SEATING, (won(0), won(0)))]]
    better = [CountedRound(PlayedRound(SEATING, (won(1), won(0))), SAME)]
    assert row(standings(counted, form), 1).values == worth(1, 1, 1)
    assert row(standings(better, form), 1).values == worth(0, -1, 0)
