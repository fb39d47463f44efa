"""Whole games of the solitaires for the rows."""

from random import Random

from bench.levels.deals import Measure, game_named, player_named
from bench.levels.pieces import Terms, Values
from whistclub.players.player import own_budget
from whistclub.rules.chance import seed_from_text
from whistclub.rules.deal import deal_from_seed
from whistclub.rules.seats import ALONE
from whistclub.rules.values import MatchResult, Setting

MOST_PASSAGES = 50


def campaign(preset: str) -> Measure:
    """1 where the player wins the game of this number, which is played to its end."""

    def measured(terms: Terms, number: int, _: Values) -> Values:
        return {"won": float(_is_won(preset, terms.player, f"{terms.seed} {number}"))}

    return measured


def compared_campaigns(preset: str) -> Measure:
    """The same game by the player and by the other: wins of the first less those of the second."""

    def measured(terms: Terms, number: int, _: Values) -> Values:
        seed = f"{terms.seed} {number}"
        mine, other = (float(_is_won(preset, name, seed)) for name in (terms.player, terms.against))
        return {"wins": mine - other, "won": mine, "other won": other}

    return measured


def _is_won(preset: str, name: str, seed: str) -> bool:
    game, player = game_named(preset), player_named(preset, name)
    budget = own_budget(player)
    following: Setting | MatchResult = game.first_setting(ALONE)
    while isinstance(following, Setting) and following.number <= MOST_PASSAGES:
        position = game.start(deal_from_seed(seed_from_text(seed), game, following.number), following)
        while position.to_act():
            view = game.view(position, ALONE)
            rng = Random(f"{seed}/{following.number}/{len(view.acts)}")
            position = position.play(ALONE, player.choose(view, rng, budget))
        following = game.next_setting(following, position.result())
    return isinstance(following, MatchResult) and bool(following.winners)
