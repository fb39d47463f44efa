"""The interface of a player: made for a game with its options, it chooses acts from views and can say why."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Final, Protocol, runtime_checkable

import msgspec

from whistclub.cards.errors import BadValue, Reason, reason
from whistclub.players.choice import Chosen, Ground, Kind
from whistclub.rules.actions import Action, Play
from whistclub.rules.game import Game, Position
from whistclub.rules.seats import Seat
from whistclub.rules.values import DealResult, View


class Budget(msgspec.Struct, frozen=True, kw_only=True):
    """The cost allowed for an act: `samples` worlds looked at, at most, and `nodes` positions searched in all.

    Counted, never timed: the same view, key and budget give the same act on any machine. Raises BadValue for what is no
    whole number from 0 up.
    """

    samples: int = 20
    nodes: int = 20_000

    def __post_init__(self) -> None:
        for name, value in (("samples", self.samples), ("nodes", self.nodes)):
            if type(value) is not int or value < 0:
                raise BadValue(reason("value-number", name=name, value=repr(value)[:40], least=0))


USUAL: Final = Budget()
"""The cost allowed for a bot's own act."""

HINT: Final = Budget(samples=200)
"""The cost allowed for a hint in a solitaire, whose tries are quick and whose reason says how many there were."""


class Decision(msgspec.Struct, frozen=True):
    """A choice: the act, the ground of it as data, and what kind of choice it is."""

    action: Action
    ground: Ground
    kind: Kind

    @property
    def why(self) -> Reason:
        """The message that says why."""
        return self.ground.why


def played(chosen: Chosen) -> Decision:
    """The decision to play this card."""
    return Decision(Play(chosen.card), chosen.ground, chosen.kind)


class Bot(Protocol):
    """As much of a player as plays a match: it chooses acts, and need not say why."""

    def choose(self, view: View, rng: Random, budget: Budget) -> Action:
        """One of `view.legal`, from the view of its seat alone."""


class Player(Protocol):
    """A player of a seat. It holds no state of its own between acts: everything it knows is in the view."""

    def decide(self, view: View, rng: Random, budget: Budget) -> Decision:
        """One of `view.legal`, and why. Raises ValueError when the seat has nothing to do."""

    def choose(self, view: View, rng: Random, budget: Budget) -> Action:
        """The act alone."""


EachPlayedOut = Callable[[Sequence[Position], Sequence[Action]], list[list[DealResult]]]
"""By act, the result of each of these deals with it."""


@runtime_checkable
class PlaysOut(Protocol):
    """A player that plays a whole deal on at once, every hand seen: much faster than act by act from views."""

    def played_out(self, position: Position, rng: Random) -> tuple[DealResult, int]:
        """The result of the deal, and the number of acts that led there."""

    def playing_out(self, seat: Seat, rng: Random) -> EachPlayedOut:
        """Plays acts of a seat out in deals that the seat cannot tell apart."""


def own_budget(player: Bot, usual: Budget = USUAL) -> Budget:
    """The cost allowed for the player's own act: that of its level, `usual` for a player of none."""
    found: Budget = getattr(player, "budget", usual)
    return found


def hint_budget(game: Game, player: Player) -> Budget:
    """The cost allowed for a hint by this player: more than for its own act only in a solitaire, where that is
    quick.
    """
    own = own_budget(player)
    if game.seats > 1:
        return own
    return Budget(samples=max(own.samples, HINT.samples), nodes=max(own.nodes, HINT.nodes))
