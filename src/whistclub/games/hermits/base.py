"""Hermits Whist as far as its positions ask it: the cards of its options, and when trump is twiddled."""

from typing import Any, ClassVar

from whistclub.games.base import GameBase
from whistclub.games.hermits.options import PACKS, STOCKS, HermitsOptions, Markers
from whistclub.rules.dummy_play import card_then_twiddle, twiddle_then_card
from whistclub.rules.options import Options
from whistclub.rules.passage import Passage


class HermitsBase(GameBase[HermitsOptions]):
    """The base class of the game, below its positions.

    `step` is an act of a hand by the time of twiddling, `stops_early` whether a game lost by counting ends at once.
    """

    options_type: ClassVar[type[Options]] = HermitsOptions
    carry_type: ClassVar[Any] = Markers

    def __init__(self, options: HermitsOptions) -> None:
        super().__init__(options)
        self.pack = PACKS[options.deck]
        self.stock = STOCKS[options.deck]
        self.twiddle_after = options.twiddle == "gongor"
        self.stops_early = options.stop_when_lost
        self.step = card_then_twiddle if self.twiddle_after else twiddle_then_card


HermitsPassage = Passage[HermitsBase]
"""A passage of the game."""
