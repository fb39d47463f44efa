"""The next deal of a match: of a shuffled pack, or of the pack as it lay after the deal before."""

from collections.abc import Sequence
from itertools import chain, islice
from typing import Final

from whistclub.cards.card import Card
from whistclub.rules.chance import Stream
from whistclub.rules.deal import Deal, deal_from_seed
from whistclub.rules.game import Game
from whistclub.rules.match import Played
from whistclub.rules.tricks import plays_among

LEAST_CUT: Final = 4
"""The fewest cards of each part of a pack that is cut, as Belgian rules have it; sources: the rules of Kleurwiezen."""


def deal_after(before: Sequence[Played], seed: bytes, game: Game, number: int) -> Deal:
    """Deal `number` of a match under this seed, after these deals.

    Where the stock has `packets` only the first deal is shuffled. Later the pack is gathered, cut once by the seed, and
    dealt in packets; after a deal of fewer cards the whole pack is shuffled again.
    """
    packets = game.stock.packets
    if not packets or not before or len(before[-1].deal.pack) != len(game.stock.cards):
        return deal_from_seed(seed, game, number)
    pack = gathered(before[-1], game.seats)
    cut = LEAST_CUT + Stream(seed, f"deal/{number}/cut").below(len(pack) - 2 * LEAST_CUT + 1)
    return Deal(dealt_in_packets((*pack[cut:], *pack[:cut]), packets, game.seats))


def gathered(played: Played, seats: int) -> tuple[Card, ...]:
    """The pack after a deal: the cards played, in order, then those left in each hand, in pack order, from the dealer's
    left.
    """
    plays = [card for _, card in plays_among(played.acts)]
    pack, gone = played.deal.pack, frozenset(plays)
    left = (sorted(card for card in pack[place::seats] if card not in gone) for place in range(seats))
    return (*plays, *chain.from_iterable(left))


def dealt_in_packets(pack: Sequence[Card], packets: Sequence[int], seats: int) -> tuple[Card, ...]:
    """The cards in the order in which they give the same hands when they are dealt one at a time."""
    cards, hands = iter(pack), [list[Card]() for _ in range(seats)]
    for size in packets:
        for hand in hands:
            hand.extend(islice(cards, size))
    return tuple(chain.from_iterable(zip(*hands, strict=True)))
