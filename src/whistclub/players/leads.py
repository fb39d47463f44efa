"""The results of deals at their first lead: by the policy, where a contract is made or not by the kernel, else by plain
play.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

from whistclub.cards.french import FRENCH
from whistclub.players.plain import Plain, tricks_taken
from whistclub.players.stakes import Stakes
from whistclub.rules.game import Game, Position
from whistclub.rules.seats import FOUR
from whistclub.rules.trick_play import TrickPlay
from whistclub.rules.values import DealResult


def results_of(game: Game, plain: Plain, positions: Sequence[Position], rng: Random) -> list[DealResult]:
    """The result of each of these positions: at the first lead, or at the end of the deal."""
    found: dict[int, DealResult] = {}
    leads: list[tuple[int, TrickPlay[Any], Stakes]] = []
    for place, position in enumerate(positions):
        stakes = _stakes_of_four(plain, position)
        if stakes is None or not isinstance(position, TrickPlay):
            found[place] = plain.played_out(position, rng)[0]
        else:
            leads.append((place, position, stakes))
    found.update(_by_policy(leads))
    for place, position, _ in leads:
        if place not in found:
            found[place] = _by_kernel(game, position) or plain.played_out(position, rng)[0]
    return [found[place] for place in range(len(positions))]


def results_beside(plain: Plain, position: Position) -> tuple[DealResult, ...]:
    """The results with a trick more and one fewer to the side that leads than in plain play: these are as likely, since
    nobody sees all hands. None where more tricks are not always better.
    """
    if not isinstance(position, TrickPlay):
        return ()
    table = plain.stakes(position)
    stakes = table.get(position.turn)
    if stakes is None or stakes.course != "rising":
        return ()
    taken = tricks_taken(position, table)
    count = sum(taken[seat] for seat in stakes.allies) - stakes.taken
    return stakes.results[max(count - 1, 0) : count + 2]


def _stakes_of_four(plain: Plain, position: Position) -> Stakes | None:
    """The stakes of who leads; None in other games than those of four hands of the whole French pack in its order."""
    if not isinstance(position, TrickPlay) or len(position.won) != len(FOUR):
        return None
    judge = position.seated.judge
    is_french = judge.pack is FRENCH and judge.ascends and position.left == FRENCH.full
    return plain.stakes(position).get(position.turn) if is_french else None


def _by_policy(leads: Sequence[tuple[int, TrickPlay[Any], Stakes]]) -> dict[int, DealResult]:
    """The results of those in which tricks count, by place; those of one contract are played out together."""
    # Only here: these load the kernel, which the lists of players go without.
    from whistclub.players.policy import Hands, Situation, tricks_played_out
    from whistclub.players.search.aim import aim_of

    asked: dict[Situation, list[tuple[int, Hands, Stakes]]] = {}
    for place, position, stakes in leads:
        aim = aim_of(stakes)
        if aim is None or aim.objective not in ("most", "fewest"):
            continue
        situation = Situation(
            objective=aim.objective,
            side=aim.side,
            counts=aim.counts,
            trump=position.seated.judge.trump,
            leader=position.turn,
        )
        north, east, south, west = position.hands
        asked.setdefault(situation, []).append((place, (north, east, south, west), stakes))
    found: dict[int, DealResult] = {}
    for situation, rows in asked.items():
        tricks = tricks_played_out(situation, [hands for _, hands, _ in rows])
        found.update(
            {place: stakes.results[count] for (place, _, stakes), count in zip(rows, tricks, strict=True)}
        )
    return found


def _by_kernel(game: Game, position: TrickPlay[Any]) -> DealResult | None:
    from whistclub.players.verdicts import verdict_of

    return verdict_of(game, position)
