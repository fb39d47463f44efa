"""Cards a viewer has not seen, dealt to the seats that may hold them."""

from random import Random

from whistclub.cards.pack import Hand, Pack
from whistclub.rules.sampling import deal_out
from whistclub.rules.seats import FOUR
from whistclub.rules.tricks import cannot_hold, fours, plays_among, split_tricks
from whistclub.rules.values import View


def sample_hands(view: View, pack: Pack, rng: Random) -> tuple[Hand, ...]:
    """Four hands as dealt, uniform over those that agree with the view of a game of four-card tricks.

    They agree in the viewer's own cards, the cards played, those everybody knows a seat to hold (`view.shown`), and
    in every suit that a seat has failed to follow.
    """
    plays = list(plays_among(view.acts))
    lacking = cannot_hold(split_tricks(plays, fours()))
    known = [pack.mask(card for who, card in plays if who == seat) for seat in FOUR]
    for seat, card in view.shown:
        known[seat] |= card.bit
    if view.viewer is not None:
        known[view.viewer] |= pack.mask(view.hand)
    cards = pack.mask(view.short_pack) or pack.full
    size = cards.bit_count() // 4
    rooms = tuple(size - hand.bit_count() for hand in known)
    drawn = deal_out(cards & ~sum(known), rooms, lacking, rng)
    return tuple(drawn[seat] | known[seat] for seat in FOUR)
