"""The coach in games whose players it does not know: every act is tried, played out by plain sense."""

from __future__ import annotations

import pytest

from whistclub.cards.french import FRENCH
from whistclub.coach.comparison import Tried
from whistclub.coach.effort import QUICK
from whistclub.coach.prices import Marked
from whistclub.coach.review import fair_prices, review_act
from whistclub.coach.rollout_prices import fair_by_play
from whistclub.coach.stakes import Outcome
from whistclub.games.oh_hell import HellOptions, OhHell
from whistclub.games.registry import game_of_preset
from whistclub.rules.actions import Bid, Call
from whistclub.rules.chance import seed_from_text
from whistclub.rules.deal import Deal, deal_from_seed
from whistclub.rules.match import Match, act, begin_deal, open_match
from whistclub.rules.options import make_options
from whistclub.rules.seats import Seat


def ace_of_trumps_alone() -> Match:
    """A deal of a card each: the dealer's left, who bids first, holds the ace of trumps."""
    game = OhHell(make_options(HellOptions, {"cards": 1, "hook": False}))
    first = [FRENCH.card(text) for text in ("SA", "H2", "D2", "C2", "S2")]
    rest = [card for card in FRENCH.cards if card not in first]
    return begin_deal(open_match(game, game.first_setting(Seat(3))), Deal((*first, *rest)))


def reviewed(bid: int) -> Marked:
    """The first bid of that deal reviewed, with the deal played to its end."""
    match = ace_of_trumps_alone()
    for number in (bid, 0, 0, 0):
        match = act(match, min(match.position.to_act()), Bid(number))
    while match.deals[-1].result is None:
        seat = min(match.position.to_act())
        match = act(match, seat, match.position.legal(seat)[0])
    marked = review_act(match.game, match.deals[-1], 1)
    assert marked is not None
    return marked


@pytest.mark.parametrize(("bid", "verdict"), [(0, "error"), (1, "best")])
def test_a_bid_against_a_sure_trick_is_an_error_and_the_sure_trick_the_best(bid: int, verdict: str) -> None:
    assert verdict == reviewed(bid).verdict


def test_an_error_is_not_explained_by_the_few_deals_of_a_player_without_conventions() -> None:
    assert reviewed(0).custom is None


def test_a_hint_tells_the_price_of_every_act() -> None:
    match = ace_of_trumps_alone()
    prices = fair_prices(match.game, match.game.view(match.position, Seat(0)))
    assert ["bid 1", "bid 0"] == [priced.act for priced in prices]


def test_an_act_let_go_early_costs_what_it_lacked_where_both_were_tried() -> None:
    rows = ([4.0, 2.0, 9.0, 9.0], [3.0, 0.0], [4.0, 1.0, 5.0, 5.0])
    outcomes = tuple(tuple(Outcome((worth, -worth), worth, None) for worth in row) for row in rows)
    acts = tuple((Bid(number),) for number in range(3))
    tried = Tried(groups=acts, rows=outcomes, weights=(1.0,) * 4, method="plays")
    assert [0, 1, 2] == tried.ranked()
    assert 1.5 == tried.gain(0, 1)[0]
    assert (4.5, -4.5) == tried.points(1)


def test_the_best_two_and_the_act_made_are_tried_in_every_deal_of_a_review() -> None:
    game = game_of_preset("bid_whist", {})
    view = game.view(
        game.start(deal_from_seed(seed_from_text("x"), game, 1), game.first_setting(Seat(0))), Seat(1)
    )
    tried = fair_by_play(game, view, Call(7, "no_trump"), "k", QUICK)
    assert tried is not None
    whole = [place for place in range(len(tried.groups)) if tried.is_whole(place)]
    assert tried.place_of(Call(7, "no_trump")) in whole
    assert tried.ranked()[0] in whole
    assert 3 == len(whole)


def test_a_call_over_the_partners_is_priced_in_deals_in_which_the_partner_holds_what_was_called() -> None:
    """In deals drawn whatever was called, four no trump was ahead of the pass by more than a point."""
    game = game_of_preset("bid_whist", {})
    position = game.start(deal_from_seed(seed_from_text("partner 22"), game, 1), game.first_setting(Seat(3)))
    position = position.play(Seat(0), game.alphabet.read("call 4 uptown", game.pack))
    position = position.play(Seat(1), position.legal(Seat(1))[0])
    assert "call pass" == fair_prices(game, game.view(position, Seat(2)), QUICK)[0].act
