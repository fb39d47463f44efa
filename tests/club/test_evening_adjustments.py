"""Points that an organiser adds or takes: where they count, their corrections, and what is refused."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from tests.club.evenings import OLGA, Evening, begun, person
from whistclub.club.evening import commands as ask
from whistclub.club.evening import sight
from whistclub.club.evening.removal import without_person
from whistclub.club.people import Person

REVOKE = {"round": 1, "points": -3.0, "cause": "revoke"}


def drive(rounds: int = 1, people: int = 8, **settings: Any) -> Evening:
    """A progressive drive of one deal a round in which N and S took eight tricks at each table."""
    evening = begun(people, format="progressive", rounds=4, **settings)
    for number in range(rounds):
        if number:
            evening.begin()
        evening.played(8)
    return evening


def tricks_of(evening: Evening, guest: int) -> Fraction:
    return next(row.values[0] for row in sight.standings(evening.state) if row.guest == guest)


def test_points_that_are_taken_count_in_the_standings_and_the_prizes_and_leave_the_rounds_won() -> None:
    evening = drive()
    guest = evening.guest_at(1, 0)
    evening.do(OLGA, ask.Adjust, guest=guest, **REVOKE)
    row = next(row for row in sight.standings(evening.state) if row.guest == guest)
    assert [5, 1] == list(row.values)
    assert sight.prizes(evening.state)[-1].guest != guest
    evening.do(OLGA, ask.Adjust, guest=guest, round=1, points=6.5, cause="average")
    assert Fraction(23, 2) == sight.prizes(evening.state)[-1].value


def test_an_adjustment_is_corrected_taken_back_and_undone_as_any_other_word_of_an_organiser() -> None:
    evening = drive()
    guest = evening.guest_at(1, 0)
    evening.do(OLGA, ask.Adjust, guest=guest, **REVOKE)
    evening.do(OLGA, ask.Adjust, number=1, guest=guest, **REVOKE | {"points": -1.0})
    assert 7 == tricks_of(evening, guest)
    assert (-3.0,) == evening.state.adjustments[0].was
    assert () == evening.do(OLGA, ask.Adjust, number=1, guest=guest, **REVOKE | {"points": -1.0})
    evening.do(OLGA, ask.TakeBackAdjustment, number=1)
    assert () == evening.do(OLGA, ask.TakeBackAdjustment, number=1)
    assert 8 == tricks_of(evening, guest)
    assert evening.state.adjustments[0].taken_back
    act = evening.state.last_act
    assert act is not None
    evening.do(OLGA, ask.Undo, undone=act.seq)
    assert 7 == tricks_of(evening, guest)


def test_a_round_sat_out_counts_the_mean_of_those_played_and_not_of_what_was_taken() -> None:
    evening = drive(rounds=2, people=9)
    last = evening.state.rounds[-1]
    [player] = last.seating.out
    guest = last.holders[player - 1]
    before = tricks_of(evening, guest)
    evening.do(OLGA, ask.Adjust, guest=guest, **REVOKE | {"round": 2})
    assert before - 3 == tricks_of(evening, guest)


def test_in_a_format_in_which_pairs_stay_both_of_a_pair_are_adjusted() -> None:
    evening = begun(8, format="partner", rounds=4)
    evening.played(8)
    evening.do(OLGA, ask.Adjust, guest=evening.guest_at(1, 0), **REVOKE)
    pair = {evening.guest_at(1, 0), evening.guest_at(1, 2)}
    assert pair == set(evening.state.adjustments[0].guests)
    both = [row for row in sight.standings(evening.state) if row.guest in pair]
    assert both[0].values == both[1].values


@pytest.mark.parametrize(
    ("expected", "wrong"),
    [
        ("evening-adjustment-nothing", {"points": 0.0}),
        ("evening-adjustment-words", {"cause": "other", "words": "  "}),
        ("evening-adjustment-unreadable", {"words": "late\x07"}),
        ("evening-adjustment-unknown", {"number": 2}),
        ("evening-guest-unknown", {"guest": 99}),
        ("evening-no-such-round", {"round": 2}),
        ("evening-adjustment-not-there", {"guest": 9}),
    ],
)
def test_an_adjustment_without_sense_is_refused(expected: str, wrong: dict[str, object]) -> None:
    evening = drive()
    evening.do(OLGA, ask.AddGuest, name="Late Lena")
    assert expected == evening.refused(OLGA, ask.Adjust, **{"guest": 1, **REVOKE, **wrong})


def test_only_an_organiser_adjusts_and_only_until_the_evening_is_over() -> None:
    evening = drive()
    assert "evening-organisers-only" == evening.refused(person(1), ask.Adjust, guest=2, **REVOKE)
    assert "evening-adjustment-unknown" == evening.refused(OLGA, ask.TakeBackAdjustment, number=1)
    evening.do(OLGA, ask.Finish)
    assert "evening-over" == evening.refused(OLGA, ask.Adjust, guest=1, **REVOKE)


def test_the_words_of_an_adjustment_go_with_the_person_who_is_removed() -> None:
    evening = drive()
    said = REVOKE | {"cause": "other", "words": "Bara came late"}
    evening.do(OLGA, ask.Adjust, guest=1, **said)
    kept = without_person(evening.log, "person-1", Person("neutral", "Somebody", 1, 0), evening.now_ms)
    assert not any("came late" in str(entry) for entry in kept)
