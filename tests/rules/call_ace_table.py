"""Helpers for the tests of Call-ace Whist: a deal of four long suits, and acts written as a script."""

from typing import Any

import pytest

from whistclub.cards.errors import IllegalAction
from whistclub.cards.pack import cards_from_text
from whistclub.games.registry import game_of_preset
from whistclub.rules.deal import Deal, cards_dealt
from whistclub.rules.seats import FOUR, Seat, Viewer, seat_from_letter, seat_letter

LONG = (
    "C2 C3 D2 D3 H2 H3 S9 ST SJ SQ SK SA J1",
    "C4 C5 D4 D5 H9 HT HJ HQ HK HA S2 S3 J2",
    "C6 C7 C8 D9 DT DJ DQ DK DA H4 H5 S4 S5",
    "C9 CT CJ CQ CK CA D6 D7 D8 H6 H7 S6 S7",
)
"""N has spades, E hearts, S diamonds, W clubs; north and east have a joker."""
CAT = "S8 H8 J3"


def seat(letter: str) -> Seat:
    return seat_from_letter(letter, 4)


def game(**options: str) -> Any:
    return game_of_preset("call_ace", options)


def start(hands: tuple[str, ...] = LONG, cat: str = CAT, dealer: str = "N", **options: str) -> Any:
    """The deal of these hands before its first act."""
    of = game(**options)
    masks = tuple(of.pack.mask(cards_from_text(of.pack, hand)) for hand in hands)
    deal = Deal((*cards_dealt(of.pack, masks, seat(dealer)), *cards_from_text(of.pack, cat)))
    return of.start(deal, of.first_setting(seat(dealer)))


def done(position: Any, script: str) -> Any:
    """The position after acts in turn, written `call 9 vip, call pass, ace H`; a name alone is a card played."""
    for text in script.split(","):
        position = position.play(whose(position), act(text, position))
    return position


def act(text: str, position: Any) -> Any:
    of = position.terms.dealt.game
    words = text.split()
    return of.alphabet.read(" ".join(words) if len(words) > 1 else f"play {words[0]}", of.pack)


def whose(position: Any) -> Seat:
    (found,) = position.to_act()
    return Seat(found)


def bid(position: Any, words: str, *, by: str = "E") -> Any:
    """The position after this bid by one seat, and passes by the others."""
    while len(position.acts) < 4:
        mine = whose(position) == seat(by)
        position = done(position, f"call {words}" if mine else "call pass")
    return position


def turn(position: Any) -> str:
    return "".join(seat_letter(one, 4) for one in position.to_act())


def texts(position: Any) -> list[str]:
    return [action.text for action in position.legal(whose(position))]


def played_out(position: Any) -> Any:
    """The position after the last card, each the first that is legal."""
    while position.to_act():
        position = position.play(whose(position), position.legal(whose(position))[0])
    return position


def view(position: Any, viewer: str | None = None) -> Any:
    who: Viewer = None if viewer is None else seat(viewer)
    return position.terms.dealt.game.view(position, who)


def points(contract: Any, won: tuple[int, int, int, int]) -> dict[str, int]:
    """The points of each seat if the play had come to these tricks."""
    result = contract.result_of(won)
    return {seat_letter(one, 4): result.points[one] for one in FOUR}


def hand(position: Any, letter: str) -> str:
    return " ".join(card.text for card in view(position, letter).hand)


def ordered(**options: str) -> list[str]:
    """The bids that the first to speak may make, the lowest first."""
    return [text.removeprefix("call ") for text in texts(start(LONG, CAT, "N", **options))[1:]]


def refusal(position: Any, letter: str, text: str) -> str:
    with pytest.raises(IllegalAction) as refused:
        position.play(seat(letter), act(text, position))
    return refused.value.reason.key
