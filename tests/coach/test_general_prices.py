"""The coach in games whose players it does not know: every act is tried, played out by plain sense."""

from __future__ import annotations

import pytest

from whistclub.cards.french import FRENCH
from whistclub.coach.review import fair_prices, review_act
from whistclub.games.oh_hell import HellOptions, OhHell
from whistclub.rules.actions import Bid
from whistclub.rules.deal import Deal
from whistclub.rules.match import Match, act, begin_deal, open_match
from whistclub.rules.options import make_options
from whistclub.rules.seats import Seat


def ace_of_trumps_alone() -> Match:
    """A deal of a card each: the dealer's left, who bids first, holds the ace of trumps."""
    game = OhHell(make_options(HellOptions, {"cards": 1, "hook": False}))
    first = [FRENCH.card(text) for text in ("SA", "H2", "D2", "C2", "S2")]
    rest = [card for card in FRENCH.cards if card not in first]
    return begin_deal(open_match(game, game.first_setting(Seat(3))), Deal((*first, *rest)))


@pytest.mark.parametrize(("bid", "verdict"), [(0, "error"), (1, "best")])
def test_a_bid_against_a_sure_trick_is_an_error_and_the_sure_trick_the_best(bid: int, verdict: str) -> None:
    match = ace_of_trumps_alone()
    for number in (bid, 0, 0, 0):
        match = act(match, min(match.position.to_act()), Bid(number))
    while match.deals[-1].result is None:
        seat = min(match.position.to_act())
        match = act(match, seat, match.position.legal(seat)[0])
    marked = review_act(match.game, match.deals[-1], 1)
    assert marked is not None
    assert verdict == marked.verdict


def test_a_hint_tells_the_price_of_every_act() -> None:
    match = ace_of_trumps_alone()
    prices = fair_prices(match.game, match.game.view(match.position, Seat(0)))
    assert ["bid 1", "bid 0"] == [priced.act for priced in prices]
