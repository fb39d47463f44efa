"""Deals in and out as text: PBN for the French pack, the pack written out for any."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec

from whistclub.cards.errors import BadDeal, BadText, reason
from whistclub.cards.pbn.read import LeftOut, PbnDeals, read_pbn
from whistclub.cards.pbn.text import text_of
from whistclub.club.given_deals import given_deal
from whistclub.club.store.files.record_files import naming, read_capped
from whistclub.club.table.seeds import seed_bytes
from whistclub.messages import Catalogue
from whistclub.rules.chance import first_dealer
from whistclub.rules.deal import Deal, wrong_side
from whistclub.rules.dealt import setting_of
from whistclub.rules.game import Game
from whistclub.rules.replay import deal_from_text
from whistclub.rules.seats import Seat
from whistclub.terminal.texts.refusal import refusal_text

_MOST_BYTES: Final = 2_000_000


class BadDealLine(BadDeal):
    """A line of a file of deals that is no deal; its cause says why."""


def dealer_by_seed(game: Game, seed: str) -> Seat:
    """Returns the first dealer of a match under this seed."""
    return first_dealer(seed_bytes(seed), game.seats)


class GivenDeals(msgspec.Struct, frozen=True):
    """The deals of a text, who deals the first, and what a person should be told about the text: lines and reasons."""

    deals: tuple[Deal, ...]
    dealer: Seat
    notes: tuple[LeftOut, ...] = ()


def read_deals(text: str, game: Game, dealer: Seat) -> GivenDeals:
    """The deals of a text, and who deals the first: as the text says, else `dealer`.

    PBN, LIN or, a line each, packs in the order dealt; lines that begin with # are passed over. What cannot be used of
    a PBN text is left out and told. Raises BadText, BadDeal, and BadDealLine with one of them as its cause.
    """
    if game.seats == 4 and any(mark in text for mark in ":[|."):
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
    return GivenDeals(tuple(deals), dealer)


def read_deal_file(path: Path, game: Game, dealer: Seat) -> GivenDeals:
    """The deals in a file, as `read_deals` has them; a file longer than any evening is read no further. Raises BadFile
    too.
    """
    raw = read_capped(path, _MOST_BYTES)
    with naming(path):
        if len(raw) > _MOST_BYTES:
            raise BadText(reason("deal-file-long", most_bytes=_MOST_BYTES))
        return read_deals(text_of(raw), game, dealer)


def note_line(catalogue: Catalogue, note: LeftOut) -> str:
    """A line of a text of deals and what is to be said of it, as a sentence."""
    return catalogue.format(
        "cli-deals-note", line=note.line, what=refusal_text(BadText(note.problem), catalogue)
    )


def _from_pbn(given: PbnDeals, game: Game, dealer: Seat) -> GivenDeals:
    stated = given.deals[0].hands.dealer
    first = dealer if stated is None else Seat(stated)
    deals: list[Deal] = []
    notes = list(given.left_out)
    for place, one in enumerate(given.deals):
        turn = Seat((first + place) % game.seats)
        try:
            deal, told = given_deal(game, one, setting_of(game, turn, place + 1))
            _check(game, deal, deals)
        except BadDeal as problem:
            raise BadDealLine(reason("record-deal", deal=one.number)) from problem
        deals.append(deal)
        if told is not None:
            notes.append(LeftOut(one.line, told))
    return GivenDeals(tuple(deals), first, tuple(sorted(notes, key=lambda note: note.line)))


def _check(game: Game, deal: Deal, before: Sequence[Deal]) -> None:
    wrong = game.check(deal) or wrong_side(deal, (*before, deal)[0], game.stock)
    if wrong is not None:
        raise BadDeal(wrong)
