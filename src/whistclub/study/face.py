"""One deal of a game as a program meets it: the game with its options, its acts as numbers, the bounds of its points."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import msgspec

from whistclub.cards.card import Card
from whistclub.cards.errors import BadOption, reason
from whistclub.games.registry import game_of_preset, presets_of
from whistclub.rules.actions import Action
from whistclub.rules.deal import Deal
from whistclub.rules.game import Game, Position
from whistclub.rules.seats import FOUR, Seat, pair_of, seat_from_letter
from whistclub.rules.values import DealResult, Setting
from whistclub.study.alphabet import acts_of, numbers_of

_TRICKS_OVER: Final = 7
"""Most tricks over six, or below seven."""


class Limits(msgspec.Struct, frozen=True):
    """What one deal can come to: most acts, least and most points of a seat, whether points always sum to nothing."""

    acts: int
    least: int
    most: int
    zero_sum: bool = False


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
        return FOUR[: self.game.seats]

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
    """The face of a game: an empty `preset` is the game's first, `dealer` a seat letter, options as text.

    In a solitaire the dealer says nothing. Raises BadOption for a preset of another game, or for an option or value nobody
    knows, BadText for a dealer who is no seat.
    """
    acts_of(key)
    names = [one.name for one in presets_of(key)]
    chosen = preset or names[0]
    if chosen not in names:
        raise BadOption(reason("preset-unknown", name=chosen[:40], valid=", ".join(names)))
    game = game_of_preset(chosen, written)
    seat = seat_from_letter(dealer, 4) if game.seats == len(FOUR) else FOUR[0]
    return Face(game, chosen, game.first_setting(seat), _LIMITS[key](game))


def next_to_act(position: Position) -> Seat | None:
    """Whose act is taken next: in hidden phases the seats act in seat order; None once play has run out."""
    return min(position.to_act(), default=None)


def _whist(game: Game) -> Limits:
    return Limits(52, 0, _TRICKS_OVER + (4 if game.options.honours else 0))


def _minnesota(game: Game) -> Limits:
    """Four lays, seven calls (three passes, a call, two passes, a call or a pass), two cards exchanged, and the play."""
    options = game.options
    grander_loses = options.failed_grand == "grander_loses"
    minus = options.low_scoring == "loser_minus"
    most = max(
        options.grand_points,
        0 if grander_loses else options.failed_grand_points,
        0 if minus else options.nullo_points,
    )
    least = max(1 if grander_loses else 0, options.nullo_points if minus else 0)
    return Limits(4 + 7 + 2 + 52, -least * _TRICKS_OVER, most * _TRICKS_OVER)


def _solo(game: Game) -> Limits:
    """At most 20 calls and a trump named; a lone declarer fails an abondance by 9, or makes one declared.

    Source of the figures: Solo Whist, both scoring tables.
    """
    if game.options.scoring == "units":
        return Limits(73, -18 * game.options.unit, 18 * game.options.unit, zero_sum=True)
    return Limits(73, -(36 + 9 * 6), 72, zero_sum=True)


def _gongor(game: Game) -> Limits:
    """Two hands of a bid and seven cards with a twiddle each; a bid made, its tricks, or the tricks lost."""
    acts = 2 * (1 + 7 * 2)
    return Limits(acts, 0, 2) if game.options.scoring == "campaign" else Limits(acts, -14, 14)


_LIMITS: Final[dict[str, Callable[[Game], Limits]]] = {
    "gongor": _gongor,
    "minnesota": _minnesota,
    "solo": _solo,
    "whist": _whist,
}
