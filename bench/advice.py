"""The judge of advised calls where the conventional caller and the coach's prices differ: which of the two is wrong.

Run as `python -m bench.advice` from the project's folder. Deals of `--preset` (solo) are called by conventional
players. Where the price of the conventional call is `--least` (0.3) points below the best one, the real deal is played
on twice from there by `--player` (club) in all seats, after the one call and after the other: the cards are the same,
and nobody's belief is asked. Told are the points by which the call of the best price did better, with their standard
error, by what the prices promised; `--keep` writes them, and each
choice into `build/bench`.
"""

import json
from collections.abc import Iterator
from math import sqrt
from random import Random
from statistics import fmean, variance
from typing import Any, NamedTuple

from bench.common import RAW, RESULTS, arguments, surroundings, write
from whistclub import library
from whistclub.coach import fair_prices
from whistclub.players.comparing import points_of
from whistclub.players.levels import conventional
from whistclub.players.player import Budget, Player, own_budget
from whistclub.players.registry import make_player
from whistclub.rules.actions import Action, Play
from whistclub.rules.chance import seed_from_text
from whistclub.rules.deal import deal_from_seed
from whistclub.rules.game import Game, Position
from whistclub.rules.seats import Seat

SEED = "advice"
UNTRIED = Budget(samples=0, nodes=0)
CLASSES = (0.3, 1.0, 3.0)
"""The least promises of the classes told, in points."""


class Differing(NamedTuple):
    """A choice at which the two differ: the acts, what the prices promise for the better one, and what it brought."""

    deal: int
    usual: str
    priced: str
    promised: float
    brought: float


def differing(preset: str, number: int, player: Player, least: float) -> Iterator[Differing]:
    """The calls of a deal in which the conventional caller and the prices differ by so much, each played out."""
    game: Any = library.game(preset)
    usual = conventional(game)
    deal = deal_from_seed(seed_from_text(f"{SEED} {number}"), game, 1)
    position: Position = game.start(deal, game.first_setting(Seat(number % game.seats)))
    while position.to_act():
        seat = min(position.to_act())
        view = game.view(position, seat)
        if isinstance(view.legal[0], Play):
            return
        act = usual.choose(view, Random(SEED), UNTRIED)
        prices = fair_prices(game, view) if len(view.legal) > 1 else ()
        made = next((one for one in prices if act.text in one.alike), None)
        if made is not None and made.cost >= least:
            best = next(one for one in view.legal if one.text == prices[0].act)
            key = f"{SEED} {number} {len(view.acts)}"
            ends = [_played_on(game, position.play(seat, one), seat, player, key) for one in (best, act)]
            yield Differing(number, act.text, best.text, made.cost, ends[0] - ends[1])
        position = position.play(seat, act)


def _played_on(game: Game, position: Position, seat: Seat, player: Player, key: str) -> float:
    """The points of a seat at the end of a deal that this player plays on in every seat."""
    acts = 0
    while (result := position.result()) is None:
        turn = min(position.to_act())
        view, rng = game.view(position, turn), Random(f"{key} {acts}")
        act: Action = player.choose(view, rng, own_budget(player))
        position, acts = position.play(turn, act), acts + 1
    return points_of(game, result, seat)


def summed(found: list[Differing]) -> list[dict[str, Any]]:
    """By what was promised: how many there are, the mean promise, and the mean brought with its standard error."""
    rows = []
    for least, most in zip(CLASSES, (*CLASSES[1:], 1e9), strict=True):
        held = [one for one in found if least <= one.promised < most]
        if len(held) > 1:
            brought = [one.brought for one in held]
            rows.append(
                {
                    "from": least,
                    "choices": len(held),
                    "promised": fmean(one.promised for one in held),
                    "brought": fmean(brought),
                    "error": sqrt(variance(brought) / len(brought)),
                }
            )
    return rows


def main() -> None:
    """Plays the deals and tells the means."""
    asked = arguments(
        __doc__, preset="solo", deals=600, player="club", least=CLASSES[0], keep=False
    ).parse_args()
    player = make_player(library.game(asked.preset), asked.player)
    found: list[Differing] = []
    for number in range(asked.deals):
        found += differing(asked.preset, number, player, asked.least)
        if number % 100 == 99:
            print(number + 1, json.dumps(summed(found)), flush=True)
    told = {"preset": asked.preset, "deals": asked.deals, "player": asked.player, "classes": summed(found)}
    print(json.dumps(told, indent=1))
    if asked.keep:
        write(RESULTS / f"advice_{asked.preset}.json", {**surroundings(), "seeds": repr(SEED), **told})
        write(RAW / f"advice_{asked.preset}.json", [one._asdict() for one in found])


if __name__ == "__main__":
    main()
