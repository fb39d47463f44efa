"""Hands that are solved with all cards seen: what perfect play comes to, and the value of each card on the way."""

from typing import Final

from whistclub.cards.card import cards_to_text
from whistclub.cards.errors import BadText
from whistclub.cards.french import FRENCH
from whistclub.cards.pack import cards_from_text
from whistclub.cards.pbn.read import read_pbn
from whistclub.club.price_pool import PricePool
from whistclub.coach import OpenHands
from whistclub.rules.seats import FOUR, Seat, left_of, seat_from_letter
from whistclub.solver import Bounds
from whistclub.web.encoding.match_parts import why
from whistclub.wire.solutions import (
    AskedPlace,
    CardWorth,
    DealRead,
    DealsRead,
    LaidHands,
    Letter,
    LineLeftOut,
    PastedDeals,
    SolvedHands,
    SolvedPlace,
)

_SEATS: Final = len(FOUR)
_MOST_DEALS: Final = 64

_LETTERS: Final[tuple[Letter, ...]] = ("N", "E", "S", "W")


async def solved(prices: PricePool, visitor: str, laid: LaidHands) -> SolvedHands:
    """The tricks of these hands. Raises BadText, BadDeal, TooMuch."""
    return SolvedHands(tricks=await prices.tricks(visitor, _open_hands(laid)))


async def solved_place(prices: PricePool, visitor: str, asked: AskedPlace) -> SolvedPlace:
    """A place in the play of these hands. Raises BadText, BadDeal, IllegalAction, TooMuch."""
    leader = seat_from_letter(asked.leader, _SEATS)
    played = cards_from_text(FRENCH, asked.played) if asked.played.strip() else ()
    place = await prices.place(visitor, _open_hands(asked.laid), leader, played, asked.nodes)
    answer = place.answer
    return SolvedPlace(
        hands=tuple(cards_to_text(FRENCH.members(hand)) for hand in place.hands),
        table=cards_to_text(place.table),
        leader=_LETTERS[place.leader],
        turn=_LETTERS[place.turn],
        taken=place.taken,
        least=answer.value.least,
        most=answer.value.most,
        cards=tuple(_worth(one.card.text, one.value) for one in answer.cards),
        line=cards_to_text(answer.line),
        why=answer.why,
    )


def deals_read(pasted: PastedDeals) -> DealsRead:
    """The deals of a text; nothing is kept. Where none can be used, why: it is asked for while somebody types, so that
    is no refusal.
    """
    try:
        found = read_pbn(pasted.text)
    except BadText as problem:
        return DealsRead(deals=(), left_out=(LineLeftOut(line=0, why=why(problem.reason)),))
    deals = []
    for one in found.deals[:_MOST_DEALS]:
        dealer = one.hands.dealer
        leader = None if dealer is None else _LETTERS[left_of(Seat(dealer), _SEATS)]
        hands = tuple(cards_to_text(FRENCH.members(hand)) for hand in one.hands.hands)
        deals.append(DealRead(hands=hands, leader=leader, board=one.board[:20]))
    left_out = tuple(LineLeftOut(line=one.line, why=why(one.problem)) for one in found.left_out)
    return DealsRead(deals=tuple(deals), left_out=left_out[:_MOST_DEALS])


def _open_hands(laid: LaidHands) -> OpenHands:
    north, east, south, west = (FRENCH.mask(cards_from_text(FRENCH, hand)) for hand in laid.hands)
    side = sum(1 << seat_from_letter(letter, _SEATS) for letter in laid.side)
    return OpenHands(hands=(north, east, south, west), trump=laid.trump, side=side, aim=laid.aim)


def _worth(card: str, value: Bounds) -> CardWorth:
    return CardWorth(card=card, least=value.least, most=value.most)
