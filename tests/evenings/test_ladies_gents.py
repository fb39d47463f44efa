"""Ladies and gents: the drives in which each pair is one of each, and everybody keeps their part."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from tests.evenings.drive_by_hand import DriveByHand, agrees
from tests.evenings.evenings import SEED, pairs, played, played_at_random, players, table
from whistclub.evenings.formats.registry import movement
from whistclub.evenings.parts import Part, Parts, parts_seated
from whistclub.evenings.results import PlayedRound
from whistclub.evenings.seating import Player, Seating

DRIVES = ("progressive", "semi_partner")


def badges(seating: Seating, parts: Parts) -> dict[Player, Part]:
    """The players who sit as the part that they have not taken, each with the part that they sit as."""
    return {player: sits for player, sits in parts_seated(seating).items() if parts.get(player, sits) != sits}


def half_and_half(people: int) -> dict[Player, Part]:
    """Players 1, 3, 5, ... are ladies, the others gents."""
    return {Player(one): "lady" if one % 2 else "gent" for one in range(1, people + 1)}


@pytest.mark.rule("P33")
def test_the_losing_lady_goes_up_the_losing_gent_down_and_the_winners_gent_changes_places() -> None:
    # Ladies 1, 3, 5, 7, 9, 11. East and West win table 1, North and South tables 2 and 3.
    first = Seating((table(1, 3, 2, 4), table(5, 7, 6, 8), table(9, 11, 10, 12)))
    moved = movement("progressive").next_seating(
        [played(first, [1, 0, 0])], players(12), 24, SEED, half_and_half(12)
    )
    # Lady 3 stays and meets lady 7 from table 2; gent 4 changes places with gent 12, who comes round the end.
    assert moved == Seating((table(3, 7, 12, 4), table(5, 11, 2, 6), table(9, 1, 8, 10)))


@pytest.mark.rule("P34")
@pytest.mark.parametrize("key", DRIVES)
@pytest.mark.parametrize("tables", [5, 7])
def test_everybody_keeps_their_part_by_every_result(key: str, tables: int) -> None:
    form, present, parts = movement(key), players(4 * tables), half_and_half(4 * tables)
    first = form.first_seating(present, 24, SEED, parts)
    assert parts_seated(first) == parts
    for sides in product((0, 1), repeat=tables):
        moved = form.next_seating([played(first, list(sides))], present, 24, SEED, parts)
        assert parts_seated(moved) == parts
        assert key == "semi_partner" or not pairs(first.tables) & pairs(moved.tables)


@pytest.mark.rule("P34")
def test_who_is_left_over_takes_the_other_part_and_keeps_it() -> None:
    parts: Parts = {Player(one): "lady" if one <= 26 else "gent" for one in range(1, 49)}
    form, rng = movement("progressive"), Random(1)
    seating, done = form.first_seating(players(48), 24, SEED, parts), list[PlayedRound]()
    assert badges(seating, parts) == {25: "gent", 26: "gent"}
    for _ in range(23):
        done.append(played_at_random(seating, rng))
        seating = form.next_seating(done, players(48), 24, SEED, parts)
        assert badges(seating, parts) == {25: "gent", 26: "gent"}


@pytest.mark.rule("P35")
def test_while_one_sits_out_each_round_nobody_changes_parts_and_all_of_the_larger_one_take_their_turn() -> (
    None
):
    parts: Parts = {Player(one): "lady" if one <= 25 else "gent" for one in range(1, 50)}
    form, rng, out = movement("progressive"), Random(2), list[Player]()
    seating, done = form.first_seating(players(49), 24, SEED, parts), list[PlayedRound]()
    first = badges(seating, parts)
    for _ in range(24):
        out.extend(seating.out)
        assert len(badges(seating, parts)) == len(first)
        done.append(played_at_random(seating, rng))
        seating = form.next_seating(done, players(49), 24, SEED, parts)
    assert len(set(out)) == 24


@pytest.mark.rule("P35")
@pytest.mark.parametrize("key", DRIVES)
@pytest.mark.parametrize("number", range(40))
def test_with_comers_and_leavers_pairs_stay_one_of_each_and_no_more_change_parts_than_must(
    key: str, number: int
) -> None:
    rng = Random(f"{key} {number}")
    form, parts, here = movement(key), dict[Player, Part](), list[Player]()
    _come(here, parts, rng, rng.randrange(8, 40))
    seating, done = form.first_seating(here, 12, SEED, parts), list[PlayedRound]()
    for _ in range(11):
        last, sat = seating, parts_seated(seating)
        done.append(played_at_random(seating, rng))
        _go(here, rng)
        _come(here, parts, rng, rng.randrange(3))
        seating = form.next_seating(done, here, 12, SEED, parts)
        assert sorted(seating.players) == sorted(here)
        now = parts_seated(seating)
        changed = [one for one in now if one in sat and now[one] != sat[one]]
        if len(here) == len(sat) + len(last.out) and set(here) == set(last.players) and not last.out:
            assert not changed
        _no_needless_change(now, sat, changed, parts)
        if key == "progressive" and len(seating.tables) >= 2:
            assert not pairs(last.tables) & pairs(seating.tables)


def _no_needless_change(now: Parts, sat: Parts, changed: list[Player], parts: Parts) -> None:
    """Nobody sits as the other part while somebody of that part does too; who changes away from their own does so where
    nobody new could have done it in their place.
    """
    assert 1 >= len({now[one] for one in now if now[one] != parts[one]})
    changed = [one for one in changed if now[one] != parts[one]]
    if any(now[one] != parts[one] for one in changed):
        into = now[changed[0]]
        assert not [one for one in now if one not in sat and now[one] != into]


def _come(here: list[Player], parts: dict[Player, Part], rng: Random, count: int) -> None:
    for _ in range(count):
        one = Player(len(parts) + 1)
        parts[one] = rng.choice(("lady", "gent", "lady"))
        here.append(one)


def _go(here: list[Player], rng: Random) -> None:
    for _ in range(rng.randrange(3)):
        if len(here) > 9:
            here.remove(rng.choice(here))


@pytest.mark.parametrize("key", DRIVES)
@pytest.mark.parametrize("tables", [5, 7])
def test_the_next_seats_are_those_counted_by_hand_by_every_result(key: str, tables: int) -> None:
    form, present, parts = movement(key), players(4 * tables), half_and_half(4 * tables)
    first = form.first_seating(present, 24, SEED, parts)
    for sides in product((0, 1), repeat=tables):
        moved = form.next_seating([played(first, list(sides))], present, 24, SEED, parts)
        assert agrees(key, first, sides, moved)


def test_with_comers_and_leavers_the_seats_are_those_counted_by_hand_where_the_same_people_play_on() -> None:
    drives = [DriveByHand(f"hand {number}").play() for number in range(40)]
    assert 100 < sum(drive.compared for drive in drives)
    assert 0 == sum(drive.different for drive in drives)
