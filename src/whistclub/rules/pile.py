"""The side pile of a solitaire (Aces, wilds) and the trump its last turned card puts in force.

Rules: `messages/pages/en/gongor.md` and `hermits.md`.
"""

import msgspec

from whistclub.cards.card import Card
from whistclub.cards.pack import Pack
from whistclub.rules.tricks import NO_TRUMP, Judge


class Pile(msgspec.Struct, frozen=True, gc=False):
    """A side pile in the order it is turned, how many of its cards lie face up, and the judge of its trump.

    The trump is the suit of the last card turned, or none after a twiddle with no card left.
    """

    cards: tuple[Card, ...]
    turned: int
    judge: Judge

    def __repr__(self) -> str:
        return f"Pile({self.turned} of {len(self.cards)} turned)"

    @property
    def no_trump(self) -> bool:
        """True if no trump is in force, so that a further twiddle would do nothing."""
        return self.judge.trump == NO_TRUMP

    @property
    def left(self) -> int:
        """The number of cards still face down."""
        return len(self.cards) - self.turned

    def face_up(self) -> tuple[Card, ...]:
        """The cards turned so far, in order."""
        return self.cards[: self.turned]

    def twiddled(self) -> "Pile":
        """The pile with its next card turned, or with no trump in force when none is left."""
        pack, cards, turned = self.judge.pack, self.cards, self.turned
        if turned == len(cards):
            return Pile(cards, turned, Judge(pack, NO_TRUMP))
        return Pile(cards, turned + 1, Judge(pack, cards[turned].suits))

    def for_next_hand(self, *, no_trump_stays: bool) -> "Pile":
        """The pile as the next hand finds it: the last card's suit is trump again, unless no trump stays."""
        if no_trump_stays or not self.no_trump:
            return self
        return turned_pile(self.judge.pack, self.cards, self.turned)


def turned_pile(pack: Pack, cards: tuple[Card, ...], turned: int, *, no_trump: bool = False) -> Pile:
    """A pile with so many cards (one at least) face up; `pack` is the pack of the cards it makes trumps."""
    return Pile(cards, turned, Judge(pack, NO_TRUMP if no_trump else cards[turned - 1].suits))
