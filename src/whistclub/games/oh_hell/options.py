"""The options of Oh Hell, and what follows from them for the deals of a match."""

from typing import Annotated, Final, Literal

from msgspec import Meta

from whistclub.rules.options import Options
from whistclub.rules.seats import MOST_SEATS

MOST_CARDS: Final = 13
"""The largest hand that a match may ask for: a quarter of the pack."""
_IN_TURN: Final = ("H", "C", "D", "S", "")
"""Trumps from deal to deal: the order of whist drives, then a deal without trump."""


class HellOptions(Options, frozen=True, kw_only=True):
    """The number of players and of cards in the largest hand, the course of the hands, how many deals make a match,
    trump, the bids with the hook, and the scoring.

    `deals` None: one course. `hook`: where bids are made in turn, the dealer's must not make them add up. `scoring`:
    an exact bid brings ten and the bid (`exact`, and with `minus` each trick over or under costs a point), ten and the
    square of the bid (`square`), or ten beside a point for every trick, which all get (`tricks_too`).
    """

    players: Annotated[int, Meta(ge=3, le=MOST_SEATS)] = 4
    cards: Annotated[int, Meta(ge=1, le=MOST_CARDS)] = 7
    hands: Literal["down", "up", "down_and_up", "up_and_down"] = "down"
    deals: Annotated[int, Meta(ge=1)] | None = None
    trump: Literal["turned", "in_turn", "none"] = "turned"
    bids: Literal["in_turn", "at_once"] = "in_turn"
    hook: bool = True
    scoring: Literal["exact", "tricks_too", "square", "minus"] = "exact"


def course_of(options: HellOptions) -> tuple[int, ...]:
    """The cards of a hand from deal to deal; a match with more deals begins it anew."""
    down = tuple(range(options.cards, 0, -1))
    up = down[::-1]
    courses = {"down": down, "up": up, "down_and_up": (*down, *up[1:]), "up_and_down": (*up, *down[1:])}
    return courses[options.hands]


def deals_of(options: HellOptions) -> int:
    """The deals of a match."""
    return options.deals or len(course_of(options))


def size_of(options: HellOptions, number: int, cards: int) -> int:
    """The cards of a hand in the deal with this number, from a pack of so many cards: fewer where it has not enough
    for everybody and the card turned.
    """
    course = course_of(options)
    most = (cards - (options.trump == "turned")) // options.players
    return min(course[(number - 1) % len(course)], most)


def trump_in_turn(options: HellOptions, number: int) -> str:
    """The trump of the deal with this number where no card is turned; empty for none."""
    return _IN_TURN[(number - 1) % len(_IN_TURN)] if options.trump == "in_turn" else ""
