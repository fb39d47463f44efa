"""Helpers for the tests of the Minnesota family: deals written as four hands, acts written as a script."""

from typing import Any

from whistclub.cards.french import FRENCH
from whistclub.cards.pack import cards_from_text
from whistclub.games.minnesota import Minnesota, MinnesotaView
from whistclub.games.registry import game_of_preset
from whistclub.rules.deal import deal_of_hands
from whistclub.rules.seats import Seat, Viewer, seat_from_letter
from whistclub.rules.values import Event

MIXED = (
    "C2 C6 CT CA D5 D9 DK H4 H8 HQ S3 S7 SJ",
    "C3 C7 CJ D2 D6 DT DA H5 H9 HK S4 S8 SQ",
    "C4 C8 CQ D3 D7 DJ H2 H6 HT HA S5 S9 SK",
    "C5 C9 CK D4 D8 DQ H3 H7 HJ S2 S6 ST SA",
)
"""N E S W: everybody has every suit."""

ONE_SUIT_EACH = tuple(" ".join(suit + rank for rank in "23456789TJQKA") for suit in "SHDC")
"""N has the spades, E the hearts, S the diamonds, W the clubs."""


def seat(letter: str) -> Seat:
    return seat_from_letter(letter, 4)


def game(preset: str = "minnesota", **options: str) -> Any:
    return game_of_preset(preset, options)


def start(of: Any, hands: tuple[str, ...], dealer: str = "N") -> Any:
    """The deal of these hands before its first act."""
    masks = tuple(FRENCH.mask(cards_from_text(FRENCH, hand)) for hand in hands)
    setting = of.first_setting(seat(dealer))
    return of.start(deal_of_hands(FRENCH, masks, setting.dealer), setting)


def acted(position: Any, script: str) -> Any:
    """The position after acts written `N lay S2, E lay H3`."""
    for line in script.split(","):
        letter, text = line.split(maxsplit=1)
        position = position.play(seat(letter), Minnesota.alphabet.read(text, FRENCH))
    return position


def told(of: Any, position: Any, script: str) -> tuple[Event, ...]:
    """Every event of these acts."""
    events: tuple[Event, ...] = ()
    for line in script.split(","):
        letter, text = line.split(maxsplit=1)
        action = Minnesota.alphabet.read(text, FRENCH)
        after = position.play(seat(letter), action)
        events += of.narrate(position, seat(letter), action, after)
        position = after
    return events


def kinds(events: tuple[Event, ...]) -> list[str]:
    return [event.kind for event in events]


def view(of: Any, position: Any, viewer: str | None) -> MinnesotaView:
    who: Viewer = None if viewer is None else seat(viewer)
    seen: MinnesotaView = of.view(position, who)
    return seen


def leader(position: Any) -> str:
    """Whose turn it is, as a letter."""
    (who,) = position.to_act()
    return "NESW"[who]


def to_act(position: Any) -> str:
    return "".join("NESW"[who] for who in sorted(position.to_act()))


def texts(position: Any, letter: str) -> list[str]:
    return [action.text for action in position.legal(seat(letter))]


def played_out(position: Any) -> Any:
    """The position after everybody has played the first legal act until the deal was over."""
    while position.to_act():
        who = min(position.to_act())
        position = position.play(who, position.legal(who)[0])
    return position
