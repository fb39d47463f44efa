"""One deal of a game as a program meets it: the game with its options, its acts as numbers, the bounds of its
points.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from whistclub.cards.card import Card
from whistclub.cards.errors import BadOption, reason
from whistclub.games.registry import game_of_preset, presets_of, profile_of
from whistclub.rules.actions import Action
from whistclub.rules.deal import Deal
from whistclub.rules.game import Position
from whistclub.rules.profile import Limits
from whistclub.rules.seats import ALONE, Seat, pair_of, seat_from_letter, seats_of_table
from whistclub.rules.values import DealResult, Setting
from whistclub.study.alphabet import acts_of, numbers_of


class Face(msgspec.Struct, frozen=True):
    """A game with its options as programs meet it: the first deal of a match, dealt by `dealer`."""

    game: Any
    preset: str
    setting: Setting
    limits: Limits

    @property
    def acts(self) -> tuple[Action, ...]:
        """Every act by its number."""
        return acts_of(self.game.key)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats at the table."""
        return seats_of_table(self.game.seats)

    @property
    def chance_cards(self) -> tuple[Card, ...]:
        """The cards that chance deals, by number: the pack, then the side pile."""
        return (*self.game.stock.cards, *self.game.stock.side)

    def numbers(self, position: Position, seat: Seat) -> list[int]:
        """The numbers of the seat's legal acts, ascending."""
        known = numbers_of(self.game.key)
        return sorted(known[action] for action in position.legal(seat))

    def start(self, dealt: Sequence[int]) -> Position:
        """The deal of these chance numbers: the whole pack, then the whole side pile. Raises BadDeal."""
        cards = self.chance_cards
        count = len(self.game.stock.cards)
        pack = tuple(cards[number] for number in dealt[:count])
        position: Position = self.game.start(
            Deal(pack, tuple(cards[number] for number in dealt[count:])), self.setting
        )
        return position

    def returns(self, result: DealResult) -> list[float]:
        """The points of the deal by seat: what its side scored, the same for both partners."""
        sides = result.points
        return [float(sides[self._side(seat)]) for seat in self.seats]

    def _side(self, seat: Seat) -> int:
        return seat if self.game.sides == self.game.seats else pair_of(seat)


def face_of(key: str, preset: str, dealer: str, written: Mapping[str, str]) -> Face:
    """The face of a game: an empty `preset` is the game's first, `dealer` a seat letter, empty for the first seat,
    options as text.

    In a solitaire the dealer says nothing. Raises BadOption for a preset of another game, or for an option or value
    nobody knows, BadText for a dealer who is no seat.
    """
    acts_of(key)
    names = [one.name for one in presets_of(key)]
    chosen = preset or names[0]
    if chosen not in names:
        raise BadOption(reason("preset-unknown", name=chosen[:40], valid=", ".join(names)))
    game = game_of_preset(chosen, written)
    seat = ALONE if game.seats == 1 or not dealer else seat_from_letter(dealer, game.seats)
    return Face(game, chosen, game.first_setting(seat), profile_of(key).program.limits(game))


def next_to_act(position: Position) -> Seat | None:
    """The seat whose act is taken next: in hidden phases the seats act in seat order; None once play has run out."""
    return min(position.to_act(), default=None)
