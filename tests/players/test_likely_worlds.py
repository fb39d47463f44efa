"""Worlds drawn by the kernel: as likely as the evidence makes them, each once, and worth as many draws as they say."""

from __future__ import annotations

from math import exp
from random import Random
from statistics import fmean, pvariance
from typing import Any

import pytest
from msgspec.structs import replace

from tests.players.test_beliefs import PRESETS, in_play
from tests.sampling import draws
from whistclub import library
from whistclub.cards.french import FRENCH
from whistclub.players.player import Budget, own_budget
from whistclub.players.policy import Hands
from whistclub.players.registry import make_player
from whistclub.players.worlds.believed import uniform_worlds
from whistclub.players.worlds.drawn import every_world, imagined_deals
from whistclub.players.worlds.evidence import Evidence, evidence_of
from whistclub.players.worlds.kinds import KINDS
from whistclub.players.worlds.likely import Drawing, likely_worlds, log_chances, log_chances_by_twin, some_of
from whistclub.rules.actions import Play
from whistclub.rules.chance import seed_from_text
from whistclub.rules.deal import deal_from_seed
from whistclub.rules.seats import FOUR
from whistclub.solver.solver import has_kernel

pytestmark = pytest.mark.skipif(not has_kernel(), reason="likely worlds are drawn by the kernel")

LEFT = draws(3, 4)
"""The cards of each hand where every world is counted."""


def evidence_after(preset: str, seed: int, acts: int) -> Evidence | None:
    """The evidence of the seat to act after so many acts, None at the end of the deal."""
    game, position = in_play(preset, seed, acts)
    return evidence_of(game, game.view(position, min(position.to_act()))) if position.to_act() else None


def late_evidence(preset: str, seed: int) -> Evidence:
    """The evidence with LEFT cards left."""
    game, position = in_play(preset, seed, 0)
    player = make_player(game, "quick")
    while True:
        seat = min(position.to_act())
        view = game.view(position, seat)
        if len(view.hand) == LEFT:
            return evidence_of(game, view)
        position = position.play(seat, player.choose(view, Random(seed), Budget(samples=0)))


def held(evidence: Evidence, drawing: Drawing) -> dict[tuple[int, int], float]:
    """The chance of each seat to hold each card."""
    found: dict[tuple[int, int], float] = {}
    for hands, weight in zip(drawing.hands, drawing.weights, strict=True):
        for seat in FOUR:
            if seat != evidence.reading.me:
                for card in FRENCH.iterate(hands[seat]):
                    found[seat, card.index] = found.get((seat, card.index), 0.0) + weight
    return found


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("acts", [3, 5, 8, 14, 23, 37])
def test_kernel_and_twin_give_what_was_seen_the_same_chance(preset: str, acts: int) -> None:
    for seed in range(2):
        evidence = evidence_after(preset, seed, acts)
        if evidence is None:
            continue
        worlds = uniform_worlds(evidence, Random(1), 6)
        assert log_chances(evidence, worlds) == pytest.approx(log_chances_by_twin(evidence, worlds), abs=1e-9)


def test_the_cards_played_say_less_in_solo_than_the_same_ones_by_players_of_other_games() -> None:
    for seed in range(4):
        found = evidence_after("solo", seed, 28)
        assert found is not None
        cards = replace(found, bids=None, bidders=(), heard=None)
        worlds = uniform_worlds(cards, Random(seed), 200)
        of_others = replace(cards, kinds=KINDS)
        assert pvariance(log_chances(cards, worlds)) < 0.95 * pvariance(log_chances(of_others, worlds))


