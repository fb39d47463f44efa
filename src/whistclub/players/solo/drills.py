"""The drill of the misère."""

from typing import Final

from whistclub.players.drills import drills_beside

DRILLS: Final = drills_beside(__package__)
