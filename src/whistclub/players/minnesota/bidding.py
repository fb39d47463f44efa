"""Bids: High or Low by a count of the hand.

The high count is 4 for an ace, 3 a king, 2 a queen, 1 a jack, and 1 for each card beyond four in a suit with one of
these. The low count is the cards that low ones of their suit do not cover: with a suit's cards in ascending order, the
first is covered up to a 3, the second up to a 5, the third up to an 8, any other always.
"""

from functools import lru_cache
from typing import Final

from whistclub.cards.card import Card, cards_to_text
from whistclub.cards.french import BLACK, FRENCH
from whistclub.cards.pack import Hand
from whistclub.games.minnesota import MinnesotaOptions, MinnesotaView
from whistclub.players.choice import Ground, Kind, because
from whistclub.players.player import Decision
from whistclub.players.reading import lowest, suits_of
from whistclub.rules.actions import Lay, Say

_STARTS: Final = tuple(lowest(cards).index for _, cards in suits_of())
_RANKS: Final = (1 << 13) - 1
"""The ranks of a suit, as bits."""
_COVERED: Final = (3, 5, 8)
"""The highest rank up to which a suit's first, second and third card are covered; a count for the table, chosen by
hand.
"""
_HIGH_FROM: Final = 20
"""The two counts together from which one bids High. Over 413 deals no bound of 16 to 26 is a twentieth of a point
better (docs/opponents.md).
"""
_DEAR_FROM: Final = 22
"""The same where a failed High costs double: the best answer to it gains 0.02 points, to 20 it gains 0.21
(docs/opponents.md).
"""
_NULLO_TO: Final = 17
"""The two counts up to which one says nullo; chosen by hand, not fitted."""
_DAKOTA_FROM: Final = 7
"""The count with trump from which one grands; any bound from 0 on does as well (0.02 +- 0.03 points a deal)."""


def bid(view: MinnesotaView, options: MinnesotaOptions) -> Decision:
    """The card laid, or the word spoken, for High or Low."""
    hand = FRENCH.mask(view.hand)
    is_high = wants_high(hand, options)
    if view.phase == "saying":
        return _spoken(hand, is_high=is_high)
    return laid(view, hand, options, is_high=is_high)


def high_count(hand: Hand) -> int:
    """High cards and length, as the text above says."""
    return sum(_suit_high(hand >> start & _RANKS) for start in _STARTS)


@lru_cache(maxsize=_RANKS + 1)
def _suit_high(cards: Hand) -> int:
    """The high count of one suit, its cards put as those of the pack's first."""
    held = FRENCH.members(cards)
    honours = sum(max(0, card.rank - 10) for card in held)
    return honours + (max(0, len(held) - 4) if honours else 0)


def low_count(hand: Hand) -> int:
    """Cards not covered by low ones of their suit, as the text above says."""
    return sum(_suit_low(hand >> start & _RANKS) for start in _STARTS)


@lru_cache(maxsize=_RANKS + 1)
def _suit_low(cards: Hand) -> int:
    """The low count of one suit, put likewise."""
    held = FRENCH.members(cards)
    return sum(card.rank > cover for card, cover in zip(held, _COVERED, strict=False))


def dakota_count(hand: Hand) -> int:
    """The high count with the best suit as trump: 2 for each trump beyond three, 1 for each suit short of three
    cards.
    """
    longest = max((hand & suit).bit_count() for _, suit in suits_of())
    honours = sum(max(0, card.rank - 10) for card in FRENCH.iterate(hand))
    short = sum(max(0, 2 - (hand & suit).bit_count()) for _, suit in suits_of())
    return honours + 2 * max(0, longest - 3) + short


def wants_high(hand: Hand, options: MinnesotaOptions) -> bool:
    """True if the counts speak for High under these options."""
    if options.trump == "first_lead":
        return dakota_count(hand) >= _DAKOTA_FROM
    return high_count(hand) + low_count(hand) >= high_from(options)


def high_from(options: MinnesotaOptions) -> int:
    """The two counts together from which one bids High: more where a failed High costs more than a made one brings."""
    dear = options.failed_grand == "others_score" and options.failed_grand_points > options.grand_points
    return _DEAR_FROM if dear else _HIGH_FROM


def laid(view: MinnesotaView, hand: Hand, options: MinnesotaOptions, *, is_high: bool) -> Decision:
    """The lowest card of the wanted colour; two of the other as the signal; without either, the other bid."""
    black = FRENCH.of_suit(BLACK[0]) | FRENCH.of_suit(BLACK[1])
    wanted = black if is_high == (options.colours == "black_high") else FRENCH.full & ~black
    lays = [act for act in view.legal if isinstance(act, Lay)]
    single = [lay for lay in lays if len(lay.cards) == 1 and lay.cards[0].bit & wanted]
    signal = [lay for lay in lays if len(lay.cards) == 2]
    if single:
        lay = min(single, key=lambda one: one.cards[0].rank)
        return Decision(lay, _why_card(lay.cards[0], hand, options, is_high=is_high), Kind.COUNT)
    if signal:
        lay = min(signal, key=lambda one: sum(card.rank for card in one.cards))
        cards = cards_to_text(lay.cards)
        return Decision(
            lay, because("why-signal-high" if is_high else "why-signal-low", cards=cards), Kind.COUNT
        )
    lay = min(lays, key=lambda one: one.cards[0].rank)
    return Decision(lay, because("why-bid-forced", card=lay.cards[0].text), Kind.FORCED)


def _why_card(card: Card, hand: Hand, options: MinnesotaOptions, *, is_high: bool) -> Ground:
    count = dakota_count(hand) if options.trump == "first_lead" else high_count(hand) + low_count(hand)
    return because("why-bid-high" if is_high else "why-bid-low", card=card.text, count=count)


def word_of(hand: Hand, *, is_high: bool) -> Say:
    """A grand, a nullo before another can say grand, or between the two a pass."""
    if is_high:
        return Say("grand")
    return Say("nullo") if high_count(hand) + low_count(hand) <= _NULLO_TO else Say("pass")


def _spoken(hand: Hand, *, is_high: bool) -> Decision:
    """The word for this hand, with its count."""
    count = high_count(hand) + low_count(hand)
    word = word_of(hand, is_high=is_high)
    if is_high:
        return Decision(word, because("why-say-grand", count=count), Kind.COUNT)
    if word == Say("nullo"):
        return Decision(word, because("why-say-nullo", count=count), Kind.COUNT)
    return Decision(word, because("why-say-pass", count=count), Kind.COUNT)
