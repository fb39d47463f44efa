"""Prizes: their order, ties by the last round and by lot, small companies, pairs."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from tests.evenings.evenings import SEED, played, players, table
from whistclub.cards.errors import reason
from whistclub.evenings.formats.registry import movement
from whistclub.evenings.movement import Movement
from whistclub.evenings.prizes import Prize, prizes
from whistclub.evenings.results import DealScore, PlayedRound, TableResult
from whistclub.evenings.seating import Seating
from whistclub.evenings.standings import CountedRound, parts_sat, standings

LADDER = movement("ladder")
NAMES = {number: f"Guest {number}" for number in range(1, 40)}
KINDS = ["half_time", "last_rounds", "lowest", "third", "second", "highest"]
SEATING = Seating((table(1, 3, 2, 4), table(5, 7, 6, 8)))
MIXED = Seating((table(1, 3, 5, 7), table(2, 4, 6, 8)))


def counted(seating: Seating, *points: tuple[int, int]) -> CountedRound:
    results = tuple(TableResult((DealScore((7, 6), one),)) for one in points)
    return CountedRound(PlayedRound(seating, results), tuple(range(1, len(seating.players) + 1)))


def given(rounds: list[CountedRound], form: Movement = LADDER, seed: bytes = SEED) -> dict[str, Prize]:
    found = prizes(rounds, form, planned=len(rounds), seed=seed, names=NAMES)
    assert [prize.kind for prize in found] == [kind for kind in KINDS if kind in {p.kind for p in found}]
    assert {prize.direction for prize in found} <= {None}
    return {prize.kind: prize for prize in found}


# No two are level after these four rounds.
ROUNDS = [
    counted(SEATING, (9, 0), (8, 1)),
    counted(MIXED, (5, 0), (2, 1)),
    counted(Seating((table(1, 5, 3, 6), table(2, 7, 4, 8))), (7, 2), (3, 2)),
    counted(Seating((table(1, 5, 4, 8), table(2, 6, 3, 7))), (0, 3), (1, 0)),
]


@pytest.mark.rule("P30")
def test_prizes_come_in_the_order_of_reading() -> None:
    found = given(ROUNDS)
    assert list(found) == KINDS
    rows = standings(ROUNDS, LADDER)
    best = [row.guest for row in rows]
    assert [found[kind].guest for kind in ("highest", "second", "third", "lowest")] == [*best[:3], best[-1]]
    assert found["half_time"].guest == standings(ROUNDS[:2], LADDER)[0].guest
    assert found["last_rounds"].guest == standings(ROUNDS[2:], LADDER)[0].guest
    assert found["highest"].unit == "games_won"
    assert found["last_rounds"].unit == "difference"


@pytest.mark.rule("P31")
def test_a_tie_goes_to_who_did_better_in_the_last_round_and_the_lowest_prize_to_who_did_worse() -> None:
    # 1 and 2 are level with 5 and 6 over both rounds, and better in the second; 3 and 4 with 7 and 8, and worse.
    rounds = [counted(SEATING, (1, 0), (4, 0)), counted(SEATING, (4, 0), (1, 0))]
    found = given(rounds)
    assert {found["highest"].guest, found["second"].guest} == {1, 2}
    assert found["highest"].tie == reason("prize-tie-lot", other=NAMES[found["second"].guest], count=2)
    assert found["third"].guest in {5, 6}
    assert found["second"].tie == reason("prize-tie-last-round", other=NAMES[found["third"].guest], count=1)
    assert found["lowest"].guest in {3, 4}
    assert found["lowest"].tie == reason("prize-tie-lot", other=NAMES[7 - found["lowest"].guest], count=2)


@pytest.mark.rule("P31")
def test_of_two_who_are_level_the_one_who_missed_the_last_round_comes_after() -> None:
    # 1 and 2 made their two points in the first round and left; 11 and 12 came for the second and made theirs in it.
    rounds = [
        CountedRound(counted(SEATING, (2, 0), (1, 0)).round, (1, 2, 3, 4, 5, 6, 7, 8)),
        CountedRound(counted(SEATING, (2, 0), (1, 0)).round, (11, 12, 3, 4, 0, 0, 7, 8)),
    ]
    for number in range(20):
        found = given(rounds, seed=bytes([number]) * 32)
        assert {found["highest"].guest, found["second"].guest} == {11, 12}
        assert found["third"].guest in {1, 2}


@pytest.mark.rule("P31")
def test_the_lot_comes_from_the_seed_and_falls_on_each_now_and_then() -> None:
    rounds = [counted(SEATING, (1, 0), (1, 0))]
    drawn = [given(rounds, seed=bytes([number]) * 32) for number in range(200)]
    fell = Counter(found["highest"].guest for found in drawn)
    assert set(fell) == {1, 2, 5, 6}
    assert min(fell.values()) > 25
    assert given(rounds, seed=bytes([7]) * 32) == drawn[7]
    for found in drawn:
        ranks = [found[kind].guest for kind in ("highest", "second", "third", "lowest")]
        assert len(set(ranks)) == 4
        assert found["lowest"].guest in {3, 4, 7, 8}
        assert found["highest"].tie == reason("prize-tie-lot", other=NAMES[ranks[1]], count=2)


@pytest.mark.rule("P31")
def test_a_prize_that_nobody_else_is_level_for_says_nothing_of_a_tie() -> None:
    rows = standings(ROUNDS, LADDER)
    assert all(one.values != other.values for one, other in pairwise(rows))
    assert all(given(ROUNDS)[kind].tie is None for kind in ("highest", "second", "third", "lowest"))


@pytest.mark.rule("P32")
@pytest.mark.parametrize(
    ("people", "kinds"),
    [
        (1, ["highest"]),
        (2, ["highest"]),
        (3, ["second", "highest"]),
        (4, ["half_time", "last_rounds", "second", "highest"]),
        (5, ["half_time", "last_rounds", "second", "highest"]),
        (6, KINDS),
    ],
)
def test_lesser_prizes_are_dropped_for_few_people(people: int, kinds: list[str]) -> None:
    holders = tuple(number if number <= people else 0 for number in range(1, 9))
    rounds = [CountedRound(one.round, holders) for one in ROUNDS]
    assert list(given(rounds)) == kinds


@pytest.mark.rule("P32")
def test_a_short_evening_has_no_prize_for_a_part_of_it() -> None:
    assert list(given(ROUNDS[:3])) == KINDS[2:]
    assert prizes([], LADDER, planned=8, seed=SEED, names=NAMES) == ()


def test_half_time_is_reckoned_by_the_rounds_planned_and_read_as_soon_as_it_is_over() -> None:
    form, eight = LADDER, 8
    early = prizes(ROUNDS[:3], form, planned=eight, seed=SEED, names=NAMES)
    assert "half_time" not in {prize.kind for prize in early}
    half = prizes(ROUNDS, form, planned=eight, seed=SEED, names=NAMES)
    assert half[0].kind == "half_time"
    assert half[0].guest == standings(ROUNDS, form)[0].guest


@pytest.mark.rule("P32")
def test_the_lowest_goes_to_one_who_stayed_and_the_others_to_whoever_has_won_them() -> None:
    everybody = {prize.kind: prize for prize in prizes(ROUNDS, LADDER, planned=4, seed=SEED, names=NAMES)}
    left = {everybody["lowest"].guest, everybody["highest"].guest}
    stayed = set(range(1, 9)) - left
    found = {
        prize.kind: prize
        for prize in prizes(ROUNDS, LADDER, planned=4, seed=SEED, names=NAMES, stayed=stayed)
    }
    assert found["lowest"].guest in stayed
    assert {**everybody, "lowest": found["lowest"]} == found
    few = prizes(ROUNDS, LADDER, planned=4, seed=SEED, names=NAMES, stayed=set(range(1, 6)))
    assert "lowest" not in {prize.kind for prize in few}


@pytest.mark.rule("P32")
def test_a_pair_gets_its_prize_together_and_is_not_level_with_itself() -> None:
    form, present = movement("partner"), players(24)
    seating, rounds = form.first_seating(present, 4, SEED), list[PlayedRound]()
    for _ in range(4):
        # The pair with the lower number is always the better one, and by how much tells it from the rest.
        strength = [[min(one.up, one.down) for one in found.pairs] for found in seating.tables]
        results = [TableResult((DealScore((7, 6), (60 - 2 * n, 60 - 2 * e)),)) for n, e in strength]
        rounds.append(PlayedRound(seating, tuple(results)))
        seating = form.next_seating(rounds, present, 4, SEED)
    found = given([CountedRound(one, tuple(range(1, 25))) for one in rounds], form)
    assert list(found) == KINDS
    for prize in found.values():
        assert prize.partner == prize.guest + 1
        assert prize.guest % 2 == 1
    assert found["highest"].guest != found["second"].guest != found["third"].guest
    assert len({found[kind].guest for kind in ("highest", "second", "third", "lowest")}) == 4


@pytest.mark.rule("P30")
def test_each_line_of_a_compass_has_its_own_prizes_north_and_south_first() -> None:
    form, present = movement("compass"), players(24)
    seating, rounds = form.first_seating(present, 4, SEED), list[PlayedRound]()
    for _ in range(4):
        # The pair with the lower number is the better one of its line, whatever the cards of the line are worth.
        scores = [(60 - 2 * found.first.up, 30 - found.second.up) for found in seating.tables]
        results = tuple(TableResult((DealScore((7, 6), one),)) for one in scores)
        rounds.append(PlayedRound(seating, results))
        seating = form.next_seating(rounds, present, 4, SEED)
    counts = [CountedRound(one, tuple(range(1, 25))) for one in rounds]
    found = prizes(counts, form, planned=4, seed=SEED, names=NAMES)
    assert [(kind, side) for kind in KINDS for side in (0, 1)] == [(one.kind, one.direction) for one in found]
    first = [one.first.up for one in rounds[0].seating.tables]
    second = [one.second.up for one in rounds[0].seating.tables]
    highest = {one.direction: (one.guest, one.partner) for one in found if one.kind == "highest"}
    assert {0: (min(first), min(first) + 1), 1: (min(second), min(second) + 1)} == highest
    assert all(one.guest in (second if one.direction else first) for one in found)


def test_bots_get_no_prize() -> None:
    rounds = [CountedRound(played(SEATING, [0, 0]), (0, 0, 3, 4, 0, 0, 7, 8))] * 4
    assert {prize.guest for prize in given(rounds).values()} <= {3, 4, 7, 8}


@pytest.mark.rule("P36")
def test_each_prize_of_an_evening_of_ladies_and_gents_is_for_a_lady_and_for_a_gent() -> None:
    drive = movement("progressive")
    seating = Seating(tuple(table(*range(at, at + 4)) for at in range(1, 24, 4)))
    results = tuple(TableResult((DealScore((ours, 13 - ours)),)) for ours in (12, 11, 10, 9, 8, 7))
    rounds = [CountedRound(PlayedRound(seating, results), tuple(range(1, 25)))] * 4
    sat = parts_sat(rounds)
    found = prizes(rounds, drive, planned=4, seed=SEED, names=NAMES, parts=sat)
    kinds = [kind for kind in ("half_time", "lowest", "second", "highest") for _ in range(2)]
    assert kinds == [prize.kind for prize in found]
    assert ["lady", "gent"] * 4 == [prize.part for prize in found]
    assert all(sat[prize.guest] == prize.part for prize in found)
    # North and South of table 1 took most tricks: players 1 and 3; North is the lady.
    assert [1, 3] == [prize.guest for prize in found if prize.kind == "highest"]


@pytest.mark.rule("P36")
def test_a_guest_contends_as_the_part_that_they_sat_as_most_of_equal_ones_the_last() -> None:
    rounds = [
        counted(SEATING, (9, 0), (8, 1)),
        counted(Seating((table(2, 3, 1, 4), table(5, 7, 6, 8))), (9, 0), (8, 1)),
    ]
    assert {1: "gent", 2: "lady", 3: "lady"} == {one: parts_sat(rounds)[one] for one in (1, 2, 3)}
    assert "lady" == parts_sat([*rounds, rounds[0]])[1]
