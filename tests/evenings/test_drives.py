"""The drives and the compass over whole evenings."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tests.evenings.evenings import SEED, pairs, played, played_at_random, players, table, winning_pairs
from whistclub.cards.errors import reason
from whistclub.evenings.formats.registry import movement
from whistclub.evenings.results import DealScore, PlayedRound, TableResult
from whistclub.evenings.seating import Seating

FIRST = [table(1, 3, 2, 4), table(5, 7, 6, 8), table(9, 11, 10, 12)]


@pytest.mark.rule("P9", "P10")
def test_the_progressive_drive_at_three_tables_by_hand() -> None:
    # East and West win table 1, North and South tables 2 and 3: 1, 7 and 11 are the losing ups, 2, 8 and 12 the losing
    # downs.
    moved = movement("progressive").next_seating(
        [played(Seating(tuple(FIRST)), [1, 0, 0])], players(12), 8, SEED
    )
    assert moved == Seating((table(3, 7, 12, 4), table(5, 11, 2, 6), table(9, 1, 8, 10)))


@pytest.mark.rule("P11")
def test_the_semi_partner_drive_at_three_tables_by_hand() -> None:
    moved = movement("semi_partner").next_seating(
        [played(Seating(tuple(FIRST)), [1, 0, 0])], players(12), 8, SEED
    )
    assert moved == Seating((table(3, 7, 4, 12), table(5, 11, 6, 2), table(9, 1, 10, 8)))


@pytest.mark.rule("P10")
@pytest.mark.parametrize("tables", [2, 3, 4, 7, 20])
def test_nobody_has_the_same_partner_in_two_rounds_running_over_24_rounds(tables: int) -> None:
    form, present, rng = movement("progressive"), players(4 * tables), Random(tables)
    seating = form.first_seating(present, 24, SEED)
    rounds = []
    for _ in range(23):
        rounds.append(played_at_random(seating, rng))
        following = form.next_seating(rounds, present, 24, SEED)
        assert not pairs(seating.tables) & pairs(following.tables)
        seating = following


@pytest.mark.rule("P3")
def test_drives_are_won_by_drive_tricks_and_the_ladder_by_points() -> None:
    # North and South made more tricks in all, East and West more points.
    mixed = TableResult((DealScore((9, 4), (1, 0)), DealScore((6, 7), (0, 3))))
    first = Seating(tuple(FIRST))
    last = PlayedRound(first, (mixed, mixed, mixed))
    for key in ("progressive", "semi_partner"):
        moved = movement(key).next_seating([last], players(12), 8, SEED)
        assert [one.first.up for one in moved.tables] == [1, 5, 9]
    for key in ("ladder", "partner"):
        moved = movement(key).next_seating([last], players(12), 8, SEED)
        assert moved.tables[0].pairs == (FIRST[0].second, FIRST[1].second)


def compass_meetings(tables: int, rounds: int) -> list[Counter[frozenset[int]]]:
    """After each round how often each pair of pairs has met, a pair named by its up."""
    form, present = movement("compass"), players(4 * tables)
    seating, rng = form.first_seating(present, rounds, SEED), Random(tables)
    done, met, found = [], Counter[frozenset[int]](), []
    for _ in range(rounds):
        met.update(frozenset({one.first.up, one.second.up}) for one in seating.tables)
        found.append(Counter(met))
        done.append(played_at_random(seating, rng))
        seating = form.next_seating(done, present, rounds, SEED)
    return found


@pytest.mark.rule("P14")
@pytest.mark.parametrize("tables", range(2, 25))
def test_a_compass_meets_all_pairs_in_as_many_rounds_as_there_are_tables(tables: int) -> None:
    met = compass_meetings(tables, tables)[-1]
    assert {1} == set(met.values())
    assert tables * tables == len(met)
    (said,) = movement("compass").bounds(4 * tables, tables)
    assert ("evening-bounds-compass-all", tables) == (said.key, said.fact("pairs"))


@pytest.mark.rule("P15")
@pytest.mark.parametrize("tables", [2, 3, 4, 5, 8])
def test_a_longer_compass_goes_on_and_its_bounds_say_so(tables: int) -> None:
    for rounds, met in enumerate(compass_meetings(tables, 24), start=1):
        (said,) = movement("compass").bounds(4 * tables, rounds)
        most = max(met.values())
        assert said.fact("pairs") == tables
        opponents = len(met) // tables
        assert most == 1 or (said.fact("met"), said.fact("most")) == (opponents, most)
        assert most > 1 or said.key == (
            "evening-bounds-compass-all" if opponents == tables else "evening-bounds-compass"
        )


@pytest.mark.rule("P12")
def test_pairs_of_a_partner_evening_stay_for_24_rounds() -> None:
    form, present, rng = movement("partner"), players(36), Random(9)
    seating = form.first_seating(present, 24, SEED)
    first, rounds = pairs(seating.tables), []
    for _ in range(24):
        rounds.append(played_at_random(seating, rng))
        seating = form.next_seating(rounds, present, 24, SEED)
        assert pairs(seating.tables) == first
        assert seating.tables[0].pairs == tuple(winning_pairs(rounds[-1], "points")[:2])


def test_every_format_says_its_bounds_and_how_many_sit_out() -> None:
    for key in ("ladder", "progressive", "semi_partner", "partner", "compass"):
        own, *rota = movement(key).bounds(24, 8)
        assert own.key.startswith(f"evening-bounds-{key.replace('_', '-')}")
        assert rota == []
        assert movement(key).bounds(27, 8)[-1].fact("count") == 3
        assert movement(key).bounds(7, 8) == (reason("evening-format-too-few", players=7, least=8),)


def test_bounds_that_sitting_out_would_break_are_not_promised() -> None:
    for count in (25, 26, 27):
        assert movement("compass").bounds(count, 5)[0] == reason("evening-bounds-compass-out")
    assert movement("partner").bounds(25, 5)[0] == reason("evening-bounds-partner-odd")
    assert movement("partner").bounds(26, 5)[0] == reason("evening-bounds-partner")
