"""The list of formats."""

from collections.abc import Callable
from typing import Final, get_args

from whistclub.cards.errors import BadOption, reason
from whistclub.evenings.formats.compass import Compass
from whistclub.evenings.formats.individual import Individual
from whistclub.evenings.formats.ladder import Ladder, Pairing
from whistclub.evenings.formats.partner import Partner
from whistclub.evenings.formats.progressive import Progressive
from whistclub.evenings.formats.semi_partner import SemiPartner
from whistclub.evenings.movement import Movement

FORMATS: Final[tuple[str, ...]] = (
    "ladder",
    "progressive",
    "semi_partner",
    "partner",
    "individual",
    "compass",
)
"""The keys of the formats, in the order in which they are offered."""

_PAIRINGS: Final[dict[str, Pairing]] = {pairing: pairing for pairing in get_args(Pairing)}

_MOVEMENTS: Final[dict[str, Callable[[Pairing], Movement]]] = {
    "ladder": Ladder,
    "progressive": lambda _: Progressive(),
    "semi_partner": lambda _: SemiPartner(),
    "partner": lambda _: Partner(),
    "individual": lambda _: Individual(),
    "compass": lambda _: Compass(),
}


def movement(key: str, pairing: str = "first_first") -> Movement:
    """The movement of this key; `pairing` is read by the ladder. Raises BadOption for an unknown format or pairing."""
    if pairing not in _PAIRINGS:
        raise BadOption(reason("pairing-unknown", text=pairing[:40], valid=", ".join(_PAIRINGS)))
    if key not in _MOVEMENTS:
        raise BadOption(reason("format-unknown", text=key[:40], valid=", ".join(FORMATS)))
    return _MOVEMENTS[key](_PAIRINGS[pairing])
