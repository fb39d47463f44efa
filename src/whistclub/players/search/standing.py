"""The standing of a usual card against what a search finds, as the player who suggests it tells."""

from typing import Protocol, runtime_checkable

import msgspec

from whistclub.players.player import Decision, Player, PlaysOut
from whistclub.players.reading import Reading
from whistclub.players.stakes import Stakes
from whistclub.rules.values import View


class Standing(msgspec.Struct, frozen=True):
    """The firmness with which a usual card stands.

    `is_kept`: nothing is searched, and the usual player tries out what it will. `is_agreed`: partners read the card,
    and where it is not `is_usual` the fast policy does not. `is_open`: any gain is enough against it. `worth` is the
    worth of each number of tricks to the player, empty where that is the gain.
    """

    is_kept: bool = False
    is_agreed: bool = False
    is_usual: bool = True
    is_open: bool = False
    worth: tuple[float, ...] = ()


@runtime_checkable
class Stands(Protocol):
    """A player that knows how firmly its cards stand."""

    def standing_of(self, view: View, reading: Reading, stakes: Stakes, usual: Decision) -> Standing:
        """The standing of the card it suggests."""


@runtime_checkable
class PlaysFromTheFirst(Protocol):
    """A player with more to think about while its hand is whole, for who searches from the first card on."""

    def from_the_first(self) -> Player:
        """The same player, thinking."""


def standing_of(player: Player, view: View, reading: Reading, stakes: Stakes, usual: Decision) -> Standing:
    """The standing of a player's card; one that it found by trying acts in a few deals is open."""
    if isinstance(player, Stands):
        return player.standing_of(view, reading, stakes, usual)
    return Standing(is_open=isinstance(player, PlaysOut))
