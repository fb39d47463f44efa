"""Next seats that are certain: as soon as they can be known, and never wrong."""

from __future__ import annotations

from random import Random

import pytest

from tests.evenings.evenings import SEED, played, played_at_random, players, won
from tests.evenings.test_neighbours import KINDS
from whistclub.evenings.formats.registry import movement
from whistclub.evenings.preview import certain_seats
from whistclub.evenings.results import DealScore, PlayedRound, TableResult
from whistclub.evenings.seating import Player, Seating
from whistclub.rules.seats import FOUR


def seats(seating: Seating) -> dict[Player, tuple[int, int]]:
    return {
        player: (number, seat)
        for number, table in enumerate(seating.tables, start=1)
        for seat, player in zip(FOUR, table.players, strict=True)
    }


@pytest.mark.parametrize(("key", "pairing"), KINDS)
def test_certain_seats_are_those_of_the_next_seating_however_the_others_end(key: str, pairing: str) -> None:
    form, rng = movement(key, pairing), Random(f"{key} {pairing} certain")
    for _ in range(30):
        present = players(rng.randrange(8, 60))
        seating, rounds = form.first_seating(present, 9, SEED), list[PlayedRound]()
        for _ in range(4):
            following = rng.sample(
                present, rng.choice((len(present), len(present), max(8, len(present) - 3)))
            )
            results = [rng.choice((None, won(0), won(1))) for _ in seating.tables]
            known = certain_seats(form, rounds, seating, results, following, 9, SEED)
            for _ in range(3):
                ended = PlayedRound(seating, tuple(one or won(rng.randrange(2)) for one in results))
                after = seats(form.next_seating([*rounds, ended], following, 9, SEED))
                assert all(after[player] == seat for player, seat in known.items())
            rounds.append(played_at_random(seating, rng))
            seating = form.next_seating(rounds, present, 9, SEED)


@pytest.mark.parametrize(("key", "pairing"), KINDS)
def test_everyone_who_plays_on_knows_their_seat_when_all_results_are_in(key: str, pairing: str) -> None:
    form, present = movement(key, pairing), players(27)
    seating = form.first_seating(present, 9, SEED)
    last = played_at_random(seating, Random(4))
    known = certain_seats(form, [], seating, last.results, present, 9, SEED)
    assert known == seats(form.next_seating([last], present, 9, SEED))


def test_at_a_ladder_of_five_tables_the_first_two_results_seat_the_top_and_half_of_those_below() -> None:
    form, present = movement("ladder"), players(20)
    seating = form.first_seating(present, 8, SEED)
    results = [won(0), won(0), None, None, None]
    assert set(certain_seats(form, [], seating, results, present, 8, SEED)) == {1, 2, 5, 6}
    results = [won(0), won(0), won(1), None, None]
    assert set(certain_seats(form, [], seating, results, present, 8, SEED)) == {1, 2, 5, 6, 3, 4, 11, 12}


def test_in_a_drive_a_table_and_both_neighbours_must_be_in() -> None:
    form, present = movement("progressive"), players(20)
    seating = form.first_seating(present, 8, SEED)
    results = [won(0), won(0), won(0), None, None]
    # Table 2 gets its winners, the losing up of table 3 and the losing down of table 1.
    assert set(certain_seats(form, [], seating, results, present, 8, SEED)) == {5, 6, 11, 4}


def test_in_a_compass_a_table_knows_when_it_has_finished() -> None:
    form, present = movement("compass"), players(12)
    seating = form.first_seating(present, 3, SEED)
    known = certain_seats(form, [], seating, [None, won(0), None], present, 3, SEED)
    assert known == {5: (2, 0), 6: (2, 2), 7: (3, 1), 8: (3, 3)}


def test_a_level_table_is_not_in_until_it_is_decided() -> None:
    form, present = movement("ladder"), players(8)
    seating = form.first_seating(present, 8, SEED)
    level = (DealScore((7, 6), (1, 0)), DealScore((6, 7), (0, 1)))
    assert certain_seats(form, [], seating, [won(0), TableResult(level)], present, 8, SEED) == {}
    decided = [won(0), TableResult(level, decided=1)]
    assert set(certain_seats(form, [], seating, decided, present, 8, SEED)) == set(present)


def test_nobody_has_a_next_seat_in_the_last_round_or_with_too_few_people() -> None:
    form, present = movement("ladder"), players(8)
    seating = form.first_seating(present, 2, SEED)
    assert certain_seats(form, [], seating, [won(0), won(0)], present, 1, SEED) == {}
    assert certain_seats(form, [], seating, [won(0), won(0)], present[:7], 2, SEED) == {}
    assert certain_seats(form, [played(seating, [0, 0])], seating, [won(0), won(0)], present, 2, SEED) == {}
