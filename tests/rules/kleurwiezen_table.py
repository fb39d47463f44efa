"""Helpers for the tests of Kleurwiezen: deals written as four hands, calls written in the order of the turns."""

from typing import Any

from whistclub.cards.french import FRENCH
from whistclub.cards.pack import cards_from_text
from whistclub.games.kleurwiezen import Kleurwiezen
from whistclub.games.kleurwiezen.contracts import RANKS, Contract
from whistclub.games.kleurwiezen.options import KleurwiezenOptions
from whistclub.rules.deal import deal_of_hands
from whistclub.rules.seats import Seat, seat_from_letter, seat_letter

MIXED = (
    "C2 C6 CT CA D5 D9 DK H4 H8 HQ S3 S7 SJ",
    "C3 C7 CJ D2 D6 DT DA H5 H9 HK S4 S8 SQ",
    "C4 C8 CQ D3 D7 DJ H2 H6 HT HA S5 S9 SK",
    "C5 C9 CK D4 D8 DQ H3 H7 HJ S2 S6 ST SA",
)
"""N E S W: everybody has every suit and an ace."""

ONE_SUIT_EACH = tuple(" ".join(suit + rank for rank in "23456789TJQKA") for suit in "SHDC")
"""N has the spades, E the hearts, S the diamonds, W the clubs."""

THREE_ACES = (
    "C2 C6 CT CA D5 D9 DA H4 H8 HA S3 S7 SJ",
    "C3 C7 CJ D2 D6 DT DK H5 H9 HK S4 S8 SQ",
    "C4 C8 CQ D3 D7 DJ H2 H6 HT HQ S5 S9 SK",
    "C5 C9 CK D4 D8 DQ H3 H7 HJ S2 S6 ST SA",
)
"""N has a troel, and W the fourth ace."""

FOUR_ACES = (
    "C2 C6 CT CA D5 D9 DA HK H8 HA S3 S7 SA",
    "C3 C7 CJ D2 D6 DT DK H5 H9 H4 S4 S8 SQ",
    "C4 C8 CQ D3 D7 DJ H2 H6 HT HQ S5 S9 SK",
    "C5 C9 CK D4 D8 DQ H3 H7 HJ S2 S6 ST SJ",
)
"""N has all aces and the king of hearts, S the queen."""


def game(**options: Any) -> Any:
    return Kleurwiezen(KleurwiezenOptions(**options))


def start(of: Any, hands: tuple[str, ...] = MIXED, dealer: str = "N", passed: int = 0) -> Any:
    masks = tuple(FRENCH.mask(cards_from_text(FRENCH, hand)) for hand in hands)
    first = of.first_setting(seat_from_letter(dealer, 4))
    if passed:
        first = type(first)(passed + 1, first.dealer, first.score, type(first.carry)(passed))
    return of.start(deal_of_hands(FRENCH, masks, first.dealer), first)


def called(position: Any, script: str) -> Any:
    """The position after calls by the seats in turn, written `8 H, pass, accept`."""
    for call in script.split(", ") if script else ():
        (turn,) = position.to_act()
        position = position.play(turn, Kleurwiezen.alphabet.read(f"call {call}", FRENCH))
    return position


def played(position: Any, cards: int = 52) -> Any:
    """The position after so many more cards, each the first that is legal, or after the deal's last."""
    for _ in range(cards):
        if not position.to_act():
            break
        (turn,) = position.to_act()
        position = position.play(turn, position.legal(turn)[0])
    return position


def turn(position: Any) -> str:
    return "".join(seat_letter(one, 4) for one in position.to_act())


def words(position: Any) -> list[str]:
    """The legal calls of the seat to act, without the verb."""
    (one,) = position.to_act()
    return [action.text.removeprefix("call ") for action in position.legal(one)]


def side(position: Any) -> str:
    return " ".join(seat_letter(one, 4) for one in position.terms.contract.side)


def contract(kind: str, tricks: int, seats: str = "N", scoring: str = "steps", times: int = 1) -> Contract:
    """A contract in play, for its score."""
    sides = tuple(seat_from_letter(one, 4) for one in seats.split())
    return Contract(RANKS[kind, tricks], sides, "H", tricks, 13, Seat(0), times=times, scoring=scoring)
