"""The plan of an individual evening: found while people come, followed to the end, and with the wishes of guests."""

from typing import Any

import pytest

from tests.club.evenings import NAMES, OLGA, Evening, person
from whistclub.club.evening import commands as ask
from whistclub.club.evening.gathering import wishes_of
from whistclub.club.evening.log import fold_all
from whistclub.club.evening.plan import Wanted, plan_found, wanted_plan
from whistclub.club.evening.schedule import schedule
from whistclub.evenings.schedules.improving import improved
from whistclub.evenings.schedules.schedule import schedule as made_beforehand
from whistclub.evenings.seating import Player, Seating
from whistclub.evenings.wishes import broken


def individual(people: int = 24, **settings: Any) -> Evening:
    """An individual evening with open doors and so many guests."""
    evening = Evening(format="individual", **{"rounds": 12, "tables": 6, **settings})
    evening.join(people)
    return evening


def better(people: int, rounds: int) -> tuple[Seating, ...]:
    """A plan that is better than the one made beforehand."""
    begun = made_beforehand(people, rounds)
    going = improved(begun, people, bytes(32))
    begin = next(going)
    return next(one for one in going if one.quality < begin.quality).seatings


def play(evening: Evening, rounds: int) -> list[Seating]:
    """So many more rounds from here, and the seatings of all."""
    for _ in range(rounds):
        evening.begin()
        evening.played(8)
    return [one.seating for one in evening.state.rounds]


def test_a_plan_that_was_found_is_followed_to_the_end_and_printed_before() -> None:
    evening, found = individual(), better(24, 12)
    wanted = wanted_plan(evening.state)
    assert wanted == Wanted(24, 12)
    evening.take(plan_found(evening.state, wanted, found, evening.now_ms))
    assert found == schedule(evening.state).seatings
    assert list(found) == play(evening, 12)
    assert evening.state == fold_all(evening.log)


def test_a_plan_for_others_is_not_followed() -> None:
    evening, found = individual(), better(24, 12)
    evening.take(plan_found(evening.state, Wanted(24, 12), found, evening.now_ms))
    evening.do(person(1), ask.Leave)
    evening.do(person(25), ask.Join, name=NAMES[24])
    assert list(found) != play(evening, 12)
    assert () == plan_found(evening.state, Wanted(24, 12), found, evening.now_ms)


@pytest.mark.parametrize(
    ("wanted", "people", "settings"),
    [
        (Wanted(12, 12), 12, {}),
        (Wanted(24, 12), 3, {}),
        (Wanted(24, 5), 0, {"rounds": 5}),
        (None, 12, {"format": "ladder"}),
    ],
    ids=["those who are here", "the tables planned", "nobody yet", "no plan"],
)
def test_a_plan_is_wanted_for_those_who_are_here_or_for_the_tables_planned(
    wanted: Wanted | None, people: int, settings: dict[str, Any]
) -> None:
    evening = Evening(**{"format": "individual", "rounds": 12, "tables": 6, **settings})
    evening.join(people)
    assert wanted == wanted_plan(evening.state)


def test_none_is_wanted_once_the_first_round_is_on() -> None:
    evening = individual(8, rounds=3)
    evening.begin()
    assert wanted_plan(evening.state) is None


def test_guests_are_kept_apart_and_at_a_table_and_later_no_longer() -> None:
    evening = individual(16, rounds=6)
    evening.do(OLGA, ask.KeepApart, guest=2, other=1, how="partners")
    evening.do(OLGA, ask.KeepApart, guest=3, other=4, how="table")
    evening.do(OLGA, ask.KeepTable, guest=5, table=2)
    assert ((1, 2, "partners"), (3, 4, "table")) == evening.state.apart
    found = play(evening, 3)
    holders = evening.state.rounds[-1].holders
    assert 0 == broken(found, wishes_of(evening.state, holders))
    assert [5, 5, 5] == [holders[one.tables[1].players[0] - 1] for one in found]
    evening.do(OLGA, ask.KeepTable, guest=5, table=0)
    evening.do(OLGA, ask.KeepApart, guest=1, other=3, how="table")
    found = play(evening, 3)
    apart = wishes_of(evening.state, holders)
    assert 0 == broken(found[3:], apart)
    assert 3 == apart.since
    evening.do(OLGA, ask.KeepApart, guest=3, other=1, how="no")
    assert ((1, 2, "partners"), (3, 4, "table")) == evening.state.apart
    assert evening.state == fold_all(evening.log)


def test_a_wish_puts_a_plan_aside_that_was_found_before_it() -> None:
    evening, found = individual(), better(24, 12)
    evening.take(plan_found(evening.state, Wanted(24, 12), found, evening.now_ms))
    evening.do(OLGA, ask.KeepApart, guest=1, other=2, how="table")
    assert evening.state.plan is None
    found = tuple(play(evening, 12))
    assert 0 == broken(found, wishes_of(evening.state, evening.state.holders))


def test_a_wish_of_a_guest_who_leaves_is_forgotten_until_they_are_back() -> None:
    evening = individual(9, rounds=4, tables=2)
    evening.do(OLGA, ask.KeepTable, guest=9, table=1)
    evening.do(person(9), ask.Leave)
    play(evening, 2)
    evening.do(person(9), ask.Join)
    found = play(evening, 1)[-1]
    player = Player(1 + evening.state.rounds[-1].holders.index(9))
    assert player in {found.tables[0].players[0], *found.out}


@pytest.mark.parametrize(
    ("reason", "settings", "kind", "fields"),
    [
        ("evening-apart-of-one", {}, ask.KeepApart, {"guest": 1, "other": 1, "how": "table"}),
        ("evening-guest-unknown", {}, ask.KeepApart, {"guest": 1, "other": 30, "how": "table"}),
        ("evening-table-kept", {}, ask.KeepTable, {"guest": 2, "table": 1}),
        ("evening-wishes-individual", {"format": "ladder"}, ask.KeepTable, {"guest": 2, "table": 1}),
    ],
)
def test_wishes_that_make_no_sense_are_refused(
    reason: str, settings: dict[str, Any], kind: Any, fields: dict[str, Any]
) -> None:
    evening = Evening(**{"format": "individual", "tables": 6, **settings})
    evening.join(8)
    if not settings:
        evening.do(OLGA, ask.KeepTable, guest=1, table=1)
    assert reason == evening.refused(OLGA, kind, **fields)
    assert "evening-organisers-only" == evening.refused(person(1), kind, **fields)
