"""Hands that are solved with all cards seen: what perfect play comes to, and the value of each card on the way."""

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from whistclub.cards.card import cards_from_text, cards_to_text
from whistclub.cards.errors import BadText
from whistclub.cards.french import FRENCH
from whistclub.cards.pbn.read import read_pbn
from whistclub.club.price_pool import PricePool
from whistclub.coach import Aim, OpenHands
from whistclub.rules.seats import FOUR, Seat, left_of, seat_from_letter
from whistclub.solver import Bounds
from whistclub.web.wire.encode import why
from whistclub.web.wire.parts import Why

_SEATS: Final = len(FOUR)
_MOST_DEALS: Final = 64
MOST_NODES: Final = 16_000_000
"""The most that one request may cost: about four seconds of the process that makes prices."""

OneHand = Annotated[str, Meta(min_length=2, max_length=60)]
Hands = Annotated[tuple[OneHand, ...], Meta(min_length=4, max_length=4)]
Letter = Literal["N", "E", "S", "W"]
_LETTERS: Final[tuple[Letter, ...]] = ("N", "E", "S", "W")
Side = Literal["NS", "EW", "N", "E", "S", "W"]
Trump = Literal["", "S", "H", "D", "C"]


class LineLeftOut(msgspec.Struct, frozen=True, kw_only=True):
    """A line of a text that cannot be used, 0 for the whole text, and the reason."""

    line: int
    why: Why


class LaidHands(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Four hands of the French pack, North's first, all of a length; the trump, empty for none; and the aim of a side
    against all others: as many tricks as it can get, as few, or none.
    """

    hands: Hands
    trump: Trump = ""
    side: Side = "NS"
    aim: Aim = "most"


class SolvedHands(msgspec.Struct, frozen=True, kw_only=True):
    """The side's tricks by the seat that leads, North first; null where that took too long. For the aim `none` 1 says
    that the side can, 0 that it cannot.
    """

    tricks: tuple[int | None, ...]


class AskedPlace(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A place in the play of four hands: who led first, the cards played since, and the nodes that the answer may
    cost.
    """

    laid: LaidHands
    leader: Letter
    played: Annotated[str, Meta(max_length=160)] = ""
    nodes: Annotated[int, Meta(ge=1_000, le=MOST_NODES)] = 1_000_000


class CardWorth(msgspec.Struct, frozen=True, kw_only=True):
    """A card that may be played, and the tricks that the side gets in all after it: at least, at most."""

    card: str
    least: int
    most: int


class SolvedPlace(msgspec.Struct, frozen=True, kw_only=True):
    """A place in the play of open hands: the hands, the trick on the table and its leader, the seat to play, the tricks
    taken by seat.

    `least` and `most` are what the side gets in all, tricks taken included, when all play perfectly; where they differ
    the nodes did not do. For the aim `none` 1 says that the side can, 0 that it cannot. `line` is one line of best
    play.
    """

    hands: tuple[str, ...]
    table: str
    leader: Letter
    turn: Letter
    taken: tuple[int, ...]
    least: int
    most: int
    cards: tuple[CardWorth, ...]
    line: str
    why: str | None


class PastedDeals(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A text with deals, as PBN."""

    text: Annotated[str, Meta(max_length=15_000)]


class DealRead(msgspec.Struct, frozen=True, kw_only=True):
    """A deal of a text: its hands, North's first, who leads (the seat after the dealer; null where none is named), and
    its board as the text names it.
    """

    hands: tuple[str, ...]
    leader: Letter | None
    board: str


class DealsRead(msgspec.Struct, frozen=True, kw_only=True):
    """The deals of a text, at most 64, and what was left out."""

    deals: tuple[DealRead, ...]
    left_out: tuple[LineLeftOut, ...]


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
