"""Deals in and out as text: PBN for the French pack, the pack written out for any."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from whistclub.cards.card import Card
from whistclub.cards.errors import BadDeal, BadText, reason
from whistclub.cards.pbn import Hands, read_pbn
from whistclub.club.store.record_files import naming, read_capped
from whistclub.club.table.seeds import seed_bytes
from whistclub.rules.chance import first_dealer
from whistclub.rules.deal import Deal, deal_of_hands, wrong_side
from whistclub.rules.game import Game
from whistclub.rules.replay import deal_from_text
from whistclub.rules.seats import Seat, seat_letter

_MOST_BYTES: Final = 2_000_000


class BadDealLine(BadDeal):
    """A line of a file of deals that is no deal; its cause says why."""


def dealer_by_seed(game: Game, seed: str) -> Seat:
    """Returns the first dealer of a match under this seed."""
    return first_dealer(seed_bytes(seed), game.seats)


def turned_card(game: Game, deal: Deal, dealer: Seat) -> Card | None:
    """The card this game turns for trump from the dealer's hand, None where it turns none."""
    setting = msgspec.structs.replace(game.first_setting(dealer), dealer=dealer)
    view: Any = game.view(game.start(deal, setting), None)
    turned = getattr(view, "turned", None)
    return turned if isinstance(turned, Card) else None


def read_deals(text: str, game: Game, dealer: Seat) -> tuple[tuple[Deal, ...], Seat]:
    """The deals of a text, and who deals the first: as the text says, else `dealer`.

    PBN or, a line each, packs in the order dealt; lines that begin with # are passed over. Raises BadText, BadDeal, and
    BadDealLine with one of them as its cause.
    """
    if game.seats == 4 and (":" in text or "[" in text):
        return _from_pbn(read_pbn(text), game, dealer)
    lines = [line for line in text.splitlines() if line.strip() and line.strip()[0] not in "#%"]
    deals: list[Deal] = []
    for number, line in enumerate(lines, 1):
        try:
            deal = deal_from_text(line, game)
            _check(game, deal, deals)
        except (BadText, BadDeal) as problem:
            raise BadDealLine(reason("record-deal", deal=number)) from problem
        deals.append(deal)
    if not deals:
        raise BadText(reason("no-deal-in-file"))
    return tuple(deals), dealer


def read_deal_file(path: Path, game: Game, dealer: Seat) -> tuple[tuple[Deal, ...], Seat]:
    """The deals in a file, as `read_deals` has them; a file longer than any evening is read no further. Raises BadFile too."""
    raw = read_capped(path, _MOST_BYTES)
    with naming(path):
        if len(raw) > _MOST_BYTES:
            raise BadText(reason("deal-file-long", most_bytes=_MOST_BYTES))
        return read_deals(raw.decode(errors="replace"), game, dealer)


def _from_pbn(given: Sequence[Hands], game: Game, dealer: Seat) -> tuple[tuple[Deal, ...], Seat]:
    first = dealer if given[0].dealer is None else Seat(given[0].dealer)
    blank = Deal(game.stock.cards, game.stock.side)
    turns = turned_card(game, blank, first) is not None
    deals: list[Deal] = []
    for number, hands in enumerate(given, 1):
        turn = Seat((first + number - 1) % game.seats)
        turned = _turned(hands, number, turn) if turns else None
        deal = deal_of_hands(game.pack, hands.hands, turn, turned)
        try:
            _check(game, deal, deals)
        except BadDeal as problem:
            raise BadDealLine(reason("record-deal", deal=number)) from problem
        deals.append(deal)
    return tuple(deals), first


def _turned(hands: Hands, number: int, dealer: Seat) -> Card:
    letter = seat_letter(dealer, 4)
    if hands.turned is None:
        raise BadText(reason("pbn-turned-missing", deal=number, dealer=letter))
    if not hands.turned.bit & hands.hands[dealer]:
        raise BadText(reason("pbn-turned-elsewhere", deal=number, card=hands.turned.text, dealer=letter))
    return hands.turned


def _check(game: Game, deal: Deal, before: Sequence[Deal]) -> None:
    wrong = game.check(deal) or wrong_side(deal, (*before, deal)[0], game.stock)
    if wrong is not None:
        raise BadDeal(wrong)
