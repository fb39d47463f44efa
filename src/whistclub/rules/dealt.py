"""The cards of a deal by where its game deals them: the hands, those that nobody gets, and the one that lies face up.

It is read off from the views of the deal before its first act, so that no game has to say it.
"""

from typing import Final

import msgspec

from whistclub.cards.card import Card
from whistclub.cards.errors import BadDeal, reason
from whistclub.cards.pack import Hand, Pack
from whistclub.rules.deal import Deal
from whistclub.rules.game import Game
from whistclub.rules.seats import Seat, seat_letter, seats_of_table
from whistclub.rules.values import Setting

_FACE_UP: Final = ("turned", "undealt", "kitty")
"""The piles of which a card may lie face up from the start."""


class Dealt(msgspec.Struct, frozen=True):
    """The hands by seat, the cards that lie in no hand, such as a kitty, and the card that is turned up."""

    hands: tuple[Hand, ...]
    rest: Hand = 0
    turned: Card | None = None

    def __repr__(self) -> str:
        return "Dealt(hidden)"

    @property
    def sizes(self) -> tuple[int, ...]:
        """The number of cards of each hand, then of those in none."""
        return tuple(cards.bit_count() for cards in (*self.hands, self.rest))


def setting_of(game: Game, dealer: Seat, number: int = 1) -> Setting:
    """The setting of deal `number` of a match as it begins, dealt by this seat; of the first deal, where the game has
    no such one.
    """
    first = msgspec.structs.replace(game.first_setting(dealer), dealer=dealer)
    later = msgspec.structs.replace(first, number=number)
    return later if game.check_setting(later) is None else first


def dealt_of(game: Game, deal: Deal, setting: Setting) -> Dealt:
    """The cards of a deal by where they go. Raises BadDeal for one that the game refuses."""
    position = game.start(deal, setting)
    views = (game.view(position, seat) for seat in seats_of_table(game.seats))
    hands = tuple(game.pack.mask(view.hand) for view in views)
    piles = game.moment(game.view(position, None)).piles
    turned = next((pile.cards[0] for pile in piles if pile.kind in _FACE_UP and pile.cards), None)
    return Dealt(hands, game.pack.mask(deal.pack) & ~sum(hands), turned)


def pattern_of(game: Game, cards: Hand, setting: Setting) -> Dealt:
    """The way in which the game deals these cards when they lie in pack order. Raises BadDeal."""
    return dealt_of(game, Deal(game.pack.members(cards), game.stock.side), setting)


def deal_in_hands(game: Game, dealt: Dealt, setting: Setting) -> Deal:
    """The deal in which each gets these cards, in pack order. Raises BadDeal for hands that the game does not deal, or
    a turned card that lies elsewhere.
    """
    pack = game.pack
    cards = pack.members(sum(dealt.hands) | dealt.rest)
    pattern = pattern_of(game, pack.mask(cards), setting)
    if dealt.sizes != pattern.sizes:
        sizes = (" ".join(map(str, one.sizes)) for one in (dealt, pattern))
        raise BadDeal(reason("deal-other-hands", sizes=next(sizes), wanted=next(sizes)))
    found: dict[Card, Card] = {}
    for mine, theirs in zip((*dealt.hands, dealt.rest), (*pattern.hands, pattern.rest), strict=True):
        up = pattern.turned if pattern.turned is not None and pattern.turned.bit & theirs else None
        if up is not None and dealt.turned is not None and not dealt.turned.bit & mine:
            letter = seat_letter(setting.dealer, game.seats)
            raise BadDeal(reason("deal-turned-elsewhere", card=dealt.turned.text, dealer=letter))
        found |= zip(_last(pack, theirs, up), _last(pack, mine, dealt.turned if up else None), strict=True)
    return Deal(tuple(found[card] for card in cards), game.stock.side)


def _last(pack: Pack, hand: Hand, card: Card | None) -> list[Card]:
    """The cards in pack order, this one last."""
    others = list(pack.members(hand & ~card.bit if card else hand))
    return [*others, card] if card else others