@pytest.mark.parametrize("preset", ["minnesota", "whist", "solo"])
def test_worlds_come_as_often_as_their_chance_among_all_there_are(preset: str) -> None:
    for seed in range(1, draws(2, 3)):
        evidence = late_evidence(preset, seed)
        worlds = [hands for _, hands in every_world(evidence, 1_000_000)]
        chances = [exp(each) for each in log_chances(evidence, worlds)]
        weights = tuple(each / sum(chances) for each in chances)
        true = held(evidence, Drawing(tuple(worlds), weights, len(worlds), len(worlds)))
        told = held(evidence, likely_worlds(evidence, Random(3), 3000))
        assert all(abs(told.get(key, 0.0) - chance) < 0.04 for key, chance in true.items())


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("acts", [0, 5, 12, 30])
def test_each_world_comes_once_and_agrees_with_what_the_seat_knows(preset: str, acts: int) -> None:
    evidence = evidence_after(preset, acts, acts)
    if evidence is None:
        return
    drawing, reading = likely_worlds(evidence, Random(1), 40), evidence.reading
    assert len(set(drawing.hands)) == len(drawing.hands)
    assert sum(drawing.weights) == pytest.approx(1)
    assert 0 < drawing.effective <= drawing.draws == 40
    for hands in drawing.hands:
        assert hands[reading.me] == reading.hand
        assert tuple(hand.bit_count() for hand in hands) == tuple(reading.counts)
        assert not any(hand & known != known for hand, known in zip(hands, reading.known, strict=True))
        assert _all(hands) == reading.out | reading.hand


def _all(hands: Hands) -> int:
    return hands[0] | hands[1] | hands[2] | hands[3]


def test_the_same_key_draws_the_same_worlds_and_another_key_others() -> None:
    evidence = evidence_after("whist", 2, 9)
    assert evidence is not None
    first, again, other = (likely_worlds(evidence, Random(key), 60) for key in (1, 1, 2))
    assert (first.hands, first.weights) == (again.hands, again.weights)
    assert first.hands != other.hands


def test_means_stray_from_key_to_key_as_the_effective_number_says() -> None:
    evidence = evidence_after("minnesota", 4, 24)
    assert evidence is not None
    drawings = [likely_worlds(evidence, Random(key), 60) for key in range(draws(60, 80))]
    tables = [held(evidence, drawing) for drawing in drawings]
    cards = {key for table in tables for key in table}
    strayed = expected = 0.0
    for key in cards:
        chances = [table.get(key, 0.0) for table in tables]
        strayed += pvariance(chances)
        expected += fmean(chances) * (1 - fmean(chances))
    effective = fmean(drawing.effective for drawing in drawings)
    assert 0.7 < strayed * effective / expected < 1.5


def test_some_of_the_draws_are_worth_no_more_than_their_number() -> None:
    evidence = evidence_after("whist", 2, 9)
    assert evidence is not None
    drawing = likely_worlds(evidence, Random(1), 60)
    few = some_of(drawing, Random(1), 20)
    assert (few.draws, len(few.hands)) == (20, 20)
    assert 0 < few.effective <= 20
    assert sum(few.weights) == pytest.approx(1)
    assert set(few.hands) <= set(drawing.hands)
    assert some_of(drawing, Random(1), 60) is drawing


def test_worlds_a_seat_cannot_tell_apart_give_the_same_draws() -> None:
    game: Any
    game, position = in_play("minnesota", 3, 14)
    seat = min(position.to_act())
    view = game.view(position, seat)
    other = game.sample(view, Random(5))
    replayed = game.start(other.deal, view.setting)
    for who, action in other.acts:
        replayed = replayed.play(who, action)
    first = likely_worlds(evidence_of(game, view), Random(2), 40)
    second = likely_worlds(evidence_of(game, game.view(replayed, seat)), Random(2), 40)
    assert first.hands == second.hands


@pytest.mark.parametrize("preset", ["askov", "solo"])
def test_nearly_all_deals_imagined_for_a_bid_are_different_whatever_was_bid_before(preset: str) -> None:
    game: Any = library.game(preset)
    player = make_player(game, "quick")
    seed = seed_from_text("imagined for bids")
    for number in range(1, draws(4, 7)):
        position = game.start(deal_from_seed(seed, game, number), game.first_setting(FOUR[number % 4]))
        while position.to_act():
            view = game.view(position, min(position.to_act()))
            if isinstance(view.legal[0], Play):
                break
            assert len(set(imagined_deals(game, view, Random(number), 50))) >= 45
            position = position.play(view.viewer, player.choose(view, Random(1), own_budget(player)))
