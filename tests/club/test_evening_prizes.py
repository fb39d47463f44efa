"""Prizes that are chosen: which are given, in which order, to whom, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest

from tests.club.evenings import OLGA, Evening, begun, person
from whistclub.club.evening import commands as ask
from whistclub.club.evening import sight
from whistclub.club.evening.settings import ChosenPrize
from whistclub.evenings.prizes import Prize


def drive(seed: str = "1", **settings: Any) -> Evening:
    """A progressive drive of four tables after two rounds."""
    evening = begun(16, seed, format="progressive", rounds=4, tables=4, **settings)
    evening.played(8, 12, 5, 7)
    evening.begin()
    evening.played(9, 4, 6, 8)
    return evening


def chosen(evening: Evening, *prizes: ChosenPrize) -> tuple[Prize, ...]:
    evening.do(OLGA, ask.ChoosePrizes, prizes=prizes)
    return sight.prizes(evening.state)


def test_chosen_prizes_are_those_that_are_given_in_the_order_of_reading() -> None:
    evening = drive()
    usual = sight.prizes(evening.state)
    wanted = (
        ChosenPrize("highest"),
        ChosenPrize("most_in_deal"),
        ChosenPrize("lucky_table"),
        ChosenPrize("own", " the  best hat ", 3),
        ChosenPrize("own", "the longest way"),
    )
    found = chosen(evening, *wanted)
    assert ["own", "lucky_table", "most_in_deal", "highest"] == [one.kind for one in found]
    assert ("the best hat", 3) == (found[0].words, found[0].guest)
    assert usual[-1] == found[-1]
    evening.do(OLGA, ask.ChoosePrizes, prizes=None)
    assert usual == sight.prizes(evening.state)


def test_the_lucky_table_is_drawn_from_the_seed_and_goes_to_those_who_sat_there_last() -> None:
    drawn = set()
    for seed in map(str, range(12)):
        evening = drive(seed)
        [prize] = chosen(evening, ChosenPrize("lucky_table"))
        assert (prize,) == sight.prizes(evening.state)
        table = int(prize.value)
        assert {evening.guest_at(table, seat) for seat in range(4)} == set(prize.people)
        drawn.add(table)
    assert {1, 2, 3, 4} == drawn


def test_the_most_in_one_deal_goes_by_the_last_round_among_equal_ones() -> None:
    evening = drive()
    [prize] = chosen(evening, ChosenPrize("most_in_deal"))
    played = evening.state.rounds[0]
    best = {played.holders[one - 1] for one in played.seating.tables[1].pairs[0]}
    assert 12 == prize.value
    assert prize.guest in best
    last = evening.state.rounds[1]
    tricks = {
        last.holders[player - 1]: (ours, 13 - ours)[side]
        for table, ours in zip(last.seating.tables, (9, 4, 6, 8), strict=True)
        for side, pair in enumerate(table.pairs)
        for player in pair
    }
    assert max(tricks[guest] for guest in best) == tricks[prize.guest]
    assert prize.tie is not None


def test_prizes_of_ladies_and_gents_go_to_one_of_each_and_the_most_in_a_deal_to_one() -> None:
    evening = Evening(format="progressive", moving="ladies_gents", rounds=4)
    for number in range(8):
        evening.do(OLGA, ask.AddGuest, name=f"Nr {number}", part="lady" if number % 2 else "gent")
    evening.begin()
    evening.played(8)
    found = chosen(evening, ChosenPrize("highest"), ChosenPrize("most_in_deal"))
    assert [("most_in_deal", None), ("highest", "lady"), ("highest", "gent")] == [
        (one.kind, one.part) for one in found
    ]


@pytest.mark.parametrize(
    ("expected", "prizes"),
    [
        ("evening-prize-twice", (ChosenPrize("second"), ChosenPrize("second"))),
        ("evening-prize-words", (ChosenPrize("own", "  "),)),
        ("evening-prize-words", (ChosenPrize("own", "hat\x00"),)),
        ("evening-guest-unknown", (ChosenPrize("own", "hat", 99),)),
        ("evening-prizes-own-many", tuple(ChosenPrize("own", f"hat {number}") for number in range(7))),
    ],
)
def test_prizes_without_sense_are_refused(expected: str, prizes: tuple[ChosenPrize, ...]) -> None:
    assert expected == drive().refused(OLGA, ask.ChoosePrizes, prizes=prizes)


def test_only_an_organiser_chooses_prizes_and_may_take_it_back() -> None:
    evening = drive()
    assert "evening-organisers-only" == evening.refused(person(1), ask.ChoosePrizes, prizes=())
    assert () == chosen(evening)
    act = evening.state.last_act
    assert act is not None
    evening.do(OLGA, ask.Undo, undone=act.seq)
    assert len(sight.prizes(evening.state)) > 1
