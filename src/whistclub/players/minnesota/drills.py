"""The drills of the conventions C1 to C11."""

from typing import Final

from whistclub.players.drills import drills_beside

DRILLS: Final = drills_beside(__package__)
