"""A kitty in PBN and LIN: a file of a game that has one reads back as it was dealt."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from tests.plugins.stranger.pirate import Pirate, PirateOptions
from whistclub.cards.errors import BadDeal, BadText
from whistclub.cards.pbn.read import read_pbn
from whistclub.club.given_deals import given_deal
from whistclub.rules.chance import seed_from_text
from whistclub.rules.deal import deal_from_seed
from whistclub.rules.dealt import dealt_of
from whistclub.rules.match import Match, act, begin_deal, open_match
from whistclub.rules.match_lin import match_to_lin
from whistclub.rules.match_pbn import match_to_pbn
from whistclub.rules.seats import Seat

GAME = Pirate(PirateOptions(parrots=False))


def played_at_random(seed: str, deals: int) -> Match:
    match, rng = open_match(GAME, GAME.first_setting(Seat(1))), Random(seed)
    for number in range(1, deals + 1):
        match = begin_deal(match, deal_from_seed(seed_from_text(seed), GAME, number))
        while match.position is not None:
            seat = min(match.position.to_act())
            match = act(match, seat, rng.choice(match.position.legal(seat)))
    return match


def test_a_match_with_a_kitty_reads_back_as_it_was_dealt() -> None:
    match = played_at_random("kitty", 4)
    text = match_to_pbn(match)
    assert 4 == text.count("[Kitty ")
    for one, played in zip(read_pbn(text).deals, match.deals, strict=True):
        again, told = given_deal(GAME, one, played.setting)
        expected = dealt_of(GAME, played.deal, played.setting)
        assert ([11] * 4, 8) == ([hand.bit_count() for hand in expected.hands], expected.rest.bit_count())
        assert (expected, None) == (dealt_of(GAME, again, played.setting), told)


def test_without_a_kitty_told_the_rest_of_the_pack_is_it() -> None:
    match = played_at_random("lin", 1)
    (played,) = match.deals
    (one,) = read_pbn(match_to_lin(match)).deals
    again, _ = given_deal(GAME, one, played.setting)
    assert one.hands.hands == dealt_of(GAME, again, played.setting).hands
    assert set(played.deal.pack) == set(again.pack)


def test_a_kitty_that_lies_in_two_hands_is_refused() -> None:
    match = played_at_random("kitty", 1)
    (one,) = read_pbn(match_to_pbn(match)).deals
    first, second, *_ = one.hands.hands
    hands = msgspec.structs.replace(one.hands, kitty=(first & -first) | (second & -second))
    with pytest.raises(BadText) as refused:
        given_deal(GAME, msgspec.structs.replace(one, hands=hands), match.deals[0].setting)
    assert "pbn-kitty-shared" == refused.value.reason.key


def test_hands_that_the_game_does_not_deal_are_refused_with_their_sizes() -> None:
    (one,) = read_pbn("N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432").deals
    with pytest.raises(BadDeal) as refused:
        given_deal(GAME, one, GAME.first_setting(Seat(0)))
    assert {"sizes": "13 13 13 13 0", "wanted": "11 11 11 11 8"} == dict(refused.value.reason.args)
