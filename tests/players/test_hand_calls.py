"""Calls weighed by a hand: it goes by what its seat could know, and doubts calls that a hand does not bear out."""

from __future__ import annotations

from random import Random

import pytest

from whistclub.cards.card import cards_to_text
from whistclub.cards.french import FRENCH
from whistclub.games.registry import game_of_preset
from whistclub.players.hand_calls import HandCalls
from whistclub.players.plain import Plain
from whistclub.rules.chance import seed_from_text
from whistclub.rules.deal import deal_from_seed, deal_of_hands
from whistclub.rules.game import Game, Position
from whistclub.rules.seats import Seat

LEADER = Seat(0)
DEALER = Seat(3)
LAST = "S2 H9 H8 H7 H6 D9 D8 D7 D6 C9 C8 C7 C6"
BEST = "SA SK SQ SJ ST S9 S8 HA HK DA DK CA CK"


def calls_of(game: Game) -> HandCalls:
    return HandCalls(game, Plain(game), Random(1))


def test_what_a_bid_promises_follows_from_what_the_seat_sees_whatever_lies_in_the_kitty() -> None:
    game = game_of_preset("bid_whist", {})
    position = game.start(deal_from_seed(seed_from_text("kitty"), game, 1), game.first_setting(DEALER))
    view = game.view(position, LEADER)
    kitties, promises = set(), set()
    for number in range(3):
        world = game.sample(view, Random(number))
        kitties.add(cards_to_text(world.deal.pack[-6:]))
        alike, calls = game.start(world.deal, view.setting), calls_of(game)
        bids = [act for act in alike.legal(LEADER) if act.number]
        promises.add(tuple(calls.worth(alike, LEADER, act) for act in bids))
    assert (3, 1) == (len(kitties), len(promises))


def start_of_solo(hand: str) -> Position:
    """A deal of Solo in which the dealer's left holds these cards."""
    game = game_of_preset("solo", {})
    own = FRENCH.mask(FRENCH.card(text) for text in hand.split())
    rest = FRENCH.members(FRENCH.full & ~own)
    east, south, west = (FRENCH.mask(rest[start::3]) for start in range(3))
    turned = FRENCH.members(west & FRENCH.of_suit("S"))[0]
    return game.start(
        deal_of_hands(FRENCH, (own, east, south, west), DEALER, turned), game.first_setting(DEALER)
    )


@pytest.mark.parametrize(("hand", "is_doubted"), [(LAST, True), (BEST, False)])
def test_a_call_is_doubted_by_what_the_hand_promises_less_than_a_pass(hand: str, is_doubted: bool) -> None:
    position = start_of_solo(hand)
    calls = calls_of(game_of_preset("solo", {}))
    doubts = {act.text: calls.doubt(position, LEADER, act) for act in position.legal(LEADER)}
    assert is_doubted is (doubts["call abondance"] > 0)
    assert 0 == doubts["call pass"]


def test_nobody_calls_to_lose_so_that_another_call_does_not_stand() -> None:
    game = game_of_preset("call_ace", {})
    deal = deal_from_seed(seed_from_text("nobody 1"), game, 1)
    seven = game.alphabet.read("call 7 vip", game.pack)
    position = game.start(deal, game.first_setting(DEALER)).play(LEADER, seven)
    calls, second = calls_of(game), Seat(1)
    passes, least = position.legal(second)[0], game.alphabet.read("call 7 sans", game.pack)
    assert calls.worth(position, second, passes) < calls.worth(position, second, least) < 0
    assert passes == calls.call(position, second)


def test_a_partner_who_has_called_is_believed_so_that_a_usual_hand_passes() -> None:
    game = game_of_preset("bid_whist", {})
    position = game.start(deal_from_seed(seed_from_text("partner 3"), game, 1), game.first_setting(DEALER))
    position = position.play(LEADER, game.alphabet.read("call 4 uptown", game.pack))
    position = position.play(Seat(1), position.legal(Seat(1))[0])
    partner, calls = Seat(2), calls_of(game)
    passes, *higher = position.legal(partner)
    # The call tells of as many books as it needs, so it is made about as often as not.
    assert 1 > abs(calls.worth(position, partner, passes))
    assert -3 > max(calls.worth(position, partner, act) for act in higher)
    assert passes == calls.call(position, partner)
