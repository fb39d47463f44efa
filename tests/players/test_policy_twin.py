"""Kernel and Python twin of the policy: the same scores, the same cards, the same worlds, in deals of every family."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from tests.players.test_policy import FULL, dealt
from tests.sampling import draws
from whistclub.cards.card import Card
from whistclub.cards.french import FRENCH
from whistclub.players.policy import (
    Hands,
    Situation,
    draw_worlds,
    log_likelihoods,
    played_on,
    tricks_by_card,
    tricks_played_out,
)
from whistclub.players.policy.twin import best_card, log_likelihood, played_on_after, seen_in, tricks_after
from whistclub.players.policy.uniform_worlds import drawn_by_twin
from whistclub.rules.seats import FOUR
from whistclub.solver.solver import has_kernel

pytestmark = pytest.mark.skipif(not has_kernel(), reason="there is no kernel to compare with")

FAMILIES: tuple[dict[str, Any], ...] = (
    {},
    {"trained": 5},
    {"trump": "H"},
    {"trump": "C", "side": 3, "counts": 3},
    {"trump": "S", "side": 1, "counts": 1, "later": 11},
    {"names_trump": True},
    {"objective": "fewest"},
    {"objective": "fewest", "side": 0, "counts": 1},
    {"objective": "none", "side": 2, "counts": 2},
    {"objective": "none", "side": 4, "counts": 4, "open_hands": 4},
    {"objective": "none", "side": 8, "counts": 8, "now": 13, "later": 13},
)


def played_some(family: dict[str, Any], seed: int) -> tuple[Situation, Hands]:
    """A deal of this family after some cards at random, and the hands left."""
    chance = Random(seed)
    leader = next(seat for seat in FOUR if family.get("now", 15) >> seat & 1)
    situation = Situation(leader=leader, **family)
    seen, held = seen_in(situation), list(dealt(seed))
    played: list[Card] = []
    for _ in range(chance.randrange(40)):
        hand = held[seen.turn]
        if not hand:
            break
        legal = hand & (0x1FFF << 13 * seen.led if seen.table else FRENCH.full) or hand
        card = chance.choice(FRENCH.members(legal))
        held[seen.turn] &= ~card.bit
        seen.play(card.index)
        played.append(card)
    north, east, south, west = held
    return msgspec.structs.replace(situation, played=tuple(played)), (north, east, south, west)


@pytest.mark.parametrize("family", FAMILIES)
def test_kernel_and_twin_play_the_same_cards(family: dict[str, Any]) -> None:
    for seed in range(draws(3, 8)):
        situation, world = played_some(family, seed)
        assert tricks_played_out(situation, [world]) == [tricks_after(seen_in(situation), world, None)]


@pytest.mark.parametrize("family", FAMILIES)
def test_kernel_and_twin_go_on_alike_after_each_card(family: dict[str, Any]) -> None:
    for seed in range(draws(1, 3)):
        situation, world = played_some(family, seed)
        seen = seen_in(situation)
        hand = world[seen.turn]
        cards = FRENCH.members(hand & (0x1FFF << 13 * seen.led if seen.table else FRENCH.full) or hand)
        expected = [tricks_after(seen, world, card.index) for card in cards]
        assert tricks_by_card(situation, [world], cards) == [expected]


@pytest.mark.parametrize("family", FAMILIES)
def test_kernel_and_twin_play_on_to_the_same_hands_and_leader(family: dict[str, Any]) -> None:
    for seed in range(draws(2, 4)):
        situation, world = played_some(family, seed)
        seen = seen_in(situation)
        hand = world[seen.turn]
        cards = FRENCH.members(hand & (0x1FFF << 13 * seen.led if seen.table else FRENCH.full) or hand)
        for card in cards[:2]:
            for left in (1, 4):
                expected = played_on_after(seen, world, card.index, left)
                assert played_on(situation, [world], card, left) == [expected]


@pytest.mark.parametrize("family", FAMILIES)
def test_kernel_and_twin_give_the_cards_seen_the_same_chances(family: dict[str, Any]) -> None:
    for seed in range(draws(2, 4)):
        situation, world = played_some(family, seed)
        assert log_likelihoods(situation, [world], 15) == pytest.approx(
            [log_likelihood(situation, world, 15)]
        )


def test_kernel_and_twin_draw_the_same_worlds() -> None:
    world = dealt(3)
    others, hearts, spades = FRENCH.full & ~world[0], FRENCH.of_suit("H"), FRENCH.of_suit("S")
    known: Hands = (world[0], 0, world[2] & hearts, 0)
    some: Hands = (world[0], others & ~hearts, others & ~spades, others & ~hearts)
    for may_hold, sure in ((FULL, (0, 0, 0, 0)), (some, known)):
        counts = (13, 13, 13, 13)
        assert draw_worlds(may_hold, sure, counts, 5, 30) == drawn_by_twin(may_hold, sure, counts, 5, 30)


def test_no_seat_plays_by_cards_it_does_not_see() -> None:
    for family in FAMILIES[:7]:
        for seed in range(draws(3, 6)):
            situation, world = played_some(family, seed)
            seen = seen_in(situation)
            me = seen.turn
            if not world[me]:
                continue
            others = [seat for seat in range(4) if seat != me]
            exchanged = list(world)
            exchanged[others[0]], exchanged[others[1]] = world[others[1]], world[others[0]]
            assert best_card(seen, world) == best_card(seen, exchanged)
