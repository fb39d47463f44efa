"""Deals written as PBN that other programs read."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

import msgspec

from whistclub.cards.pbn.hands import SEATS, Hands, hand_text

_MANDATORY: Final = (
    "Event", "Site", "Date", "Board", "West", "North", "East", "South", "Dealer", "Vulnerable", "Deal", "Scoring", "Declarer",
    "Contract", "Result",
)  # fmt: skip
"""The tags that every game has, in this order (section 3.4); what is not known here is a question mark."""


_TABLE: Final = "OptimumResultTable"
_TABLE_TAG: Final = rf'[{_TABLE} "Declarer;Denomination\2R;Result\2R"]'
"""The strokes before the widths of the columns stand for themselves (section 5)."""


class PbnPlay(msgspec.Struct, frozen=True):
    """The play of a deal: who leads first, and of each trick the cards by seat from the first leader on, `-` for none.

    `notes` are sentences about what happened before the play, for which PBN has no form. `is_cut_short` says that the
    play ended before the last card.
    """

    leader: int
    tricks: tuple[tuple[str, str, str, str], ...]
    notes: tuple[str, ...] = ()
    is_cut_short: bool = False


def write_pbn(deals: Iterable[Hands], first_board: int = 1) -> str:
    """The deals as a PBN text, numbered from `first_board`.

    Each ends with an empty line, so that texts written one after the other are still one game a deal.
    """
    return "".join(write_game(deal, number) for number, deal in enumerate(deals, first_board))


def write_game(
    deal: Hands,
    board: int | str,
    tags: Mapping[str, str] | None = None,
    play: PbnPlay | None = None,
    table: Sequence[str] = (),
) -> str:
    """One game, an empty line at its end; `tags` are further tags and values by name, `table` the rows of the tricks of
    each declarer in each strain (`N NT 7`).

    The order of the tags is that of the export format (section 3.4): the fifteen that every game has, then the others
    by name.
    """
    first = deal.dealer or 0
    hands = " ".join(hand_text(deal.hands[(first + place) % 4]) for place in range(4))
    values = {
        **dict.fromkeys(_MANDATORY, "?"),
        "Board": str(board),
        "Dealer": "?" if deal.dealer is None else SEATS[deal.dealer],
        "Vulnerable": "None",
        "Deal": f"{SEATS[first]}:{hands}",
        **(tags or {}),
    }
    if deal.turned is not None:
        values["Turned"] = deal.turned.text
    if deal.kitty:
        values["Kitty"] = hand_text(deal.kitty)
    values |= {_TABLE: ""} if table else {}
    others = sorted(set(values).difference(_MANDATORY))
    lines: list[str] = []
    for name in (*_MANDATORY, *others):
        lines += [_TABLE_TAG, *table] if name == _TABLE else [_tag(name, values[name])]
    return "\n".join([*lines, *_play_lines(play), "", ""])


def _play_lines(play: PbnPlay | None) -> list[str]:
    """The section of the play. A note hangs on a card each, from the first on: notes have to be referred to (section
    3.6.4).
    """
    if play is None:
        return []
    lines = [_tag("Play", SEATS[play.leader])]
    referred = iter(range(1, len(play.notes) + 1))
    for trick in play.tricks:
        cards = [card if card == "-" else _with_note(card, next(referred, 0)) for card in trick]
        lines.append(" ".join(cards))
    if play.is_cut_short:
        lines.append("*")
    return [*lines, *(_tag("Note", f"{number}:{note}") for number, note in enumerate(play.notes, 1))]


def _with_note(card: str, number: int) -> str:
    return f"{card} ={number}=" if number else card


def _tag(name: str, value: str) -> str:
    escaped = value.replace("\\", "\\\\").replace('"', '\\"')
    return f'[{name} "{escaped}"]'
