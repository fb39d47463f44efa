"""The fields of a view as they are sent: those of every game's view, who is winning the trick, and the moment."""

from operator import attrgetter
from typing import Final

import msgspec

from whistclub.rules.game import Game
from whistclub.rules.moment import MOMENT_FIELDS
from whistclub.rules.values import View

Fields = dict[str, object]
"""Fields of a view by name."""

OF_MOMENT: Final = frozenset(MOMENT_FIELDS)
_SENT_APART: Final = frozenset({"viewer", "setting", "legal", "acts", "hand"})
_OF_VIEW: Final = tuple(name for name in View.__struct_fields__ if name not in _SENT_APART)
"""The fields that the views of all games have: those of one game are told by its moment, so that no client has to know
it.
"""

_VALUES_OF_VIEW: Final = attrgetter(*_OF_VIEW)


def view_fields(game: Game, view: View) -> Fields:
    """The fields of a view but for the hand, the acts and what is sent apart."""
    fields: Fields = dict(zip(_OF_VIEW, _VALUES_OF_VIEW(view), strict=True))
    fields["winning"] = game.winning(view)
    fields.update(zip(MOMENT_FIELDS, msgspec.structs.astuple(game.moment(view)), strict=True))
    return fields


def without_empty(fields: Fields) -> Fields:
    """The fields as they are sent to those who have none yet: those of the moment that are empty are left out."""
    return {name: value for name, value in fields.items() if value or name not in OF_MOMENT}
