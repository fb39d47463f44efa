"""Beliefs: they agree with all that is certain, follow bids and cards seen, and hang on nothing that the seat has not
seen.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.players.scripted import begun, dealt
from whistclub.cards.french import FRENCH
from whistclub.games.registry import game_of_preset
from whistclub.players.baseline import HighPlayer
from whistclub.players.minnesota.bidding import high_count, low_count
from whistclub.players.minnesota.counts import cards_caught
from whistclub.players.player import Budget
from whistclub.players.registry import make_player
from whistclub.players.solo.hand import ALONE, NAMED, SHARED, counts_of, hand_danger, tricks_counted
from whistclub.players.worlds import believed, chance_held, weighed_worlds
from whistclub.rules.chance import seed_from_text
from whistclub.rules.deal import deal_from_seed
from whistclub.rules.seats import FOUR

PRESETS = ("minnesota", "norwegian", "south_dakota", "askov", "whist", "solo")


def in_play(preset: str, seed: int, cards: int) -> tuple[Any, Any]:
    """A game and a position in which so many acts were made, or as many as there are."""
    game: Any = game_of_preset(preset, {})
    deal = deal_from_seed(seed_from_text(f"believe {seed}"), game, 1)
    position = game.start(deal, game.first_setting(FOUR[seed % 4]))
    player = make_player(game, "club")
    for act in range(cards):
        if not position.to_act():
            break
        seat = min(position.to_act())
        action = player.choose(game.view(position, seat), Random(act), Budget(samples=0))
        position = position.play(seat, action)
    return game, position


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("acts", [0, 4, 9, 17, 30])
def test_every_world_agrees_with_what_the_seat_knows(preset: str, acts: int) -> None:
    game, position = in_play(preset, acts, acts)
    if not position.to_act():
        return
    seat = min(position.to_act())
    view = game.view(position, seat)
    worlds = believed(game, view, Random(1), 12, draws=60)
    assert sum(worlds.weights) == pytest.approx(1)
    for hands in worlds.hands:
        assert hands[seat] == FRENCH.mask(view.hand)
        assert all(hands[holder] & card.bit for holder, card in view.shown)
        together = hands[0] | hands[1] | hands[2] | hands[3]
        assert together.bit_count() == sum(hand.bit_count() for hand in hands)
    assert chance_held(worlds, seat, view.hand[0]) == pytest.approx(1)


@pytest.mark.parametrize("preset", PRESETS)
def test_worlds_a_seat_cannot_tell_apart_give_the_same_beliefs(preset: str) -> None:
    game, position = in_play(preset, 3, 14)
    seat = min(position.to_act())
    view = game.view(position, seat)
    other = game.sample(view, Random(5))
    replayed = game.start(other.deal, view.setting)
    for who, action in other.acts:
        replayed = replayed.play(who, action)
    first = weighed_worlds(game, view, Random(2), draws=40)
    second = weighed_worlds(game, game.view(replayed, seat), Random(2), draws=40)
    assert first == second
    assert first.hands == second.hands


def test_who_bid_high_is_believed_to_be_stronger() -> None:
    game: Any = game_of_preset("minnesota", {})
    deal = deal_from_seed(seed_from_text("bids"), game, 1)
    counts = {}
    for high in (True, False):
        position = game.start(deal, game.first_setting(FOUR[0]))
        for seat in FOUR:
            position = position.play(
                seat, HighPlayer(game, high=high).choose(game.view(position, seat), Random(1), Budget())
            )
        worlds = weighed_worlds(game, game.view(position, FOUR[0]), Random(3), draws=200)
        bidder = position_bidder(game, position)
        counts[high] = sum(
            weight * (high_count(hands[bidder]) + low_count(hands[bidder]))
            for hands, weight in zip(worlds.hands, worlds.weights, strict=True)
        )
    assert counts[True] > counts[False] + 2


def position_bidder(game: Any, position: Any) -> int:
    """The first seat whose bid was turned over, other than N."""
    return next(int(bid.seat) for bid in game.view(position, None).bids if bid.seat != FOUR[0])


def test_a_spectator_believes_nothing() -> None:
    game, position = in_play("whist", 1, 3)
    with pytest.raises(ValueError, match="spectator"):
        believed(game, game.view(position, None), Random(1), 5)


def test_a_card_played_is_held_by_nobody() -> None:
    game, position = in_play("whist", 2, 5)
    seat = min(position.to_act())
    view = game.view(position, seat)
    gone = view.acts[0][1].card
    worlds = believed(game, view, Random(1), 10, draws=50)
    assert [chance_held(worlds, holder, gone) for holder in FOUR] == [0, 0, 0, 0]


def test_worlds_after_an_exchange_agree_with_it() -> None:
    """The card passed away is with the partner; the bidder, seen by an opponent, holds few cards that can be caught."""
    game: Any = game_of_preset("askov", {})
    hand = "S2 S4 S6 S8 H2 H4 H6 D3 D5 D7 C2 C4 CA"
    position = begun(game, dealt(N=hand, E="SA SK SQ HA HK D2 D4 D6 DA C3 C5 CK CQ"), "W")
    player = make_player(game, "quick")
    while game.view(position, None).phase != "playing":
        seat = min(position.to_act())
        position = position.play(seat, player.choose(game.view(position, seat), Random(1), Budget(samples=0)))
    assert game.view(position, None).contract == "sola_nola"
    worlds = weighed_worlds(game, game.view(position, FOUR[0]), Random(2), draws=60)
    assert chance_held(worlds, FOUR[2], FRENCH.card("CA")) == pytest.approx(1)
    worlds = weighed_worlds(game, game.view(position, FOUR[1]), Random(2), draws=400)
    assert (
        sum(
            weight * cards_caught(hands[0])
            for hands, weight in zip(worlds.hands, worlds.weights, strict=True)
        )
        < 2
    )


def test_the_counts_looked_up_are_those_of_the_hand() -> None:
    pack = list(FRENCH.cards)
    for number in range(50):
        Random(number).shuffle(pack)
        hand = FRENCH.mask(pack[:13])
        alone = [tricks_counted(hand, suit, NAMED) for suit in FRENCH.suits]
        expected = (
            tricks_counted(hand, "H", SHARED),
            tricks_counted(hand, "H", ALONE),
            max(alone),
            tricks_counted(hand, "H", NAMED),
            hand_danger(hand),
        )
        assert counts_of(hand, "H") == pytest.approx(expected)
