"""Puzzles of any game, made from the deals of a seed: places whose best act the coach's prices tell clearly."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from whistclub.coach.effort import STANDARD
from whistclub.coach.prices import PricedAct
from whistclub.coach.pricing import place_in_trick
from whistclub.coach.puzzles.puzzle import Choice, Puzzle
from whistclub.coach.review import fair_prices
from whistclub.games.registry import game_of_preset
from whistclub.players.levels import conventional
from whistclub.players.player import Decision, own_budget
from whistclub.players.registry import make_player
from whistclub.rules.actions import Play
from whistclub.rules.chance import first_dealer, seed_from_text
from whistclub.rules.deal import deal_from_seed
from whistclub.rules.game import Game
from whistclub.rules.values import View

_MOST_DEALS: Final = 8
_CLEAR: Final = 3.0
"""The standard errors between the best act and the next; chosen by hand, so that one place in a thousand is told
wrongly.
"""
_LEAST_COST: Final = 0.3
"""The points that the next best act gives away at least; chosen by hand."""
_GRADES: Final = ("simple", "quick", "club")


def made_puzzle(preset: str, seed: str) -> Puzzle | None:
    """The first clear place in the deals of a seed, the same each time; None where eight deals have none."""
    game = game_of_preset(preset, {})
    for number in range(1, _MOST_DEALS + 1):
        text = f"{seed} {number}"
        for acts, view in _places(game, text):
            prices = fair_prices(game, view, STANDARD)
            if _is_clear(prices):
                return _told(game, preset, text, acts, view, prices)
    return None


def _places(game: Game, seed: str) -> Iterator[tuple[tuple[str, ...], View]]:
    """The choices of a card in a deal that the conventional player plays in every seat, with the acts before."""
    player, rng, key = conventional(game), Random(seed), seed_from_text(seed)  # noqa: S311 - no secret
    setting = game.first_setting(first_dealer(key, game.seats))
    position = game.begin(deal_from_seed(key, game, 1), setting)
    acts: list[str] = []
    while position.result() is None:
        seat = min(position.to_act())
        view = game.view(position, seat)
        if len(view.legal) > 1 and isinstance(view.legal[0], Play):
            yield tuple(acts), view
        action = player.choose(view, rng, own_budget(player))
        acts.append(action.text)
        position = position.play(seat, action)


def _is_clear(prices: Sequence[PricedAct]) -> bool:
    """True where every act that is not equal to the best gives points away for certain."""
    others = [one for one in prices if one.act not in prices[0].alike]
    return bool(others) and all(one.cost >= max(_LEAST_COST, _CLEAR * one.error) for one in others)


def _told(
    game: Game, preset: str, seed: str, acts: tuple[str, ...], view: View, prices: Sequence[PricedAct]
) -> Puzzle:
    """The puzzle of a place, with the levels that miss it."""
    choices = {
        one.alike: Choice(one.alike, round(one.fair.scored, 2), round(one.scored_error, 2)) for one in prices
    }
    decisions = {level: _decided(game, view, level) for level in _GRADES}
    found = [one for one in decisions.values() if one.action.text in prices[0].alike]
    return Puzzle(
        name=f"{preset} {seed}",
        preset=preset,
        seed=seed,
        acts=acts,
        themes=(place_in_trick(game, view),),
        unit="points",
        method="played",
        choices=tuple(choices.values()),
        missed={level: float(one not in found) for level, one in decisions.items()},
        why=found[-1].why if found else None,
    )


def _decided(game: Game, view: View, level: str) -> Decision:
    player = make_player(game, level)
    return player.decide(view, Random(level), own_budget(player))  # noqa: S311 - no secret
