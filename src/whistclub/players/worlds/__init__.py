"""Worlds that agree with a seat's view: drawn alike likely, or weighted by how likely the bids and cards seen are in
each.
"""

from whistclub.players.worlds.believed import DRAWS, Worlds, believed, chance_held, weighed_worlds
from whistclub.players.worlds.evidence import Evidence, evidence_of

__all__ = ["DRAWS", "Evidence", "Worlds", "believed", "chance_held", "evidence_of", "weighed_worlds"]
