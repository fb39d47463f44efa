"""The rest of a deal after another card, played perfectly by all with open cards."""

from typing import Any

import msgspec

from whistclub.coach.call_prices import lead_of
from whistclub.coach.cards import solver
from whistclub.coach.effort import STANDARD, Effort
from whistclub.coach.line_trick import LineTrick, told_trick
from whistclub.players.worlds.evidence import evidence_of
from whistclub.rules.actions import Action, Play
from whistclub.rules.game import Game
from whistclub.rules.match import Played
from whistclub.rules.seats import FOUR, Seat
from whistclub.solver import has_kernel


class BestLine(msgspec.Struct, frozen=True, kw_only=True):
    """A line from the trick with the other card on: `act` is that card, `points` those of each side at the end."""

    act: str
    tricks: tuple[LineTrick, ...]
    points: tuple[float, ...]

    def __repr__(self) -> str:
        return f"BestLine({self.act})"


def best_line(
    game: Game, played: Played, number: int, act: Action, effort: Effort = STANDARD
) -> BestLine | None:
    """The deal with this card in the place of act `number`, counted from 1, and perfect play by all from there, all
    hands seen.

    None for an act that is no card, where the kernel has no question for what follows (a solitaire), and where it finds
    no answer within the effort's nodes. Raises ValueError for a number that the deal does not have, IllegalAction for
    an act not allowed there.
    """
    if not 1 <= number <= len(played.acts):
        raise ValueError(f"the deal has {len(played.acts)} acts")
    position: Any = game.start(played.deal, played.setting)
    for seat, made in played.acts[: number - 1]:
        position = position.play(seat, made)
    after = position.play(played.acts[number - 1][0], act)
    end = _end(game, after, effort) if isinstance(act, Play) and game.seats == len(FOUR) else None
    result = None if end is None else end.result()
    if result is None:
        return None
    later = _tricks(game, end)[len(_tricks(game, position)) :]
    return BestLine(act=act.text, tricks=tuple(later), points=tuple(map(float, result.points)))


def _end(game: Game, position: Any, effort: Effort) -> Any | None:
    """The end of the deal after the kernel's line; None where it has none."""
    if position.result() is not None:
        return position
    lead = lead_of(game, position, min(position.to_act()))
    if lead is None or lead.stakes.names_trump or not has_kernel():
        return None
    question = lead.stakes.aim.question(lead.reading, lead.hands)
    answer = solver(effort.threads).solve([question], line=True, nodes=effort.open_nodes)[0]
    if answer.why is not None:
        return None
    for card in answer.line:
        # A misère that is lost, or a contract that only counts as made, may be over before its cards are.
        if position.result() is not None:
            break
        position = position.play(min(position.to_act()), Play(card))
    return position


def _tricks(game: Game, position: Any) -> list[LineTrick]:
    """The tricks of a position that have been taken."""
    return [
        told_trick(trick, number, game.seats)
        for number, trick in enumerate(evidence_of(game, game.view(position, Seat(0))).reading.tricks, 1)
    ]
