"""Worlds that agree with a view, drawn and weighted."""

from random import Random
from typing import Final

from whistclub.players.beliefs.worlds import Worlds
from whistclub.players.policy import Hands
from whistclub.rules.actions import Exchange
from whistclub.rules.deal import four_hands
from whistclub.rules.game import Game
from whistclub.rules.seats import FOUR, partner_of
from whistclub.rules.tricks import plays_among
from whistclub.rules.values import View

DRAWS: Final = 400


def believed(game: Game, view: View, rng: Random, count: int, *, draws: int = DRAWS) -> Worlds:
    """So many worlds of those that agree with the view of a game of four hands."""
    hands = tuple(_sampled(game, view, rng) for _ in range(min(count, draws)))
    return Worlds(hands, (1 / len(hands),) * len(hands))


def _sampled(game: Game, view: View, rng: Random) -> Hands:
    """The hands left in one world, each as likely."""
    world = game.sample(view, rng)
    hands = list(four_hands(world.deal, view.setting.dealer))
    passed = [(seat, action.card.bit) for seat, action in world.acts if isinstance(action, Exchange)]
    if len(passed) == len(FOUR) // 2:
        for seat, bit in passed:
            hands[seat] ^= bit
            hands[partner_of(seat)] |= bit
    for seat, card in plays_among(world.acts):
        hands[seat] &= ~card.bit
    north, east, south, west = hands
    return north, east, south, west
