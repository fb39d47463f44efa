"""The outcome of a search for a better schedule."""

import msgspec

from whistclub.evenings.schedules.bounds import Quality
from whistclub.evenings.schedules.improving import Improved


class Searched(msgspec.Struct, frozen=True):
    """The schedule before and after a search, and what is proved of every schedule."""

    before: Improved
    after: Improved
    proved: Quality
