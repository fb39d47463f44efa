"""Evenings of ladies and gents: who takes which part, until when, and what the log makes of it."""

from typing import Any

import msgspec
import pytest

from tests.club.evenings import NAMES, OLGA, Evening, person
from tests.club.ladies_gents import RandomDrive
from whistclub.club.evening import commands as ask
from whistclub.club.evening import sight
from whistclub.club.evening.entries import GuestAdded
from whistclub.club.evening.log import fold_all
from whistclub.club.evening.lookup import running_round
from whistclub.evenings.parts import PARTS, Part
from whistclub.evenings.seating import Player

LADY, GENT = PARTS


def drive(*parts: Part | None, **settings: Any) -> Evening:
    """A drive with these guests, who scan the poster one after the other."""
    chosen: dict[str, Any] = {
        "format": "progressive",
        "moving": "ladies_gents",
        "first": "entered",
        "rounds": 8,
    }
    evening = Evening(**chosen | settings)
    for number, part in enumerate(parts, 1):
        evening.do(person(number), ask.Join, name=NAMES[number], part=part)
    return evening


def parts(evening: Evening) -> list[Part | None]:
    return [guest.part for guest in evening.state.guests]


def test_whoever_joins_and_whoever_is_entered_says_their_part() -> None:
    evening = drive(LADY, GENT, None)
    evening.do(OLGA, ask.AddGuest, name="Karla", part="lady")
    assert [LADY, GENT, None, LADY] == parts(evening)


def test_an_expected_guest_who_comes_says_their_part() -> None:
    evening = drive()
    evening.do(OLGA, ask.AddGuest, name="Jonas", here=False)
    made = evening.do(person(1), ask.Join, guest=1, part="gent")
    assert ["GuestArrived", "PartChosen"] == [type(entry).__name__ for entry in made]
    assert [GENT] == parts(evening)


def test_a_part_may_be_changed_by_oneself_or_an_organiser_until_one_has_had_a_seat() -> None:
    evening = drive(*[LADY, GENT] * 4)
    evening.do(person(1), ask.ChoosePart, part="gent")
    assert "evening-organisers-only" == evening.refused(person(1), ask.ChoosePart, guest=2, part="lady")
    evening.do(OLGA, ask.ChoosePart, guest=2, part="lady")
    assert [GENT, LADY] == parts(evening)[:2]
    evening.do(OLGA, ask.Undo, undone=evening.state.seq)
    assert [GENT, GENT] == parts(evening)[:2]
    evening.begin()
    assert "evening-part-late" == evening.refused(OLGA, ask.ChoosePart, guest=1, part="lady")


def test_nobody_is_asked_for_a_part_elsewhere() -> None:
    evening = Evening()
    (entry,) = evening.do(person(1), ask.Join, name="Ada", part="lady")
    assert isinstance(entry, GuestAdded)
    assert [None] == parts(evening)
    assert "evening-no-parts" == evening.refused(person(1), ask.ChoosePart, part="lady")


@pytest.mark.parametrize("key", ["ladder", "partner", "individual", "compass"])
def test_ladies_and_gents_are_refused_where_losers_do_not_part(key: str) -> None:
    evening = Evening()
    changed = msgspec.structs.replace(evening.state.settings, format=key, moving="ladies_gents")
    assert "evening-parts-in-drives" == evening.refused(OLGA, ask.ChangeSettings, settings=changed)


@pytest.mark.rule("P34")
def test_a_round_begins_once_everybody_has_said_a_part() -> None:
    evening = drive(LADY, LADY, LADY, GENT, GENT, GENT, None, None)
    assert "evening-parts-missing" == evening.refused(OLGA, ask.BeginRound, round=1)
    for guest in (7, 8):
        evening.do(OLGA, ask.ChoosePart, guest=guest, part="gent")
    evening.begin()
    evening.do(OLGA, ask.AddGuest, name="Karla")
    evening.played(9)
    assert "evening-parts-missing" == evening.refused(OLGA, ask.BeginRound, round=2)
    evening.do(OLGA, ask.ChoosePart, guest=9, part="lady")
    evening.begin()


def test_each_table_is_two_ladies_and_two_gents_filled_up_by_bots_on_line() -> None:
    evening = drive(LADY, LADY, LADY, GENT, place="online", tables=2)
    evening.begin()
    seated = evening.seated()
    assert {1, 2, 3, 0} == {seated[at] for at in (0, 1, 4, 5)}
    assert {4, 0} == {seated[at] for at in (2, 3, 6, 7)}


def test_two_who_changed_places_across_the_parts_are_back_in_their_own_in_the_next_round() -> None:
    evening = drive(*[LADY, GENT] * 6)
    evening.begin()
    lady, gent = evening.guest_at(1, 0), evening.guest_at(3, 2)
    evening.do(OLGA, ask.Swap, guest=lady, other=gent)
    evening.played(9, 4, 9)
    evening.begin()
    ladies = {guest for at, guest in enumerate(evening.seated()) if at % 4 < 2}
    assert {1, 3, 5, 7, 9, 11} == ladies


def test_the_next_seats_told_as_certain_are_those_of_the_next_round() -> None:
    evening = drive(*[LADY, LADY, GENT] * 7, tables=5)
    for ours in (9, 4, 8, 2):
        evening.begin()
        number = evening.round_number
        for table in range(1, 5):
            evening.enter(table, 1, ours if table % 2 else 13 - ours, number)
        certain = sight.certain_next(evening.state)
        evening.enter(5, 1, 7, number)
        assert running_round(evening.state) is None
        evening.begin()
        seating = evening.state.rounds[-1].seating
        at = {
            player: (table, seat)
            for table, four in enumerate(seating.tables, 1)
            for seat, player in enumerate(four.players)
        }
        assert certain == {player: at[Player(player)] for player in certain}
        evening.played(6)


def test_random_evenings_break_nothing_and_their_log_makes_them_again() -> None:
    evenings = [RandomDrive(f"suite {number}").play(10) for number in range(40)]
    assert [] == [broken for evening in evenings for broken in evening.broken]
    assert {"cards", "online"} == {evening.state.settings.place for evening in evenings}
    for evening in evenings[:5]:
        assert evening.state == fold_all(evening.log)
