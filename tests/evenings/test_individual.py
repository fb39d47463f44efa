"""Individual evenings: the schedule, and the rounds after people came or left."""

import time
from collections import Counter
from collections.abc import Sequence

import pytest

from tests.sampling import thinned
from whistclub.cards.errors import BadSeating
from whistclub.evenings.formats.individual import Individual
from whistclub.evenings.formats.registry import movement
from whistclub.evenings.results import DealScore, PlayedRound, TableResult
from whistclub.evenings.schedules.continued import continued
from whistclub.evenings.schedules.schedule import schedule
from whistclub.evenings.schedules.verifier import check_schedule
from whistclub.evenings.seating import Player, Seating
from whistclub.messages import Catalogue, Speaker

SEED = bytes(range(32))
WON = TableResult((DealScore((8, 5)),))
LOST = TableResult((DealScore((6, 7)),))


def people(*numbers: int) -> list[Player]:
    return [Player(number) for number in numbers]


def evening(
    counts: Sequence[Sequence[Player]], seed: bytes = SEED, result: TableResult = WON
) -> list[Seating]:
    """The seatings of an evening with these players in each round."""
    format_ = Individual()
    played = [PlayedRound(format_.first_seating(counts[0], len(counts), seed), (result,) * 250)]
    for players in counts[1:]:
        played.append(PlayedRound(format_.next_seating(played, players, len(counts), seed), (result,) * 250))
    return [one.seating for one in played]


def test_it_is_the_format_of_its_key() -> None:
    assert Individual() == movement("individual")


@pytest.mark.parametrize("count", [4, 7, 13, 24, 50])
def test_an_evening_follows_its_schedule_for_players_of_any_numbers_whatever_the_results(count: int) -> None:
    players = people(*range(3 * count, 2 * count, -1))
    rounds = evening([players] * 9)
    assert check_schedule(schedule(count, 9), people(*range(1, count + 1))) == check_schedule(rounds, players)
    assert rounds == evening([players] * 9, result=LOST)
    assert rounds == evening([sorted(players)[::-1], *[sorted(players)] * 8])


@pytest.mark.parametrize(("count", "rounds"), [(9, 9), (13, 13), (16, 15)])
def test_nobody_may_sit_down_twice_or_play_at_less_than_a_table(count: int, rounds: int) -> None:
    with pytest.raises(BadSeating):
        Individual().first_seating(people(1, 2, 3), rounds, SEED)
    with pytest.raises(BadSeating):
        Individual().first_seating(people(1, 2, 3, 3), rounds, SEED)
    with pytest.raises(BadSeating):
        Individual().bounds(3, rounds)


@pytest.mark.parametrize("seed", [SEED, bytes(32)])
def test_after_people_come_and_leave_nobody_has_a_partner_twice_or_an_opponent_a_third_time(
    seed: bytes,
) -> None:
    here = people(*range(1, 27))
    some_left = [player for player in here if player not in {3, 8}]
    more = [*some_left, *people(27, 28, 29, 30, 31)]
    rounds = evening([here, here, some_left, some_left, more, more, more, more], seed)
    partners: Counter[frozenset[Player]] = Counter()
    opponents: Counter[frozenset[Player]] = Counter()
    for one in rounds:
        for table in one.tables:
            north, east, south, west = table.players
            partners.update([frozenset((north, south)), frozenset((east, west))])
            opponents.update(frozenset((a, b)) for a in (north, south) for b in (east, west))
    assert 1 == max(partners.values())
    assert 2 >= max(opponents.values())
    assert rounds == evening([here, here, some_left, some_left, more, more, more, more], seed)


def test_the_plan_made_after_people_left_is_followed() -> None:
    here, some_left = people(*range(1, 25)), people(*range(1, 23))
    rounds = evening([here] * 3 + [some_left] * 6)
    assert continued(tuple(rounds[:3]), tuple(some_left), 9, SEED) == tuple(rounds)


@pytest.mark.parametrize("count", thinned([5, 6, 7, 9, 14, 30], keep=[7, 30]))
def test_everybody_sits_once_and_people_sit_out_by_the_rota_when_one_comes_late(count: int) -> None:
    first, later = people(*range(1, count + 1)), people(*range(1, count + 2))
    rounds = evening([first, *[later] * 11])
    out: Counter[Player] = Counter()
    for players, one in zip([first, *[later] * 11], rounds, strict=True):
        assert sorted(players) == sorted(one.players)
        assert len(players) // 4 == len(one.tables)
        out.update(one.out)
    times = [out[player] for player in later]
    assert max(times) - min(times) <= 1


def test_a_thousand_people_are_seated_anew_in_under_a_second() -> None:
    first, later = people(*range(1, 1001)), people(*range(1, 1000))
    rounds = [PlayedRound(Individual().first_seating(first, 24, SEED), (WON,) * 250)]
    rounds += [
        PlayedRound(Individual().next_seating(rounds, first, 24, SEED), (WON,) * 250) for _ in range(1)
    ]
    begin_s = time.process_time()
    found = Individual().next_seating(rounds, later, 24, SEED)
    assert time.process_time() - begin_s < 1
    assert sorted(later) == sorted(found.players)


@pytest.mark.parametrize(
    ("count", "rounds", "english", "german"),
    [
        (13, 13, "Everybody partners everybody once", "Jeder hat jeden einmal zum Partner"),
        (
            23,
            11,
            "No partner twice; one pair meets twice.",
            "Kein Partner zweimal; ein Paar trifft sich zweimal.",
        ),
        (160, 24, "No partner twice, no opponent twice.", "Kein Partner zweimal, kein Gegner zweimal."),
        (4, 24, "more than eight times", "8-mal"),
    ],
)
def test_the_bounds_are_said_in_words(count: int, rounds: int, english: str, german: str) -> None:
    first = Individual().bounds(count, rounds)[0]
    assert english in Speaker(Catalogue("en"), "french").reason(first)
    assert german in Speaker(Catalogue("de"), "french").reason(first)


def test_the_bounds_say_that_people_sit_out() -> None:
    assert [3] == [one.fact("count") for one in Individual().bounds(15, 8) if one.key == "evening-bounds-out"]


def test_no_result_decides_who_comes_to_a_table() -> None:
    assert {()} == {Individual().feeders(table, 9) for table in range(1, 10)}
