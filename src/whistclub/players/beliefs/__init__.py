"""Beliefs: worlds that agree with a seat's view, weighted by how likely the bids and cards seen are in each."""

from whistclub.players.beliefs.believed import DRAWS, believed, weighed_worlds
from whistclub.players.beliefs.evidence import Evidence, evidence_of
from whistclub.players.beliefs.worlds import Worlds, chance_held

__all__ = ["DRAWS", "Evidence", "Worlds", "believed", "chance_held", "evidence_of", "weighed_worlds"]
