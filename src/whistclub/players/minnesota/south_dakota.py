"""South Dakota: the first lead of a High names trump."""

from whistclub.cards.card import Card
from whistclub.cards.french import FRENCH
from whistclub.cards.pack import Hand
from whistclub.players.cardplay import follow_to_win, suits_held
from whistclub.players.choice import Chosen, Kind, because
from whistclub.players.minnesota.table import Table
from whistclub.players.reading import highest, lowest
from whistclub.players.trumps import lead_with_trumps


def play_south_dakota(table: Table) -> Chosen:
    """The card in a High whose first lead is trump."""
    reading = table.reading
    if reading.led is not None:
        return follow_to_win(reading)
    if reading.trump:
        return lead_with_trumps(reading)
    suit = trump_suit(reading.hand)
    card = trump_to_lead(suit)
    return Chosen(card, because("why-lead-names-trump", card=card.text, suit=card.suits), Kind.COUNT)


def trump_suit(hand: Hand) -> Hand:
    """The cards of the best suit for trump: length before high cards."""
    return max((cards for _, cards in suits_held(hand)), key=lambda cards: (trump_worth(cards), cards))


def trump_worth(cards: Hand) -> float:
    """Three for each card, and 4, 3, 2, 1 for ace, king, queen, jack."""
    return 3.0 * cards.bit_count() + sum(max(0, card.rank - 10) for card in FRENCH.iterate(cards))


def trump_to_lead(cards: Hand) -> Card:
    """The ace, or the top of touching honours; else the lowest."""
    best = highest(cards)
    touching = len(FRENCH.members(cards)) > 1 and highest(cards & ~best.bit).rank == best.rank - 1
    return best if best.rank == 14 or (touching and best.rank >= 12) else lowest(cards)
