"""Helpers for the tests of Solo and Whist: deals written as four hands, acts written as a script."""

from typing import Any

from whistclub.cards.french import FRENCH
from whistclub.cards.pack import cards_from_text
from whistclub.games.registry import game_of_preset
from whistclub.games.solo import Solo
from whistclub.rules.deal import deal_of_hands
from whistclub.rules.seats import Seat, Viewer, seat_from_letter, seat_letter
from whistclub.rules.values import DealResult, Event, parse_ending

MIXED = (
    "C2 C6 CT CA D5 D9 DK H4 H8 HQ S3 S7 SJ",
    "C3 C7 CJ D2 D6 DT DA H5 H9 HK S4 S8 SQ",
    "C4 C8 CQ D3 D7 DJ H2 H6 HT HA S5 S9 SK",
    "C5 C9 CK D4 D8 DQ H3 H7 HJ S2 S6 ST SA",
)
"""N E S W: everybody has every suit."""

ONE_SUIT_EACH = tuple(" ".join(suit + rank for rank in "23456789TJQKA") for suit in "SHDC")
"""N has the spades, E the hearts, S the diamonds, W the clubs."""

BIDS = ["solo", "misere", "abondance", "abondance_in_trumps", "misere_ouverte", "abondance_declared"]
"""The calls that one player can make alone, from the lowest on."""
ASCENDING = ["propose", *BIDS]


def seat(letter: str) -> Seat:
    return seat_from_letter(letter, 4)


def game(preset: str = "solo", **options: str) -> Any:
    return game_of_preset(preset, options)


def start(
    of: Any, hands: tuple[str, ...] = MIXED, dealer: str = "N", turned: str | None = None, **setting: Any
) -> Any:
    """The deal of these hands before its first act; without one named, the dealer's last card is turned."""
    masks = tuple(FRENCH.mask(cards_from_text(FRENCH, hand)) for hand in hands)
    first = of.first_setting(seat(dealer))
    for name, value in setting.items():
        first = type(first)(**{**{f: getattr(first, f) for f in first.__struct_fields__}, name: value})
    card = None if turned is None else FRENCH.card(turned)
    return of.start(deal_of_hands(FRENCH, masks, first.dealer, card), first)


def acted(position: Any, script: str) -> Any:
    """The position after acts written `E call pass, S call solo`."""
    for line in script.split(","):
        letter, text = line.split(maxsplit=1)
        position = position.play(seat(letter), Solo.alphabet.read(text, FRENCH))
    return position


def told(of: Any, position: Any, script: str) -> tuple[Event, ...]:
    """Every event of these acts."""
    events: tuple[Event, ...] = ()
    for line in script.split(","):
        letter, text = line.split(maxsplit=1)
        action = Solo.alphabet.read(text, FRENCH)
        after = position.play(seat(letter), action)
        events += of.narrate(position, seat(letter), action, after)
        position = after
    return events


def calls(position: Any, script: str) -> Any:
    """The position after calls by the seats in turn, written `pass propose accept`."""
    for word in script.split():
        (turn,) = position.to_act()
        position = position.play(turn, Solo.alphabet.read(f"call {word}", FRENCH))
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
    """The seat to act, by letter; empty when nobody is."""
    return "".join(seat_letter(one, 4) for one in position.to_act())


def texts(position: Any) -> list[str]:
    """The texts of the legal acts of the seat to act."""
    (one,) = position.to_act()
    return [action.text for action in position.legal(one)]


def words(position: Any) -> list[str]:
    """The legal calls, without the verb."""
    return [text.removeprefix("call ") for text in texts(position)]


def view(position: Any, viewer: str | None = None) -> Any:
    who: Viewer = None if viewer is None else seat(viewer)
    of = position.dealt.game if hasattr(position, "dealt") else position.game
    return of.view(position, who)


def result(position: Any) -> DealResult:
    found = position.result()
    assert isinstance(found, DealResult)
    return found


def settled(position: Any, ending: str) -> DealResult:
    """The result of the deal when the table ends it so, written `E claim all`."""
    of = position.dealt.game if hasattr(position, "dealt") else position.game
    found = of.settle(position, parse_ending(ending, 4))
    assert isinstance(found, DealResult)
    return found
