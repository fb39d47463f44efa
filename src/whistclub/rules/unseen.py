"""Cards a viewer has not seen, dealt to the seats that may hold them."""

from itertools import repeat
from random import Random

from whistclub.cards.pack import Hand, Pack
from whistclub.rules.sampling import deal_out
from whistclub.rules.seats import seats_of_table
from whistclub.rules.tricks import cannot_hold, plays_among, split_tricks
from whistclub.rules.values import View


def sample_hands(
    view: View, pack: Pack, rng: Random, seats: int = 4, *, each: int | None = None, undealt: Hand = 0
) -> tuple[Hand, ...]:
    """The hands of so many seats as dealt, uniform over those that agree with the view.

    The whole pack is dealt, or `each` cards to every seat; of those left `undealt` are known.

    They agree in the viewer's own cards, the cards played, those everybody knows a seat to hold (`view.shown`), and
    in every suit that a seat has failed to follow.
    """
    everybody = seats_of_table(seats)
    plays = list(plays_among(view.acts))
    lacking = cannot_hold(split_tricks(plays, repeat(seats)), seats)
    known = [pack.mask(card for who, card in plays if who == seat) for seat in everybody]
    for seat, card in view.shown:
        known[seat] |= card.bit
    if view.viewer is not None:
        known[view.viewer] |= pack.mask(view.hand)
    cards = pack.mask(view.short_pack) or pack.full
    size = cards.bit_count() // seats if each is None else each
    rooms = tuple(size - hand.bit_count() for hand in known)
    unseen = cards & ~sum(known) & ~undealt
    if each is not None:
        rooms, lacking = (*rooms, unseen.bit_count() - sum(rooms)), (*lacking, 0)
    drawn = deal_out(unseen, rooms, lacking, rng)
    return tuple(drawn[seat] | known[seat] for seat in everybody)
