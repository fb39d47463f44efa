"""Deals of four French hands in Portable Bridge Notation, many a file.

Format: PBN 2.1, section 3.4.12 (`[Deal "N:..."]`, hands clockwise, suits S.H.D.C). The dealer is the tag
`[Dealer "S"]`; the tag `[Turned "SA"]` is Whistclub's own and names the card turned for trump.
"""

import re
from collections.abc import Iterable

import msgspec

from whistclub.cards.card import Card
from whistclub.cards.errors import BadText, reason
from whistclub.cards.french import FRENCH, RANKS
from whistclub.cards.pack import Hand

_SEATS = "NESW"
_TAG = re.compile(r'\[\s*(\w+)\s+"([^"]*)"\s*\]')
_SUITS = "SHDC"


class Hands(msgspec.Struct, frozen=True):
    """Four hands as bit sets over the French pack (N E S W), who deals (0 = N), and the turned card."""

    hands: tuple[Hand, Hand, Hand, Hand]
    dealer: int | None = None
    turned: Card | None = None

    def __repr__(self) -> str:
        return "Hands(hidden)"


def read_pbn(text: str) -> tuple[Hands, ...]:
    """Every deal of a PBN text, in order.

    A bare deal string (`N:AK.. ...`) a line is read too. Raises BadText naming the number of the deal that
    is wrong: a card twice, a hand missing, unequal hands.
    """
    tagged = [_from_tags(tags, number) for number, tags in enumerate(_tag_groups(text), 1)]
    if tagged:
        return tuple(tagged)
    lines = [line.strip() for line in text.splitlines() if line.strip() and line.strip()[0] not in "%;"]
    if not lines:
        raise BadText(reason("pbn-no-deal"))
    return tuple(_from_tags({"deal": line}, number) for number, line in enumerate(lines, 1))


def write_pbn(deals: Iterable[Hands]) -> str:
    """The deals as a PBN text, a blank line between them, read back by `read_pbn`."""
    return "\n".join(_written(number, deal) for number, deal in enumerate(deals, 1))


def _tag_groups(text: str) -> list[dict[str, str]]:
    """The tags of each game: games stand apart by blank lines, or begin anew at a repeated tag."""
    groups: list[dict[str, str]] = []
    current: dict[str, str] = {}
    for line in [*text.splitlines(), ""]:
        found = _TAG.findall(line)
        repeated = any(name.lower() in current for name, _ in found)
        if (not line.strip() or repeated) and "deal" in current:
            groups.append(current)
            current = {}
        current.update((name.lower(), value) for name, value in found)
    return groups


def _from_tags(tags: dict[str, str], number: int) -> Hands:
    hands = _hands(tags["deal"], number)
    dealer = tags.get("dealer", "").strip().upper()
    if dealer and dealer not in tuple(_SEATS):
        raise BadText(reason("pbn-dealer", deal=number, text=dealer[:20]))
    turned = FRENCH.card(tags["turned"]) if "turned" in tags else None
    return Hands(hands, _SEATS.index(dealer) if dealer else None, turned)


def _hands(text: str, number: int) -> tuple[Hand, Hand, Hand, Hand]:
    match = re.fullmatch(r"\s*([NESWnesw])\s*:\s*(.*?)\s*", text)
    parts = match.group(2).split() if match else []
    if match is None or len(parts) != 4:
        raise BadText(reason("pbn-four-hands", deal=number))
    first = _SEATS.index(match.group(1).upper())
    by_seat = [0, 0, 0, 0]
    dealt = 0
    for place, part in enumerate(parts):
        hand = _one_hand(part, number)
        if hand & dealt:
            twice = FRENCH.members(hand & dealt)[0]
            raise BadText(reason("pbn-card-twice", deal=number, card=twice.text))
        dealt |= hand
        by_seat[(first + place) % 4] = hand
    sizes = {hand.bit_count() for hand in by_seat}
    if len(sizes) != 1 or 0 in sizes:
        raise BadText(reason("pbn-unequal-hands", deal=number))
    return by_seat[0], by_seat[1], by_seat[2], by_seat[3]


def _one_hand(text: str, number: int) -> Hand:
    suits = text.upper().replace("10", "T").split(".")
    if len(suits) != 4:
        raise BadText(reason("pbn-four-suits", deal=number, text=text[:20]))
    hand = 0
    for suit, ranks in zip(_SUITS, suits, strict=True):
        for rank in ranks:
            if rank not in RANKS:
                raise BadText(reason("pbn-rank", deal=number, text=rank))
            card = FRENCH.card(suit + rank)
            if hand & card.bit:
                raise BadText(reason("pbn-card-twice", deal=number, card=card.text))
            hand |= card.bit
    return hand


def _written(number: int, deal: Hands) -> str:
    hands = " ".join(_hand_text(hand) for hand in deal.hands)
    tags = [f'[Board "{number}"]', f'[Deal "N:{hands}"]']
    if deal.dealer is not None:
        tags.insert(1, f'[Dealer "{_SEATS[deal.dealer]}"]')
    if deal.turned is not None:
        tags.append(f'[Turned "{deal.turned.text}"]')
    return "\n".join(tags) + "\n"


def _hand_text(hand: Hand) -> str:
    suits = ((hand & FRENCH.of_suit(suit)) for suit in _SUITS)
    return ".".join("".join(card.text[1] for card in reversed(FRENCH.members(suit))) for suit in suits)
