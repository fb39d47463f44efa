"""A player who sees all cards, to measure against: it plays every card by the kernel's values. It is for the bench
alone.

Bids are the other player's. It plays deals for tricks with four hands in the trick; in others (a lone bidder of Askov)
the cards are the other player's too.
"""

from random import Random
from typing import Any, Literal

import msgspec

from whistclub.games.registry import profile_of
from whistclub.players.player import Player, own_budget
from whistclub.rules.actions import Action, Play
from whistclub.rules.seats import FOUR, Seat, partner_of
from whistclub.rules.tricks import NO_TRUMP
from whistclub.solver import Solver, question_of

NODES = 2_000_000
"""Positions of the kernel for an act; what it cannot tell in these counts as the middle of its bounds."""
_SOLVER = Solver(memory_bytes=64 << 20)


def contract_of(game: Any, position: Any) -> str:
    """The contract in play; empty in a game without."""
    return str(getattr(game.view(position, None), "contract", ""))


def worths(game: Any, position: Any, seat: Seat) -> dict[Action, float] | None:
    """The tricks still to come for the seat's pair by each legal card, all cards seen; less is better where they are
    avoided, so that they are counted as losses. None where that is not what is played for.
    """
    tricks = getattr(position, "tricks", None)
    legal = position.legal(seat)
    if tricks is None or not isinstance(legal[0], Play) or len(tricks.next_circle.seats) != len(FOUR):
        return None
    avoided = contract_of(game, position) in profile_of(game.key).avoided
    side = 1 << seat | 1 << partner_of(seat)
    objective: Literal["fewest", "most"] = "fewest" if avoided else "most"
    sign = -1 if avoided else 1
    if _names_trump(position, seat, legal):
        return {act: sign * _value(position.play(seat, act), side, objective) for act in legal}
    question = msgspec.structs.replace(question_of(tricks, side=side), objective=objective)
    (answer,) = _SOLVER.solve([question], cards=True, nodes=NODES)
    found = {each.card: (each.value.least + each.value.most) / 2 for each in answer.cards}
    return {act: sign * found[act.card] for act in legal if isinstance(act, Play)}


def _names_trump(position: Any, seat: Seat, legal: tuple[Action, ...]) -> bool:
    """True if the card led decides which suit is trump."""
    before = position.tricks.judge.trump
    after = position.play(seat, legal[0]).tricks.judge.trump
    return bool(before == NO_TRUMP and after != before)


def _value(position: Any, side: int, objective: Literal["fewest", "most"]) -> float:
    question = msgspec.structs.replace(question_of(position.tricks, side=side), objective=objective)
    (answer,) = _SOLVER.solve([question], nodes=NODES)
    return (answer.value.least + answer.value.most) / 2


def choose(game: Any, position: Any, seat: Seat, usual: Player, rng: Random) -> Action:
    """The usual player's act, or a card that is worth more than it with all cards seen."""
    act = usual.choose(game.view(position, seat), rng, own_budget(usual))
    found = worths(game, position, seat)
    if found is None or found[act] == max(found.values()):
        return act
    return max(found, key=lambda one: (found[one], -one.parts[0].rank))
