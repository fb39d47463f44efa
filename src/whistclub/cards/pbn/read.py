"""The deals of a PBN text: those that are whole, and for each that is not its line and the reason."""

import re
from collections.abc import Iterable, Iterator
from typing import Final

import msgspec

from whistclub.cards.card import Card
from whistclub.cards.errors import BadText, Reason, reason
from whistclub.cards.french import FRENCH
from whistclub.cards.pbn.hands import SEATS, Hands, Listed, kitty_of, listed_hands, refuse_unequal
from whistclub.cards.pbn.lin import lin_boards
from whistclub.cards.pbn.others import other_format
from whistclub.cards.pbn.scan import PbnGame, Tag, inherited, scan

_UNKNOWN: Final = {"", "?", "-"}
"""Values that say that something is not known, or has no meaning here (section 3.4)."""
_SEAT_NAMES: Final = frozenset({"NORTH", "EAST", "SOUTH", "WEST"})
_BARE: Final = re.compile(r"\s*(?:[NESWnesw]\s*:|[2-9TJQKA10]*(?:\.[2-9TJQKA10]*){3}\s)", re.IGNORECASE)


class PbnDeal(msgspec.Struct, frozen=True):
    """A whole deal of a text: its number among the deals of the text, its line, its board as the text names it.

    `last` is the card with which the list of each hand ends (N E S W). `vulnerable` is as the text has it, and counts
    for bridge alone.
    """

    hands: Hands
    number: int
    line: int
    board: str = ""
    last: tuple[Card | None, ...] = (None, None, None, None)
    vulnerable: str = ""

    def __repr__(self) -> str:
        return f"PbnDeal({self.number}, line {self.line})"


class LeftOut(msgspec.Struct, frozen=True):
    """Something of a text that cannot be used, with its line and the reason."""

    line: int
    problem: Reason


class PbnDeals(msgspec.Struct, frozen=True):
    """The deals of a text that are whole, in order, and what is left out."""

    deals: tuple[PbnDeal, ...]
    left_out: tuple[LeftOut, ...] = ()


def read_pbn(text: str) -> PbnDeals:
    """The deals of a PBN text in import format, of a text with a bare deal (`N:AK.. ...`) a line, or of a LIN text.

    A deal that cannot be used does not spoil the others. Raises BadText where there is none at all to be used: with the
    reason of the first, and with the name of the format where another one is recognised.
    """
    found = scan(text)
    has_tags = any(game.tags for game in found.games)
    if not has_tags and other_format(text) == "LIN":
        return _read_lin(text)
    number = 0
    deals: list[PbnDeal] = []
    left_out: list[LeftOut] = []
    for game, values in zip(found.games, inherited(found.games), strict=True):
        number += game.tag("Deal") is not None
        for one in _of_game(game, values, number):
            (deals if isinstance(one, PbnDeal) else left_out).append(one)  # type: ignore[arg-type]
    if not has_tags:
        for one in _bare_deals(text):
            (deals if isinstance(one, PbnDeal) else left_out).append(one)  # type: ignore[arg-type]
    if found.open_comment:
        left_out.append(LeftOut(found.open_comment, reason("pbn-comment-open")))
    if not deals:
        raise BadText(_why_none(text, left_out))
    return PbnDeals(tuple(deals), tuple(left_out))


def _read_lin(text: str) -> PbnDeals:
    """The deals of a LIN text. Raises BadText where there is none to be used."""
    deals: list[PbnDeal] = []
    left_out: list[LeftOut] = []
    for board in lin_boards(text):
        number = len(deals) + len(left_out) + 1
        try:
            listed = _equal(board.hands, number)
        except BadText as problem:
            left_out.append(LeftOut(board.line, problem.reason))
            continue
        made = PbnDeal(Hands(listed.hands, board.dealer), number, board.line, board.name, listed.last)
        # Vugraph tells each board of a match twice, for its two rooms.
        if not deals or (deals[-1].hands, deals[-1].board) != (made.hands, made.board):
            deals.append(made)
    if not deals:
        raise BadText(left_out[0].problem if left_out else reason("pbn-no-deal"))
    return PbnDeals(tuple(deals), tuple(left_out))


def _why_none(text: str, left_out: list[LeftOut]) -> Reason:
    other = other_format(text)
    if other:
        return reason("pbn-other-format", format=other)
    return left_out[0].problem if left_out else reason("pbn-no-deal")


def _of_game(game: PbnGame, values: dict[str, str], number: int) -> Iterator[PbnDeal | LeftOut]:
    deal = game.tag("Deal")
    if deal is None:
        yield from _without_deal(game)
        return
    try:
        yield _read_deal(deal, values, number)
    except BadText as problem:
        yield LeftOut(deal.line, problem.reason)


def _without_deal(game: PbnGame) -> Iterator[LeftOut]:
    """A game that tells of a board but not of its cards; tags alone, as at the head of a file, are nothing amiss."""
    broken = next((tag for tag in game.broken if tag.name == "Deal"), None)
    told = next((tag for name in ("Board", "Auction", "Play") if (tag := game.tag(name)) is not None), None)
    if broken is not None:
        yield LeftOut(broken.line, reason("pbn-tag-broken", name=broken.name))
    elif told is not None:
        yield LeftOut(told.line, reason("pbn-game-without-deal"))


def _read_deal(tag: Tag, values: dict[str, str], number: int) -> PbnDeal:
    if values["Deal"].strip() in _UNKNOWN:
        raise BadText(reason("pbn-hands-unknown", deal=number, seats=" ".join(SEATS)))
    listed = _equal(values["Deal"], number)
    named = values.get("Dealer", "").strip().upper()
    dealer = named[:1] if named in _SEAT_NAMES else named
    if dealer not in {*_UNKNOWN, *SEATS}:
        raise BadText(reason("pbn-dealer", deal=number, text=named[:20]))
    turned, kitty = (values.get(name, "").strip() for name in ("Turned", "Kitty"))
    hands = Hands(
        listed.hands,
        SEATS.index(dealer) if dealer in tuple(SEATS) else None,
        None if turned in _UNKNOWN else FRENCH.card(turned),
        0 if kitty in _UNKNOWN else kitty_of(kitty, number),
    )
    return PbnDeal(
        hands, number, tag.line, values.get("Board", ""), listed.last, values.get("Vulnerable", "").strip()
    )


def _equal(text: str, number: int) -> Listed:
    listed = listed_hands(text, number)
    refuse_unequal(listed.hands, number)
    return listed


def _bare_deals(text: str) -> Iterator[PbnDeal | LeftOut]:
    for number, (place, line) in enumerate(_lines_of_deals(text.splitlines()), 1):
        try:
            listed = _equal(line, number)
        except BadText as problem:
            yield LeftOut(place, problem.reason)
        else:
            yield PbnDeal(Hands(listed.hands), number, place, last=listed.last)


def _lines_of_deals(lines: Iterable[str]) -> Iterator[tuple[int, str]]:
    """The lines that should be deals; where none looks like one the text is none of this kind."""
    told = [
        (place, line) for place, line in enumerate(lines, 1) if line.strip() and line.strip()[0] not in "%;#"
    ]
    return iter(told if any(_BARE.match(line) for _, line in told) else ())
