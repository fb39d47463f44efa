"""Wishes at an individual evening: people kept apart, and people who stay at a table."""

from itertools import pairwise

import pytest

from tests.evenings.evenings import SEED, players
from whistclub.evenings.formats.individual import Individual
from whistclub.evenings.results import PlayedRound
from whistclub.evenings.schedules.improving import improved, quality_of
from whistclub.evenings.schedules.schedule import schedule
from whistclub.evenings.seating import Player, Seating
from whistclub.evenings.wishes import NO_WISHES, Apart, Wishes, broken

ONE, TWO, THREE, FOUR, FIVE, SIX = map(Player, range(1, 7))
COUPLES = (Apart(ONE, TWO), Apart(THREE, FOUR), Apart(FIVE, SIX))


def rounds_of(wishes: Wishes, count: int, rounds: int, gone: dict[int, int] | None = None) -> list[Seating]:
    """The seatings of an evening; `gone` are the rounds from which so many have left."""
    form, played = Individual(wishes=wishes), list[PlayedRound]()
    seating = form.first_seating(players(count), rounds, SEED)
    for number in range(1, rounds):
        played.append(PlayedRound(seating, ()))
        left = sum(many for since, many in (gone or {}).items() if number >= since)
        seating = form.next_seating(played, players(count - left), rounds, SEED)
    return [*(one.seating for one in played), seating]


@pytest.mark.parametrize(("count", "rounds"), [(24, 10), (28, 15), (23, 8), (12, 5), (40, 8)])
def test_couples_are_never_partners_and_the_plan_is_as_good_as_without_them(count: int, rounds: int) -> None:
    found = rounds_of(Wishes(COUPLES), count, rounds)
    assert 0 == broken(found, Wishes(COUPLES))
    assert quality_of(schedule(count, rounds), count) == quality_of(found, count)


@pytest.mark.parametrize(("count", "rounds"), [(24, 6), (24, 23), (16, 15), (13, 13)])
def test_two_who_are_kept_apart_are_never_at_one_table_even_where_everybody_would_meet(
    count: int, rounds: int
) -> None:
    wishes = Wishes((Apart(ONE, TWO, at_tables=True),))
    assert 0 < broken(schedule(count, rounds), wishes) or rounds < 10
    assert 0 == broken(rounds_of(wishes, count, rounds), wishes)


def test_who_stays_at_a_table_sits_north_there_in_every_round_and_two_of_them_never_meet() -> None:
    wishes = Wishes(stays=((FIVE, 2), (SIX, 1)))
    found = rounds_of(wishes, 24, 10)
    assert {FIVE} == {one.tables[1].players[0] for one in found}
    assert {SIX} == {one.tables[0].players[0] for one in found}
    assert quality_of(schedule(24, 10), 24) == quality_of(found, 24)


def test_who_stays_at_a_table_does_so_while_another_sits_out() -> None:
    found = rounds_of(Wishes(stays=((FIVE, 2), (SIX, 3))), 13, 13)
    assert [(FIVE,), (SIX,)] == sorted(one.out for one in found if {FIVE, SIX} & {*one.out})
    assert {FIVE} == {one.tables[1].players[0] for one in found if FIVE not in one.out}
    assert {SIX} == {one.tables[2].players[0] for one in found if SIX not in one.out}


def test_wishes_are_kept_after_people_left() -> None:
    wishes = Wishes(COUPLES, ((Player(7), 1),))
    found = rounds_of(wishes, 24, 9, {4: 2, 6: 1})
    assert [24] * 4 + [22] * 2 + [21] * 3 == [len(one.players) for one in found]
    assert 0 == broken(found, wishes)
    assert {7} == {one.tables[0].players[0] for one in found if Player(7) not in one.out}


def test_what_is_wished_after_some_rounds_holds_from_there_on() -> None:
    before, wishes = rounds_of(NO_WISHES, 16, 12), Wishes((Apart(ONE, TWO, at_tables=True),), since=3)
    form, played = Individual(wishes=wishes), [PlayedRound(one, ()) for one in before[:3]]
    while len(played) < 12:
        played.append(PlayedRound(form.next_seating(played, players(16), 12, SEED), ()))
    assert 0 == broken([one.seating for one in played[3:]], wishes)
    for one, other in pairwise(played):
        assert one != other


def test_the_search_keeps_a_wish_before_all_else() -> None:
    wishes = Wishes((Apart(ONE, TWO, at_tables=True),))
    begin = schedule(16, 15)
    last = next(one for one in improved(begin, 16, SEED, wishes) if not one.broken or one.steps > 3_000_000)
    assert 0 == last.broken == broken(last.seatings, wishes)
    assert last.quality > quality_of(begin, 16)
    assert not last.is_best
