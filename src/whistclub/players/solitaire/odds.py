"""Tables for thousands of quick plays of a solitaire: the cards that each card beats, by trump, and the chance that it wins by itself."""

from functools import lru_cache

from whistclub.cards.card import Card
from whistclub.cards.pack import Hand, bits_of, pack_named
from whistclub.rules.tricks import NO_TRUMP, Judge


class Odds:
    """The cards of one solitaire. Trumps are numbered as the pack's suits, the last number being no trump.

    `beats[trump][led]` are the cards that beat the dummy's card of that index, `follows[led]` those that follow it;
    `strengths[card]` has, by trump, the share of the dummy's possible cards that the card beats.
    """

    __slots__ = ("beats", "follows", "strengths", "suits")

    def __init__(self, pack_key: str, stock: tuple[Card, ...]) -> None:
        pack = pack_named(pack_key)
        self.suits = pack.suits
        self.follows = [card.shares for card in pack.cards]
        self.beats: list[list[Hand]] = []
        shares: list[list[float]] = []
        for trump in (*pack.suits, NO_TRUMP):
            judge = Judge(pack, trump)
            rows = [0] * len(pack.cards)
            share = [0.0] * len(pack.cards)
            for led in stock:
                rows[led.index] = pack.mask(
                    card for card in stock if card is not led and judge.beats(card, led)
                )
                for index in bits_of(rows[led.index]):
                    share[index] += 1 / (len(stock) - 1)
            self.beats.append(rows)
            shares.append(share)
        self.strengths = list(zip(*shares, strict=True))

    @property
    def no_trump(self) -> int:
        """The number of no trump."""
        return len(self.suits)

    def trump(self, suit: str) -> int:
        """The number of a suit letter, or of no trump for the empty text."""
        return self.suits.index(suit) if suit else self.no_trump


@lru_cache(maxsize=8)
def odds_of(pack_key: str, stock: tuple[Card, ...]) -> Odds:
    """The odds of this stock, made once."""
    return Odds(pack_key, stock)
