"""A ghost: a finished deal in which a player of ours has one seat's cards, and everybody else does as they did for as
long as the play agrees.
"""

from random import Random
from typing import Any, Final

import msgspec

from whistclub.coach.cards import turn_of
from whistclub.players.player import Player, own_budget
from whistclub.rules.actions import Action, Play
from whistclub.rules.game import Game
from whistclub.rules.match import Played
from whistclub.rules.replay import deal_to_text
from whistclub.rules.seats import Seat
from whistclub.rules.values import View

LEVEL: Final = "club"
"""The level of the ghost, and of everybody after the fork: a deal of `strong` takes up to thirteen seconds."""


class Ghost(msgspec.Struct, frozen=True):
    """The deal as the ghost plays it. Act `fork`, counted from 1, is the first that differs; None where none does."""

    played: Played
    fork: int | None

    def __repr__(self) -> str:
        return f"Ghost({self.fork})"


def ghost_of(game: Game, played: Played, seat: Seat, player: Player) -> Ghost:
    """The deal with this player in a seat in the place of whoever sat there, who goes on for everybody after the fork.

    An equal card is no other play. The player's whims follow from the deal alone, so a deal has one ghost.
    """
    position: Any = game.start(played.deal, played.setting)
    for number, (by, made) in enumerate(played.acts, 1):
        act = _choice(game, played, position, seat, player) if by == seat else made
        if act != made and not _is_equal(game, game.view(position, seat), act, made):
            hidden = position.to_act() - {seat}
            unseen = {one: other for one, other in reversed(played.acts[number:]) if one in hidden}
            return _played_on(game, played, position.play(seat, act), player, unseen, number)
        position = position.play(by, made)
    return Ghost(played, None)


def _is_equal(game: Game, view: View, act: Action, made: Action) -> bool:
    """True for two cards of a run."""
    turn = turn_of(game, view)
    if turn is None or not (isinstance(act, Play) and isinstance(made, Play)):
        return False
    return turn.place_of(act.card) == turn.place_of(made.card)


def _played_on(
    game: Game, played: Played, position: Any, player: Player, unseen: dict[Seat, Action], fork: int
) -> Ghost:
    """The deal from after the fork to its end; `unseen` are the acts of those who act face down beside the ghost: they
    have not seen it.
    """
    while position.result() is None:
        by = min(position.to_act())
        position = position.play(by, unseen.pop(by, None) or _choice(game, played, position, by, player))
    return Ghost(Played(played.setting, played.deal, position.acts, None, position.result()), fork)


def _choice(game: Game, played: Played, position: Any, seat: Seat, player: Player) -> Action:
    whims = Random(f"ghost/{deal_to_text(played.deal)}/{seat}/{len(position.acts)}")  # noqa: S311 - no secret
    return player.choose(game.view(position, seat), whims, own_budget(player))
