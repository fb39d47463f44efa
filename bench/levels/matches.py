"""Whole matches between two pairs for the rows."""

from random import Random
from typing import Any

from bench.levels.deals import Measure, game_named, player_named
from bench.levels.pieces import Terms, Values
from whistclub.players.player import own_budget
from whistclub.rules.chance import seed_from_text
from whistclub.rules.deal import deal_from_seed
from whistclub.rules.seats import FOUR
from whistclub.rules.values import MatchResult, Setting

MOST_DEALS = 200


def matched(preset: str) -> Measure:
    """The player's matches won less those lost, of the match of this number played to its end twice, the pairs
    exchanged; and the deals of both.
    """

    def measured(terms: Terms, number: int, _: Values) -> Values:
        first, second = (_played(preset, terms, number, pair) for pair in (0, 1))
        return {"wins": first[0] + second[0], "deals": float(first[1] + second[1])}

    return measured


def _played(preset: str, terms: Terms, number: int, pair: int) -> tuple[float, int]:
    """1 where the player wins as this pair, -1 where it loses; and the deals of the match.

    Deals, dealers and each turn's chance are those of the number, whoever plays.
    """
    game = game_named(preset)
    players = [player_named(preset, terms.against)] * 2
    players[pair] = player_named(preset, terms.player)
    seed = f"{terms.seed} match {number}"
    following: Setting | MatchResult = game.first_setting(FOUR[number % 4])
    deals = 0
    while isinstance(following, Setting) and deals < MOST_DEALS:
        deals += 1
        position: Any = game.start(deal_from_seed(seed_from_text(seed), game, following.number), following)
        while position.to_act():
            seat = min(position.to_act())
            view = game.view(position, seat)
            player, rng = players[seat % 2], Random(f"{seed}/{following.number}/{seat}/{len(view.acts)}")
            position = position.play(seat, player.choose(view, rng, own_budget(player)))
        following = game.next_setting(following, position.result())
    winners = following.winners if isinstance(following, MatchResult) else ()
    return (0.0 if not winners else 1.0 if pair in winners else -1.0), deals
