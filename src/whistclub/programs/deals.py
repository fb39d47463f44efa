"""Deals in and out of a program: from a seed, from hands, from a file of PBN; and the position a world comes to."""

from collections.abc import Iterator
from pathlib import Path
from typing import cast

import msgspec

from whistclub.cards.errors import BadDeal, reason
from whistclub.cards.french import FRENCH
from whistclub.cards.pbn.hands import Hands, hand_text, listed_hands, refuse_unequal
from whistclub.cards.pbn.read import PbnDeal, read_pbn
from whistclub.cards.pbn.text import text_of
from whistclub.club.given_deals import given_deal
from whistclub.messages.catalogue import SOURCE_LANGUAGE, Catalogue
from whistclub.messages.refusals import refusal_words
from whistclub.programs.game import Position
from whistclub.programs.value_types import checked
from whistclub.programs.values import seat_given, seed_text, whole
from whistclub.rules.chance import seed_from_text
from whistclub.rules.deal import Deal, deal_from_seed
from whistclub.rules.dealt import setting_of
from whistclub.rules.game import Game
from whistclub.rules.seats import FOUR, Seat
from whistclub.rules.values import View, World


class Board(msgspec.Struct, frozen=True):
    """A deal of a PBN text: its number there and its line, the board as the text names it, and the hands."""

    given: PbnDeal

    @property
    def name(self) -> str:
        """The board as the text names it; empty where it names none."""
        return self.given.board

    @property
    def line(self) -> int:
        """The line of the text that the deal stands in."""
        return self.given.line

    @property
    def dealer(self) -> Seat:
        """The seat that deals: North where the text does not say."""
        return Seat(self.given.hands.dealer or 0)

    @property
    def hands(self) -> str:
        """The hands as a PBN deal, for `solve` and `solve_table`."""
        return "N:" + " ".join(hand_text(hand) for hand in self.given.hands.hands)

    def deal(self, game: Game) -> Deal:
        """The deal for this game. Raises BadDeal where the game cannot be played with these hands."""
        return _deal_of(game, self.given, self.dealer)


class Boards(msgspec.Struct, frozen=True):
    """The deals of a PBN text in order, and a sentence for each that cannot be used."""

    boards: tuple[Board, ...]
    left_out: tuple[str, ...] = ()

    def __len__(self) -> int:
        return len(self.boards)

    def __getitem__(self, place: int) -> Board:
        return self.boards[place]

    def __iter__(self) -> Iterator[Board]:
        return iter(self.boards)


def read_boards(path: str | Path) -> Boards:
    """The deals of a PBN file, or of a file with a bare deal (`N:AK.. ...`) a line.

    Raises BadText where not one of them can be used, and OSError where the file cannot be read.
    """
    found = read_pbn(text_of(Path(path).read_bytes()))
    catalogue = Catalogue(SOURCE_LANGUAGE)
    notes = (f"line {one.line}: {refusal_words([one.problem], catalogue)}" for one in found.left_out)
    return Boards(tuple(Board(one) for one in found.deals), tuple(notes))


@checked
def deal(game: Game, seed: str = "1", number: int = 1) -> Deal:
    """Deal `number` of a match under this seed text. Raises BadValue."""
    return deal_from_seed(seed_from_text(seed_text(seed)), game, whole("number", number))


@checked
def deal_from_hands(game: Game, hands: str, dealer: Seat | int | str = "N") -> Deal:
    """The deal of four equal hands, written as a PBN deal; the dealer's last card written is the one that is turned.

    Raises BadText, and BadDeal where the game cannot be played with these hands.
    """
    seat = seat_given(game, dealer)
    listed = listed_hands(hands, 1)
    refuse_unequal(listed.hands, 1)
    return _deal_of(game, PbnDeal(Hands(listed.hands, seat), 1, 1, last=listed.last), seat)


def _deal_of(game: Game, given: PbnDeal, dealer: Seat) -> Deal:
    if game.seats != len(FOUR) or game.pack is not FRENCH:
        raise BadDeal(reason("pbn-not-four-hands", game=game.key))
    made, _ = given_deal(game, given, setting_of(game, dealer))
    wrong = game.check(made)
    if wrong is not None:
        raise BadDeal(wrong)
    return made


@checked
def start(game: Game, deal: Deal, dealer: Seat | int | str = 0) -> Position:
    """The deal before its first act, as the first of a match; the dealer is a seat or its letter.

    Raises BadDeal, and BadText or BadSetting for a dealer who is no seat.
    """
    return cast("Position", game.start(deal, game.first_setting(seat_given(game, dealer))))


@checked
def position_of(game: Game, view: View, world: World) -> Position:
    """The position that a world of this view comes to: all hands are known there, and the view is the same.

    Raises BadDeal and IllegalAction for a world of another deal.
    """
    position = game.start(world.deal, view.setting)
    for seat, action in world.acts:
        position = position.play(seat, action)
    return cast("Position", position)
