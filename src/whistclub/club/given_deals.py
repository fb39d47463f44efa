"""Deals given as text, for all who read them: the card that is turned, and the one that a text means by it."""

import msgspec

from whistclub.cards.card import Card
from whistclub.cards.errors import BadText, Reason, reason
from whistclub.cards.pbn.read import PbnDeal
from whistclub.rules.deal import Deal
from whistclub.rules.game import Game
from whistclub.rules.seats import Seat, seat_letter


def turned_card(game: Game, deal: Deal, dealer: Seat) -> Card | None:
    """The card this game turns for trump from the dealer's hand, None where it turns none."""
    setting = msgspec.structs.replace(game.first_setting(dealer), dealer=dealer)
    moment = game.moment(game.view(game.start(deal, setting), None))
    return next((pile.cards[0] for pile in moment.piles if pile.kind == "turned" and pile.cards), None)


def turns_a_card(game: Game, dealer: Seat) -> bool:
    """True if this game turns a card of the dealer's for trump."""
    return turned_card(game, Deal(game.stock.cards, game.stock.side), dealer) is not None


def turned_of(one: PbnDeal, dealer: Seat) -> tuple[Card | None, Reason | None]:
    """The card turned of the dealer's, and what is to be said: without a name it is the last that the text lists of
    that hand.

    Raises BadText for a card named that the dealer has not.
    """
    letter = seat_letter(dealer, 4)
    turned = one.hands.turned
    if turned is None:
        last = one.last[dealer]
        return last, reason("pbn-turned-last", deal=one.number, card="" if last is None else last.text)
    if not turned.bit & one.hands.hands[dealer]:
        raise BadText(reason("pbn-turned-elsewhere", deal=one.number, card=turned.text, dealer=letter))
    return turned, None
