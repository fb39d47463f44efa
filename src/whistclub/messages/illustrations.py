"""The lines of the short rules that are more than text.

Below the heading of a section, `at:` names the phases of a deal at which the page opens there, `see:` the numbered
rules that it tells. Anywhere, with a caption after a bar:

    cards: HQ H9 | caption                           cards side by side
    hand: SA SK S4 H7 | caption                      cards held in a hand
    trick H: W Left D9, N Partner DK*, S You H2      a trick in the order of play under a trump suit (or none): seat,
    who, card;
                                                     the star is at the card that takes it
"""

import re
from typing import Final, Literal

import msgspec

_LINE: Final = re.compile(
    r"(?P<kind>cards|hand|trick)(?: (?P<trump>[A-Z]))?: (?P<what>[^|]+)(?:\| (?P<caption>.+))?"
)
_PLAYED: Final = re.compile(r"(?P<seat>[NESW]) (?P<who>.+) (?P<card>\w+)(?P<star>\*?)")
_ASIDE: Final = re.compile(r"(?P<kind>at|see): (?P<words>.+)")


class Played(msgspec.Struct, frozen=True):
    """A card of a trick: the place it lies at, who played it, its text form, and if it takes the trick."""

    seat: str
    who: str
    card: str
    takes: bool


class Illustration(msgspec.Struct, frozen=True):
    """Cards to look at; those of a trick are `played`, under the suit `trump` or none."""

    kind: Literal["cards", "hand", "trick"]
    cards: tuple[str, ...]
    caption: str
    played: tuple[Played, ...] = ()
    trump: str = ""


def illustration(line: str) -> Illustration | None:
    """The cards that a line draws; None for a line that draws none. Raises ValueError for a trick that cannot be
    read.
    """
    found = _LINE.fullmatch(line)
    if found is None:
        return None
    what, caption = found["what"].strip(), found["caption"] or ""
    if found["kind"] != "trick":
        return Illustration("hand" if found["kind"] == "hand" else "cards", tuple(what.split()), caption)
    played = tuple(_played(one) for one in what.split(", "))
    return Illustration("trick", tuple(one.card for one in played), caption, played, found["trump"] or "")


def aside(line: str) -> tuple[str, tuple[str, ...]] | None:
    """The words of a line `at:` or `see:` with which of the two it is; None for any other line."""
    found = _ASIDE.fullmatch(line)
    return (found["kind"], tuple(found["words"].split())) if found else None


def _played(text: str) -> Played:
    found = _PLAYED.fullmatch(text.strip())
    if found is None:
        raise ValueError(f"a card of a trick is seat, who and card, as in `W Left D9`, not {text!r}")
    return Played(found["seat"], found["who"], found["card"], bool(found["star"]))
