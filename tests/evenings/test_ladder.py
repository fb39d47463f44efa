"""The ladder by hand, and a whole evening of it."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from tests.evenings.evenings import SEED, pairs, played, played_at_random, players, table
from whistclub.cards.errors import BadOption, BadSeating
from whistclub.evenings.formats.registry import FORMATS, movement
from whistclub.evenings.prizes import prizes
from whistclub.evenings.results import DealScore, PlayedRound, TableResult
from whistclub.evenings.seating import Pair, Player, Seating, TableSeats
from whistclub.evenings.standings import CountedRound, standings

LADDER = movement("ladder")
FIRST = [table(1, 3, 2, 4), table(5, 7, 6, 8), table(9, 11, 10, 12), table(13, 15, 14, 16)]
SECOND = [table(3, 5, 4, 6), table(1, 2, 9, 10), table(7, 8, 15, 16), table(11, 12, 13, 14)]
THIRD = [table(3, 2, 4, 10), table(5, 6, 7, 15), table(1, 9, 12, 14), table(8, 16, 11, 13)]


@pytest.mark.rule("P1", "P2", "P5", "P6", "P7")
def test_the_ladder_of_the_source_at_four_tables_for_three_rounds() -> None:
    present = players(16)
    first = LADDER.first_seating(present, 8, SEED)
    assert first == Seating(tuple(FIRST))
    rounds = [played(first, [1, 0, 0, 1])]
    second = LADDER.next_seating(rounds, present, 8, SEED)
    assert second == Seating(tuple(SECOND))
    rounds.append(played(second, [0, 1, 0, 1]))
    assert LADDER.next_seating(rounds, present, 8, SEED) == Seating(tuple(THIRD))


@pytest.mark.rule("P2")
@pytest.mark.parametrize("key", [key for key in FORMATS if key != "individual"])
def test_those_beyond_the_last_full_table_sit_out_the_first_round(key: str) -> None:
    first = movement(key).first_seating(
        [Player(number) for number in (5, 4, 3, 2, 9, 8, 7, 6, 1, 11)], 8, SEED
    )
    assert first == Seating((table(5, 3, 4, 2), table(9, 7, 8, 6)), (Player(1), Player(11)))


class Evening(NamedTuple):
    """The made-up evening: its guests in alphabetical order, its rounds and its standings."""

    names: list[str]
    rounds: list[PlayedRound]
    standings: dict[str, list[list[int | str]]]


@pytest.fixture(scope="module")
def evening() -> Evening:
    found = json.loads((Path(__file__).parent / "data/made_up_evening.json").read_text(encoding="utf-8"))
    names = sorted(name for one in found["rounds"][0] for name in (*one["ns"], *one["ew"]))
    return Evening(names, [_round(tables, names) for tables in found["rounds"]], found["standings"])


def _round(tables: list[dict[str, list[str]]], names: list[str]) -> PlayedRound:
    def pair(up: str, down: str) -> Pair:
        return Pair(Player(names.index(up) + 1), Player(names.index(down) + 1))

    seats = tuple(TableSeats(pair(*one["ns"]), pair(*one["ew"])) for one in tables)
    return PlayedRound(Seating(seats), tuple(_result([int(own) for own in one["d"]]) for one in tables))


def _result(tricks: list[int]) -> TableResult:
    return TableResult(
        tuple(DealScore((own, 13 - own), (max(0, own - 6), max(0, 7 - own))) for own in tricks)
    )


@pytest.mark.rule("P5", "P6", "P7")
def test_every_seating_of_the_made_up_evening_follows_from_its_results(evening: Evening) -> None:
    first = evening.rounds[0].seating
    entered = [player for one in first.tables for pair in one.pairs for player in pair]
    assert LADDER.first_seating(entered, 8, SEED) == first
    for number in range(1, 8):
        assert (
            LADDER.next_seating(evening.rounds[:number], entered, 8, SEED) == evening.rounds[number].seating
        )


@pytest.mark.rule("P24", "P28")
@pytest.mark.parametrize(
    ("part", "rounds"), [("half", slice(4)), ("last_two", slice(6, 8)), ("all", slice(8))]
)
def test_the_standings_of_the_made_up_evening(evening: Evening, part: str, rounds: slice) -> None:
    counted = [CountedRound(one, tuple(range(1, 25))) for one in evening.rounds[rounds]]
    rows = [[row.rank, evening.names[row.guest - 1], *row.values] for row in standings(counted, LADDER)]
    assert rows == evening.standings[part]


@pytest.mark.rule("P30", "P31")
def test_the_prizes_of_the_made_up_evening(evening: Evening) -> None:
    counted = [CountedRound(one, tuple(range(1, 25))) for one in evening.rounds]
    names = dict(enumerate(evening.names, start=1))
    given = prizes(counted, LADDER, planned=8, seed=SEED, names=names)
    got = [(prize.kind, names[prize.guest], int(prize.value), prize.unit) for prize in given]
    half, last, *ranks = got
    assert half == ("half_time", "Wilma", 3, "games_won")
    assert ranks == [
        ("lowest", "Ruth", 1, "games_won"),
        ("third", "Bartholomew", 6, "games_won"),
        ("second", "Jon", 6, "games_won"),
        ("highest", "Ada", 6, "games_won"),
    ]
    assert last in {("last_rounds", name, 15, "difference") for name in ("Ada", "Marta")}
    told = [prize.tie for prize in given]
    assert told[:1] + told[2:] == [None] * 5
    assert told[1] is not None
    assert told[1].key == "prize-tie-lot"
    assert {told[1].fact("other"), last[1]} == {"Ada", "Marta"}


@pytest.mark.rule("P8")
def test_the_random_way_takes_one_of_the_two_splits_at_each_table_and_the_same_for_the_same_seed() -> None:
    form, present = movement("ladder", "random"), players(80)
    rounds = [played_at_random(form.first_seating(present, 8, SEED), Random(2))]
    plain = LADDER.next_seating(rounds, present, 8, SEED)
    seen = set()
    for seed in (SEED, bytes(32)):
        drawn = form.next_seating(rounds, present, 8, seed)
        assert form.next_seating(rounds, present, 8, seed) == drawn
        assert drawn.tables[0] == plain.tables[0]
        ways = []
        for split, default in zip(drawn.tables[1:], plain.tables[1:], strict=True):
            crossed = table(default.first.up, default.second.up, default.second.down, default.first.down)
            assert split == default or pairs([split]) == pairs([crossed])
            ways.append(split == default)
        assert 0 < sum(ways) < 19
        seen.add(tuple(ways))
    assert len(seen) == 2


@pytest.mark.rule("P8")
def test_the_way_of_fewest_repeats_counts_earlier_rounds_and_takes_the_default_where_it_is_level() -> None:
    form, present = movement("ladder", "fewest_repeats"), players(16)
    rounds = [played(Seating(tuple(FIRST)), [1, 0, 0, 1])]
    assert form.next_seating(rounds, present, 8, SEED).tables == tuple(SECOND)
    earlier = played(Seating((table(7, 1, 15, 2), *FIRST[1:3], table(13, 3, 14, 4))), [0, 0, 0, 0])
    third = form.next_seating([earlier, *rounds], present, 8, SEED).tables
    assert third[:2] == tuple(SECOND[:2])
    assert third[2] == table(7, 8, 16, 15)
    assert third[3] == SECOND[3]


@pytest.mark.rule("P4")
def test_a_level_table_goes_to_the_side_that_was_named_and_cannot_be_left_open() -> None:
    present = players(8)
    first = LADDER.first_seating(present, 8, SEED)
    level = (DealScore((7, 6), (1, 0)), DealScore((6, 7), (0, 1)))
    for side in (0, 1):
        named = PlayedRound(
            first, (TableResult(level, decided=1 if side else 0), TableResult(level, decided=0))
        )
        assert LADDER.next_seating([named], present, 8, SEED).tables[0].first == first.tables[0].pairs[side]
    still_open = PlayedRound(first, (TableResult(level, decided=0), TableResult(level)))
    with pytest.raises(BadSeating, match="evening-table-level"):
        LADDER.next_seating([still_open], present, 8, SEED)


@pytest.mark.parametrize("key", [key for key in FORMATS if key != "individual"])
def test_one_table_is_too_few_and_nobody_comes_twice(key: str) -> None:
    form = movement(key)
    with pytest.raises(BadSeating, match="evening-format-too-few"):
        form.first_seating(players(7), 8, SEED)
    with pytest.raises(BadSeating, match="evening-player-twice"):
        form.first_seating([*players(8), Player(3)], 8, SEED)


def test_an_unknown_format_or_pairing_is_refused() -> None:
    with pytest.raises(BadOption, match="format-unknown"):
        movement("carousel")
    with pytest.raises(BadOption, match="pairing-unknown"):
        movement("ladder", "last_last")
