"""Sitting out, coming and going: by hand, and over random evenings of every format."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from time import process_time
from typing import NamedTuple

import pytest

from tests.evenings.evenings import (
    SEED,
    pairs,
    places,
    played,
    played_at_random,
    players,
    seats_all_once,
    table,
    winning_pairs,
)
from tests.evenings.test_neighbours import KINDS
from tests.sampling import draws
from whistclub.evenings.formats.registry import movement
from whistclub.evenings.movement import Movement
from whistclub.evenings.results import PlayedRound
from whistclub.evenings.rota import fit, partners_now, sitters_out, times_out
from whistclub.evenings.seating import Player, Seating

EVENINGS = draws(8, 16)
ROUNDS = 24


class Step(NamedTuple):
    """A round that was seated: the rounds before it, who was there, and its seating."""

    rounds: list[PlayedRound]
    present: list[Player]
    seating: Seating


def random_evening(form: Movement, rng: Random) -> Iterator[Step]:
    """An evening with leavers, people who come back and late-comers."""
    present = players(rng.randrange(8, 45))
    newest, away = len(present), list[Player]()
    rounds: list[PlayedRound] = []
    seating = form.first_seating(present, ROUNDS, SEED)
    for _ in range(ROUNDS):
        yield Step(list(rounds), present, seating)
        rounds.append(played_at_random(seating, rng))
        for player in rng.sample(present, rng.choice((0, 0, 0, 1, 2, 5))):
            if len(present) > 8:
                present = [other for other in present if other != player]
                away.append(player)
        back = rng.sample(away, min(len(away), rng.choice((0, 0, 0, 1, 2))))
        away = [player for player in away if player not in back]
        new = [Player(newest + number) for number in range(1, rng.choice((1, 1, 1, 2, 3, 6)))]
        newest += len(new)
        present = sorted([*present, *back, *new])
        seating = form.next_seating(rounds, present, ROUNDS, SEED)


def ledgers(steps: list[Step]) -> Iterator[tuple[Step, dict[Player, int]]]:
    """The times out of those present, after each step: who comes in starts at the least of those who stay."""
    ledger: dict[Player, int] = {}
    before: set[Player] = set()
    for step in steps:
        least = min((ledger[player] for player in before & set(step.present)), default=0)
        for player in set(step.present) - before:
            ledger[player] = max(least, ledger.get(player, 0))
        yield step, {player: ledger[player] for player in step.present}
        for player in step.seating.out:
            ledger[player] += 1
        before = set(step.present)


@pytest.mark.rule("P19", "P20")
@pytest.mark.parametrize(("key", "pairing"), KINDS)
def test_over_random_evenings_everyone_sits_once_and_sit_outs_never_differ_by_more_than_one(
    key: str, pairing: str
) -> None:
    form, rng = movement(key, pairing), Random(f"{key} {pairing} rota")
    for _ in range(EVENINGS):
        last_out: tuple[Player, ...] = ()
        for step, counts in ledgers(list(random_evening(form, rng))):
            out = step.seating.out
            assert seats_all_once(step.seating, step.present)
            after = {player: count + (player in out) for player, count in counts.items()}
            assert max(after.values()) - min(after.values()) <= 1
            others = set(step.present) - set(out) - set(last_out)
            for player in set(out) & set(last_out):
                assert all(counts[other] > counts[player] for other in others)
            last_out = out


@pytest.mark.rule("P19")
@pytest.mark.parametrize("count", [9, 10, 11, 13, 26, 31])
def test_those_who_stay_all_evening_sit_out_as_often_as_each_other_but_for_one(count: int) -> None:
    for key, pairing in KINDS:
        form, rng, present = movement(key, pairing), Random(count), players(count)
        seating, rounds = form.first_seating(present, ROUNDS, SEED), list[PlayedRound]()
        out = dict.fromkeys(present, 0)
        for _ in range(ROUNDS):
            for player in seating.out:
                out[player] += 1
            assert max(out.values()) - min(out.values()) <= 1
            rounds.append(played_at_random(seating, rng))
            following = form.next_seating(rounds, present, ROUNDS, SEED)
            assert not set(seating.out) & set(following.out)
            seating = following


def both_stay(step: Step, pair: frozenset[Player]) -> bool:
    return pair <= set(step.present) and not pair & set(step.seating.out)


@pytest.mark.rule("P6", "P7", "P10", "P21")
@pytest.mark.parametrize(("key", "pairing"), [kind for kind in KINDS if kind[0] in {"ladder", "progressive"}])
def test_over_random_evenings_nobody_keeps_a_partner_who_should_not(key: str, pairing: str) -> None:
    form, rng = movement(key, pairing), Random(f"{key} {pairing} partners")
    for _ in range(EVENINGS):
        for step in random_evening(form, rng):
            if not step.rounds:
                continue
            last = step.rounds[-1]
            start = 1 if key == "ladder" else 0
            assert not pairs(step.seating.tables[start:]) & pairs(last.seating.tables)
            top = [frozenset(pair) for pair in winning_pairs(last, "points")[:2]]
            if key == "ladder" and all(both_stay(step, pair) for pair in top):
                assert [frozenset(pair) for pair in step.seating.tables[0].pairs] == top


@pytest.mark.rule("P11", "P21")
def test_over_random_evenings_winners_of_a_semi_partner_drive_stay_together_at_their_table() -> None:
    form, rng = movement("semi_partner"), Random("semi partner")
    for _ in range(EVENINGS):
        for step in random_evening(form, rng):
            for number, pair in enumerate(
                winning_pairs(step.rounds[-1], "drive_tricks") if step.rounds else []
            ):
                if number < len(step.seating.tables) and both_stay(step, frozenset(pair)):
                    assert step.seating.tables[number].first == pair


@pytest.mark.rule("P12", "P23")
@pytest.mark.parametrize("key", ["partner", "compass"])
def test_over_random_evenings_partners_play_together_whenever_both_play(key: str) -> None:
    form, rng, split = movement(key), Random(f"{key} pairs"), 0
    for _ in range(EVENINGS):
        came = set[frozenset[Player]]()
        for step in random_evening(form, rng):
            came = came or pairs(step.seating.tables)
            for pair in came:
                out = pair & set(step.seating.out)
                assert out or not pair <= set(step.present) or pair in pairs(step.seating.tables)
                split += pair <= set(step.present) and len(out) == 1
    assert split > 0


@pytest.mark.rule("P22")
def test_the_people_of_the_first_two_tables_of_a_ladder_sit_out_last() -> None:
    form, present, rng = movement("ladder"), players(26), Random(5)
    seating = form.first_seating(present, ROUNDS, SEED)
    rounds: list[PlayedRound] = []
    for _ in range(ROUNDS):
        rounds.append(played_at_random(seating, rng))
        counts = times_out([one.seating for one in rounds], present)
        following = form.next_seating(rounds, present, ROUNDS, SEED)
        before = places(seating)
        elsewhere = [
            player
            for player in present
            if counts[player] == min(counts.values()) and before.get(player, 0) > 2
        ]
        from_top = [player for player in following.out if before.get(player, 9) <= 2]
        assert len(from_top) <= max(0, 2 - len(elsewhere))
        seating = following


@pytest.mark.rule("P19", "P21")
def test_whoever_comes_in_takes_the_place_and_the_result_of_somebody_who_goes() -> None:
    form = movement("ladder")
    first = form.first_seating(players(13), 8, SEED)
    last = played(first, [0, 0, 0])
    # 6 has left: the one who sat out takes 6's place before the move, and nobody sits out.
    present = [player for player in players(13) if player != 6]
    replaced = Seating((first.tables[0], table(5, 7, 13, 8), first.tables[2]))
    assert form.next_seating([last], present, 8, SEED) == form.next_seating(
        [played(replaced, [0, 0, 0])], present, 8, SEED
    )


@pytest.mark.rule("P21")
def test_the_last_table_is_dissolved_when_four_have_left_and_comes_back_with_four_others() -> None:
    form = movement("progressive")
    first = form.first_seating(players(16), 8, SEED)
    last = played(first, [0, 0, 0, 0])
    gone = {3, 4, 5, 12}
    present = [player for player in players(16) if player not in gone]
    filled = Seating((table(1, 13, 2, 14), table(15, 7, 6, 8), table(9, 11, 10, 16)))
    assert form.next_seating([last], present, 8, SEED) == form.next_seating(
        [played(filled, [0, 0, 0])], present, 8, SEED
    )
    second = form.next_seating([last], present, 8, SEED)
    four = [*present, Player(17), Player(18), Player(19), Player(20)]
    third = form.next_seating([last, played(second, [0, 0, 0])], four, 8, SEED)
    assert third.tables[3] == table(17, 19, 18, 20)
    assert third.tables[:3] == form.next_seating([last, played(second, [0, 0, 0])], present, 8, SEED).tables


@pytest.mark.rule("P23")
def test_somebody_without_a_partner_plays_with_the_partner_of_whoever_sits_out() -> None:
    form, present = movement("partner"), players(9)
    first = form.first_seating(present, 8, SEED)
    assert first.out == (9,)
    rounds = [played(first, [0, 0])]
    second = form.next_seating(rounds, present, 8, SEED)
    (out,) = second.out
    partner = partners_now(rounds, present)[out]
    assert frozenset({Player(9), partner}) in pairs(second.tables)
    rounds.append(played(second, [0, 0]))
    third = form.next_seating(rounds, present, 8, SEED)
    assert frozenset({out, partner}) in pairs(third.tables) or partner in third.out


@pytest.mark.rule("P23")
def test_two_partners_sit_out_together_when_the_numbers_allow_it() -> None:
    form, present, rng = movement("compass"), players(18), Random(8)
    seating, rounds = form.first_seating(present, ROUNDS, SEED), list[PlayedRound]()
    for _ in range(ROUNDS):
        up, down = sorted(seating.out)
        assert (up % 2, down - up) == (1, 1)
        assert pairs(seating.tables) < {frozenset((Player(n), Player(n + 1))) for n in range(1, 18, 2)}
        rounds.append(played_at_random(seating, rng))
        seating = form.next_seating(rounds, present, ROUNDS, SEED)


@pytest.mark.rule("P23")
def test_no_pair_is_broken_for_somebody_whose_partner_has_had_the_turn_already() -> None:
    present = players(10)
    seating = Seating((table(1, 3, 2, 4), table(5, 7, 6, 8)))
    counts = dict.fromkeys(present, 1) | dict.fromkeys((Player(1), Player(3), Player(4)), 0)
    for number in range(20):
        partners = partners_now([], present)
        assert set(sitters_out(seating, present, counts, SEED, number, partners=partners)) == {3, 4}


@pytest.mark.rule("P20")
def test_who_comes_late_or_back_counts_no_less_than_the_least_of_those_there() -> None:
    present = players(9)
    out = [9, 1, 2, 3, 4, 5, 6, 7, 8]
    rounds = []
    for number in out:
        seated = [player for player in present if player != number]
        tables = tuple(table(*seated[start : start + 4]) for start in (0, 4))
        rounds.append(played(Seating(tables, (Player(number),)), [0, 0]))
    everyone = [*present, Player(10), Player(11)]
    assert set(times_out([one.seating for one in rounds], everyone).values()) == {1}
    assert times_out([one.seating for one in rounds[:4]], everyone)[Player(10)] == 0


def test_a_seating_that_fits_already_stays_as_it_is() -> None:
    seating = Seating((table(1, 3, 2, 4), table(5, 7, 6, 8)))
    assert fit(seating, players(8), {}, SEED, 2) == seating
    assert fit(seating, players(8), {}, SEED, 2, partners=partners_now([], players(8))) == seating


@pytest.mark.parametrize(("key", "pairing"), KINDS)
def test_a_seating_of_250_tables_after_23_rounds_takes_less_than_50_ms(key: str, pairing: str) -> None:
    form, rng, present = movement(key, pairing), Random(3), players(1003)
    seating, rounds = form.first_seating(present, ROUNDS, SEED), list[PlayedRound]()
    spent = []
    for _ in range(ROUNDS - 1):
        rounds.append(played_at_random(seating, rng))
        start = process_time()
        seating = form.next_seating(rounds, present, ROUNDS, SEED)
        spent.append(process_time() - start)
    assert min(spent[-3:]) < 0.05
