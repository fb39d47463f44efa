"""The choices of a convention card: what partners at a table have agreed on."""

from collections.abc import Iterable, Mapping
from typing import Final

import msgspec

from whistclub.cards.errors import BadOption, reason
from whistclub.rules.profile import ConventionChoice

Conventions = Mapping[str, str]
"""The values chosen on a convention card, by name; those that are left out are the usual ones."""

USUAL_CONVENTIONS: Final[Conventions] = {}


class Named(msgspec.Struct, frozen=True):
    """A card that spoke to the partner: `acts` counts the acts of the deal up to it, `key` is a message about its
    suit.
    """

    acts: int
    key: str
    suit: str


def unusual_conventions(choices: Iterable[ConventionChoice], chosen: Conventions) -> dict[str, str]:
    """The chosen values that differ from the usual ones. Raises BadOption for a name or a value that is not on the
    card.
    """
    known = {choice.name: choice.values for choice in choices}
    for name, value in chosen.items():
        if name not in known:
            raise BadOption(reason("convention-unknown", name=name[:40], valid=", ".join(known)))
        if value not in known[name]:
            valid = ", ".join(known[name])
            raise BadOption(reason("convention-value", name=name, value=value[:40], valid=valid))
    return {name: value for name, value in chosen.items() if value != known[name][0]}
