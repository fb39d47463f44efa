"""The fast policy: by the rules, by the same cards in kernel and twin, and by nothing that a seat has not seen."""

from __future__ import annotations

from math import exp
from random import Random

from tests.sampling import draws
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
from whistclub.rules.seats import FOUR

FULL: Hands = (FRENCH.full,) * 4


def dealt(seed: int, cards: int = 13) -> Hands:
    """Four hands of so many cards each."""
    numbers = Random(seed).sample(range(52), 4 * cards)
    north, east, south, west = (
        sum(1 << number for number in numbers[seat * cards : (seat + 1) * cards]) for seat in FOUR
    )
    return north, east, south, west


def test_all_tricks_of_a_deal_are_counted_for_all_seats() -> None:
    situation = Situation(counts=15, leader=FOUR[1])
    assert tricks_played_out(situation, [dealt(1), dealt(2)]) == [13, 13]


def test_tricks_of_the_two_sides_add_up() -> None:
    for trump in ("", "H"):
        ours, theirs = (
            tricks_played_out(Situation(trump=trump, counts=counts, leader=FOUR[0]), [dealt(3)])
            for counts in (5, 10)
        )
        assert ours[0] + theirs[0] == 13


def test_the_card_the_policy_plays_gives_the_tricks_of_playing_on() -> None:
    situation, world = Situation(leader=FOUR[2]), dealt(4)
    cards = FRENCH.members(world[2])
    by_card = tricks_by_card(situation, [world], cards)[0]
    assert tricks_played_out(situation, [world])[0] in by_card


def test_a_world_played_on_stops_between_tricks_with_the_cards_asked_for() -> None:
    situation, world = Situation(counts=15, leader=FOUR[3]), dealt(8)
    for left in (12, 7, 1):
        (ending,) = played_on(situation, [world], FRENCH.members(world[3])[0], left)
        assert [left] * 4 == [hand.bit_count() for hand in ending.hands]
        assert 13 - left == ending.taken


def test_chances_of_all_first_leads_add_up_to_one() -> None:
    world = dealt(5)
    total = 0.0
    for card in FRENCH.members(world[0]):
        left: Hands = (world[0] & ~card.bit, *world[1:])
        total += exp(log_likelihoods(Situation(leader=FOUR[0], played=(card,)), [left], 1)[0])
    assert abs(total - 1) < 1e-9


def test_worlds_hold_what_is_known_and_nothing_barred() -> None:
    world = dealt(6)
    hearts = FRENCH.of_suit("H")
    may_hold: Hands = (
        world[0],
        FRENCH.full & ~world[0] & ~hearts,
        FRENCH.full & ~world[0],
        FRENCH.full & ~world[0],
    )
    known: Hands = (world[0], 0, 0, 0)
    for hands in draw_worlds(may_hold, known, (13, 13, 13, 13), 7, 20):
        assert hands[0] == world[0]
        assert not hands[1] & hearts
        assert sum(hands) == FRENCH.full
        assert {hand.bit_count() for hand in hands} == {13}


def test_all_worlds_come_up_alike_often() -> None:
    """Three cards for two seats: two worlds where the lowest is barred to one of them, else three."""
    low, middle, high = (card.bit for card in FRENCH.cards[:3])
    may_hold: Hands = (low | middle | high, middle | high, 0, 0)
    drawn = draw_worlds(may_hold, (0, 0, 0, 0), (2, 1, 0, 0), 9, 4000)
    shares = [sum(world[1] == card for world in drawn) / 4000 for card in (low, middle, high)]
    assert shares[0] == 0
    assert abs(shares[1] - 0.5) < 0.04
    may_hold = (low | middle | high, low | middle | high, 0, 0)
    drawn = draw_worlds(may_hold, (0, 0, 0, 0), (2, 1, 0, 0), 9, 6000)
    for card in (low, middle, high):
        assert abs(sum(world[1] == card for world in drawn) / 6000 - 1 / 3) < 0.04


def test_weights_trained_to_win_take_tricks_of_the_fitted_ones() -> None:
    worlds = [dealt(seed) for seed in range(draws(200, 400))]
    ours, theirs = (
        sum(tricks_played_out(Situation(trained=seats, leader=FOUR[0]), worlds)) for seats in (5, 10)
    )
    assert ours - theirs > 0.2 * len(worlds)


def test_cards_seen_are_read_by_the_fitted_weights_alone_unless_others_are_asked_for() -> None:
    situation, world = Situation(leader=FOUR[2]), dealt(4)
    seen = Situation(leader=FOUR[2], played=(FRENCH.members(world[2])[0],))
    assert situation.trained == seen.trained == 0
    left = (world[0], world[1], world[2] & ~seen.played[0].bit, world[3])
    trained = Situation(leader=FOUR[2], played=seen.played, trained=15)
    assert log_likelihoods(seen, [left], 15) != log_likelihoods(trained, [left], 15)
