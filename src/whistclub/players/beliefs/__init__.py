"""Beliefs: worlds that agree with a seat's view, weighted by how likely the bids and cards seen are in each."""

from whistclub.players.beliefs.believed import believed
from whistclub.players.beliefs.worlds import Worlds, chance_held

__all__ = ["Worlds", "believed", "chance_held"]
