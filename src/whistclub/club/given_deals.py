"""Deals given as text, for all who read them: the cards that a game deals so, and what is to be said of the text."""

import msgspec

from whistclub.cards.card import Card
from whistclub.cards.errors import BadText, Reason, reason
from whistclub.cards.pack import Hand
from whistclub.cards.pbn.read import PbnDeal
from whistclub.rules.deal import Deal
from whistclub.rules.dealt import Dealt, deal_in_hands, pattern_of
from whistclub.rules.game import Game
from whistclub.rules.seats import Seat, seat_letter
from whistclub.rules.values import Setting


def given_deal(game: Game, one: PbnDeal, setting: Setting) -> tuple[Deal, Reason | None]:
    """The deal of this game with the hands of a text, and what is to be said of the card turned.

    Raises BadText for a card turned that the dealer has not, BadDeal for hands that the game does not deal.
    """
    dealt = _as_dealt(game, one, setting)
    pattern = pattern_of(game, sum(dealt.hands) | dealt.rest, setting)
    if pattern.turned is None:
        return deal_in_hands(game, dealt, setting), None
    lies_apart = bool(pattern.turned.bit & pattern.rest)
    turned, told = _turned_of(one, setting.dealer, dealt.rest if lies_apart else None)
    return deal_in_hands(game, msgspec.structs.replace(dealt, turned=turned), setting), told


def _as_dealt(game: Game, one: PbnDeal, setting: Setting) -> Dealt:
    """The hands before anybody took the kitty, and the kitty. One that the text does not tell is the rest of the pack,
    where the game deals hands of these sizes.
    """
    hands, kitty = list(one.hands.hands), one.hands.kitty
    unseen = game.pack.mask(game.stock.cards) & ~sum(hands)
    takers = [seat for seat, hand in enumerate(hands) if hand & kitty]
    if len(takers) > 1:
        raise BadText(reason("pbn-kitty-shared", deal=one.number))
    for seat in takers:
        # The taker has put away the cards that no hand has.
        hands[seat] = (hands[seat] | unseen) & ~kitty
    if not kitty and unseen:
        sizes = pattern_of(game, game.pack.mask(game.stock.cards), setting).sizes
        kitty = unseen if sizes[:-1] == tuple(hand.bit_count() for hand in hands) else 0
    return Dealt(tuple(hands), kitty)


def _turned_of(one: PbnDeal, dealer: Seat, apart: Hand | None) -> tuple[Card, Reason | None]:
    """The card turned, of the dealer's hand or of the cards that lie apart, and what is to be said: without a name it
    is the last that the text lists of that hand.

    Raises BadText for a card named that does not lie there, or without a name where it lies apart.
    """
    turned, last = one.hands.turned, one.last[dealer]
    if turned is None and apart is None and last is not None:
        return last, reason("pbn-turned-last", deal=one.number, card=last.text)
    if turned is None:
        raise BadText(reason("pbn-turned-missing", deal=one.number))
    if not turned.bit & (one.hands.hands[dealer] if apart is None else apart):
        raise BadText(
            reason("pbn-turned-elsewhere", deal=one.number, card=turned.text, dealer=seat_letter(dealer, 4))
        )
    return turned, None
